import { Command, InvalidArgumentError } from 'commander';
import { dirname } from 'node:path';
import { addReportOptions } from './add-report-options.js';
import { addRequestOptions } from './add-request-options.js';
import { addSourceOptions } from './add-source-options.js';
import { CommandFailure } from './command-failure.js';
import { derivativeSourceOf } from './derivative-source-of.js';
import { exitCodes, type ExitCode } from './exit-codes.js';
import { obtainDerivative } from './obtain-derivative.js';
import { OpenedProgram } from './opened-program.js';
import { printTable } from './print-table.js';
import { printReport } from './print-report.js';
import type { ReportOptions } from './report-options.js';
import { requestOf } from './request-of.js';
import type { RequestOptions } from './request-options.js';
import type { ComparedAdjoint, ComparisonReport } from './run-comparison.js';
import type { SourceOptions } from './source-options.js';
import { wholeNumber } from './whole-number.js';

interface VerifyOptions extends RequestOptions, SourceOptions, ReportOptions {
  readonly at: string;
  readonly tolerance: number;
  readonly extra: number;
}

const defaultTolerance = 1e-6;
/** The complex step has no truncation: what it tells is exact but for rounding. */
const complexStepTolerance = 1e-9;
const valueTolerance = 1e-12;
/** How long the function and its adjoint may run, all in all. */
const octaveSeconds = 300;

const examples = `
Examples:
  adjoin verify f.m --at '[1 2; 3 4], 0.5'                  the adjoint of f at f([1 2; 3 4], 0.5)
  adjoin verify f.m --independents x --at 'rand(3), "a"'    by x only`;

/** `adjoin verify`: compares the adjoint, or the tangent, with other derivatives, in Octave. */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .summary('compare the adjoint, or the tangent, with other derivatives, in Octave')
    .description(
      'Runs the function and its adjoint (or its tangent, with --mode forward) in Octave, and compares with differences and the complex step.',
    )
    .argument('<file>', 'the file that defines the function; - for stdin')
    .requiredOption('--at <args>', 'the arguments, as in a call')
    .option(
      '--tolerance <number>',
      'relative difference from differences that is allowed',
      parseTolerance,
      defaultTolerance,
    )
    .option('--extra <count>', 'how many values are asked for in varargout', wholeNumber(0, 1000), 1);
  addRequestOptions(command);
  addSourceOptions(command);
  addReportOptions(command);
  return command.addHelpText('after', examples).action(async (path: string, options: VerifyOptions) => {
    process.exitCode = await run(path, options);
  });
}

async function run(path: string, options: VerifyOptions): Promise<ExitCode> {
  const program = new OpenedProgram(path, options);
  const { entry } = program;
  const outcome = await obtainDerivative(program, requestOf(options), derivativeSourceOf(options));
  const { sources, files, diagnostics } = outcome;
  if (entry === undefined || files[0] === undefined) {
    return printReport({ diagnostics, sources, text: '', document: { diagnostics } }, options);
  }
  const { readSignature } = await import('./read-signature.js');
  const { runComparison } = await import('./run-comparison.js');
  const { name, parameters, outputs } = readSignature(sources, options.function);
  const report = await runComparison({
    function: name,
    adjoint: files[0].name.replace(/\.m$/, ''),
    at: options.at,
    parameters: parameters.length,
    independents: positions(parameters, options.independents),
    dependents: positions(outputs, options.dependents),
    outputs: outputs.length,
    list: parameters.indexOf('varargin') + 1,
    extra: extraOf(outputs, options),
    entry,
    sources,
    files,
    folders: [dirname(entry.name), ...(options.include ?? [])],
    timeoutSeconds: octaveSeconds,
    forward: options.mode === 'forward',
  });
  printReport({ diagnostics, sources, text: '', document: { ...report, diagnostics } }, options);
  return tell(report, parameters, options);
}

/** How many values are asked for in varargout: none of an output that is not differentiated, -1 if there is no such. */
function extraOf(outputs: readonly string[], options: VerifyOptions): number {
  if (!outputs.includes('varargout')) return -1;
  return options.dependents?.includes('varargout') === false ? 0 : options.extra;
}

/** Where names stand among all, from 1, in that order. */
function positions(all: readonly string[], chosen: readonly string[] = all): number[] {
  return all.flatMap((name, index) => (chosen.includes(name) ? [index + 1] : []));
}

function tell(
  { value, adjoints }: ComparisonReport,
  parameters: readonly string[],
  { tolerance, format }: VerifyOptions,
): ExitCode {
  const verdicts = adjoints.map((it) => verdictOf(it, tolerance));
  const table = [
    ['', 'size', 'directions', 'differences', 'complex step'],
    ...adjoints.map((it, index) => [
      [parameters[it.position - 1] ?? '', ...(verdicts[index] === 'right' ? [] : [verdicts[index]])].join(
        ' ',
      ),
      it.size,
      String(it.directions),
      it.directions === 0 ? '-' : it.fromDifferences.toExponential(1),
      it.directions === 0 || Number.isNaN(it.fromComplexStep) ? '-' : it.fromComplexStep.toExponential(1),
    ]),
  ];
  if (format === 'text' || format === 'github') printTable(table);
  if (!(value <= valueTolerance)) {
    throw new CommandFailure(
      `the results differ from those of the function by ${value}`,
      exitCodes.diagnostics,
    );
  }
  if (format === 'text' || format === 'github') {
    if (verdicts.includes('NOT SMOOTH'))
      process.stderr.write(
        'NOT SMOOTH: the function has a kink or a jump at these arguments; give others to compare there\n',
      );
    for (const { stuck, position, problem } of adjoints.filter((it) => it.stuck.length > 0)) {
      const names = stuck.map((part) => `${parameters[position - 1] ?? ''}${part}`).join(', ');
      process.stderr.write(
        `INCOMPLETE: beside the value of ${names} the function stops, which is not compared there: ${problem}\n`,
      );
    }
  }
  return verdicts.every((it) => it === 'right') ? exitCodes.ok : exitCodes.diagnostics;
}

function verdictOf(it: ComparedAdjoint, tolerance: number): 'right' | 'WRONG' | 'NOT SMOOTH' | 'INCOMPLETE' {
  if (!(it.fromDifferences <= tolerance) || it.fromComplexStep > complexStepTolerance) return 'WRONG';
  if (it.broken > 0) return 'NOT SMOOTH';
  return it.stuck.length > 0 ? 'INCOMPLETE' : 'right';
}

function parseTolerance(text: string): number {
  const number = Number(text);
  if (!(number > 0 && number < Infinity)) throw new InvalidArgumentError('Give a positive number.');
  return number;
}
