import type { ProgramSurvey } from '../../admproc/survey-program.js';
import type { DerivativeRequest } from '../../cache/normalize-request.js';
import type { Source } from '../../matlab/source.js';
import type { DifferentiateResult } from '../../pipeline/differentiate.js';
import type { PastStep } from '../../pipeline/program-history.js';
import type { PrintedText } from '../../pipeline/read-origins.js';
import type { TracedStep, TraceOptions } from '../../pipeline/program-trace.js';

/** What a worker is to do. */
export interface Task {
  readonly request: DerivativeRequest;
  readonly files: readonly Source[];
  /** Where the steps on the way are wanted. */
  readonly trace?: TraceOptions;
  /** Where all functions after every step are wanted. */
  readonly isHistory?: boolean;
  /** Where nothing else is wanted than the syntax tree of the files. */
  readonly isTree?: boolean;
  /** Where nothing else is wanted than which functions the files call for. */
  readonly isSurvey?: boolean;
}

/** What a worker gives back. */
export interface TaskResult extends Pick<DifferentiateResult, 'files' | 'diagnostics' | 'timings'> {
  /** Empty where they were not wanted. */
  readonly steps?: readonly TracedStep[] | readonly PastStep[];
  /** What steps of a history refer to. */
  readonly functions?: readonly PrintedText[];
  readonly survey?: ProgramSurvey;
  /** AST XML. */
  readonly tree?: string;
}

/** A task on its way to a worker: under its number the worker tells that it begins. */
export interface NumberedTask extends Task {
  readonly number: number;
  /** The most characters that the result may have. */
  readonly outputLimit: number;
}

/** A result, or the size of one that was too large to be sent. */
export type TaskReply = TaskResult | { readonly tooLarge: number };

/** What a worker tells besides: that it has loaded everything, or that it begins with a task. */
export type WorkerMessage = { readonly ready: number } | { readonly started: number };
