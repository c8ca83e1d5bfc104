import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';

/** The numbers that calls of the adjoint of a function `f` with independents `x` print. */
async function printed(program: string, calls: readonly string[]): Promise<number[]> {
  const files = [{ name: 'f.m', text: program }];
  const code = differentiate({ files, independents: ['x'] }).files[0]?.text ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'adjoinery-passed-'));
  try {
    writeFileSync(join(folder, 'a_f.m'), code);
    const said = await runOctave(calls.map((it) => `disp(${it});`).join(' '), { folders: [folder] });
    return said.trim().split(/\s+/).map(Number);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('leaves out quotients of numbers that may be matrices', async () => {
  const program = `function y = f(x, a)
  s = sin(x) / x;
  if x == 0
    s = 1;
  end
  c = a / x;
  if any(x < 0)
    y = sum(c(:)) + s;
  else
    y = sum(a(:)) * s;
  end
end`;
  const [atZero, below] = await printed(program, ['a_f(0, [1 2])', 'a_f(-0.5, [1 3])']);
  expect(atZero).toBe(0);
  expect(below).toBeCloseTo(-4 / 0.25 + Math.cos(0.5) / -0.5 - Math.sin(-0.5) / 0.25, 3);
});

it('tells no number where what is infinite is taken, and becomes finite again', async () => {
  const program = `function y = f(x, k)
  w = 1 ./ x(1);
  if k
    y = atan(w);
  else
    y = x(1)^2;
  end
end`;
  // The derivative of atan(1 / x) is -1 at 0.
  expect(await printed(program, ['a_f(0, true)', 'a_f(3, false)'])).toEqual([NaN, 6]);
});
