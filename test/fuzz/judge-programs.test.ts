import { expect, it } from 'vitest';
import { judgePrograms } from '../../src/fuzz/judge-programs.js';
import { randomProgram, type RandomProgram } from '../../src/fuzz/random-program.js';

const seeds = Array.from({ length: 100 }, (_, index) => 1 + index);

const minutes = 60_000;

it.each(['fast', 'classic'])(
  'adjoints of random programs are right, %s',
  async (style) => {
    const programs = seeds.map(randomProgram);
    const verdicts = await judgePrograms(programs, style);
    const faults = programs.flatMap(({ name }, index) => {
      const verdict = verdicts[index]!;
      return verdict.kind === 'wrong' || verdict.kind === 'crash' ? [`${name}: ${verdict.reason}`] : [];
    });
    expect(faults).toEqual([]);
    expect(verdicts.filter(({ kind }) => kind === 'right').length).toBeGreaterThan(seeds.length / 2);
  },
  5 * minutes,
);

it('equal seeds give equal programs, others do not', () => {
  expect(seeds.map(randomProgram)).toEqual(seeds.map(randomProgram));
  expect(new Set(seeds.map((it) => randomProgram(it).text)).size).toBe(seeds.length);
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
    'fast',
    10_000,
  );
  expect(verdicts.map(({ kind }) => kind)).toEqual([
    ...['right', 'skipped', 'skipped', 'skipped', 'refused', 'wrong'],
  ]);
});
