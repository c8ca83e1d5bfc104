import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import type { GeneratedFile, StepTiming } from '../contract/answer.js';

/** The outcome of a request. */
export interface Outcome {
  /** Empty where there are errors. */
  readonly files: readonly GeneratedFile[];
  readonly diagnostics: readonly Diagnostic[];
  /** All sources that were read, for excerpts in messages. */
  readonly sources: readonly Source[];
  readonly key?: string;
  readonly generator: string;
  readonly timings: readonly StepTiming[];
  readonly cached: boolean;
}
