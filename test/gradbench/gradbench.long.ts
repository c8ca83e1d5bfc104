import { expect, it } from 'vitest';
import { evalCases } from '../../src/gradbench/eval-cases.js';
import { playEvals } from '../../src/gradbench/play-evals.js';

it("GradBench's evals get the right values for other inputs, too", { timeout: 900_000 }, async () => {
  const results = await playEvals(evalCases(3), { runs: 1, seconds: 0 });
  expect(results.filter((it) => it.problem !== undefined)).toEqual([]);
});
