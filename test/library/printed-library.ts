import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RelaxNgSchema } from '../../src/rules/relax-ng-schema.js';
import { checkPrinting, type Printing } from './check-printing.js';
import type { Library } from './library.js';

/** A copy of a library in which some files are printed again; what cannot be printed stays as it is. */
export class PrintedLibrary {
  readonly folder = mkdtempSync(join(tmpdir(), 'printed-'));
  readonly printings = new Map<string, Printing>();

  constructor(library: Library, paths: readonly string[], change: (text: string) => string = (it) => it) {
    cpSync(library.folder, this.folder, { recursive: true });
    const schema = new RelaxNgSchema('parsed');
    for (const path of paths) {
      const printing = checkPrinting(path, readFileSync(join(library.folder, path)), schema);
      this.printings.set(path, printing);
      if (printing.text !== undefined) writeFileSync(join(this.folder, path), change(printing.text));
    }
    schema.dispose();
  }

  /** The faults of the trees of the files and of their printed texts, file by file. */
  complaints(): string[] {
    return [...this.printings].flatMap(([path, it]) => [
      ...it.errors,
      ...(it.formComplaint === '' ? [] : [`${path}: form: ${it.formComplaint}`]),
      ...(it.treeDifference === '' ? [] : [`${path}: tree: ${it.treeDifference}`]),
      ...(it.changesAgain ? [`${path}: printing what was printed changes it`] : []),
    ]);
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}
