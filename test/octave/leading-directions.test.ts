import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';

const program = `function [y, q] = f(x, s, n)
  if nargin < 3
    n = 2;
  end
  y = 1;
  if n > 0
    y = f(x, s, n - 1) + sum(x .* s.w{1});
  end
  q.all = x * y;
  q.list = {s.w{1}, 3};
end
`;

/** Compares with tangents in one direction: of numbers in structures, with the default of an argument and without. */
const comparison = `x = [1 2 3]; s = struct('w', {{[2 1 0.5]}}); n = 4;
dx = rand(n, 1, 3); ds = struct('w', {{rand(n, 1, 3)}});
for given = {{}, {1}}
  [d_y, y, d_q, q] = d_f(dx, x, ds, s, given{1}{:});
  for k = 1:n
    [g_y, z, g_q] = g_f(dx(k, :), x, struct('w', {{ds.w{1}(k, :)}}), s, given{1}{:});
    assert(y, z);
    assert(size(d_y), [n 1]);
    assert(d_y(k), g_y, 1e-14);
    assert(size(d_q.all), [n 1 3]);
    assert(d_q.all(k, :), g_q.all, 1e-14);
    assert(d_q.list{1}(k, :), g_q.list{1}, 1e-14);
    assert(size(d_q.list{2}), [n 1]);
  end
end
disp('as in one direction');
`;

it('tangents whose first dimension is that of the directions are those in one direction', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leading-'));
  try {
    const any = { 'optional-arguments': 'any' };
    for (const options of [any, { ...any, directions: 'many', 'direction-dimension': 'first' }]) {
      const request = { mode: 'forward', independents: ['x', 's'], options } as const;
      const { files, diagnostics } = differentiate({ files: [{ name: 'f.m', text: program }], ...request });
      expect(diagnostics).toEqual([]);
      for (const it of files) writeFileSync(join(folder, it.name), it.text);
    }
    expect((await runOctave(comparison, { folders: [folder] })).trim()).toBe('as in one direction');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
