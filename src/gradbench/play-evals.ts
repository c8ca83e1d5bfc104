import { join } from 'node:path';
import { isRecord } from '../base/is-record.js';
import { packageRoot } from '../base/package-root.js';
import { median } from '../bench/median.js';
import { deviation } from './deviation.js';
import type { EvalCase } from './eval-cases.js';
import { evalFolders, goldenFolder } from './eval-folders.js';
import { evals } from './evals.js';
import { jsonOutput } from './json-output.js';
import { OctaveSession } from './octave-session.js';
import { ToolProcess } from './tool-process.js';

/** How a function of an eval came out. */
export interface EvalResult {
  readonly module: string;
  readonly description: string;
  readonly name: string;
  /** The median of the times, in milliseconds. */
  readonly milliseconds: number;
  /** In multiples of the time of the program; of the program itself, and where that is no function, it is not there. */
  readonly ratio?: number;
  readonly deviation: number;
  /** The text on an output that is wrong, or missing. */
  readonly problem?: string;
}

/** How often at least, and how long in seconds, each function is evaluated. */
export interface Repetitions {
  readonly runs: number;
  readonly seconds: number;
}

const toolMain = join(packageRoot, 'dist', 'gradbench', 'gradbench-tool-main.js');

/** Plays GradBench's evals against the tool, by its protocol, and compares with outputs that are found in another way. */
export async function playEvals(
  cases: readonly EvalCase[],
  repetitions: Repetitions,
  tell: (result: EvalResult) => void = () => undefined,
): Promise<EvalResult[]> {
  const tool = new ToolProcess(process.execPath, [toolMain]);
  const golden = new OctaveSession([goldenFolder, ...evalFolders('descent')]);
  const results: EvalResult[] = [];
  try {
    await tool.send({ kind: 'start', eval: 'all' });
    for (const it of cases) {
      const { success, error } = await tool.send({ kind: 'define', module: it.module });
      if (success !== true) throw new Error(`${it.module}: ${String(error)}`);
      let primal: EvalResult | undefined;
      for (const name of [...(it.primal === undefined ? [] : [it.primal]), ...it.derivatives]) {
        const result = await play(tool, golden, it, name, repetitions, primal?.milliseconds);
        if (name === it.primal) primal = result;
        results.push(result);
        tell(result);
      }
    }
    return results;
  } finally {
    tool.end();
    golden.end();
  }
}

async function play(
  tool: ToolProcess,
  golden: OctaveSession,
  { module, description, input, tolerance }: EvalCase,
  name: string,
  { runs, seconds }: Repetitions,
  primal: number | undefined,
): Promise<EvalResult> {
  const asked = isRecord(input) ? { ...input, min_runs: runs, min_seconds: seconds } : input;
  const answer = await tool.send({ kind: 'evaluate', module, function: name, input: asked, description });
  const expected = await golden.call('golden_output', input, module, name);
  const output = jsonOutput(evals[module]?.functions[name] ?? 'list', expected, 'value.output');
  const off = answer['success'] === true ? deviation(answer['output'], output) : Infinity;
  const isValid = off <= tolerance;
  const error = typeof answer['error'] === 'string' ? answer['error'] : 'the output is wrong';
  const verdict = { valid: isValid, ...(isValid ? {} : { error }) };
  await tool.send({ kind: 'analysis', of: answer['id'], ...verdict });
  const milliseconds = median(evaluationTimes(answer['timings']));
  return {
    ...{ module, description, name, milliseconds, deviation: off },
    ...(primal === undefined ? {} : { ratio: milliseconds / primal }),
    ...(isValid ? {} : { problem: error }),
  };
}

/** The times of single evaluations, in milliseconds. */
function evaluationTimes(timings: unknown): number[] {
  return (Array.isArray(timings) ? (timings as unknown[]) : []).flatMap((it) =>
    isRecord(it) && it['name'] === 'evaluate' ? [Number(it['nanoseconds']) / 1e6] : [],
  );
}
