import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';

/** A function of a = 1.3, b = 0.4 and p = 0.8, its three derivatives, and how near the computed ones are. */
interface Solution {
  readonly body: readonly string[];
  readonly exact: string;
  readonly near: number;
}

// Differences of what rough solvers find are too rough to compare with: these equations have closed solutions.
const equation = '[-p * y(1); cos(p * t)]';

function linear(...body: readonly string[]): Solution {
  return {
    body: [...body, 'z = 2 * y(end, 1) + y(2, 2);'],
    exact: '[2 * exp(-2 * p), 1, -4 * a * exp(-2 * p) + cos(p / 2) / (2 * p) - sin(p / 2) / p^2]',
    near: 1e-6,
  };
}

const solutions: Readonly<Record<string, Solution>> = {
  lsode: linear(`y = lsode(@(y, t) ${equation}, [a; b], [0, 0.5, 2]);`),
  lsode_at_equal_times: linear(
    `y = lsode(@(y, t) ${equation}, [a; b], [0; 0; 0.5; 0.5; 2]);`,
    'y = [lsode(@(y, t) -y, [a, b], 1); y([2, 4, 5], :)];',
    'y = [y(1, :); y(3, 1), y(3, 2) + y(1, 1) - a + y(2, 2) - b; y(4, :)];',
  ),
  ode15s: linear(`[t, y] = ode15s(@(t, y) ${equation}, [0, 0.5, 2], [a; b]);`),
  ode23s: linear(
    "options = odeset('RelTol', 1e-6);",
    `[~, y] = ode23s(@(t, y) ${equation}, [0; 0.5; 2], [a, b], options);`,
  ),
  ode15s_backwards: linear(
    "options = odeset('RelTol', 1e-8);",
    `[~, y] = ode15s(@(t, y) ${equation}, [0, 0.5], [a; b], options);`,
    `[~, w] = ode15s(@(t, y) ${equation}, [0.5, 2], y(end, :), options);`,
    `[~, v] = ode15s(@(t, y) ${equation}, [2, 0.5], w(end, :), options);`,
    'y = [y(1, :); v(end, :); w(end, :)];',
  ),
  // Octave has no such function: one of the test stands for it.
  ode113: linear(`[t, y] = ode113(@(t, y) ${equation}, [0, 0.5, 2], [a; b]);`),
  // A kink just behind the first step's beginning.
  kinked_in_state: {
    body: ['y = lsode(@(y, t) [a; max(0, y(1) - b * p)], [0; 0], [0, 1]);', 'z = y(2, 2);'],
    exact: '[(1 - (b * p / a)^2) / 2, p * (b * p / a - 1), b * (b * p / a - 1)]',
    near: 1e-5,
  },
  kinked_in_two_places: {
    body: ['y = lsode(@(y, t) max(0, a * sin(t) - p), b, [0, 0.75, 3]);', 'z = y(3);'],
    exact: '[2 * cos(asin(p / a)), 1, 2 * asin(p / a) - pi]',
    near: 1e-4,
  },
  in_text_and_single: {
    body: [
      "y = lsode('tank', single([a, p]), [0, 1]);",
      'z = y(2, 1) * b;',
      'end',
      'function d = tank(y, t)',
      'd = [-y(2) * y(1); 0];',
    ],
    exact: 'exp(-p) * [b, a, -a * b]',
    near: 1e-6,
  },
  // Times that the solver chooses are closer than rounding errors let steps be.
  of_a_table_to_its_end: {
    body: [
      '[~, y] = ode15s(@(t, y) y - interp1([0, 0.1, 0.3], [p, p, p], t), [0, 0.3], p);',
      'z = a + b + y(end);',
    ],
    exact: '[1, 1, 1]',
    near: 1e-6,
  },
  small: {
    body: [
      "lsode_options('absolute tolerance', 1e-16);",
      'y = lsode(@(y, t) -1e-8 * p * exp(1e8 * y), 1e-8, [0, 1]);',
      'z = 1e8 * y(2) + a * b;',
    ],
    exact: '[b, a, -1 / (exp(-1) + p)]',
    near: 1e-6,
  },
};
const ode113 = [
  'function [t, y] = ode113(varargin)',
  "  [t, y] = ode45(varargin{:}, odeset('RelTol', 1e-8));",
  'end',
];

let reports: readonly string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'trajectories-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'ode113.m'), ode113.join('\n'));
  const lines = Object.entries(solutions).map(([name, { body, exact, near }]) => {
    const program = `by_${name}`;
    const text = [`function z = ${program}(a, b, p)`, ...body, 'end', ''].join('\n');
    for (const mode of ['reverse', 'forward'] as const) {
      const { files, diagnostics } = differentiate({ files: [{ name: `${program}.m`, text }], mode });
      expect(diagnostics).toEqual([]);
      for (const it of files) writeFileSync(join(folder, it.name), it.text);
    }
    return [
      `exact = ${exact};`,
      'exact(4) = exact * [0.3; 0.7; -0.4];',
      'try',
      `  [da, db, dp] = a_${program}(a, b, p);`,
      `  tangent = g_${program}(0.3, a, 0.7, b, -0.4, p);`,
      `  printf('${name} %d\\n', all(abs([da, db, dp, tangent] - exact) < ${near} * abs(exact)));`,
      'catch it',
      `  printf('${name} %s\\n', it.message);`,
      'end',
    ].join('\n');
  });
  const script = ['a = 1.3;', 'b = 0.4;', 'p = 0.8;', ...lines].join('\n');
  reports = (await runOctave(script, { folders: [folder] })).trim().split('\n');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(Object.keys(solutions))('%s has the derivative of the closed solution', (name) => {
  expect(reports).toContain(`${name} 1`);
});
