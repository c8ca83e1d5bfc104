import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { parseSource } from '../../matlab/parse-file.js';
import type { ParsedFile } from '../../matlab/write-ast-xml.js';
import { printReport } from './print-report.js';
import { readSource } from '../../client/read-source.js';
import type { ReportOptions } from '../options/report-options.js';

/**
 * Parses the file that a command is about, and reports what `print` makes of it; nothing if it has errors or
 * `checkSize` complains.
 */
export function reportParsed(
  path: string,
  options: ReportOptions,
  print: (parsed: ParsedFile) => string,
  checkSize: (parsed: ParsedFile) => readonly Diagnostic[] = () => [],
): void {
  const read = readSource(path);
  const { source } = read;
  const diagnostics: Diagnostic[] = [...read.diagnostics];
  let text = '';
  if (source !== undefined) {
    const { file, diagnostics: found } = parseSource(source);
    diagnostics.push(...found, ...checkSize({ source, file }));
    if (!diagnostics.some((it) => it.severity === 'error')) text = print({ source, file });
  }
  const sources = source === undefined ? [] : [source];
  process.exitCode = printReport({ diagnostics, sources, text, document: { text, diagnostics } }, options);
}
