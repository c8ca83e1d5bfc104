import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runOctave } from '../src/base/run-octave.js';
import { differentiate } from '../src/engine/differentiate.js';

// The printed examples of Willkomm 2020, chapter 7. The adjoint of a real number keeps its imaginary part, which says what an
// imaginary part of the number would do (7.3): of what is composed of real numbers only the real part counts.
const programs: Readonly<Record<string, string>> = {
  fconjtest: 'function r = fconjtest(x)\nr = abs(x) + exp(conj(x));\nend\n',
  fnormtest: 'function r = fnormtest(x)\nr = norm(x);\nend\n',
  scaled: 'function r = scaled(z)\nr = real((2 + 1i) * z);\nend\n',
  waved: 'function r = waved(z)\nr = real(cos(sin(2 + 1i) * z));\nend\n',
  scaled_parts: 'function r = scaled_parts(x, y)\nr = real((2 + 1i) * (x + 1i * y));\nend\n',
  waved_parts: 'function r = waved_parts(x, y)\nr = real(cos(sin(2 + 1i) * (x + 1i * y)));\nend\n',
  conj_parts:
    'function [p, q] = conj_parts(x, y)\nc = complex(x, y);\nr = abs(c) + exp(conj(c));\np = real(r);\nq = imag(r);\nend\n',
  fimag: 'function z = fimag(c)\nz = imag(c);\nend\n',
};

const examples: readonly (readonly [string, string, string])[] = [
  ['7.4, seeded with 1', 'a_fconjtest(2 + 1i, 1)', '4.8868+5.7705i'],
  ['7.4, seeded with i', 'a_fconjtest(2 + 1i, 1i)', '6.2177-3.9923i'],
  ['7.4, both parts: by the real part of x', 'adjoints(@a_conj_parts, {2, 1}, {1, 0})', '4.8868 -5.7705'],
  [
    '7.4, both parts: by the imaginary part of x',
    'adjoints(@a_conj_parts, {2, 1}, {0, 1})',
    '-6.2177 -3.9923',
  ],
  ['7.5, seeded with 1', 'a_fnormtest(1 + 2i, 1)', '0.4472-0.8944i'],
  ['7.5, seeded with i', 'a_fnormtest(1 + 2i, 1i)', '0.0000'],
  ['7.1, the adjoint has both', 'a_scaled(1 + 2.1i, 1)', '2.0000+1.0000i'],
  ['7.1, the composition method', 'adjoints(@a_scaled_parts, {1, 2.1}, {1})', '2.0000 -1.0000'],
  ['7.1, the more interesting example', 'a_waved(1 + 2i, 1)', '-3.1734+6.8347i'],
  ['7.1, the same, composed', 'adjoints(@a_waved_parts, {1, 2}, {1})', '-3.1734 -6.8347'],
  ['7.3, imag', 'a_fimag(3 + 4i, 2 + 5i)', '0.0000-2.0000i'],
];

describe.each(['fast', 'classic'])('adjoints in complex arithmetic, %s', (style) => {
  let printed: readonly string[];

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'complex-'));
    for (const [name, text] of Object.entries(programs)) {
      const { files } = differentiate({ files: [{ name: `${name}.m`, text }], options: { style } });
      for (const file of files) writeFileSync(join(folder, file.name), file.text);
    }
    const script = [
      'function a = adjoints(f, point, seeds), [x, y] = f(point{:}, seeds{:}); a = real([x, y]); end',
      "function s = text(a), if isreal(a), s = sprintf('%.4f ', real(a)); else, s = sprintf('%.4f%+.4fi', real(a), imag(a)); end, end",
      ...examples.map(([, call]) => `a = ${call}; puts([strtrim(text(a)) "\\n"]);`),
    ].join('\n');
    printed = (await runOctave(script, { folders: [folder] })).trim().split('\n');
    rmSync(folder, { recursive: true });
  });

  it.each(examples.map(([name, , wanted], index) => [name, wanted, index] as const))(
    '%s: %s',
    (_, wanted, index) => {
      expect(printed[index]?.replace(/-0\.0000/g, '0.0000')).toBe(wanted);
    },
  );
});
