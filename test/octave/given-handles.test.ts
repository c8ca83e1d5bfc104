import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { runtimeFolders } from '../../src/base/runtime-folders.js';
import { differentiate } from '../../src/engine/differentiate.js';

/** A function `y = NAME(x, f, opt)` that gets handles, or numbers, and what a run of its derivatives does. */
interface Case {
  readonly name: string;
  readonly body: string;
  readonly handles?: Readonly<Record<string, string>>;
  /** The arguments behind x; `model` and `square` are functions. */
  readonly given: string;
  /** By default the value is right. */
  readonly error?: string;
  /** Whether the derivative is not differentiated once more. */
  readonly isOnce?: boolean;
}

const inField = { 'opt.fun': '@(t) model(t, q)' };
const recursive = 'if x > 2.5, y = f(x); else, y = x * again(x + 1, f, opt); end';
const filling =
  ' end\nfunction y = deep(o, x)\no = filled(o); y = o.nl(x) + feval(o.nl, o.k * x); end\nfunction o = filled(o)\nif ~isfield(o, "k"), o.k = 2; end';
const byDefault =
  'opt = filled(opt); y = feval(opt.nl, x) * feval(opt.w, 3); end\nfunction o = filled(o)\nif ~isfield(o, "nl"), o.nl = @square; end\nif ~isfield(o, "w"), o.w = @(t) t ^ 2; end';
