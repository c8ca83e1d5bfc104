import type { DerivativeRequest } from '../../contract/request.js';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import type { Source } from '../../matlab/source.js';

/** A program and what is asked for, as one request names its files. */
export interface RequestedProgram {
  readonly request: DerivativeRequest;
  readonly files: readonly Source[];
  /** Diagnostics of reading the files. */
  readonly readings?: readonly Diagnostic[];
}
