import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyses } from '../src/analysis/analyses.js';
import { catalogue } from '../src/diagnostic/catalogue.js';
import { packageRoot } from '../src/base/package-root.js';
import { differentiate } from '../src/engine/differentiate.js';
import { StylesheetStore } from '../src/pipeline/stylesheet-store.js';
import { loadToolbox } from '../src/pipeline/toolbox.js';
import { inFunction } from './in-function.js';
import { refusedList } from './refused-list.js';
import { refusedOfConstants } from './refused-of-constants.js';
import { refusedOfDeclared } from './refused-of-declared.js';
import { refusedOfFixedPoints } from './refused-of-fixed-points.js';
import { refusedOfHiddenWays } from './refused-of-hidden-ways.js';
import { refusedOfIntegers } from './refused-of-integers.js';
import { refusedOfParts } from './refused-of-parts.js';
import { refusedOfShared } from './refused-of-shared.js';
import { refusedOfText } from './refused-of-text.js';

// Programs that could get a silent wrong derivative are refused, each with its code.
const refused: readonly (readonly [string, string, string])[] = [
  ['a function without a rule', 'E401', inFunction('z = nobody(x);')],
  ['a function whose rule is missing', 'E402', inFunction('z = schur(x);')],
  ['a number that goes through text', 'E402', inFunction('z = str2double(num2str(x));')],
  ['bits of a number', 'E402', inFunction("z = typecast(x, 'uint8');")],
  ['polar coordinates in one matrix', 'E403', inFunction('z = cart2pol(x, x);')],
  ['arguments that no rule fits', 'E403', inFunction("z = interp2(x, 2, 2, 'cubic');")],
  [
    'a field of a structure array where it may be two arguments',
    'E403',
    inFunction("s = struct('v', {x, 2 * x});", 'z = max(s.v);'),
  ],
  ['the order of a Bessel function', 'E404', inFunction('z = besselj(x, 2);')],
  [
    'continue out of unwind_protect',
    'E301',
    inFunction(
      ...['for i = 1:2', 'unwind_protect', 'if x > i, continue, end', 'unwind_protect_cleanup', 'z = x;'],
      ...['end', 'end'],
    ),
  ],
  [
    'a try that may read what may be unassigned',
    'E301',
    inFunction('if x > 1, k = 2; end', 'try', 'if x > 2 || k > 1, z = x^2; end', 'catch', 'z = x;', 'end'),
  ],
  [
    'a function that a try calls, and that may read what may be unassigned',
    'E301',
    inFunction('try', 'z = h(x);', 'catch', 'z = x;', 'end') +
      'function z = h(x)\nif x > 1, k = 2; end\nz = x; if x > 2 || k > 1, z = x^2; end\nend\n',
  ],
  ['an assignment in a case', 'E301', inFunction('switch x, case (y = 2), z = x; end')],
  ['an assignment among arguments', 'E301', inFunction('plot(x, LineWidth=2);', 'z = x;')],
  ['a default of an anonymous function', 'E301', inFunction('f = @(t = 2) t;', 'z = f(3) * x;')],
  ...refusedOfDeclared,
  [
    'the value of a statement that may have none',
    'E303',
    inFunction('c = {x};', 'x^2;', 'c{:};', 'z = 3 * ans;'),
  ],
  [
    'the value of a call without one on a way',
    'E303',
    `${inFunction('x^2;', 'h(x);', 'z = sum(ans);')}function r = h(x)\nif x > 9, r = x; end\nend\n`,
  ],
  [
    'a statement that is a variable on some ways, and a function on others',
    'E303',
    inFunction('x^2;', 'if g, e = 3; end', 'e;', 'z = ans;'),
  ],
  ['the answer behind an assignment in parentheses', 'E303', inFunction('x^2;', '(g = 2);', 'z = g * ans;')],
  [
    'a value for the answer of statements',
    'E301',
    inFunction('c = {1};', 'ans = x;', 'c{:};', 'z = 3 * ans;'),
  ],
  ['a call that gives what is asked for', 'E303', inFunction('x^2;', 'deal(x);', 'z = 3 * ans;')],
  ['a status in place of the answer', 'E303', inFunction('x^2;', 'fflush(stdout);', 'z = 3 * ans;')],
  [
    'a handle in a field that gives nothing',
    'E303',
    inFunction("s.f = @(t) printf('%g', t);", 'x^2;', 's.f(3);', 'z = 3 * ans;'),
  ],
  ['cells that may be several', 'E303', inFunction('c = {x, 2};', 'x^2;', 'c{g};', 'z = 3 * ans;')],
  ['a field that may be several', 'E303', inFunction("s = struct('a', {2, x});", 's.a;', 'z = 3 * ans;')],
  ['a part of the answer', 'E301', inFunction('c = {1};', 'ans(2) = x;', 'c{:};', 'z = 3 * ans(2);')],
  ['a loop over the answer', 'E301', inFunction('c = {x};', 'c{:};', 'for ans = 1:2, z = x * ans; end')],
  ['a parameter that is the answer', 'E301', 'function z = f(ans)\nz = ans^2;\nend\n'],
  ['a result that is the answer', 'E301', 'function ans = f(x)\nx^2;\nend\n'],
  ['a string for a dimension', 'E403', inFunction("z = mean(x, 'g');")],
  ['cells as arguments', 'E301', inFunction('c = {x, x};', 'c{2} = 2 * x;', 'z = trace(qr(x, c{:}));')],
  ['cells that may be a dimension', 'E301', inFunction('c = {1, x};', 'z = sum(cat(c{1:g}, x, x));')],
  ['all elements that are deleted', 'E301', inFunction('c = {x};', 'c{1}(:) = [];', 'z = [x, c{1}];')],
  [
    'fields by any number of names in an expression',
    'E402',
    inFunction('s.a = x;', 'p = fieldnames(g);', "z = getfield(setfield(s, p{:}, x), 'a');"),
  ],
  ['an output whose number is computed', 'E402', inFunction('z = nthargout(g, @max, x);')],
  ['captured variables', 'E302', inFunction('h = @(t) t * x;', 'z = fminsearch(h, 2);')],
  [
    'a point where an integrand jumps',
    'E404',
    inFunction("z = integral(@(t) (t > x) * 1, 0, 1, 'Waypoints', x);"),
  ],
  [
    'an option of an integral that is not known',
    'E402',
    inFunction("z = integral(@sin, 0, x, 'Vectorized', true);"),
  ],
  [
    'a differential equation that is solved implicitly',
    'E402',
    inFunction('[t, z] = ode15i(@(t, y, d) d + x * y, [0, 1], 1, -1);'),
  ],
  [
    'the structure of a solution whose steps cannot be seen',
    'E402',
    inFunction('s = ode15s(@(t, y) -x * y, [0, 1], 1);', 'z = s.y(end);'),
  ],
  ['the place of a minimum', 'E402', inFunction('z = fminbnd(@(t) t^2, x, 1);')],
  ['eval', 'E303', inFunction("eval('z = x;');", 'z = x;')],
  ['clear', 'E303', inFunction('y = x;', 'clear all', 'z = x;')],
  [
    'a handle with any number of arguments that captures itself',
    'E304',
    inFunction(
      'h = @(varargin) varargin{1};',
      'for k = 1:2',
      'h = @(varargin) sin(h(varargin{:}));',
      'end',
      'z = h(x);',
    ),
  ],
  ['a handle in a cell that is printed', 'E304', inFunction('h = {@sin};', 'disp(h);', 'z = h{1}(x);')],
  [
    'a handle in a structure that is given back',
    'E304',
    'function [z, s] = f(x)\ns.h = @sin;\nz = s.h(x);\nend\n',
  ],
  ['a handle that gets too few arguments', 'E304', inFunction('h = @(s, t) s;', 'z = h(x);')],
  ['more results than a handle gives', 'E304', inFunction('h = @(t) 2 * t;', '[z, y] = h(x);')],
  [
    'more results than a handle gives, the first of which a handler sees',
    'E304',
    inFunction(...['h = @(t) 2 * t;', 'z = h(x);', 'try', '[z, y] = h(x^2);', 'catch', 'z = 3 * z;', 'end']),
  ],
  [
    'results of a handle that calls a handle, far from where it is made',
    'E304',
    inFunction('h = @(s, t) deal(s * t, t);', 'z = solve(@(t) h(x, t), x);') +
      'function z = solve(g, x)\nz = last(g, x) + g(x);\nend\n' +
      'function z = last(g, x)\nif x > 1, [z, y] = g(x); else, z = g(2 * x); end\nend\n',
  ],
  [
    'a handle whose only result is asked for in a condition, but which gives two',
    'E304',
    inFunction('h = @(t) deal(2 * t, 3);', '[z, k] = h(x);', 'if h(x) > 1, z = k; end'),
  ],
  [
    'results of a mapped function that it does not give',
    'E402',
    inFunction('[z, y] = arrayfun(@(t) 2 * t, x);'),
  ],
  ['an output whose place depends on one before', 'E301', inFunction('k = 1;', '[k, z(k)] = deal(2, x);')],
  ['an output whose place depends on one behind', 'E301', inFunction('k = 1;', '[z(k), k] = deal(x, 2);')],
  [
    'an output behind the end of what grows',
    'E301',
    inFunction('z = 1;', '[z(end+1), z(end+1)] = deal(x, 2);'),
  ],
  ['a script', 'E305', inFunction('setup', 'z = x;')],
  ['import', 'E303', inFunction('import pkg.sin', 'z = sin(x);')],
  ['a result that is a function before', 'E207', 'function sum = f(x)\nsum = sum(x);\nend\n'],
  [
    'a variable that is a function in the first iteration of a loop',
    'E207',
    inFunction('for k = 1:2', 'z = x * rand;', 'rand = z;', 'end'),
  ],
  ['a function that may be a variable', 'E207', inFunction('if x > 1, rand = 5; end', 'z = x * rand;')],
  [
    'a constant that may be a variable, whose parts are written',
    'E207',
    inFunction('for k = 1:3', 'if k > x, e(k) = x; end', 'x = x * sum(e);', 'end', 'z = x;'),
  ],
  [
    'a variable that is a function on a path',
    'E207',
    inFunction('if g', 'sin = 2;', 'end', 'z = x * sin(x);'),
  ],
  [
    'a constant where its variable may be cleared',
    'E207',
    inFunction('pi = 3;', 'z = pi * x;', 'if g, clear pi, end', 'z = z + sum(pi * x);'),
  ],
  [
    'an active variable that is a function on a path',
    'E207',
    inFunction('if g', 'rand = x;', 'end', 'z = x * rand;'),
  ],
  [
    'a random number on a way past a try',
    'E207',
    inFunction('if x > 1', 'rand = 2;', 'try, x = x * rand; end', 'end', 'z = x + rand * x;'),
  ],
  ['the end of a function', 'E208', inFunction('z = x * sin(end);')],
  ['a function that is defined twice', 'E206', `${inFunction('z = x;')}${inFunction('z = 2;')}`],
  [
    'a nested function that is called as a generated one',
    'E211',
    'function z = f(x)\nz = a_f(x);\nfunction y = a_f(x)\ny = x;\nend\nend\n',
  ],
  ['a parameter that stands twice', 'E110', 'function z = f(x, x)\nz = x;\nend\n'],
  ['an output that stands twice', 'E110', 'function [z, z] = f(x)\nz = x;\nend\n'],
  ['break in no loop', 'E111', inFunction('z = x;', 'if x > 1', 'break', 'end')],
  ['a script file', 'E201', 'x = 1;\n'],
  ['a class', 'E210', 'classdef c\nmethods\nfunction z = f(o, x), z = x; end\nend\nend\n'],
  ['a function without results', 'E205', 'function f(x)\ndisp(x);\nend\n'],
];
const allRefused = [
  ...refused,
  ...refusedOfFixedPoints,
  ...refusedOfConstants,
  ...refusedOfHiddenWays,
  ...refusedOfIntegers,
  ...refusedOfParts,
  ...refusedOfShared,
  ...refusedOfText,
];

