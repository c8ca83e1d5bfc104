import { Command, InvalidArgumentError } from 'commander';
import { dirname } from 'node:path';
import { addReportOptions } from '../options/add-report-options.js';
import { addRequestOptions } from '../options/add-request-options.js';
import { addSourceOptions } from '../options/add-source-options.js';
import { derivativeSourceOf } from '../../client/derivative-source-of.js';
import { exitCodes, type ExitCode } from '../../client/exit-codes.js';
import { isText } from '../reports/is-text.js';
import type { Location } from '../verification/located.js';
import { OpenedProgram } from '../../client/opened-program.js';
import { printLocation } from '../verification/print-location.js';
import { printReport } from '../reports/print-report.js';
import { requestOf } from '../options/request-of.js';
import type { VerifyOptions } from '../options/verify-options.js';
import { wholeNumber } from '../options/whole-number.js';

const defaultTolerance = 1e-6;
/** How long the function and its derivatives may run, all in all. */
const octaveSeconds = 300;

const details = `
The columns are relative deviations: of the adjoint from the tangent (the dot product, which has no
truncation error), from differences, and from the complex step where the function is analytic.

  WRONG       adjoint and tangent disagree; or differences settle on another value, with a deviation
              of more than ten times their own error, and so they do with the tighter tolerance if the
              program calls a solver that has one; or the complex step does
  NOT SURE    nothing decides: stderr has the reason
  NOT SMOOTH  the function has a kink or a jump at these arguments
  INCOMPLETE  the function stops beside the values of some arguments

The exit code is 0 where all is right and 1 otherwise.

Examples:
  adjoin verify f.m --at '[1 2; 3 4], 0.5'                  the adjoint of f at f([1 2; 3 4], 0.5)
  adjoin verify f.m --independents x --at 'rand(3), "a"'    by x only
  adjoin verify f.m --rules own.xml --at 2 --locate         and which function, and which rule, is wrong`;

/** `adjoin verify`: compares the adjoint, or the tangent, with other derivatives, in Octave. */
export function verifyCommand(): Command {
  const command = new Command('verify')
    .summary('compare the adjoint, or the tangent, with other derivatives, in Octave')
    .description(
      'Runs the function, its adjoint and its tangent in Octave, and compares the adjoint (or the tangent, with --mode forward) with the other, with differences and with the complex step.',
    )
    .argument('<file>', 'the file that defines the function; - for stdin')
    .requiredOption('--at <args>', 'the arguments, as in a call')
    .option(
      '--tolerance <number>',
      'relative deviation from differences that is allowed',
      parseTolerance,
      defaultTolerance,
    )
    .option('--extra <count>', 'how many values are asked for in varargout', wholeNumber(0, 1000), 1)
    .option(
      '--plot <file.svg>',
      'write a picture: errors of differences and complex steps against the step, with lines for adjoint and tangent',
      parsePicture,
    )
    .option(
      '--locate',
      'verify each function at the arguments that it is called with, and each rule in the first that is wrong',
    );
  addRequestOptions(command);
  addSourceOptions(command);
  addReportOptions(command);
  return command.addHelpText('after', details).action(async (path: string, options: VerifyOptions) => {
    process.exitCode = await run(path, options);
  });
}

async function run(path: string, options: VerifyOptions): Promise<ExitCode> {
  const program = new OpenedProgram(path, options);
  const { entry } = program;
  const request = requestOf(options);
  const from = derivativeSourceOf(options);
  const { bothDerivatives } = await import('../verification/both-derivatives.js');
  const both = await bothDerivatives(program, request, from);
  const { sources, files, diagnostics } = both.asked;
  if (entry === undefined || files.length === 0) {
    return printReport({ diagnostics, sources, text: '', document: { diagnostics } }, options);
  }
  const { verifyProgram } = await import('../verification/verify-program.js');
  const { printComparison } = await import('../verification/print-comparison.js');
  const folders = [dirname(entry.name), ...(options.include ?? [])];
  const limits = { folders, timeoutSeconds: octaveSeconds };
  const verified = await verifyProgram({ entry, both, options, ...limits });
  let located: Location | undefined;
  if (options.locate === true) {
    const { locateWrong } = await import('../verification/locate-wrong.js');
    const { at, extra, tolerance } = options;
    const { outputs } = verified;
    const { finder } = program;
    located = await locateWrong({ entry, finder, request, from, at, outputs, extra, tolerance, ...limits });
  }
  const document = { ...verified.report, ...(located === undefined ? {} : { located }), diagnostics };
  printReport({ diagnostics, sources, text: '', document }, options);
  const code = printComparison(verified, options);
  if (located !== undefined && isText(options)) printLocation(located);
  return located?.wrong === undefined ? code : exitCodes.diagnostics;
}

function parsePicture(text: string): string {
  if (!text.endsWith('.svg')) throw new InvalidArgumentError('Name a file that ends in .svg.');
  return text;
}

function parseTolerance(text: string): number {
  const number = Number(text);
  if (!(number > 0 && number < Infinity)) throw new InvalidArgumentError('Give a positive number.');
  return number;
}
