import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { functionPlace, portablePaths } from '../matlab/function-place.js';
import type { Source } from '../matlab/source.js';
import { runOctave } from '../octave/run-octave.js';
import { packageRoot } from '../package-root.js';
import type { GeneratedFile } from '../pipeline/differentiate.js';
import { CommandFailure } from './command-failure.js';
import { exitCodes } from './exit-codes.js';

/** What is compared, and where. */
export interface Comparison {
  readonly function: string;
  readonly adjoint: string;
  /** The list of arguments as in a call. */
  readonly at: string;
  /** How many parameters the function has; `varargin` is one. */
  readonly parameters: number;
  /** Positions, from 1. */
  readonly independents: readonly number[];
  readonly dependents: readonly number[];
  readonly outputs: number;
  /** The position of `varargin` among the parameters, from 1; 0 if there is none. */
  readonly list: number;
  /** How many values are asked for in `varargout`, the last output; -1 if there is none. */
  readonly extra: number;
  /** The file of the function, which is among the sources. */
  readonly entry: Source;
  readonly sources: readonly Source[];
  readonly files: readonly GeneratedFile[];
  /** Folders with whatever else the function needs, such as data. */
  readonly folders: readonly string[];
  readonly timeoutSeconds: number;
  /** Whether the derivative is a tangent. */
  readonly forward: boolean;
}

/** How the adjoint of one argument compares: relative differences. */
export interface ComparedAdjoint {
  /** Position of the argument, from 1. */
  readonly position: number;
  readonly size: string;
  readonly directions: number;
  readonly fromDifferences: number;
  /** NaN where the complex step says nothing, as the function is not analytic. */
  readonly fromComplexStep: number;
  /** In how many directions the function has a kink or a jump, and is not compared. */
  readonly broken: number;
  /** Parts of the argument that are not compared, as the function stops beside their values: `.nheads`, `(2)`, or ``. */
  readonly stuck: readonly string[];
  /** With what message it stops. */
  readonly problem: string;
}

export interface ComparisonReport {
  /** The largest relative difference between results of the function and of its adjoint's recording sweep. */
  readonly value: number;
  readonly adjoints: readonly ComparedAdjoint[];
}

const checker = join(packageRoot, 'src', 'cli', 'verify');

/** Runs the function and its adjoint in Octave and compares. */
export async function runComparison(it: Comparison): Promise<ComparisonReport> {
  const folder = mkdtempSync(join(tmpdir(), 'adjoin-verify-'));
  try {
    const written = writeProgram(folder, it);
    const printed = await octave(script(it), {
      // What stands last is found first.
      folders: [
        join(folder, privateOfPackages),
        ...it.folders.map((path) => resolve(path)).reverse(),
        checker,
        ...written,
        folder,
      ],
      timeout: it.timeoutSeconds * 1000,
    });
    return readReport(printed);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Octave knows no private functions of packages: it finds them here if nothing else has their names. */
const privateOfPackages = 'private-of-packages';

/**
 * Writes the files of the program so that each function sees what it sees where they lie, and the one that is compared
 * and what was generated so that they can be called. Gives the folders that are for the path besides.
 */
function writeProgram(folder: string, { function: name, entry, sources, files }: Comparison): string[] {
  const folders = new Set<string>();
  const write = (path: string, text: string): void => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    const [first = ''] = path.split('/');
    if (/^\d+$/.test(first)) folders.add(join(folder, first));
  };
  mkdirSync(join(folder, privateOfPackages));
  portablePaths(sources.map((it) => it.name)).forEach((path, index) => {
    const text = sources[index]?.text ?? '';
    const { packages, isPrivate } = functionPlace(path);
    write(path, text);
    if (isPrivate && packages.length > 0) write(`${privateOfPackages}/${basename(path)}`, text);
  });
  write(entry.name === '-' ? `${name}.m` : basename(entry.name.replaceAll('\\', '/')), entry.text);
  for (const it of files) write(it.name, it.text);
  return [...folders];
}

function script(it: Comparison): string {
  const list = (numbers: readonly number[]): string => `[${numbers.join(' ')}]`;
  const call = [
    `@${it.function}, @${it.adjoint}, args`,
    list(it.independents),
    it.outputs,
    list(it.dependents),
    it.list,
    it.extra,
    it.parameters,
    it.forward,
  ];
  return [
    'try',
    `  args = eval('{${it.at.replaceAll("'", "''").replace(/\s*\n\s*/g, ' ')}}');`,
    `  compare_adjoint(${call.join(', ')});`,
    'catch problem',
    "  printf('\\n@failed\\t%s\\n', strrep(problem.message, \"\\n\", ' '));",
    'end',
  ].join('\n');
}

async function octave(code: string, options: { folders: string[]; timeout: number }): Promise<string> {
  try {
    return await runOctave(code, options);
  } catch (error) {
    throw new CommandFailure(reasonOf(error, options.timeout), exitCodes.diagnostics);
  }
}

function reasonOf(error: unknown, timeout: number): string {
  const facts = error as { code?: unknown; killed?: unknown; stderr?: unknown };
  if (facts.code === 'ENOENT') return 'octave-cli is not installed, or not on the PATH';
  if (facts.killed === true) return `Octave did not end within ${timeout / 1000} s`;
  const [line = ''] = typeof facts.stderr === 'string' ? facts.stderr.trim().split('\n') : [];
  return `Octave failed: ${line}`;
}

/** Reads what compare_adjoint.m prints among whatever the function prints itself. */
function readReport(printed: string): ComparisonReport {
  const lines = printed.split('\n').map((line) => line.split('\t'));
  const failed = lines.find(([kind]) => kind === '@failed');
  if (failed !== undefined) {
    throw new CommandFailure(`Octave failed: ${failed.slice(1).join(' ')}`, exitCodes.diagnostics);
  }
  return {
    value: readNumber(lines.find(([kind]) => kind === '@value')?.[1]),
    adjoints: lines.filter(([kind]) => kind === '@adjoint').map(readAdjoint),
  };
}

function readAdjoint(fields: readonly string[]): ComparedAdjoint {
  const [, position, size = '', directions, fromDifferences, fromComplexStep, broken, stuck, problem = ''] =
    fields;
  return {
    position: Number(position),
    size,
    directions: Number(directions),
    fromDifferences: readNumber(fromDifferences),
    fromComplexStep: readNumber(fromComplexStep),
    broken: Number(broken),
    // Each stands behind a space: that of a scalar is empty.
    stuck: stuck?.split(' ').slice(1) ?? [],
    problem,
  };
}

function readNumber(text: string | undefined): number {
  return text === 'Inf' ? Infinity : Number(text);
}