const malformed: typeof refused = [
  ['a block that is not closed', 'E103', inFunction('z = (x;')],
  ['an end too many', 'E107', `${inFunction('z = x;')}end\n`],
  ['an output that is ignored where none is assigned', 'E108', inFunction('[z, ~];')],
  ['a name that is too long', 'E114', inFunction(`z = x.${'a'.repeat(1001)};`)],
  ['a step between brackets that MATLAB takes for a sum', 'E115', inFunction('k = 1;', 'z = [k++ x];')],
  ['a number that is none', 'E109', inFunction('z = 0xg;')],
];

describe('refused', () => {
  it('a recording on its own, which does not know how many outputs are wanted: E301', () => {
    const { diagnostics } = differentiate({
      files: [{ name: 'f.m', text: 'function varargout = f(x)\nvarargout{1} = x;\nend\n' }],
      options: { 'output-mode': 'split-all' },
    });
    expect(diagnostics.map((it) => `${it.code} ${it.line}:${it.column}`)).toEqual(['E301 1:10']);
  });

  it('the sweeps of the classic style in files of their own, each with its stack: E502', () => {
    const codes = (options: Record<string, string>): string[] =>
      differentiate({
        files: [{ name: 'f.m', text: 'function z = f(x)\nz = x ^ 2;\nend\n' }],
        options: { 'output-mode': 'split-all', style: 'classic', ...options },
      }).diagnostics.map((it) => it.code);
    expect(codes({})).toEqual(['E502']);
    expect(codes({ runtime: 'path' })).toEqual([]);
  });

  it('a memory of results, where the function that is differentiated is not the first of its file: E313', () => {
    const lines = ['persistent lx lv', 'if any(x ~= lx), lx = x; lv = x^3; end', 'z = first(lv);'];
    const text = `function a = first(a)\na = 2 * a;\nend\n${inFunction(...lines)}`;
    const asked = { files: [{ name: 'f.m', text }], function: 'f', independents: ['x'] };
    expect(differentiate(asked).diagnostics.map((it) => it.code)).toEqual(['E313']);
  });

  it('a memory of results: E313 stands at the comparison', () => {
    const lines = ['persistent lx lv', 'if numel(x) > 0 && x ~= lx, lx = x; lv = x^3; end', 'z = lv;'];
    const asked = { files: [{ name: 'f.m', text: inFunction(...lines) }], independents: ['x'] };
    expect(differentiate(asked).diagnostics.map((it) => `${it.code} ${it.line}:${it.column}`)).toEqual([
      'E313 3:20',
    ]);
  });

  it.each([...allRefused, ...malformed])('%s: %s', (_, code, text) => {
    const { files, diagnostics } = differentiate({
      files: [{ name: 'f.m', text }],
      independents: text.includes('(x') ? ['x'] : undefined,
      options: { strict: 'yes' },
    });
    expect(files).toEqual([]);
    expect(diagnostics.map((it) => it.code)).toContain(code);
    expect(diagnostics.every((it) => it.line >= 1 && it.column >= 1)).toBe(true);
    // Whatever stands in braces was to be filled in.
    expect(diagnostics.filter((it) => /\{\w{2,}\}/.test(`${it.message} ${it.hint ?? ''}`))).toEqual([]);
  });

  it('what is printed, drawn or written where nothing comes back is taken', () => {
    const lines = ["fprintf('%g', x);", "fprintf(2, '%g', x);", 'h = plot(x);', "set(h, 'color', 'r');"];
    const text = inFunction(...lines, "csvwrite('f', x);", 'show(x);', "title(sprintf('%g', x));", 'z = x;');
    const { diagnostics } = differentiate({ files: [{ name: 'f.m', text }], independents: ['x'] });
    expect(diagnostics.filter((it) => it.severity === 'error')).toEqual([]);
  });

  it('times of a differential equation, by the name of its solver: E404', () => {
    const text = inFunction('[t, y] = ode45(@(t, y) -y, [0, x], 1);', 'z = y(end);');
    const { diagnostics } = differentiate({ files: [{ name: 'f.m', text }], independents: ['x'] });
    expect(diagnostics.map((it) => `${it.line}:${it.column} ${it.message}`)).toEqual([
      "2:10 'ode45' has no derivative rule with regard to its argument 2",
    ]);
    expect(diagnostics[0]?.hint).toMatch(/ode45\(f, times, start\)$/);
  });

  it('a name that the code would give a value, which may be that of a function where flags say so: E207', () => {
    const loop = [
      'for k = 1:3',
      'try',
      'if k > 2, break; end',
      'z = z * x;',
      'catch',
      'z = 1;',
      'end',
      'end',
    ];
    const text = inFunction('z = x;', 'if x > 1', 'rand = 2;', 'end', ...loop, 'z = z + rand * x;');
    const files = [{ name: 'f.m', text }];
    const codes = (style: string): string[] =>
      differentiate({ files, independents: ['x'], options: { style } }).diagnostics.map((it) => it.code);
    expect(codes('classic')).toEqual(['E207']);
    expect(codes('fast')).toEqual([]);
  });

  it('text that names one of several functions, as files differ: E402', () => {
    const sub = 'function z = g(x)\nz = x ^ 2;\nend\n';
    const text = `function z = f(x)\nh = 'g';\nz = feval(h, x) + other(x);\nend\n${sub}`;
    const files = [
      { name: 'f.m', text },
      { name: 'other.m', text: "function z = other(x)\nh = 'g';\nz = feval(h, x);\nend\n" },
      { name: 'g.m', text: 'function z = g(x)\nz = exp(x);\nend\n' },
    ];
    const { diagnostics } = differentiate({ files, function: 'f', independents: ['x'] });
    expect(diagnostics.map((it) => `${it.code} ${it.file}`)).toEqual(['E402 f.m', 'E402 other.m']);
  });

  it('a file that hides a builtin that the derivative calls: E209', () => {
    const text = inFunction('z = cos(x) * sin(x);');
    const cosine = { name: 'lib/cos.m', text: 'function y = cos(x)\ny = x;\nend\n' };
    const files = [{ name: 'f.m', text }, cosine];
    const { diagnostics } = differentiate({ files, independents: ['x'] });
    expect(diagnostics.map((it) => `${it.code} ${it.file}`)).toEqual(['E209 lib/cos.m']);
    const hidden = [
      { name: 'f.m', text },
      { ...cosine, name: 'private/cos.m' },
    ];
    expect(differentiate({ files: hidden, independents: ['x'] }).diagnostics).toEqual([]);
  });

  it.each([
    [
      'a file that is called as the derivative',
      { name: 'a_f.m', text: 'function y = a_f(x)\ny = x;\nend\n' },
    ],
    ['a call of what nobody knows and the derivative is called', { name: 'g.m', text: '' }],
  ])('%s: E211', (_, other) => {
    const files = [{ name: 'f.m', text: inFunction('z = a_f(2) * x;') }, other];
    const { diagnostics } = differentiate({ files, independents: ['x'] });
    expect(diagnostics.map((it) => it.code)).toContain('E211');
    const free = differentiate({ files, independents: ['x'], options: { 'rev-prefix': 'b_' } });
    expect(free.diagnostics.map((it) => it.code)).not.toContain('E211');
  });

  it('what may be meant otherwise is told: W102', () => {
    const files = [{ name: 'f.m', text: `${inFunction('z = x;')}%{\nnotes\n` }];
    const { diagnostics } = differentiate({ files, independents: ['x'] });
    expect(diagnostics.map((it) => `${it.code} ${it.line}`)).toEqual(['W102 4']);
  });

  it('names every pattern of rules once', () => {
    const text = inFunction('z = max(x, x, 2);');
    const [it] = differentiate({ files: [{ name: 'f.m', text }], independents: ['x'] }).diagnostics;
    const patterns = (it?.hint ?? '').replace('there are rules for ', '').split(/, (?=max|\[\w+, \w+\] =)/);
    expect(patterns.length).toBeGreaterThan(2);
    expect(new Set(patterns).size).toBe(patterns.length);
  });
});

