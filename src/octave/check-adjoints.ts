import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GeneratedFile } from '../pipeline/differentiate.js';
import { packageRoot } from '../package-root.js';
import { runOctave } from './run-octave.js';

/** A function, its adjoint, and where to compare them. */
export interface AdjointCheck {
  readonly name: string;
  readonly primal: string;
  readonly adjoint: GeneratedFile;
  /** Lists of arguments, as in a call. */
  readonly points: readonly string[];
  /** Positions of arguments, from 1. */
  readonly independents: readonly number[];
  readonly outputs: number;
  /** Positions of results, from 1. */
  readonly dependents: readonly number[];
  /** Whether the complex step may be trusted. */
  readonly analytic: boolean;
}

export interface AdjointCheckOptions {
  /** Folders with functions that the primals call. */
  readonly folders?: readonly string[];
  /** When to give up, in milliseconds. */
  readonly timeout?: number;
}

const checks = join(packageRoot, 'test', 'octave');
/** What stands before every report, to tell it from what programs print. */
const mark = '@report ';

/** Runs all checks in one Octave process: for each, what is wrong at each of its points ('' if nothing is). */
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
      writeFileSync(join(folder, 'adjoint', it.adjoint.name), it.adjoint.text);
    }
    const printed = await runOctave(list.map(callsOf).join('\n'), {
      folders: [...folders, join(folder, 'primal'), join(folder, 'adjoint'), checks],
      timeout,
    });
    const reports = printed
      .split('\n')
      .filter((line) => line.startsWith(mark))
      .map((line) => line.slice(mark.length));
    return list.map((it) => it.points.map(() => reports.shift() ?? 'Octave ended before'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function callsOf(it: AdjointCheck): string {
  const adjoint = it.adjoint.name.replace(/\.m$/, '');
  return it.points
    .map((point) => {
      const inputs = [`'${it.name}'`, `@${it.name}`, `@${adjoint}`, `{${point}}`];
      const places = [`[${it.independents.join(' ')}]`, it.outputs, `[${it.dependents.join(' ')}]`];
      const call = `check_adjoint(${[...inputs, ...places, it.analytic].join(', ')})`;
      return `disp(['${mark}', ${call}]); fflush(stdout);`;
    })
    .join('\n');
}
