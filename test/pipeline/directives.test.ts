import { describe, expect, it } from 'vitest';
import { runOctave } from '../../src/octave/run-octave.js';
import { differentiate, type DifferentiateResult } from '../../src/pipeline/differentiate.js';
import type { Options } from '../../src/pipeline/options.js';
import { programReports } from '../octave/program-reports.js';
import { testPrograms } from '../octave/test-programs.js';

const made = (text: string, options: Options = {}): DifferentiateResult =>
  differentiate({ files: [{ name: 'f.m', text }], independents: ['x'], options });
const told = (text: string, options: Options = {}): string[] =>
  made(text, options).diagnostics.map((it) => `${it.code} ${it.line}:${it.column} ${it.message}`);
const program = (directive: string, call: string, ...callee: readonly string[]): string =>
  [
    ...['function z = f(x, n)', 'z = x;', 'for i = 1:3', directive, call, 'end', 'end'],
    ...['function y = g(a, k)', ...callee, 'end', ''],
  ].join('\n');
const recompute = '%ADiMat <recompute>g</recompute>';
const call = 'z = z + g(z, i);';

describe('directives', () => {
  it.each([
    ['%ADiMat <recompute>g', 'W301 4:1'],
    ['%ADiMat <recompute></recompute>', 'W301 4:1'],
    ['%ADiMat <recompute>g h</recompute>', 'W301 4:1'],
    ['%ADiMat <parallel>i</parallel>', 'W301 4:1'],
    ['%ADiMat <nargin>two</nargin>', 'W301 4:1'],
    ['%ADiMat <nargin>0</nargin>', 'W301 4:1'],
    ['%ADiMat <unroll/>', 'W301 4:1'],
    ['%ADiMat BMFUNC $$ = g($1) DIFFTO $@1 .* $@1', 'W301 4:1'],
    ['%ADiMat AD_TOP=f', 'W301 4:1'],
    ['% ADiMat <parallel/>', 'W301 4:1'],
    ['%adimat <parallel/>', 'W301 4:1'],
    ['%ADiMat <recompute>h</recompute>', 'W302 4:1'],
    ['%ADiMat <nargin>2</nargin>', 'W302 4:1'],
    ['%ADiMat <parallel/>', 'W302 4:1'],
  ])('%s: %s', (directive, expected) => {
    expect(told(program(directive, call, 'y = a;'))).toEqual([expect.stringContaining(expected)]);
  });

  it('are no comments about ADiMat', () => {
    expect(told(program('% ADiMat knows this', call, 'y = a;'))).toEqual([]);
    expect(told('function z = f(x)\n%ADiMat <parallel/>\nz = x;\nend\n')).toEqual([
      expect.stringContaining(
        'W302 2:1 the directive <parallel> does nothing here: it stands in no for loop',
      ),
    ]);
  });

  it('recompute what is no function of the program is told', () => {
    const text = program('%ADiMat <recompute>sin</recompute>', 'z = sin(z);', 'y = a;');
    expect(told(text)).toEqual([
      expect.stringMatching(/^W303 4:1 the call of 'sin' .* no function of the program/),
    ]);
  });

  const tapes = async (text: string): Promise<number> => {
    const options = { style: 'classic', 'print-stack-info': '1' };
    const code = made(text, options).files[0]?.text ?? '';
    const printed = await runOctave(`${code}\na_f(0.3, 2);`);
    return Number(/between the sweeps: (\d+) values/.exec(printed)?.[1]);
  };

  it('recompute keeps arguments only', async () => {
    const callee = ['y = a;', 'for j = 1:k', 'y = sin(y) + k;', 'end'];
    const [split, joint] = [program('%', call, ...callee), program(recompute, call, ...callee)];
    expect(told(joint)).toEqual([]);
    expect(made(joint).files[0]?.text).toMatch(/ = g\(z, i\);[^]* = rec_g\(z, i\);[^]*ret_g\(/);
    expect(await tapes(joint)).toBeLessThan((await tapes(split)) / 2);
  });

  const effects: readonly (readonly [string, string, readonly string[]])[] = [
    ['prints', call, ['y = a;', 'disp(y);']],
    ['echoes', call, ['y = a']],
    ['draws', call, ['y = a * rand;']],
    ['reads the clock', call, ['t = tic;', 'y = a * k;']],
    ['calls what draws', call, ['y = h(a);', 'end', 'function y = h(a)', 'y = a * randn;']],
    ['counts', call, ['persistent m', 'if isempty(m), m = 0; end', 'm = m + 1;', 'y = a * m;']],
    ['does what nobody knows', call, ['mystery(k);', 'y = a;']],
    ['gets a random argument', 'z = z + g(z, rand);', ['y = a * k;']],
    ['gets a count', 'z = z + g(z, nargin);', ['y = a * k;']],
    ['stands in a try', 'try, z = z + g(z, i); catch, z = 1; end', ['y = a * k;']],
  ];
  it.each(effects)('recompute leaves alone what %s', (what, statement, callee) => {
    const text = program(recompute, statement, ...callee);
    expect(told(text)).toContainEqual(expect.stringMatching(/^W303 [45]:\d+ the call of 'g/));
    expect(made(text).files[0]?.text).not.toMatch(/[^_]\bg\w*\(z, .*;\n[^]*rec_g\w*\(z, .*;\n.*ret_g/);
    if (what === 'counts') return;
    const split = made(program('% nothing', statement, ...callee)).files[0]?.text;
    expect(made(text).files[0]?.text).toBe(split?.replace(/^ *% nothing\n/gm, ''));
  });

  it.each(['fast', 'classic'])('calls=joint is right, %s', async (style) => {
    const names = ['counted_outputs', 'user_calls', 'handle_levels', 'counted_recursion', 'joint_calls'];
    const programs = testPrograms.filter(({ name }) => names.includes(name));
    const reports = await programReports(programs, { style, calls: 'joint' });
    expect([...reports]).toEqual(programs.map(({ name }) => [name, []]));
  });

  it('nargin leaves out what stands for missing arguments', () => {
    const text = (directive: string): string =>
      `function z = f(x, n, m)\n${directive}\nif nargin < 3\nm = n;\nn = 2;\nend\nz = x * n * m;\nend\n`;
    expect(made(text('%')).files[0]?.text).toContain('if nargin < 2\n    n = []');
    const { files, diagnostics } = made(text('%ADiMat <nargin>2</nargin>'));
    expect(diagnostics).toEqual([]);
    expect(files[0]?.text).not.toContain('if nargin < 2\n');
    expect(files[0]?.text).toContain('if nargin < 3\n');
  });
});
