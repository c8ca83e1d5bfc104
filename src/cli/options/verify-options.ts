import type { ReportOptions } from './report-options.js';
import type { RequestOptions } from '../../client/request-options.js';
import type { SourceOptions } from '../../client/source-options.js';

/** The options of `adjoin verify`, as commander gives them. */
export interface VerifyOptions extends RequestOptions, SourceOptions, ReportOptions {
  readonly at: string;
  readonly tolerance: number;
  readonly extra: number;
  readonly locate?: boolean;
  readonly plot?: string;
}
