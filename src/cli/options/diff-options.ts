import type { ReportOptions } from './report-options.js';
import type { RequestOptions } from '../../client/request-options.js';
import type { SourceOptions } from '../../client/source-options.js';

/** The options of `adjoin diff`, as commander gives them. */
export interface DiffOptions extends RequestOptions, SourceOptions, ReportOptions {
  readonly output?: string;
  /** Arguments of the function, whose shapes are told. */
  readonly like?: string;
  readonly check?: boolean;
  readonly watch?: boolean;
  readonly timings?: boolean;
  /** How many files are worked on at a time. */
  readonly jobs: number;
}
