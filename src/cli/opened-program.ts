import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { functionPlace } from '../matlab/function-place.js';
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

  /** Called functions are looked for where the file lies and in `include`, and among the private ones of those. */
  constructor(path: string, include: readonly string[] = []) {
    const { source, diagnostics } = readSource(path);
    this.entry = source;
    this.finder = new SourceFinder(
      [functionPlace(path).root, ...include],
      source === undefined ? [] : [source],
    );
    this.#diagnostics = [...diagnostics, ...include.flatMap(checkFolder)];
  }

  /** What reading the files had to say. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#diagnostics, ...this.finder.diagnostics];
  }
}
