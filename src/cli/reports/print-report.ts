import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { renderDiagnostics } from '../../diagnostic/render-diagnostics.js';
import type { Source } from '../../matlab/source.js';
import { exitCodes, type ExitCode } from '../../client/exit-codes.js';
import { githubCommand } from './github-command.js';
import type { ReportOptions } from '../options/report-options.js';
import { sarifLog } from './sarif-log.js';

/** The report of a command. */
export interface Report {
  readonly diagnostics: readonly Diagnostic[];
  /** All sources that were read, for excerpts. */
  readonly sources: readonly Source[];
  /** The requested output, as text for stdout. */
  readonly text: string;
  /** The same with the diagnostics, for `--format json`. */
  readonly document: object;
}

/** Prints a report in the format that was asked for; the exit code tells whether there are errors. */
export function printReport(report: Report, { format, quiet }: ReportOptions): ExitCode {
  const { diagnostics, sources, text, document } = report;
  const errors = diagnostics.filter((it) => it.severity === 'error');
  const said = quiet === true ? errors : diagnostics;
  switch (format) {
    case 'text': {
      const texts = new Map(sources.map((it) => [it.name, it.text]));
      for (const it of renderDiagnostics(said, (file) => texts.get(file))) process.stderr.write(`${it}\n`);
      process.stdout.write(text);
      break;
    }
    case 'github':
      for (const it of said) process.stderr.write(`${githubCommand(it)}\n`);
      process.stdout.write(text);
      break;
    case 'json':
    case 'sarif':
      process.stdout.write(
        `${JSON.stringify(format === 'json' ? document : sarifLog(diagnostics), undefined, 2)}\n`,
      );
  }
  return errors.length > 0 ? exitCodes.diagnostics : exitCodes.ok;
}
