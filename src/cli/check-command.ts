import { Command } from 'commander';
import type { Diagnostic } from '../diagnostic/diagnostic.js';
import type { Source } from '../matlab/source.js';
import { addReportOptions } from './add-report-options.js';
import { addRequestOptions } from './add-request-options.js';
import { addSourceOptions } from './add-source-options.js';
import { derivativeSourceOf } from './derivative-source-of.js';
import { exitCodes } from './exit-codes.js';
import { obtainDerivative } from './obtain-derivative.js';
import { OpenedProgram } from './opened-program.js';
import { reportDiagnostics } from './report-diagnostics.js';
import type { ReportOptions } from './report-options.js';
import { requestOf } from './request-of.js';
import type { RequestOptions } from './request-options.js';
import { sarifLog } from './sarif-log.js';
import type { SourceOptions } from './source-options.js';

interface CheckOptions extends RequestOptions, SourceOptions, ReportOptions {
  readonly listDependencies?: boolean;
}

const examples = `
Examples:
  adjoin check f.m                            what stands against differentiating f?
  adjoin check f.m --list-dependencies        the files that f leads to
  adjoin check f.m --format sarif > f.sarif   for editors and code hosts`;

/** `adjoin check`: whether a function can be differentiated. */
export function checkCommand(): Command {
  const command = new Command('check')
    .summary('tell whether a function can be differentiated')
    .description('Tells what stands against differentiating a function, and writes nothing.')
    .argument('<file>', 'the file that defines the function; - for stdin')
    .option('--list-dependencies', 'print the files that the program consists of');
  addRequestOptions(command);
  addSourceOptions(command);
  addReportOptions(command);
  return command.addHelpText('after', examples).action(async (path: string, options: CheckOptions) => {
    const program = new OpenedProgram(path, options.include);
    const outcome = await obtainDerivative(program, requestOf(options), derivativeSourceOf(options));
    process.exitCode = report(outcome.diagnostics, outcome.sources, options);
  });
}

function report(
  diagnostics: readonly Diagnostic[],
  sources: readonly Source[],
  { format, quiet, listDependencies }: CheckOptions,
): number {
  const errors = diagnostics.filter((it) => it.severity === 'error');
  const dependencies = sources.map((it) => it.name);
  if (format === 'text') {
    reportDiagnostics(quiet === true ? errors : diagnostics, sources);
    if (listDependencies === true) process.stdout.write(dependencies.map((it) => `${it}\n`).join(''));
  } else {
    const listed = listDependencies === true ? { diagnostics, dependencies } : { diagnostics };
    const document = format === 'json' ? listed : sarifLog(diagnostics);
    process.stdout.write(`${JSON.stringify(document, undefined, 2)}\n`);
  }
  return errors.length > 0 ? exitCodes.diagnostics : exitCodes.ok;
}
