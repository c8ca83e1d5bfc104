import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate } from '../../src/engine/differentiate.js';

const sums = `function [y, n] = f(x)
  y = 0;
  n = 0;
  for i = 1:numel(x)
    r = exp(x(i));
    y = y + r;
    n = n + numel(x);
    if n > 3
      p = y;
    end
  end
  y = y + sum(x .^ 2);
end
`;
const effects = `function y = f(x)
  persistent count
  if isempty(count)
    count = 0;
  end
  count = count + 1;
  y = 0;
  k = 0;
  for i = 1:numel(x)
    y = y + x(i) ^ 2;
    try
      q = ones(2) * zeros(3, y);
      w = 1;
    catch
      w = 2;
    end
    if y > 1e6
      error('too large');
    end
    q = rand(2);
    k = k + 1
    y = y * w;
  end
end
`;
const jumping = `function y = f(x)
  y = 0;
  i = 0;
  while true
    i = i + 1;
    y = y + x(i) ^ 2;
    if i == numel(x)
      break
    end
  end
end
`;
const called = `function y = f(x)
  [a, n] = g(x);
  y = 2 * a;
end
function [a, n] = g(x)
  t = exp(x);
  a = sum(t);
  n = x(3);
end
`;
const without = { results: 'no', 'no-missing-adjoint-args': 'yes' };

function adjoint(text: string, options: Record<string, string>): string {
  const made = differentiate({ files: [{ name: 'f.m', text }], independents: ['x'], options });
  return made.files[0]?.text ?? '';
}

it('results are not computed where nothing asks for them', () => {
  const [code] = adjoint(sums, without).split('\nend\n');
  expect(code).toMatch(/^function a_x = a_f\(x, a_y, a_n\)/);
  expect(code).not.toMatch(/\by = |\bn = |\bp = |\bif\b|nr_/);
});

it('seeds are checked by results', () => {
  const code = adjoint(sums, { results: 'no' });
  expect(code).toMatch(/adm_check_seed\(a_y, y\)/);
  expect(code).not.toMatch(/\bn = n|nr_/);
});

it('errors and effects stay', () => {
  const code = adjoint(effects, without);
  for (const kept of [
    "error('too large')",
    'q = rand(2);',
    'k = k + 1\n',
    'q = ones(2) * zeros(3, y);',
    'persistent_count(count)',
  ])
    expect(code).toContain(kept);
});

it('calls made again for their tape give no results', () => {
  const code = adjoint(called, { calls: 'joint' });
  expect(code).toContain('tape1 = rec_g(x);');
  expect(code).toMatch(/function tape = rec_g\(x\)\n  t = exp\(x\);\n  tape = \{t\};/);
});

it('other calls give none where the adjoint has none, but their errors stay', () => {
  const code = adjoint(called, { ...without, inline: 'no' });
  expect(code).toContain('tape1 = rec_g(x);');
  expect(code).toMatch(/function tape = rec_g\(x\)\n  t = exp\(x\);\n  n = x\(3\);\n  tape = \{t\};/);
  expect(adjoint(called, { inline: 'no' })).toContain('[a, n, tape1] = rec_g(x);');
});

it('sweeps that are written for the user give all results', () => {
  const text = `function y = f(x)
  y = exp(x(1));
  if numel(x) > 1
    y = f(x(2:end)) + y;
  end
end
`;
  const made = differentiate({
    files: [{ name: 'f.m', text }],
    independents: ['x'],
    options: { calls: 'joint', 'output-mode': 'split-all' },
  });
  expect(made.files.map((it) => it.text).join('')).toContain('function [y, tape] = rec_f(x)');
});

it.each([sums, effects, jumping])('adjoints are the same', async (text) => {
  const folder = mkdtempSync(join(tmpdir(), 'adjoinery-results-'));
  try {
    writeFileSync(join(folder, 'a_f.m'), adjoint(text, {}));
    writeFileSync(join(folder, 'b_f.m'), adjoint(text, { ...without, 'rev-prefix': 'b_' }));
    const seeds = text === sums ? '2, 0' : '2';
    const least = text === jumping ? 1 : 0;
    const script = `for n = ${least}:4
      x = linspace(0.3, 0.9, n)';
      evalc('a = a_f(x, ${seeds}); b = b_f(x, ${seeds});');
      printf('%d', isequal(a, b));
    end`;
    expect(await runOctave(script, { folders: [folder] })).toMatch(/^1{4,5}$/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
