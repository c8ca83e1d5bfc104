import type { Diagnostic } from '../diagnostic/diagnostic.js';
import { functionPlace } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import { checkFolder } from './check-folder.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';
import { readSource } from './read-source.js';
import type { RequestOptions } from './request-options.js';
import type { ProgramSource } from './program-source.js';
import { SourceFinder } from './source-finder.js';

/** Which files the program consists of. */
type ProgramOptions = Pick<RequestOptions, 'include' | 'stdinFilepath'>;

/** The file that a command is about, and the way to those that it calls for. */
export class OpenedProgram implements ProgramSource {
  /** Undefined where it cannot be read; `diagnostics` say why. */
  readonly entry: Source | undefined;
  readonly finder: SourceFinder;
  readonly #diagnostics: readonly Diagnostic[];

  /** Called functions are looked for where the file lies and in `include`, and among the private ones of those. */
  constructor(path: string, { include = [], stdinFilepath }: ProgramOptions) {
    if (stdinFilepath !== undefined && path !== '-') {
      throw new CommandFailure('--stdin-filepath is for -, a file that comes on stdin', exitCodes.usage);
    }
    const name = stdinFilepath ?? path;
    const { source, diagnostics } = readSource(path, name);
    this.entry = source;
    this.finder = new SourceFinder(
      [functionPlace(name).root, ...include],
      source === undefined ? [] : [source],
    );
    this.#diagnostics = [...diagnostics, ...include.flatMap(checkFolder)];
  }

  /** Diagnostics of reading the files. */
  get diagnostics(): readonly Diagnostic[] {
    return [...this.#diagnostics, ...this.finder.diagnostics];
  }
}
