import type { DerivativeRequest } from '../../contract/request.js';
import type { Source } from '../../matlab/source.js';
import type { DerivativeSource } from '../../client/obtain-derivative.js';
import type { SourceFinder } from '../../client/source-finder.js';

/** A program in which what is wrong is to be found. */
export interface LocatedProgram {
  readonly entry: Source;
  readonly finder: SourceFinder;
  readonly request: DerivativeRequest;
  readonly from: DerivativeSource;
  /** The arguments, as in a call. */
  readonly at: string;
  /** How many outputs the function has, the values of `varargout` among them. */
  readonly outputs: number;
  readonly extra: number;
  readonly tolerance: number;
  readonly folders: readonly string[];
  readonly timeoutSeconds: number;
}
