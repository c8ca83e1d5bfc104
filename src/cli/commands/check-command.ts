import { Command } from 'commander';
import type { DerivativeRequest } from '../../contract/request.js';
import type { Diagnostic } from '../../diagnostic/diagnostic.js';
import { addReportOptions } from '../options/add-report-options.js';
import { addRequestOptions } from '../options/add-request-options.js';
import { addSourceOptions } from '../options/add-source-options.js';
import { isGenerated } from '../../matlab/is-generated.js';
import type { Source } from '../../matlab/source.js';
import type { Dependency, Program } from '../../program/program.js';
import { derivativeSourceOf } from '../../client/derivative-source-of.js';
import { obtainDerivative } from '../../client/obtain-derivative.js';
import { OpenedProgram } from '../../client/opened-program.js';
import { printReport } from '../reports/print-report.js';
import { printTable } from '../reports/print-table.js';
import type { ReportOptions } from '../options/report-options.js';
import { requestOf } from '../options/request-of.js';
import type { RequestOptions } from '../../client/request-options.js';
import type { SourceOptions } from '../../client/source-options.js';

interface CheckOptions extends RequestOptions, SourceOptions, ReportOptions {
  readonly listDependencies?: boolean;
}

const examples = `
Examples:
  adjoin check f.m                            what stands against differentiating f?
  adjoin check f.m --list-dependencies        the files that f leads to, and how
  adjoin check f.m --format sarif > f.sarif   for editors and code hosts
  adjoin check f.m --format github            annotations, in a workflow of GitHub`;

/** `adjoin check`: whether a function can be differentiated. */
export function checkCommand(): Command {
  const command = new Command('check')
    .summary('tell whether a function can be differentiated')
    .description(
      'Tells what stands against differentiating a function, and which variables and outputs may have no value (W211). ' +
        'Writes nothing.',
    )
    .argument('<file>', 'the file that defines the function; - for stdin')
    .option('--list-dependencies', 'print the files that the program consists of, and how they were found');
  addRequestOptions(command);
  addSourceOptions(command);
  addReportOptions(command);
  return command.addHelpText('after', examples).action(async (path: string, options: CheckOptions) => {
    const program = new OpenedProgram(path, options);
    const request = requestOf(options);
    const from = { ...derivativeSourceOf(options), onlyReports: true };
    const outcome = await obtainDerivative(program, request, from);
    const { sources } = outcome;
    const isListed =
      options.listDependencies === true && !outcome.diagnostics.some(({ code }) => code === 'E605');
    const listed = isListed ? await dependenciesOf(program, request) : undefined;
    const known = new Set(outcome.diagnostics.map(placeAsText));
    const unknown = listed?.unknown.filter((it) => !known.has(placeAsText(it))) ?? [];
    const diagnostics = [...outcome.diagnostics, ...(await unsetIn(sources)), ...unknown];
    const document = { diagnostics, dependencies: listed?.dependencies.map(dependencyDocument) };
    process.exitCode = printReport({ diagnostics, sources, text: '', document }, options);
    const isText = options.format === 'text' || options.format === 'github';
    if (isText) printTable((listed?.dependencies ?? []).map((it) => [it.source.name, inWords(it)]));
  });
}

/** The files that the program leads to, found anew: the cache and servers know nothing of how files were found. */
async function dependenciesOf(
  { entry, finder }: OpenedProgram,
  request: DerivativeRequest,
): Promise<Program | undefined> {
  if (entry === undefined) return undefined;
  const { loadProgram } = await import('../../program/program.js');
  const { loadToolbox } = await import('../../pipeline/toolbox.js');
  const { withRules } = await import('../../engine/with-rules.js');
  const { toolbox } = withRules(loadToolbox(), request.rules);
  return loadProgram([entry], toolbox, finder, request);
}

/** The variables that may have no value in the functions of files that can be parsed. */
async function unsetIn(sources: readonly Source[]): Promise<Diagnostic[]> {
  const { parseSource } = await import('../../matlab/parse-file.js');
  const { unsetVariables } = await import('../../check/unset-variables.js');
  const files = sources
    .filter(({ name, text }) => name.endsWith('.m') && !isGenerated(text))
    .map((source) => ({ source, ...parseSource(source) }));
  return unsetVariables(files.filter((it) => !it.diagnostics.some(({ severity }) => severity === 'error')));
}

function placeAsText({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}

function dependencyDocument({ source, how, name, calledIn, pattern }: Dependency): object {
  const file = source.name;
  return how === 'given' ? { file, how } : { file, how, name, calledIn, pattern };
}

function inWords({ how, name, calledIn, pattern }: Dependency): string {
  if (how === 'given') return 'the program';
  const kind = { private: 'private function', package: 'package function', path: 'function' }[how];
  return `${kind} ${name}, ${pattern === undefined ? '' : `as '${pattern}' `}named in ${calledIn}`;
}
