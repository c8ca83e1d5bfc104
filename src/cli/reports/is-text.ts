import type { ReportOptions } from '../options/report-options.js';

/** Whether what a command finds is for people: annotations of a workflow stand beside it. */
export function isText({ format }: ReportOptions): boolean {
  return format === 'text' || format === 'github';
}
