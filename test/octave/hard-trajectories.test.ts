import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOctave } from '../../src/octave/run-octave.js';
import { differentiate } from '../../src/pipeline/differentiate.js';

/** What a function of p does, its derivative at 0.3 and how near it is to that. */
const solutions: Readonly<Record<string, readonly [body: readonly string[], exact: string, near: number]>> = {
  // Its kink lies just behind a step's beginning, where the stages of Radau's methods do not see it.
  kinked_in_state: [
    ['y = lsode(@(y, t) [1; max(0, y(1) - p)], [0; 0], [0, 1]);', 'z = y(2, 2);'],
    'p - 1',
    1e-3,
  ],
  kinked_in_two_places: [
    ['y = lsode(@(y, t) max(0, sin(t) - p), 0, [0, 0.75, 3]);', 'z = y(3);'],
    '2 * asin(p) - pi',
    1e-3,
  ],
  in_text_and_single: [
    [
      "y = lsode('tank', single([1, p]), [0, 1]);",
      'z = y(2, 1);',
      'end',
      'function d = tank(y, t)',
      'd = [-y(2) * y(1); 0];',
    ],
    '-exp(-p)',
    1e-6,
  ],
  // Times that the solver chooses are closer than rounding errors let steps be.
  of_a_table_to_its_end: [
    [
      'z = 0;',
      'for k = [1, 3, 7]',
      '  last = k / 10;',
      '  [~, y] = ode15s(@(t, y) y - interp1([0, last / 3, last], [p, p, p], t), [0, last], p);',
      '  z = z + y(end);',
      'end',
    ],
    '3',
    1e-6,
  ],
  small: [
    [
      "lsode_options('absolute tolerance', 1e-16);",
      'y = lsode(@(y, t) -1e-8 * p * exp(1e8 * y), 1e-8, [0, 1]);',
      'z = 1e8 * y(2);',
    ],
    '-1 / (exp(-1) + p)',
    1e-6,
  ],
};

let reports: readonly string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'hard-trajectories-'));

beforeAll(async () => {
  const lines = Object.entries(solutions).map(([name, [body, exact, near]]) => {
    const text = [`function z = ${name}(p)`, ...body, 'end', ''].join('\n');
    const { files, diagnostics } = differentiate({ files: [{ name: `${name}.m`, text }] });
    expect(diagnostics).toEqual([]);
    for (const it of files) writeFileSync(join(folder, it.name), it.text);
    return [
      `exact = ${exact};`,
      'try',
      `  printf('${name} %d\\n', abs(a_${name}(p) - exact) < ${near} * abs(exact));`,
      'catch it',
      `  printf('${name} %s\\n', it.message);`,
      'end',
    ].join('\n');
  });
  reports = (await runOctave(['p = 0.3;', ...lines].join('\n'), { folders: [folder] })).trim().split('\n');
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(Object.keys(solutions))('the solution %s has the derivative of the closed one', (name) => {
  expect(reports).toContain(`${name} 1`);
});
