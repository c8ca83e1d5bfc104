import { expect, it } from 'vitest';
import { judgePrograms } from '../../src/fuzz/judge-programs.js';
import { randomProgram, type RandomProgram } from '../../src/fuzz/random-program.js';

it.each(['full', 'small', 'loop'] as const)('equal seeds give equal programs, others do not: %s', (scale) => {
  const programs = (): RandomProgram[] =>
    Array.from({ length: 100 }, (_, index) => randomProgram(1 + index, scale));
  expect(programs()).toEqual(programs());
  expect(new Set(programs().map(({ text }) => text)).size).toBe(100);
});

it('tells programs that cannot be judged from those that are refused', async () => {
  const program = (name: string, body: string): RandomProgram => ({
    name,
    text: `function z = ${name}(x)\n${body}\nend\n`,
    parameters: ['x'],
    outputs: ['z'],
    independents: ['x'],
    dependents: ['z'],
    points: ['0'],
    constructs: new Set(),
  });
  const verdicts = await judgePrograms(
    [
      program('smooth', 'z = x^2;'),
      program('kinked', 'if x > 0, z = 3 * x; else, z = x; end'),
      program('infinite', 'z = 1 / x;'),
      program('failing', 'z = x; error("no");'),
      program('refused', 'z = eval("x^2");'),
      program('endless', 'while true, z = x; end'),
    ],
    {},
    10_000,
  );
  expect(verdicts.map(({ kind }) => kind)).toEqual([
    ...['right', 'skipped', 'skipped', 'skipped', 'refused', 'wrong'],
  ]);
});
