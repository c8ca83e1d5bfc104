import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';

/** Each path grows by a factor of its own; a path that overflows downwards is cut off. */
const text = `function y = f(x, s, V)
  y = x;
  for k = 1:size(V, 2)
    y = y .* exp(s * V(:, k));
  end
  y = max(y, 0);
end
`;

/** The adjoint at a point, where y = max(x .* exp(s * sum(V, 2)), 0). */
async function adjointAt(point: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'factors-'));
  try {
    const { files } = differentiate({ files: [{ name: 'f.m', text }], shapes: 'x=n,1 s=scalar V=n,m' });
    const [file] = files;
    expect(file?.text).toContain('if ~isfinite(sum(');
    writeFileSync(join(folder, 'a_f.m'), file?.text ?? '');
    const print = "printf('%.12g ', [a_x; a_s; a_V(:)] + 0);";
    return (await runOctave(`[a_x, a_s, a_V] = a_f(${point}); ${print}`, { folders: [folder] })).trim();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it('factors that overflow where the adjoint is zero add nothing', async () => {
  const [e, y] = [Math.exp(3), 2 * Math.exp(3)].map((it) => it.toPrecision(12));
  const expected = [e, 0, 3 * 2 * Math.exp(3), y, 0, y, 0].map((it) =>
    String(Number(Number(it).toPrecision(12))),
  );
  expect(await adjointAt('[2; -3], 1, [1 2; 800 900], [1; 1]')).toBe(expected.join(' '));
});

it('factors that are finite are all that adjoints need', async () => {
  expect(await adjointAt('[2; -3], 1, [0 0; 0 0], [1; 1]')).toBe('1 0 0 2 0 2 0');
});