describe('faults of our own', () => {
  const failing = (error: Error): string[] => {
    const names = analyses.get('names');
    if (names === undefined) throw new Error('no analysis names');
    const run = (): never => {
      throw error;
    };
    const store = StylesheetStore.load(new Map([...analyses, ['names', { ...names, run }]]));
    const files = [{ name: 'f.m', text: inFunction('z = x;') }];
    return differentiate({ files }, { toolbox: { ...loadToolbox(), store } }).diagnostics.map(
      (it) => it.code,
    );
  };

  it('are told as such', () => {
    expect(failing(new Error('no'))).toEqual(['E901']);
    expect(failing(new RangeError('Maximum call stack size exceeded'))).toEqual(['E902']);
  });
});

describe('the list of what is refused', () => {
  it('is that of these tests (npm run refused makes it again)', async () => {
    const list = await refusedList(allRefused);
    await expect(list).toMatchFileSnapshot(join(packageRoot, 'docs', 'reference', 'refused.md'));
  });

  const tests = readdirSync(join(packageRoot, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(\.test|refused-[a-z-]+)\.ts$/.test(name))
    .map((name) => readFileSync(join(packageRoot, 'test', name), 'utf8'))
    .join('\n');

  it('names every construct and every derivative that the catalogue has a code for', () => {
    const shown = new Set(allRefused.map(([, code]) => code));
    // Requests, files among others, programs that are too large, tangents and second derivatives are tested by themselves.
    const elsewhere =
      'E202 E203 E204 E209 E212 E213 E214 E215 E216 E217 E218 E219 E315 E316 E405 E406 E407 E408'.split(' ');
    const wanted = Object.keys(catalogue).filter((code) => /^E[234]/.test(code));
    expect(wanted.filter((code) => !shown.has(code))).toEqual(elsewhere);
  });

  it.each(Object.keys(catalogue))('%s is what some test expects', (code) => {
    expect(tests.includes(code)).toBe(true);
  });
});
