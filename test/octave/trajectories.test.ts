import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOctave } from '../../src/octave/run-octave.js';
import { differentiate } from '../../src/pipeline/differentiate.js';

// Differences of what rough solvers find are too rough to compare with: this equation has a closed solution.
const equation = '[-p * y(1); cos(p * t)]';
const solvers: Readonly<Record<string, readonly string[]>> = {
  lsode: [`y = lsode(@(y, t) ${equation}, [a; b], [0, 0.5, 2]);`],
  lsode_at_equal_times: [
    `y = lsode(@(y, t) ${equation}, [a; b], [0; 0; 0.5; 0.5; 2]);`,
    'y = [lsode(@(y, t) -y, [a, b], 1); y([2, 4, 5], :)];',
    'y = [y(1, :); y(3, 1), y(3, 2) + y(1, 1) - a + y(2, 2) - b; y(4, :)];',
  ],
  ode15s: [`[t, y] = ode15s(@(t, y) ${equation}, [0, 0.5, 2], [a; b]);`],
  ode23s: [
    "options = odeset('RelTol', 1e-6);",
    `[~, y] = ode23s(@(t, y) ${equation}, [0; 0.5; 2], [a, b], options);`,
  ],
  ode15s_backwards: [
    "options = odeset('RelTol', 1e-8);",
    `[~, y] = ode15s(@(t, y) ${equation}, [0, 0.5], [a; b], options);`,
    `[~, w] = ode15s(@(t, y) ${equation}, [0.5, 2], y(end, :), options);`,
    `[~, v] = ode15s(@(t, y) ${equation}, [2, 0.5], w(end, :), options);`,
    'y = [y(1, :); v(end, :); w(end, :)];',
  ],
  // Octave has no such function: this one stands for it.
  ode113: [`[t, y] = ode113(@(t, y) ${equation}, [0, 0.5, 2], [a; b]);`],
};
const mock = [
  'function [t, y] = ode113(varargin)',
  "  [t, y] = ode45(varargin{:}, odeset('RelTol', 1e-8));",
  'end',
];

let reports: readonly string[] = [];
const folder = mkdtempSync(join(tmpdir(), 'trajectories-'));

beforeAll(async () => {
  writeFileSync(join(folder, 'ode113.m'), mock.join('\n'));
  const lines = Object.entries(solvers).map(([name, body]) => {
    const program = `by_${name}`;
    const text = [
      `function z = ${program}(a, b, p)`,
      ...body,
      'z = 2 * y(end, 1) + y(2, 2);',
      'end',
      '',
    ].join('\n');
    for (const mode of ['reverse', 'forward'] as const) {
      const { files, diagnostics } = differentiate({ files: [{ name: `${program}.m`, text }], mode });
      expect(diagnostics).toEqual([]);
      for (const it of files) writeFileSync(join(folder, it.name), it.text);
    }
    return [
      `[da, db, dp] = a_${program}(a, b, p, 1);`,
      `forward = g_${program}(0.3, a, 0.7, b, -0.4, p);`,
      'faults = abs([da, db, dp, forward] - [exact, exact * [0.3; 0.7; -0.4]]) ./ abs([exact, 1]);',
      `printf('${name} %d\\n', all(faults < 1e-6));`,
    ].join('\n');
  });
  const given = [
    'a = 1.3; b = 0.4; p = 0.8;',
    'exact = [2 * exp(-2 * p), 1, -4 * a * exp(-2 * p) + cos(p / 2) / (2 * p) - sin(p / 2) / p^2];',
  ];
  reports = (await runOctave([...given, ...lines].join('\n'), { folders: [folder] })).trim().split('\n');
}, 120_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(Object.keys(solvers))('%s has the derivative of the closed solution', (name) => {
  expect(reports).toContain(`${name} 1`);
});
