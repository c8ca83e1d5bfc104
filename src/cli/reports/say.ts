import type { ReportOptions } from '../options/report-options.js';

/** Tells on stderr what is good to know, but no error. */
export function say(line: string, { quiet }: Pick<ReportOptions, 'quiet'>): void {
  if (quiet !== true) process.stderr.write(`${line}\n`);
}
