import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';
import type { Options } from '../../src/contract/options.js';
import type { Mode } from '../../src/contract/request.js';

const directive = '  %ADiMat <fixed-point tolerance="1e-13"/>';

/** A function whose loop takes the more iterations the smaller its tolerance is. */
const program = (name: string, before: string): string =>
  [
    `function y = ${name}(x, p, tolerance)`,
    before,
    '  while true',
    '    next = p .* sin(x) + 0.3;',
    '    if norm(next - x) <= tolerance',
    '      break',
    '    end',
    '    x = next;',
    '  end',
    '  y = sum(x .* next);',
    'end',
    '',
  ].join('\n');

/** The files of a derivative, by their names. */
function derivative(
  name: string,
  before: string,
  options: Options,
  mode: Mode = 'reverse',
): Record<string, string> {
  const request = { files: [{ name: `${name}.m`, text: program(name, before) }], function: name };
  const { files } = differentiate({ ...request, options, mode, independents: ['p'] });
  return Object.fromEntries(files.map((it) => [it.name, it.text]));
}

/** What Octave prints where these files are on its path. */
async function inOctave(files: Readonly<Record<string, string>>, script: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'fixed-points-'));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return (await runOctave(script, { folders: [folder] })).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('keeps one iteration on the tape, however many there are', async () => {
  const sizes = await inOctave(
    derivative('settled', directive, { 'output-mode': 'split-all' }),
    [
      'p = 0.9 * ones(50, 1); x = ones(50, 1);',
      'for tolerance = [1e-13 1e-14 0]',
      "  [y, tape] = rec_settled(x, p, tolerance); s = whos('tape'); printf('%d ', s.bytes);",
      'end',
    ].join('\n'),
  );
  const [first, ...others] = sizes.split(/\s+/).map(Number);
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(50 * 8 * 12);
  expect(others).toEqual([first, first]);
});

it('gives the derivative of the fixed point wherever the loop begins', async () => {
  // A loop that begins at the fixed point has no iteration whose derivative could be taken.
  const errors = await inOctave(
    { ...derivative('settled', directive, {}), ...derivative('settled', directive, {}, 'forward') },
    [
      'p = [0.9; 0.2; -0.5]; x = ones(3, 1);',
      'for k = 1:2000, x = p .* sin(x) + 0.3; end',
      'wanted = 2 * x .* sin(x) ./ (1 - p .* cos(x));',
      'a_p = a_settled(x, p, 1e-13); g_y = g_settled(x, [1; 0; 0], p, 1e-13);',
      "printf('%d %d', norm(a_p - wanted) < 1e-10, abs(g_y - wanted(1)) < 1e-10);",
    ].join('\n'),
  );
  expect(errors).toBe('1 1');
});

it('has no second derivatives', () => {
  const text = derivative('settled', directive, {})['a_settled.m'] ?? '';
  const again = differentiate({
    ...{ files: [{ name: 'a_settled.m', text }], function: 'a_settled' },
    ...{ mode: 'forward', independents: ['p'], dependents: ['a_p'] },
  });
  expect(again.diagnostics.map((it) => it.code)).toContain('E402');
});

it.each([
  ['a tolerance that is none', directive.replace('1e-13', '0'), {}, 'W301'],
  ['no tolerance', '  %ADiMat <fixed-point/>', {}, 'W301'],
  ['a place at no loop', `${directive}\n  x = x + 0;`, {}, 'W302'],
  ['the classic style', directive, { style: 'classic' }, 'W302'],
] as const)('is told of %s', (_, before, options, code) => {
  const { diagnostics } = differentiate({
    ...{ files: [{ name: 'settled.m', text: program('settled', before) }], function: 'settled', options },
  });
  expect(diagnostics.map((it) => it.code)).toContain(code);
});
