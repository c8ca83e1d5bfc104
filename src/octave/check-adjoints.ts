import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeneratedFile } from '../contract/answer.js';
import { packageRoot } from '../base/package-root.js';
import { runOctave } from '../base/run-octave.js';

/** A function, its adjoint, and where to compare them. */
export interface AdjointCheck {
  readonly name: string;
  readonly primal: string;
  readonly adjoint: GeneratedFile;
  /** Other values to be compared with the adjoint. */
  readonly tangent?: GeneratedFile | undefined;
  /** The tangent in many directions, which is compared with that in one. */
  readonly directed?: GeneratedFile | undefined;
  /** Lists of arguments, as in a call. */
  readonly points: readonly string[];
  /** Lists of arguments whose shapes the derivatives must not take. */
  readonly misfits?: readonly string[] | undefined;
  /** Positions of arguments, from 1. */
  readonly independents: readonly number[];
  readonly outputs: number;
  /** Positions of results, from 1. */
  readonly dependents: readonly number[];
  /** The position of `varargin` among the parameters, from 1; 0 if there is none. */
  readonly list?: number;
  /** How many values are asked for in `varargout`, the last output. */
  readonly extra?: number | undefined;
  /** Whether the complex step may be trusted. */
  readonly analytic: boolean;
}

export interface AdjointCheckOptions {
  /** Folders with functions that the primals call. */
  readonly folders?: readonly string[];
  /** When to give up, in milliseconds. */
  readonly timeout?: number;
}

const checks = [join(packageRoot, 'test', 'octave'), join(packageRoot, 'src', 'cli', 'verify')];
/** The marker before every report, to distinguish it from the output of programs. */
const mark = '@report ';

/**
 * Runs all checks in one Octave process: for each, what is wrong at each of its points and then at each of its misfits (''
 * if nothing is).
 */
export async function checkAdjoints(
  list: readonly AdjointCheck[],
  { folders = [], timeout = 0 }: AdjointCheckOptions = {},
): Promise<string[][]> {
  const folder = mkdtempSync(join(tmpdir(), 'adjoints-'));
  try {
    mkdirSync(join(folder, 'primal'));
    mkdirSync(join(folder, 'adjoint'));
    for (const it of list) {
      writeFileSync(join(folder, 'primal', `${it.name}.m`), it.primal);
      for (const { name, text } of [it.adjoint, it.tangent, it.directed].filter((file) => file !== undefined))
        writeFileSync(join(folder, 'adjoint', name), text);
    }
    const calls = list.flatMap(callsOf);
    const reports: string[] = [];
    while (reports.length < calls.length) {
      const { printed, failure } = await attempt(calls.slice(reports.length).join('\n'), {
        folders: [...folders, join(folder, 'primal'), join(folder, 'adjoint'), ...checks],
        timeout,
      });
      const lines = printed.split('\n').filter((line) => line.startsWith(mark));
      reports.push(...lines.map((line) => line.slice(mark.length)));
      if (failure !== undefined) reports.push(`Octave ended: ${failure}`);
    }
    return list.map((it) => reports.splice(0, it.points.length + (it.misfits?.length ?? 0)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The output of a script until it ended, and why it ended too early. */
async function attempt(
  script: string,
  options: AdjointCheckOptions,
): Promise<{ printed: string; failure?: string }> {
  try {
    return { printed: await runOctave(script, options) };
  } catch (error) {
    const { stdout, stderr, killed } = error as { stdout?: string; stderr?: string; killed?: boolean };
    if (stdout === undefined) throw error;
    return {
      printed: stdout,
      failure: killed === true ? 'no end' : (stderr ?? '').trim().replace(/\s+/g, ' '),
    };
  }
}

function callsOf(it: AdjointCheck): string[] {
  const handle = (file: GeneratedFile): string => `@${file.name.replace(/\.m$/, '')}`;
  const tangents = [it.tangent, it.directed].map((file) => (file === undefined ? '[]' : handle(file)));
  const independents = `[${it.independents.join(' ')}]`;
  const reported = (call: string): string => `disp(['${mark}', ${call}]); fflush(stdout);`;
  const atPoints = it.points.map((point) => {
    const inputs = [`'${it.name}'`, `@${it.name}`, handle(it.adjoint), `{${point}}`];
    const places = [independents, it.outputs, `[${it.dependents.join(' ')}]`];
    const rest = [it.list ?? 0, it.extra ?? -1, ...tangents];
    return reported(`check_adjoint(${[...inputs, ...places, it.analytic, ...rest].join(', ')})`);
  });
  const atMisfits = (it.misfits ?? []).map((point) => {
    const given = [`'${it.name}'`, handle(it.adjoint), `{${point}}`, independents, it.dependents.length];
    return reported(`check_shape_errors(${[...given, ...tangents].join(', ')})`);
  });
  return [...atPoints, ...atMisfits];
}
