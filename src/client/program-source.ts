import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import type { SourceFinder } from './source-finder.js';

/** A program that is to be differentiated: a file, and the way to those that it calls for. */
export interface ProgramSource {
  /** Undefined where it cannot be read; `diagnostics` say why. */
  readonly entry: Source | undefined;
  readonly finder: SourceFinder;
  readonly diagnostics: readonly Diagnostic[];
}
