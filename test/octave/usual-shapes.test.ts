import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';

const text = `function z = f(u, t)
  z = u(1);
  while z < 10
    u = u + 2 * u;
    z = sum(u);
    if z < 0, u = t * u; end
  end
end`;

/** The text of the adjoint of a program of one file. */
function adjointOf(program: string, options: Record<string, string> = {}): string {
  const files = [{ name: 'f.m', text: program }];
  return differentiate({ files, independents: ['u'], options }).files[0]?.text ?? '';
}

it('takes the general body where arguments are left out', async () => {
  const code = adjointOf(text);
  expect(code).toMatch(/if nargin >= 2 && iscolumn\(u\)/);
  const folder = mkdtempSync(join(tmpdir(), 'adjoinery-usual-'));
  try {
    writeFileSync(join(folder, 'a_f.m'), code);
    const said = await runOctave("disp(a_f([1; 2])'); disp(a_f([1; 2], 3)');", { folders: [folder] });
    expect(said.trim().split(/\s+/)).toEqual(['9', '9', '9', '9']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('writes one body where one is asked for, and for long programs', () => {
  expect(adjointOf(text, { 'usual-shapes': 'no' })).not.toContain('all other shapes');
  const lines = Array.from({ length: 50 }, (_, k) => `  z = z + ${k};`).join('\n');
  expect(adjointOf(text.replace('z = u(1);', `z = u(1);\n${lines}`))).not.toContain('all other shapes');
});
