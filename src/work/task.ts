import type { ProgramSurvey } from '../engine/survey-program.js';
import type { DerivativeRequest } from '../contract/request.js';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import type { DifferentiateResult } from '../engine/differentiate.js';
import type { RenderedDiagnostic } from '../contract/answer.js';
import type { TraceOptions } from '../engine/program-trace.js';

/** The task of a worker. */
export interface Task {
  readonly request: DerivativeRequest;
  readonly files: readonly Source[];
  /** Where the steps on the way are wanted, or all functions after every step. */
  readonly trace?: TraceOptions | 'functions';
  /** Diagnostics of reading the files, where the trace is to begin with them. */
  readonly readings?: readonly Diagnostic[];
  /** Where nothing else is wanted than the syntax tree of the files. */
  readonly isTree?: boolean;
  /** Where nothing else is wanted than which functions the files call for. */
  readonly isSurvey?: boolean;
}

/** The result of a worker. */
export interface TaskResult extends Pick<DifferentiateResult, 'files' | 'timings'> {
  /** No more than there may be. */
  readonly diagnostics: readonly RenderedDiagnostic[];
  /** A trace as JSON: it is long, and takes its time to be written. */
  readonly trace?: string;
  readonly survey?: ProgramSurvey;
  /** AST XML. */
  readonly tree?: string;
}

/** A task on its way to a worker: under its number the worker tells that it begins. */
export interface NumberedTask extends Task {
  readonly number: number;
  /** The most characters that the result may have. */
  readonly outputLimit: number;
  /** The most diagnostics that it may have. */
  readonly diagnosticLimit: number;
  /** Shared memory that holds 0 as long as the result is wanted. */
  readonly givenUp: Int32Array<SharedArrayBuffer>;
}

/** A result, or the size of one that was too large to be sent. */
export type TaskReply = TaskResult | { readonly tooLarge: number };

/** The notices of a worker, with the number of its thread: that it has loaded everything, or that it begins with a task. */
export type WorkerMessage =
  | { readonly thread: number; readonly systemThread: string | undefined }
  | { readonly thread: number; readonly started: number };
