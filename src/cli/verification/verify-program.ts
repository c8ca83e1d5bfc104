import { resolve } from 'node:path';
import { signaturesIn } from '../../matlab/signatures-in.js';
import type { Source } from '../../matlab/source.js';
import { argumentsAt } from '../options/arguments-at.js';
import { defaultIndependents } from '../../program/default-independents.js';
import { neededOutputs } from '../../contract/needed-outputs.js';
import type { BothDerivatives } from './both-derivatives.js';
import { callableFunction } from './callable-function.js';
import { CommandFailure } from '../../client/command-failure.js';
import type { Comparison, ComparisonReport } from './comparison.js';
import { exitCodes } from '../../client/exit-codes.js';
import { readSignature } from './read-signature.js';
import { runComparisons } from './run-comparisons.js';
import type { VerifyOptions } from '../options/verify-options.js';

/** A program that is verified. */
export interface VerifiedProgram {
  readonly entry: Source;
  readonly both: BothDerivatives;
  readonly options: VerifyOptions;
  /** Folders with whatever else the program needs, such as data. */
  readonly folders: readonly string[];
  readonly timeoutSeconds: number;
}

/** The findings, the names of the parameters, and how many values the function is asked for. */
export interface Verified {
  readonly report: ComparisonReport;
  readonly parameters: readonly string[];
  readonly outputs: number;
}

/** Compares the derivatives of a program with each other and with what differences and the complex step say. */
export async function verifyProgram(it: VerifiedProgram): Promise<Verified> {
  const { entry, both, options, folders, timeoutSeconds } = it;
  const { sources } = both.asked;
  const { name, parameters: named, outputs: all } = readSignature(sources, options.function);
  const parameters = named.slice(0, options.nargin);
  const outputs = neededOutputs(all, options.dependents, options.set);
  const home = sources.find((it) => signaturesIn(it).some((one) => one.name === name)) ?? entry;
  const called = callableFunction(sources, home, name, 'adm_program');
  const comparison: Comparison = {
    label: name,
    function: called.name,
    adjoint: both.adjoint,
    tangent: both.tangent,
    forward: options.mode === 'forward',
    args: argumentsAt(options.at),
    parameters: parameters.length,
    independents: positions(
      parameters,
      options.independents ?? defaultIndependents(parameters, { handles: options.handle }),
    ),
    dependents: positions(outputs, options.dependents),
    outputs: outputs.length,
    list: parameters.indexOf('varargin') + 1,
    extra: extraOf(outputs, options),
    tolerance: options.tolerance,
    plot: options.plot === undefined ? undefined : resolve(options.plot),
  };
  const files = [...called.files, ...both.files];
  const reports = await runComparisons({ entry, sources, files, folders }, [comparison], {
    timeoutSeconds,
  });
  const report = reports.get(name);
  if (report?.failure !== undefined || report === undefined) {
    throw new CommandFailure(
      `Octave failed: ${report?.failure ?? 'it ended too early'}`,
      exitCodes.diagnostics,
    );
  }
  return {
    report: { ...report, missing: both.missing === '' ? report.missing : both.missing },
    parameters,
    outputs: outputs.filter((it) => it !== 'varargout').length + Math.max(0, comparison.extra),
  };
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
