import { describe, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { differentiate, type DifferentiateResult } from '../../src/engine/differentiate.js';
import type { Options } from '../../src/contract/options.js';
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
    ['%ADiMat <inline>g h</inline>', 'W301 4:1'],
    ['%ADiMat <parallel>i</parallel>', 'W301 4:1'],
    ['%ADiMat <nargin>two</nargin>', 'W301 4:1'],
    ['%ADiMat <nargin>0</nargin>', 'W301 4:1'],
    ['%ADiMat <unroll/>', 'W301 4:1'],
    ['%ADiMat BMFUNC $$ = g($1) DIFFTO $@1 .* $@1', 'W301 4:1'],
    ['%ADiMat AD_TOP=f', 'W301 4:1'],
    ['% ADiMat <parallel/>', 'W301 4:1'],
    ['%adimat <parallel/>', 'W301 4:1'],
    ['% ADiMat BMFUNC $$ = h($1) DIFFTO 2 .* $@1', 'W301 4:1'],
    ['#ADiMat BMFUNC $$ = h($1) DIFFTO 2 .* $@1', 'W301 4:1'],
    ['%adimat bmfunc $$ = h($1) diffto 2 .* $@1', 'W301 4:1'],
    [
      '%$AD II-LOOP',
      'W301 4:1 this directive is not understood, and does nothing: directives of Tapenade ($AD) are not read; %ADiMat <parallel/>',
    ],
    [
      '% $AD CHECKPOINT-START',
      'W301 4:1 this directive is not understood, and does nothing: directives of Tapenade',
    ],
    ['%!$AD NOCHECKPOINT', 'W301 4:1'],
    ['# C$AD binomial-ckp n+1 40 1', 'W301 4:1'],
    ['%$AD', 'W301 4:1'],
    ['%ADiMat <recompute>h</recompute>', 'W302 4:1'],
    ['%ADiMat <nargin>2</nargin>', 'W302 4:1'],
    ['%ADiMat <parallel/>', 'W302 4:1'],
    ['%ADiMat <checkpoint>i</checkpoint>', 'W301 4:1'],
    ['%ADiMat <shape/>', 'W301 4:1'],
    ['%ADiMat <shape>x</shape>', 'W301 4:1'],
    ['%ADiMat <shape>x 2n 1</shape>', 'W301 4:1'],
    ['%ADiMat <shape>x n 1 .</shape>', 'W301 4:1'],
    ['%ADiMat <shape>x=n,1</shape>', 'W301 4:1'],
    ['%ADiMat <shape>n>=2 x</shape>', 'W301 4:1'],
    ['%ADiMat <shape>x scalar</shape>', 'W302 4:1'],
  ])('%s: %s', (directive, expected) => {
    expect(told(program(directive, call, 'y = a;'))).toEqual([expect.stringContaining(expected)]);
  });

  it.each([
    [
      '%ADiMat BMFUNC $$ = h($1 DIFFTO $@1',
      'W301 1:1 this directive is not understood, and does nothing: it must be as',
    ],
    [
      '% ADiMat BMFUNC $$ = h($1) DIFFTO $@1',
      'W301 1:1 this directive is not understood, and does nothing: it must begin',
    ],
    [
      '%ADiMat <parallel/>',
      'W301 1:1 this directive is not understood, and does nothing: it stands in no function',
    ],
    ['%ADiMat BMFUNC $$ = h($1) DIFFTO $@1', undefined],
    ['% ADiMat knows this', undefined],
    [
      '%$AD NOCHECKPOINT',
      'W301 1:1 this directive is not understood, and does nothing: directives of Tapenade',
    ],
    ['% costs $AD 3, $ADA more', undefined],
    ['% $ADD it up', undefined],
  ])('outside of functions: %s', (directive, expected) => {
    const text = 'function z = f(x)\nz = x^2;\nend\n';
    const all = [`${directive}\n${text}`, `${text}${directive}\n`].map((it) => told(it));
    expect(all[0]).toEqual(expected === undefined ? [] : [expect.stringContaining(expected)]);
    expect(all[1]).toEqual(
      expected === undefined ? [] : [expect.stringContaining(expected.replace('1:1', '4:1'))],
    );
  });

  it('tells what contradicts an earlier one', () => {
    const both = ['2 .* $@1', '3 .* $@1', '2 .* $@1'].map((it) => `%ADiMat BMFUNC $$ = h($1) DIFFTO ${it}`);
    expect(told(`${both.join('\n')}\nfunction z = f(x)\nz = x^2;\nend\n`)).toEqual([
      expect.stringContaining(
        "W301 2:1 this directive is not understood, and does nothing: an earlier one says something else of 'h'",
      ),
    ]);
  });

  it('are no comments about ADiMat', () => {
    expect(told(program('% ADiMat knows this', call, 'y = a;'))).toEqual([]);
    expect(told('function z = f(x)\n%ADiMat <parallel/>\nz = x;\nend\n')).toEqual([
      expect.stringContaining(
        'W302 2:1 the directive <parallel> does nothing here: it stands in no for loop',
      ),
    ]);
  });

  it.each([
    ['multiplies up', "'z' is read before the iteration has written it", 'z = z * x(i);'],
    ['takes a sum off', "'z' is read before the iteration has written it", 'z = x(i) - z;'],
    ['adds a sum to itself', "'z' is read before the iteration has written it", 'z = z + z;'],
    ['reads a sum', "'t' is read before the iteration has written it", 't = t + x(i);', 'z(i) = t;'],
    ['sets a sum back', "'t' is read before", 't = t + x(i);', 'if i > 2, t = x(1); end'],
    ['adds what may be larger', "'t' is read before", 't = t + x;'],
    [
      'reads what other iterations write',
      "'z' is read before the iteration has written it",
      'z(i) = z(1) * x(i);',
    ],
    ['writes on some ways only', "'t' is read before", 'if i > 1, t = x(i); end', 'z(i) = 2 * t;'],
    ['is left early', 'may be left before their end', 'if i > 1, break; end', 'z(i) = x(i);'],
    ['may fail', 'may be left before their end', 'try, z(i) = x(i); catch, z(i) = 0; end'],
    ['prints', "'disp' may do more", 'disp(i);', 'z(i) = x(i);'],
    ['draws', "'rand' may do more", 'z(i) = x(i) * rand;'],
    [
      'gives something on',
      "'t' is made in an iteration and read behind the loop",
      't = x(i) ^ 2;',
      'z(i) = t;',
    ],
    ['writes to fields', 'it writes to fields or cells', 's.a = x(i);', 'z(i) = i;'],
    ['deletes', "'z' is read before the iteration has written it", 'z(1) = [];'],
    [
      'grows by what a colon counts',
      "indices of 'z'",
      'if i == 1, z(:, 1) = x(1); else, z(3, 1) = x(2); end',
    ],
    [
      'grows and counts from the end',
      "indices of 'z'",
      'if i == 2, z(end) = x(i); else, z(i + 1) = x(i); end',
    ],
    ['grows and writes all', "indices of 'z'", 'if i == 2, z(:) = x(2); else, z(2 * i) = x(i); end'],
    [
      'makes anew at times',
      "'z' is made anew in some iterations only",
      'if i > 2, z = x; end',
      'z(i) = x(i);',
    ],
    ['calls what is given', 'may call a function of which nothing is known', 'k = h(i);', 'z(i) = k * x(i);'],
  ])('parallel of a loop that %s: %s', (_, reason, ...body) => {
    const lines = ['function z = f(x, h)', 't = x(1);', 'z = zeros(size(x));', 'for i = 1:numel(x)'];
    const text = [...lines, '%ADiMat <parallel/>', ...body, 'end', 'z = z * t;', 'end', ''].join('\n');
    expect(told(text)).toEqual([
      expect.stringMatching(/^W302 5:1 the directive <parallel> does nothing here: /),
    ]);
    expect(told(text)[0]).toContain(reason);
  });

  it('parallel is of no use in the classic style', () => {
    const text = 'function z = f(x)\nfor i = 1:3\n%ADiMat <parallel/>\nz(i) = x(i) ^ 2;\nend\nend\n';
    expect(told(text)).toEqual([]);
    expect(told(text, { style: 'classic' })).toEqual([
      expect.stringContaining('W302 3:1 the directive <parallel> does nothing here: in the classic style'),
    ]);
  });

  it('parallel keeps nothing of the iterations', () => {
    const lines = [
      'function z = f(x)',
      'for i = 1:numel(x)',
      't = sin(x(i));',
      'z(i) = t ^ 2;',
      'end',
      'end',
      '',
    ];
    const [plain, parallel] = [lines, lines.toSpliced(2, 0, '%ADiMat <parallel/>')].map(
      (it) => made(it.join('\n')).files[0]?.text,
    );
    expect(plain).toContain('tape');
    expect(parallel).not.toContain('tape');
  });

  it.each([
    ['for', '%ADiMat <parallel/>'],
    ['parfor', ''],
  ])('%s records nothing of sums', (head, directive) => {
    const sums = ['s = s + x(i);', 's = x(i) + s;', 't = t - sin(x(i)) ^ 2;', 'n = n + 1;'];
    const begin = ['function z = f(x)', 's = 0;', 't = 0;', 'n = 0;', `${head} i = 1:3`, directive];
    const text = [...begin, ...sums, 'end', 'z = s * t * n;', 'end', ''].join('\n');
    expect(told(text)).toEqual([]);
    expect(made(text).files[0]?.text).not.toContain('tape');
  });

  it('parfor that needs the order of its iterations is recorded without a warning', () => {
    const text = 'function z = f(x)\nz = 1;\nparfor i = 1:3\nz = sin(z) * x(i);\nend\nend\n';
    expect(told(text)).toEqual([]);
    expect(made(text).files[0]?.text).toContain('tape');
  });

  const marked = (...body: readonly string[]): string => {
    const lines = ['function z = f(x)', 'z = x;', 'for i = 1:4', '%ADiMat <checkpoint/>'];
    return [...lines, ...body, 'end', 'z = z * x;', 'end', ''].join('\n');
  };
  it.each([
    ['begins an array', "'t' may have no value before the loop", 't(i) = x;', 'z = z + t(i);'],
    [
      'gives its variable on',
      "'i' is read behind the loop",
      'z = z * x;',
      'end',
      'for j = i:5',
      'z = z + j;',
    ],
    ['computes nothing', 'nothing that it computes is read behind it', 'y = i * x;'],
    ['counts arguments', "'nargin' means something else", 'z = z * nargin;'],
    ['asks what there is', "'exist' means something else", "if exist('x', 'file'), z = z * x; end"],
    ['prints', "'disp' may do more", 'disp(i);', 'z = z * x;'],
    ['draws', "'rand' may do more", 'z = z * rand;'],
  ])('checkpoint in a loop that %s: %s', (_, reason, ...body) => {
    expect(told(marked(...body))).toEqual([
      expect.stringMatching(/^W304 3:1 all iterations of this loop are recorded/),
    ]);
    expect(told(marked(...body))[0]).toContain(reason);
  });

  it.each([
    ['it may be left by an error', 'try', 'z = z * x;'],
    ['it may be left by an error', 'unwind_protect', 'z = z * x;'],
  ])('checkpoint: %s', (reason, before, ...body) => {
    const ends: Readonly<Record<string, string>> = {
      try: 'catch, z = x; end',
      unwind_protect: 'unwind_protect_cleanup, z = z * 2; end_unwind_protect',
    };
    const loop = ['for i = 1:4', '%ADiMat <checkpoint/>', ...body, 'end'];
    const lines = ['function z = f(x)', 'z = x;', before, ...loop, ends[before] ?? '', 'end', ''];
    expect(told(lines.join('\n'))).toEqual([expect.stringMatching(/^W304 4:1 /)]);
    expect(told(lines.join('\n'))[0]).toContain(reason);
  });

  it('checkpoint keeps the states before some iterations', async () => {
    const body = ['for j = 1:9', 'z = sin(z) + x;', 'end'];
    const [all, some] = [marked(...body).replace('<checkpoint/>', ''), marked(...body)];
    expect(told(some)).toEqual([]);
    expect(made(some).files[0]?.text).not.toContain('<checkpoint/>');
    expect(await tapes(some)).toBeLessThan((await tapes(all)) / 2);
  });

  it.each(['fast', 'classic'])('checkpoints=outermost is right, %s', async (style) => {
    const names = [
      'many_exits',
      'runge_kutta',
      'loops_nested',
      'cells_grown',
      'trajectories',
      'integers_beside',
    ];
    const programs = testPrograms.filter(({ name }) => names.includes(name));
    const reports = await programReports(programs, { style, checkpoints: 'outermost' });
    expect([...reports]).toEqual(programs.map(({ name }) => [name, []]));
  });

  it('recompute what is no function of the program is told', () => {
    const text = program('%ADiMat <recompute>sin</recompute>', 'z = sin(z);', 'y = a;');
    expect(told(text)).toEqual([
      expect.stringMatching(/^W303 4:1 the call of 'sin' .* no function of the program/),
    ]);
  });

  const large = Array.from({ length: 50 }, (_, i) => (i === 0 ? 'y = a;' : 'y = sin(y) * k;'));
  const inline = '%ADiMat <inline>g</inline>';

  it('inline puts the body of a larger function where it is called', () => {
    const [apart, asked] = [program('%', call, ...large), program(inline, call, ...large)];
    expect(told(asked)).toEqual([]);
    expect(made(apart).files[0]?.text).toContain('ret_g(');
    expect(made(asked).files[0]?.text).not.toMatch(/\bg\(|rec_g\(|ret_g\(/);
    expect(made(asked, { inline: 'no' }).files[0]?.text).toContain('ret_g(');
  });

  it.each([
    [
      'what calls itself',
      inline,
      call,
      ['y = a;', 'if k > 0', 'y = a * g(a, k - 1);', 'end'],
      'calls itself',
    ],
    ['what asks how it is called', inline, call, ['y = a * nargin;'], 'asks how it is called'],
    ['what is long', inline, call, Array.from({ length: 1100 }, () => 'y = sin(a) * k;'), '1000 statements'],
    ['what has no active argument', inline, 'z = z * g(n, i);', large, 'no derivative'],
    [
      'what is no function of the program',
      '%ADiMat <inline>sin</inline>',
      'z = sin(z);',
      large,
      'no function',
    ],
  ])('inline leaves %s, and tells so', (_, directive, statement, callee, reason) => {
    expect(told(program(directive, statement, ...callee))).toEqual([
      expect.stringMatching(new RegExp(`^W302 4:1 the directive <inline> does nothing here: .*${reason}`)),
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
    expect(made(joint).files[0]?.text).toMatch(/ g\(z, i\);[^]* = rec_g\(z, i\);[^]*ret_g\(/);
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

  it('calls=joint leaves alone what leads back to one that draws', () => {
    const callee = ['y = sin(a);', 'if k > 1, y = h(a, k - 1); end', 'end', 'function y = h(a, k)'];
    const text = program('', 'z = h(z, i) + g(z, i);', ...callee, 'y = g(a, k) * rand;');
    expect(told(text, { calls: 'joint' })).toEqual(Array(4).fill(expect.stringContaining("'rand' may do")));
  });

  it.each(['fast', 'classic'])('calls=joint is right, %s', async (style) => {
    const names = [
      'counted_outputs',
      'user_calls',
      'handle_levels',
      'counted_recursion',
      'joint_calls',
      'mapped_with_handlers',
    ];
    const programs = testPrograms.filter(({ name }) => names.includes(name));
    const reports = await programReports(programs, { style, calls: 'joint' });
    expect([...reports]).toEqual(programs.map(({ name }) => [name, []]));
  });

  it('nargin leaves out what stands for missing arguments', () => {
    const told = (directive: string): DifferentiateResult => {
      const text = `function z = f(x, y)\n${directive}\nz = x;\nif nargin > 1\nz = x * y;\nend\nend\n`;
      return differentiate({
        files: [{ name: 'f.m', text }],
        independents: ['x', 'y'],
        options: { 'optional-arguments': 'any' },
      });
    };
    expect(told('%').files[0]?.text).toContain('    y = [];');
    const { files, diagnostics } = told('%ADiMat <nargin>2</nargin>');
    expect(diagnostics).toEqual([]);
    expect(files[0]?.text).not.toContain('    y = [];');
    expect(files[0]?.text).toContain('if nargin > 1\n');
  });
});
