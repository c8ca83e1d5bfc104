import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../base/package-root.js';
import { differentiate } from '../engine/differentiate.js';
import { rowsFromOctave, type ScriptFile } from './rows-from-octave.js';

/** The time of a tangent in many directions, in multiples of the function's own time. */
export interface DirectionsResult {
  readonly name: string;
  readonly directions: number;
  /** The tangent in many directions, called once. */
  readonly once: number;
  /** The tangent in one direction, called for each of them. */
  readonly each: number;
}

interface Case {
  readonly title: string;
  readonly program: string;
  readonly independent: string;
  /** The arguments before the independent, with commas, the independent, and those behind it. */
  readonly arguments: readonly [before: string, value: string, behind: string];
}

const cases: readonly Case[] = [
  {
    title: 'polynom, 100 coefficients',
    program: 'polynom',
    independent: 'p',
    arguments: ['0.99, ', 'cos(1:100)', ''],
  },
  {
    title: 'Rosenbrock, vectorised, n = 1000',
    program: 'rosenbrock_vectorised',
    independent: 'x',
    arguments: ['', "sin(1:1000)'", ''],
  },
  {
    title: 'Rosenbrock, loop, n = 100',
    program: 'rosenbrock_loop',
    independent: 'x',
    arguments: ['', "sin(1:100)'", ''],
  },
  {
    title: 'Burgers, n = 100, 50 steps',
    program: 'burgers',
    independent: 'u',
    arguments: ['', "(sin(2 * pi * (0:99)' / 100) + 0.3)", ', 1e-4, 1e-3, 50'],
  },
  {
    title: 'Gaussian mixture, d = 3, k = 3, n = 20',
    program: 'mixture',
    independent: 'icf',
    arguments: [
      'sin(1:3), cos(reshape(1:9, 3, 3)), ',
      'sin(reshape(1:18, 6, 3))',
      ', cos(reshape(1:60, 3, 20))',
    ],
  },
  {
    title: 'bundle adjustment',
    program: 'bundle_adjustment',
    independent: 'cam',
    arguments: [
      '',
      '[0.1; 0.2; -0.3; 0.5; 0.1; -4; 2; 0.1; 0.2; 0.01; 0.02]',
      ', [1; 2; 3], 0.9, [0.3; 0.4]',
    ],
  },
];

const numbers = [1, 10, 100];

/** Times tangents in many directions, and those in one called as often, against their functions in Octave. */
export async function benchDirections(): Promise<DirectionsResult[]> {
  const programs = join(packageRoot, 'test', 'programs');
  const tangents: ScriptFile[] = [];
  const lines: string[] = [];
  for (const { title, program, independent, arguments: given } of cases) {
    const files = [{ name: `${program}.m`, text: readFileSync(join(programs, `${program}.m`), 'utf8') }];
    for (const directions of ['one', 'many']) {
      const options = { directions };
      tangents.push(...differentiate({ files, mode: 'forward', independents: [independent], options }).files);
    }
    const [before, value, behind] = given;
    const call = (name: string, tangent: string): string => `@() ${name}(${before}${tangent}x${behind})`;
    lines.push(`x = ${value}; v = cos(x); t = time_of(${call(program, '')});`);
    lines.push(`one = time_of(${call(`g_${program}`, 'v, ')});`);
    for (const n of numbers) {
      lines.push(`V = repmat(v, [1 1 ${n}]); many = time_of(${call(`d_${program}`, 'V, ')});`);
      lines.push(`printf('%s|%d|%g|%g\\n', '${title}', ${n}, many / t, ${n} * one / t);`);
    }
  }
  const rows = await rowsFromOctave(lines, tangents, [programs]);
  return rows.map(([name = '', ...rest]) => {
    const [directions = NaN, once = NaN, each = NaN] = rest.map(Number);
    return { name, directions, once, each };
  });
}