const cases: readonly Case[] = [
  { name: 'numbers', body: 'y = x * f(x);', given: '[3 4], 0' },
  { name: 'a handle', body: 'y = x * f(x);', given: '@sin, 0', error: 'handle' },
  { name: 'an object', body: 'y = x * f(x);', given: 'containers.Map(1, 3), 0', error: 'handle' },
  {
    name: 'a handle in a cell',
    body: 'y = x * opt.c{2}(x);',
    given: "0, struct('c', {{1, @sin}})",
    error: 'handle',
  },
  {
    name: 'a handle in a condition',
    body: "y = x; while y < 9 && (isfield(opt, 'g') && opt.g(x) > 0), y = 2 * y; end",
    given: "0, struct('g', @sin)",
    error: 'handle',
  },
  {
    name: 'no handle in a condition',
    body: "y = x; while y < 9 && (isfield(opt, 'g') && opt.g(x) > 0), y = 2 * y; end",
    given: "0, struct('h', @sin)",
  },
  {
    name: 'a handle beside one that the program sets',
    body: 'opt.w = @square; y = opt.w(x) + opt.h(x);',
    given: "0, struct('h', @sin)",
    error: 'handle',
  },
  {
    name: 'a handle beside one that is known',
    body: 'y = opt.fun(x) + opt.h(x);',
    handles: { 'opt.fun': '@square' },
    given: "0, struct('fun', @square, 'h', @sin)",
    error: 'handle',
  },
  {
    name: 'numbers beside a handle that the program sets',
    body: 'opt.w = @square; y = opt.w(x) + x * opt.h(1);',
    given: "0, struct('h', [3 4])",
  },
  {
    name: 'a handle in a function',
    body: 'y = inner(opt, x); end\nfunction y = inner(s, x)\ny = x ^ 2 * s.h(x);',
    given: "0, struct('h', @sin)",
    error: 'handle',
  },
  {
    name: 'a handle in a function that does nothing but call it',
    body: 'y = x * inner(f, x); end\nfunction y = inner(g, x)\ny = g(x);',
    given: '@sin, 0',
    error: 'handle',
  },
  {
    name: 'a captured handle, in a function that does nothing but call it',
    body: 'h = @(t) inner(f, t) * t; y = h(x); end\nfunction y = inner(g, x)\ny = g(x);',
    given: '@sin, 0',
    error: 'handle',
  },
  {
    name: 'numbers in a function',
    body: 'y = x * inner(f, x); end\nfunction y = inner(g, x)\ny = g(x);',
    given: '[3 4], 0',
  },
  { name: 'a handle for feval', body: 'y = feval(f, x) + x;', given: '@sin, 0', error: 'handle' },
  { name: 'a name for feval', body: 'y = feval(f, x) + x;', given: "'sin', 0", error: 'handle' },
  { name: 'numbers for feval', body: 'y = x * feval(f, x);', given: '[3 4], 0', error: 'handle' },
  {
    name: 'no handle for feval, in a function',
    body: "h = @(t) inner(opt, t) * t; y = h(x); end\nfunction y = inner(s, x)\ny = x; if isfield(s, 'g'), y = feval(s.g, x); end",
    given: '0, struct()',
  },
  {
    name: 'numbers in a branch, in place of a handle',
    body: "y = x ^ 3; if isfield(opt, 'prior'), y = y + opt.prior{1}(x); end",
    given: '0, struct()',
  },
  { name: 'a named one', body: 'y = x * f(x);', handles: { f: '@square' }, given: '@square, 0' },
  {
    name: 'another one',
    body: 'y = x * f(x);',
    handles: { f: '@square' },
    given: '@cube, 0',
    error: 'handle',
  },
  { name: 'a text', body: 'y = x * f(x);', handles: { f: '@square' }, given: "'square', 0", error: 'handle' },
  { name: 'a name of the library', body: 'y = feval(f, x) + x;', handles: { f: '@sin' }, given: '@sin, 0' },
  {
    name: 'a text of a function',
    body: 'y = x * f(x) + sum(cellfun(f, {x, 2 * x}));',
    handles: { f: '@(t) 2*t ^ 3 + square(t)' },
    given: '@(t)2 * t^3+square( t ), 0',
  },
  {
    name: 'another text',
    body: 'y = x * f(x);',
    handles: { f: '@(t) 2 * t' },
    given: '@(t) 3 * t, 0',
    error: 'handle',
  },
  {
    name: 'a captured value',
    body: 'y = opt.fun(x) ^ 2;',
    handles: inField,
    given: "0, struct('fun', @(t) model(t, q))",
  },
  {
    name: 'a captured function of the same name',
    body: 'y = opt.fun(x) ^ 2;',
    handles: inField,
    given: "0, struct('fun', other)",
    error: 'handle',
  },
  {
    name: 'a captured parameter',
    body: 'y = f(x) + opt;',
    handles: { f: '@(t) model(t, opt)' },
    given: 'with(1.5), 1.5',
  },
  {
    name: 'a captured parameter of another value',
    body: 'y = f(x) + opt;',
    handles: { f: '@(t) model(t, opt)' },
    given: 'with(1.5), 2',
    error: 'handle',
  },
  {
    name: 'a field that is handed on',
    body: 'y = inner(x, opt); end\nfunction y = inner(x, s)\n[r, d] = s.nl(x); y = sum(r) * d + feval(s.nl, d);',
    handles: { 'opt.nl': '@square' },
    given: "0, struct('nl', @square, 'k', 3)",
  },
  {
    name: 'a solver',
    body: 'y = fzero(f, [0, 1.5]) * x;',
    handles: { f: '@(t) model(t, q) - 0.5' },
    given: '@(t) model(t, q) - 0.5, 0',
    isOnce: true,
  },
  {
    name: 'a field behind a function that gives the structure back',
    body: 'opt = filled(opt); y = feval(opt.nl, x) * opt.k + deep(opt, x);' + filling,
    handles: { 'opt.nl': '@square' },
    given: "0, struct('nl', @square)",
  },
  {
    name: 'cells and fields that get it',
    body: 'c = {f, @sin}; s.g = f; y = feval(c{1}, x) * c{2}(x) + inner(struct("h", f), x) + feval(s.g, x); end\nfunction y = inner(s, x)\ny = s.h(x) + feval(s.h, 2 * x);',
    handles: { f: '@square' },
    given: '@square, 0',
  },
  {
    name: 'a structure of another, behind a function',
    body: 'opt.nl = @square; opt = inside(opt); y = x * opt.nl(x); end\nfunction o = inside(o)\nif isfield(o, "in"), o = o.in; end',
    given: "0, struct('in', struct('nl', @sin))",
    error: 'handle',
  },
  {
    name: 'a structure of another, in a list of results',
    body: 'opt.nl = @square; [k, opt] = inside(opt); y = x * opt.nl(x); end\nfunction [k, varargout] = inside(o)\nk = 1; varargout{1} = o; if isfield(o, "in"), varargout{1} = o.in; end',
    given: "0, struct('in', struct('nl', [3 4]))",
  },
  { name: 'a default for feval', body: byDefault, given: "0, struct('k', 1)" },
  { name: 'none of a default for feval', body: byDefault, given: "0, struct('nl', @sin)", error: 'handle' },
  {
    name: 'a name in place of a default for feval',
    body: byDefault,
    given: "0, struct('nl', 'sin')",
    error: 'handle',
  },
  {
    name: 'a function of no active values, in place of a default',
    body: byDefault,
    given: "0, struct('w', 'sin')",
  },
  { name: 'a recursion', body: recursive, handles: { f: '@square' }, given: '@square, 0' },
];

const helpers = {
  'square.m': 'function [y, d] = square(x)\ny = x .^ 2;\nd = 2 * x;\nend\n',
  'cube.m': 'function y = cube(x)\ny = x .^ 3;\nend\n',
  'model.m': 'function y = model(t, p)\ny = p * sin(t);\nend\n',
  'with.m': 'function f = with(opt)\nf = @(t) model(t, opt);\nend\n',
};

/** Prints whether adjoint, tangent and both after each other are right, or the identifiers of what ends them. */
const judge = `1;
function judge(name, isOnce, varargin)
  at = 1; s = 1e-3; v = varargin;
  f = str2func(name); a = str2func(['a_' name]); c = str2func(['c_' name]); g = str2func(['g_' name]);
  d = @(f) (8 * (f(at + s) - f(at - s)) - (f(at + 2 * s) - f(at - 2 * s))) / (12 * s);
  all = {@() a(at, v{:}, 1), @() g(1, at, v{:}), @() c(at, v{:}, 1)};
  if ~isOnce, all{4} = @() feval(['g_a_' name], 1, at, v{:}, 1); end
  shown = '';
  for k = 1:numel(all)
    try
      value = all{k}();
      if k < 4, wanted = derivative(d, @(t) f(t, v{:}), 1); else, wanted = derivative(d, @(t) a(t, v{:}, 1), 0); end
      shown = [shown sprintf(' %d', abs(value - wanted) < 1e-7 * max(1, abs(wanted)))];
    catch e
      shown = [shown ' ' e.identifier];
    end
  end
  printf('%s:%s;;', name, shown);
end
function value = derivative(d, f, power)
  % What is indexed with x is constant around it, and a factor of x to this power.
  try, value = d(f); catch, value = power * f(1); end
end
q = 0.8; model = @cos; other = @(t) model(t, q); clear model;
`;

