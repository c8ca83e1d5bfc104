import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runOctave } from '../src/base/run-octave.js';
import { differentiate } from '../src/engine/differentiate.js';

const programs = {
  account: [
    'function z = account(x)',
    '  global balance visits',
    '  visits = visits + 1;',
    '  z = deposit(x) * visits;',
    'end',
    'function b = deposit(a)',
    '  global balance rate',
    '  balance = balance + a;',
    '  b = balance * rate;',
    'end',
  ],
  ticket: [
    'function z = ticket(x)',
    '  z = x * (next() + next());',
    'end',
    'function k = next()',
    '  persistent n',
    '  if isempty(n), n = 0; end',
    '  n = n + 1;',
    '  k = n;',
    'end',
  ],
  search: [
    'function z = search(x)',
    '  z = sum(cellfun(@(p) cost(p, x), {1, 2})) + twice(@cost, x);',
    'end',
    'function z = twice(f, x)',
    '  z = f(2, x);',
    'end',
    'function c = cost(p, x)',
    '  global calls',
    '  calls = calls + 1;',
    '  c = p * x^2;',
    'end',
  ],
  spring: [
    'function z = spring(x)',
    '  persistent k = 3;',
    '  global G = 7;',
    '  k++;',
    '  if k > 5, z = x; G = G + x; return, end',
    '  z = k * x * G;',
    'end',
  ],
} as const;

/** The output of a script that uses a program and its adjoint, as that of what runs in the same way with either. */
async function printed(name: keyof typeof programs, style: string, script: string): Promise<string> {
  const text = `${programs[name].join('\n')}\n`;
  const { files, diagnostics } = differentiate({ files: [{ name: `${name}.m`, text }], options: { style } });
  expect(diagnostics).toEqual([]);
  const folder = mkdtempSync(join(tmpdir(), 'state-'));
  try {
    writeFileSync(join(folder, `${name}.m`), text);
    for (const file of files) writeFileSync(join(folder, file.name), file.text);
    return (await runOctave(script, { folders: [folder] })).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.each(['fast', 'classic'])('what outlives a run, %s', (style) => {
  it('is in global variables after the adjoint what it is after the function', async () => {
    const script = (call: string): string =>
      `global balance visits rate\nbalance = 10; visits = 1; rate = 2;\n` +
      `for x = [3, 4], ${call} printf('%g %g %g %g;', z, balance, visits, rate); end`;
    const plain = await printed('account', style, script('z = account(x);'));
    expect(await printed('account', style, script('[~, z] = a_account(x);'))).toBe(plain);
    expect(plain).toBe('52 13 2 2;102 17 3 2;');
    expect(await printed('account', style, script('z = a_account(x);'))).toMatch(/^4 13 2 2;6 17/);
  });

  it('counts calls by handles as often as the function does', async () => {
    const script = (call: string): string =>
      `global calls\ncalls = 5;\nfor x = [3, 4], ${call} printf('%g %g;', z, calls); end`;
    const plain = await printed('search', style, script('z = search(x);'));
    expect(await printed('search', style, script('[~, z] = a_search(x);'))).toBe(plain);
    expect(plain).toBe('45 8;80 11;');
    expect(await printed('search', style, script('z = a_search(x);'))).toMatch(/^30 8;40 11/);
  });

  it('advances once a run in persistent variables', async () => {
    const script = `for x = 1:3, [a_x, z] = a_ticket(x); printf('%g %g;', a_x, z); end`;
    expect(await printed('ticket', style, script)).toBe('3 3;7 14;11 33;');
  });

  it('begins as the declaration says', async () => {
    const script = (call: string): string => `for x = 1:3, ${call} printf('%g;', z); end, global G, disp(G)`;
    const plain = await printed('spring', style, script('z = spring(x);'));
    expect(await printed('spring', style, script('[~, z] = a_spring(x);'))).toBe(plain);
    expect(plain).toBe('28;70;3;10');
  });
});
