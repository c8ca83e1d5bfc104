import { expect, it } from 'vitest';
import { Dice } from '../../src/fuzz/dice.js';
import { judgePrograms } from '../../src/fuzz/judge-programs.js';
import { randomProgram, type RandomProgram } from '../../src/fuzz/random-program.js';
import { fitsShapes, tellShapes } from '../../src/fuzz/tell-shapes.js';

const sizes = new Map([
  ['a', { rows: 3, columns: 3 }],
  ['b', { rows: 3, columns: 1 }],
  ['c', { rows: 1, columns: 2 }],
  ['d', { rows: 1, columns: 1 }],
]);

it('programs are the same with shapes, and get equal ones from equal seeds', () => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const told = randomProgram(seed, 'small', true);
    const { text, points } = randomProgram(seed, 'small');
    expect(told).toEqual(randomProgram(seed, 'small', true));
    expect({ text: told.text, points: told.points.slice(0, points.length) }).toEqual({ text, points });
  }
});

it('arguments have the shapes that are told of them', () => {
  const counts = { fitting: 0, misfits: 0 };
  for (let seed = 1; seed <= 200; seed += 1) {
    const { shapes, fitting, misfits } = tellShapes(new Dice(seed), sizes);
    expect(shapes).toSatisfy(() => fitsShapes(shapes, sizes));
    expect(fitting.filter((it) => !fitsShapes(shapes, it))).toEqual([]);
    expect(misfits.filter((it) => fitsShapes(shapes, it))).toEqual([]);
    counts.fitting += fitting.length;
    counts.misfits += misfits.length;
  }
  expect(counts.fitting).toBeGreaterThan(100);
  expect(counts.misfits).toBeGreaterThan(200);
});

it.each([
  ['a=n,n b=n,1', true],
  ['a=n,n b=m,1 c=(m-1) m>=3', true],
  ['a=:,3 b=:,: d=scalar', true],
  ['a=n,2*n', false],
  ['b=(n) a=n+1,n', false],
  ['a=(n)', false],
  ['c=1,n n>=3', false],
  ['d=(n) n>=0', true],
])('%s', (shapes, fits) => {
  expect(fitsShapes(shapes, sizes)).toBe(fits);
});

it('derivatives that take other shapes are wrong, and so are those that refuse the shapes', async () => {
  const program = (name: string, points: string[], misfits: string[]): RandomProgram => ({
    name,
    text: `function z = ${name}(x)\nz = sum(x(:) .^ 2);\nend\n`,
    parameters: ['x'],
    outputs: ['z'],
    independents: ['x'],
    dependents: ['z'],
    points,
    shapes: 'x=n,1',
    misfits,
    constructs: new Set(),
  });
  const verdicts = await judgePrograms(
    [
      program('told', ['[1; 2]'], ['[1, 2]', 'zeros(0, 1)']),
      program('lenient', ['[1; 2]'], ['[1; 2; 3]']),
      program('strict', ['[1; 2]', '[1, 2]'], []),
    ],
    {},
    10_000,
  );
  expect(verdicts).toMatchObject([
    { kind: 'right' },
    { kind: 'wrong', reason: expect.stringContaining('takes other shapes') as string },
    { kind: 'wrong', reason: expect.stringContaining('x must be n by 1') as string },
  ]);
});