let folder: string;
let results: ReadonlyMap<string, string>;
const reports = new Map<string, readonly string[]>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'given-'));
  const files = Object.entries(helpers).map(([name, text]) => ({ name, text }));
  for (const it of files) writeFileSync(join(folder, it.name), it.text);
  const finder = {
    find: (name: string) => files.find((it) => it.name === `${name}.m`),
    list: () => [],
  };
  cases.forEach(({ name, body, handles, isOnce }, index) => {
    const own = name === 'a recursion' ? 'again' : `gh_${index}`;
    const source = { name: `${own}.m`, text: `function y = ${own}(x, f, opt)\n${body}\nend\n` };
    const asked = { files: [source], independents: ['x'], handles };
    const adjoint = differentiate(asked, { finder });
    const tangent = differentiate({ ...asked, mode: 'forward' }, { finder });
    const classic = differentiate(
      { ...asked, options: { style: 'classic', 'rev-prefix': 'c_' } },
      { finder },
    );
    const second =
      isOnce === true
        ? { files: [], diagnostics: [] }
        : differentiate(
            { files: adjoint.files, independents: ['x'], dependents: ['a_x'], mode: 'forward' },
            { finder },
          );
    const all = [adjoint, tangent, classic, second];
    reports.set(
      name,
      all.flatMap((one) => one.diagnostics.filter((it) => it.severity === 'error').map((it) => it.code)),
    );
    for (const it of [source, ...all.flatMap((one) => one.files)])
      writeFileSync(join(folder, it.name), it.text);
  });
  const lines = cases.map(
    ({ name, given, isOnce }, index) =>
      `judge('${name === 'a recursion' ? 'again' : `gh_${index}`}', ${isOnce === true}, ${given});`,
  );
  const output = await runOctave([judge, ...lines].join('\n'), { folders: [folder, ...runtimeFolders] });
  results = new Map(
    [...output.matchAll(/(\w+):([^;]*);;/g)].map(([, name = '', shown = '']) => [name, shown.trim()]),
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(cases.map((one, index) => ({ ...one, index })))('$name', ({ name, index, error, isOnce }) => {
  expect(reports.get(name)).toEqual([]);
  const one = error === undefined ? '1' : `Adjoinery:${error}`;
  const shown = results.get(name === 'a recursion' ? 'again' : `gh_${index}`);
  expect(shown).toBe(Array.from({ length: isOnce === true ? 3 : 4 }, () => one).join(' '));
});

it('refuses handles that others have captured, texts that are no handles, and names of no parameters', () => {
  const files = [{ name: 'f.m', text: 'function y = f(x, g)\ny = g(x);\nend\n' }];
  const codes = (handles: Readonly<Record<string, string>>): string[] =>
    differentiate({ files, independents: ['x'], handles }).diagnostics.map((it) => it.code);
  expect(codes({ g: '@(t) held(t)' })).toEqual(['E304']);
  expect(codes({ g: 'sin' })).toEqual(['E215']);
  expect(codes({ g: '@sin; x = 3' })).toEqual(['E215']);
  expect(codes({ 'h.fun': '@sin' })).toEqual(['E216']);
  expect(codes({ x: '@sin' })).toEqual(['E312']);
  expect(codes({ g: '@nobody' })).toEqual(['E401']);
  expect(codes({})).toEqual(['W209']);
});

it.each([
  ['y = opt.fun(x) * opt.a;', ['E312 did you mean --handle opt.fun=…?']],
  ['y = x;', ['E312 leave out this --handle']],
  ['y = h(opt, x);', []],
  ["y = x; for k = fieldnames(opt).', y = y + opt.(k{1}); end", []],
])('refuses handles for fields that the function does not name: %s', (body, expected) => {
  const text = `function y = f(x, opt)\n${body}\nend\nfunction y = h(opt, x)\ny = opt.nofun(x);\nend\n`;
  const request = { files: [{ name: 'f.m', text }], independents: ['x'], handles: { 'opt.nofun': '@sin' } };
  const found = differentiate(request).diagnostics.filter((it) => it.code === 'E312');
  expect(found.map((it) => `${it.code} ${it.hint ?? ''}`)).toEqual(expected);
});

it('differentiates by the parameters that are no handles, if none are named', () => {
  const files = [{ name: 'f.m', text: 'function y = f(x, g)\ny = g(x);\nend\n' }];
  const [file] = differentiate({ files, handles: { g: '@sin' } }).files;
  expect(file?.text).toContain('--independents x --dependents y --handle g=@sin\n');
});
