import { describe, expect, it } from 'vitest';
import { differentiate, type DifferentiateRequest } from '../../src/engine/differentiate.js';
import { ProgramHistory } from '../../src/engine/program-history.js';
import { readOrigins } from '../../src/engine/read-origins.js';
import { testPrograms } from '../octave/test-programs.js';

const source = `function z = f(x, n)
  % all together
  z = x;
  for i = 1:n
    if z > 2
      z = z * sin(x);
    else
      z = g(z);
    end
  end
  while z > 9
    z = z / x;
  end
end
function y = g(u)
  v = u * u;
  y = v * u;
end
`;

/** The lines of the derivative, without its helpers, each with the lines that it comes from before it. */
function linesOf(request: Partial<DifferentiateRequest>): string[] {
  const files = [{ name: 'f.m', text: source }];
  const { files: made } = differentiate({ files, ...request, origins: true });
  const [{ text, origins } = { text: '', origins: [] }] = made;
  expect(origins?.map((it) => it.file)).toEqual(['f.m']);
  const lines = text.split('\n').slice(0, -1);
  expect(origins?.[0]?.lines).toHaveLength(lines.length);
  return lines.map((line, index) => `${(origins?.[0]?.lines[index] ?? []).join(',')}: ${line.trim()}`);
}

describe('the lines of a derivative', () => {
  it('come from those of the program, in both sweeps and in functions called', () => {
    const lines = linesOf({ options: { inline: 'no' } });
    expect(lines).toEqual(
      expect.arrayContaining([
        '1: function [a_x, a_n, nr_z] = a_f(x, n, a_z)',
        '2: % all together',
        '3: z = x;',
        '5: if z > 2',
        '6: t1 = sin(x);',
        '8: [t2, tape1] = rec_g(z);',
        '16: v = u * u;',
        '12: z = z_2;',
        '8: a_z = ret_g(tape1, a_z);',
        '4: tape2 = cell(1, numel(1:n));',
        '4: for i = numel(1:n):-1:1',
        '5: if branch1 == 1',
        ': % reverse sweep',
        ": if isa(z, 'single')",
      ]),
    );
    const reverse = lines.slice(lines.indexOf(': % reverse sweep'));
    expect(reverse.filter((it) => it.startsWith('6: a_'))).not.toEqual([]);
  });

  it('come from there in classic style and in tangents, too', () => {
    expect(linesOf({ options: { style: 'classic' } })).toEqual(
      expect.arrayContaining(['6: adimat_push1(z);', '8: z = adimat_pop1;', '5: if tmpba1 == 1']),
    );
    expect(linesOf({ mode: 'forward' })).toEqual(
      expect.arrayContaining(['16: g_v = g_u * u + u * g_u;', '6: z = z * t1;']),
    );
  });

  const some = testPrograms.filter((_, index) => index % 60 === 0);
  it.each(some.map((it) => [it.name, it.text] as const))('are those of %s without marks', (name, text) => {
    const request = { files: [{ name: `${name}.m`, text }] };
    const { files } = differentiate(request);
    const marked = differentiate({ ...request, origins: true }).files;
    expect(marked.map((it) => it.text)).toEqual(files.map((it) => it.text));
  });
});

describe('a history', () => {
  const history = new ProgramHistory();
  const { files } = differentiate(
    { files: [{ name: 'f.m', text: source }], origins: true },
    { observe: history.observe },
  );
  const shown = (step: (typeof history.steps)[number] | undefined): string =>
    step?.functions.map((it) => history.functions[it]?.text).join('\n') ?? '';

  it('begins with the program and ends with its derivative', () => {
    expect(shown(history.steps[0])).toBe(source.replace('end\nfunction', 'end\n\nfunction'));
    expect(shown(history.steps.at(-1))).toBe(files[0]?.text);
    const numbers = history.steps.map((it) => it.number);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(numbers.length).toBeGreaterThan(40);
  });

  it('holds each text once, with the lines that it comes from', () => {
    const split = history.steps.find((it) => it.name === 'split-sweeps');
    const [joint] = split?.functions ?? [];
    const { text = '', origins } = history.functions[joint ?? -1] ?? {};
    const line = text.split('\n').findIndex((it) => it.includes('adjoint_of(if'));
    expect(line).toBe(-1);
    const loop = text.split('\n').findIndex((it) => it.trim() === 'adjoint_of(z = x);');
    expect(origins?.[0]?.lines[loop]).toEqual([3]);
    expect(new Set(history.functions.map((it) => JSON.stringify(it))).size).toBe(history.functions.length);
  });
});

it('marks are not mistaken for what a program holds', () => {
  const mark = '\u{f0000}';
  const text = `function z = f(x)\n  z = x; % ${mark}] ${mark}[9${mark}| ${mark}${mark} \u0007\nend\n`;
  const { files } = differentiate({ files: [{ name: `${mark}|.m`, text }], origins: true });
  const line = files[0]?.text.split('\n').findIndex((it) => it.includes('z = x;')) ?? -1;
  expect(files[0]?.text.split('\n')[line]).toBe(`  ${text.split('\n')[1]?.trim() ?? ''}`);
  expect(files[0]?.origins?.map((it) => [it.file, it.lines[line]])).toEqual([[`${mark}|.m`, [2]]]);
  expect(readOrigins('')).toEqual({ text: '', origins: [] });
});
