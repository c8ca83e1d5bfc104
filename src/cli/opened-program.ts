import { dirname, join } from 'node:path';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import { checkFolder } from './check-folder.js';
import { readSource } from './read-source.js';
import { SourceFinder } from './source-finder.js';

/** The file that a command is about, and the way to those that it calls for. */
export class OpenedProgram {
  /** Undefined where it cannot be read; `diagnostics` say why. */
  readonly entry: Source | undefined;
  readonly finder: SourceFinder;
  readonly #diagnostics: readonly Diagnostic[];

  /** Called functions are looked for beside the file, in its private folder and in `include`. */
  constructor(path: string, include: readonly string[] = []) {
    const { source, diagnostics } = readSource(path);
    const folder = path === '-' ? '.' : dirname(path);
    this.entry = source;
    this.finder = new SourceFinder([folder, join(folder, 'private'), ...include]);
    this.#diagnostics = [...diagnostics, ...include.flatMap(checkFolder)];
  }

  /** What reading the files had to say. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#diagnostics, ...this.finder.diagnostics];
  }
}
