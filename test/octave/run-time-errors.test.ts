import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { packageRoot } from '../../src/base/package-root.js';
import { differentiate } from '../../src/engine/differentiate.js';
import type { Options } from '../../src/contract/options.js';
import { runtimeFolders } from '../../src/base/runtime-folders.js';

/** A derivative that cannot go on, and what it says instead of a wrong number. */
interface Case {
  readonly error: string;
  /** The lines of a function `y = NAME(x, …)`; none where a helper is called by itself. */
  readonly body?: readonly string[];
  readonly parameters?: string;
  readonly options?: Options;
  /** The call; `$` stands for the adjoint of the function. */
  readonly call: string;
}

const named = ["if nargin < 2, name = 'sin'; end", 'y = feval(name, x);'];
/** A function that is passive by all that the program has, where text names one of the library. */
const composed = (how: 'called' | 'tried' | 'handled' = 'called'): string[] => [
  ...(how === 'tried' ? ['y = x; try, y = tr_own(x, name); end'] : ['y = x + tr_own(x, name);']),
  ...['end', 'function y = tr_own(x, name)'],
  ...(how === 'handled' ? ["f = str2func(['tr' name]);", 'y = f(x);'] : ["y = feval(['tr' name], x);"]),
];
const handled = ['if isempty(ops), ops = {@(t) t.^2, 1}; end', 'y = sum(ops{1}(x)) * ops{2};'];
const whole = ['if k > 1, k = int8(k); end'];
/** A loop that is said to find a fixed point. */
const fixedPoint = (...body: readonly string[]): string[] => [
  ...['y = x;', '%ADiMat <fixed-point tolerance="1e-9"/>', 'for k = 1:n', 'old = y;', ...body],
  ...['if norm(y - old) <= 1e-12, break, end', 'end'],
];
const cases: readonly Case[] = [
  // It has ended by its count, it moves on and on, its derivative does not settle, and it is no number.
  { error: 'fixedPoint', body: fixedPoint('y = cos(x * y) / 2;'), parameters: 'x, n', call: '$(0.9, 5)' },
  { error: 'fixedPoint', body: fixedPoint('y = y + x;'), parameters: 'x, n', call: '$(1, 50)' },
  { error: 'fixedPoint', body: fixedPoint('y = 1 + x * (y - 1);'), parameters: 'x, n', call: '$(1, 50)' },
  {
    error: 'fixedPoint',
    body: fixedPoint('y = 1 + x * (y - 1) + (x - 1);'),
    parameters: 'x, n',
    call: '$(1, 50)',
  },
  { error: 'fixedPoint', body: fixedPoint('y = 2 * x ./ y - y;'), parameters: 'x, n', call: '$(1, 0)' },
  { error: 'fixedPoint', body: fixedPoint('y = [y; 1] * x;'), parameters: 'x, n', call: '$(1, 1)' },
  {
    error: 'fixedPoint',
    body: fixedPoint('y = sqrt(y * x) - sqrt(y * x);'),
    parameters: 'x, n',
    call: '$(0, 5)',
  },
  {
    error: 'degenerate',
    body: ["[v, d] = eig((x + x') / 2);", 'y = v(1, 1)^2 + d(1, 1);'],
    call: '$([2 0; 0 2])',
  },
  {
    error: 'notDifferentiated',
    body: ['y = x;', 'if k, y = unknown_function(x); end'],
    parameters: 'x, k',
    call: '$(2, 1)',
  },
  { error: 'handle', body: ['y = h(x) * x;'], parameters: 'x, h', call: '$(2, @sin)' },
  { error: 'handle', body: ['y = h(x) * x;'], parameters: 'x, h', call: '$(2, containers.Map(2, 3))' },
  { error: 'polygamma', call: 'adm_polygamma(4, -0.5)' },
  { error: 'missingSeed', body: ['y = x.^2;'], call: '$([1 2])' },
  { error: 'seedSize', body: ['y = x.^2;'], call: '$([1 2], [1 2 3])' },
  { error: 'seedSize', body: ['y = {x, 1};'], call: '$(2, {1})' },
  { error: 'seedSize', body: ['y = {x};'], call: '$(2, 1)' },
  { error: 'polyder', body: ['[y, d] = polyder(x, [1 1]);'], call: '$([1 2 1], 1)' },
  { error: 'eig', body: ['y = eig(x, o);'], parameters: 'x, o', call: "$([1 2; 4 3], 'vector', [1; 1])" },
  {
    error: 'polyfit',
    body: ['y = polyfit(x, [1 4 2], n);'],
    parameters: 'x, n',
    call: '$([1 2 4], [true false true], [1 1 1])',
  },
  { error: 'rounded', body: ['y = x * k;'], parameters: 'x, k', call: '$(1.5, int8(2))' },
  { error: 'rounded', body: ['y = x * k;'], parameters: 'x, k', call: '$(1.5, int8(2), 1)' },
  { error: 'rounded', body: ['y = double(x * k);'], parameters: 'x, k', call: '$(1.5, int8(2), 1)' },
  { error: 'rounded', body: ["y = cast(x * k, 'double');"], parameters: 'x, k', call: '$(1.5, int8(2), 1)' },
  {
    error: 'rounded',
    body: ['t = x * k(2);', 'y = sin(double(t));'],
    parameters: 'x, k',
    call: '$(1.5, int8([1 2]), 1)',
  },
  {
    error: 'rounded',
    body: ['y = zeros(1, 2);', 'y(1) = x * k(2);', 'y(2) = double(k(1));'],
    parameters: 'x, k',
    call: '$(1.5, int8([1 2]), [1 1])',
  },
  {
    error: 'rounded',
    body: ['y = x ^ double(q.n);', 'y = y + mean([q.n, x]);'],
    parameters: 'x, q',
    call: "$(1.5, struct('n', int8(2)), 1)",
  },
  { error: 'arguments', body: ['arguments', 'x (1,:) double', 'end', 'y = sum(x);'], call: '$([1; 2], 1)' },
  { error: 'shape', body: ['%ADiMat <shape>x n 1</shape>', 'y = sum(x);'], call: '$([1 2], 1)' },
  { error: 'mean', body: ['y = mean(x, kind);'], parameters: 'x, kind', call: "$([1 2 4], 'g', 1)" },
  { error: 'functionName', body: named, parameters: 'x, name', call: "$(0.5, 'cosh', 1)" },
  { error: 'functionName', body: composed(), parameters: 'x, name', call: "$(0.5, 'ace', 1)" },
  { error: 'functionName', body: composed('tried'), parameters: 'x, name', call: "$(0.5, 'ace', 1)" },
  {
    error: 'functionName',
    body: composed('handled'),
    options: { style: 'classic' },
    parameters: 'x, name',
    call: "$(0.5, 'ace', 1)",
  },
  {
    error: 'notDifferentiated',
    body: ['y = x; if k > 1, y = nobody(x); end'],
    parameters: 'x, k',
    call: '$(1, 2, 1)',
  },
  { error: 'independentHandle', body: ['y = x.f(x.k);'], call: "$(struct('f', @sin, 'k', 1), 1)" },
  { error: 'independentHandle', body: ['y = x(x);'], call: '$(@sin, 1)' },
  { error: 'independentHandle', body: ['y = feval(x, x);'], call: '$(@sin, 1)' },
  { error: 'independentText', body: ['y = feval(x, x);'], call: "$('sin', 1)" },
  {
    error: 'givenObject',
    body: ['keep(q, x);', 'y = x * q.v;', 'end', 'function keep(q, x)', 'q.put(x);'],
    parameters: 'x, q',
    call: "$(1, struct('in', {{inputParser()}}), 1)",
  },
  { error: 'rounded', body: ["c = {'a', x};", 'y = sum([c{:}]);'], call: '$(2, 1)' },
  {
    error: 'rounded',
    body: ['d = {x, 2};', 'if k > 1, d{2} = int8(k); end', 'y = sum([d{[true, k > 0]}]);'],
    parameters: 'x, k',
    call: '$(1, 2, 1)',
  },
  { error: 'rounded', body: [...whole, 'y = x * k;'], parameters: 'x, k', call: '$(1, 2, 1)' },
  { error: 'rounded', body: [...whole, 'y = double(mean(x .* k));'], parameters: 'x, k', call: '$(1, 2, 1)' },
  {
    error: 'rounded',
    body: [
      'q.n = int32(2);',
      'for j = 1:9, q.a = q; end',
      'y = x * g(q);',
      'end',
      'function n = g(q)',
      'n = q.a.a.a.n;',
    ],
    call: '$(1, 1)',
  },
  { error: 'rounded', body: [...whole, 'k(2) = x;', 'y = k(2);'], parameters: 'x, k', call: '$(1, 2, 1)' },
  {
    error: 'rounded',
    body: [...whole, 's.k = k;', 's.k(2) = x;', 'y = s.k(2);'],
    parameters: 'x, k',
    call: '$(1, 2, 1)',
  },
  {
    error: 'rounded',
    body: ['if isinteger(k), y = x * intmax(class(k)); else, y = x * k; end'],
    parameters: 'x, k',
    call: '$(1, int8(2), 1)',
  },
  {
    error: 'rounded',
    body: [
      "switch kind, case 'mask', y = true(1, 2); otherwise, y = [0, 0]; end",
      'y(2) = x;',
      'y = [y, x];',
    ],
    parameters: 'x, kind',
    call: "$(true, 'mask', [1 1 1])",
  },
  {
    error: 'rounded',
    body: ["t = 5; if k > 1, t = 'a'; end", 'y = sum([t, x]);'],
    parameters: 'x, k',
    call: '$(1, 2, 1)',
  },
  {
    error: 'rounded',
    body: ["n = cast(3, 'int8'); y = x * ones(1, 1, class(k));"],
    parameters: 'x, k',
    call: '$(1, int8(2), 1)',
  },
  { error: 'handle', body: handled, parameters: 'x, ops', call: '$([1 2], {@cos, 2}, 1)' },
  {
    error: 'odeOption',
    body: ['[t, u] = ode45(@(t, u) -x * u, [0 1], 1, o);', 'y = u(end);'],
    parameters: 'x, o',
    call: "$(2, odeset('NonNegative', 1), 1)",
  },
  {
    error: 'odeOption',
    body: ['[t, u] = ode15s(@(t, u) -x * u, [0 1], 1, o);', 'y = u(end);'],
    parameters: 'x, o',
    call: "$(2, odeset('NonNegative', 1), 1)",
  },
  { error: 'solver', call: "adm_ode_points('ode15s', @(t, y) -y, [], [0 1], 1, [1; 0.9], [])" },
  { error: 'solver', call: "adm_ode_refined('ode23', @(t, y) -1e9 * y, [], [0 1], 0, 1e-3)" },
  { error: 'solver', call: "adm_ode_points('lsode', @(y, t) y^2, [], [0 2], 1, [1; 5], [])" },
  { error: 'solver', call: "adm_ode_points('lsode', @(y, t) NaN, [], [0 2], 1, [1; 5], [])" },
  {
    error: 'filter',
    body: ['[y, s] = filter(x, 1, v);', 'y = sum(y(:)) + sum(s(:));'],
    parameters: 'x, v',
    call: '$([1 2], ones(2, 2, 2), 1)',
  },
  {
    error: 'wellBehaved',
    body: ['y = sum(sum(x .* [1; 2]));'],
    options: { style: 'classic', 'adjoint-reductions': 'check' },
    call: '$([1 2], 1)',
  },
  {
    error: 'movingWindow',
    body: ['y = sum(movvar(x, 3, k));'],
    parameters: 'x, k',
    call: '$([1 4 2 7 3], 2, 1)',
  },
  {
    error: 'structureArray',
    body: ["s = struct('b', x, varargin{:});", 'y = s.b;'],
    parameters: 'x, varargin',
    call: "$(2, 'a', {1, 2}, 1)",
  },
  {
    error: 'outputs',
    body: ['[c{1:k}] = max(x);', 'y = c{1};'],
    parameters: 'x, k',
    call: '$([1 3 2], 3, 1)',
  },
  { error: 'manyDimensions', body: ['x(:, 1) = [];', 'y = sum(x(:));'], call: '$(ones(2, 3, 2), 1)' },
  { error: 'manyDimensions', body: ['y = var(x, 0, [1 2]);'], call: '$([1 4; 7 3], 1)' },
  { error: 'pieces', call: 'adm_pieces_points(mkpp([0 1 1], [1 2; 3 4]))' },
  { error: 'tangentByAdjoint', call: 'adm_by_adjoint(1, 1i, 1, @(x, a_z) a_z, 1)' },
  { error: 'adjointSize', call: 'adm_sized(1, [1 2])' },
  { error: 'derivativeClass', call: 'adimat_adjred([1 2], {1, 2; 3, 4})' },
  { error: 'restoreIndex', call: "adimat_restore_index(1:3, ':')" },
  { error: 'stackMode', call: 'adimat_store(17, 1)' },
  // It must be the last one: from here on, `cov` gives what it gives in newer versions.
  { error: 'cov', call: 'addpath(newer), adm_cov_pairs(1:3, 1:3, 0)' },
];

let folder: string;
let raised: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'errors-'));
  const lines = cases.map(({ body, parameters = 'x', options = {}, call }, index) => {
    const name = `fails${index}`;
    if (body !== undefined) {
      const text = [`function y = ${name}(${parameters})`, ...body, 'end', ''].join('\n');
      const made = differentiate({ files: [{ name: `${name}.m`, text }], independents: ['x'], options });
      for (const it of [{ name: `${name}.m`, text }, ...made.files])
        writeFileSync(join(folder, it.name), it.text);
    }
    const text = call.replace('$', `a_${name}`);
    return `try, ${text}; disp('nothing'); catch e, disp(e.identifier); end`;
  });
  const newer = join(folder, 'newer');
  mkdirSync(newer);
  writeFileSync(join(newer, 'cov.m'), 'function c = cov(varargin)\nc = eye(2);\nend\n');
  const output = await runOctave([`newer = '${newer}';`, ...lines].join('\n'), {
    folders: [folder, ...runtimeFolders],
  });
  raised = output.trim().split('\n');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(cases.map(({ error, call }, index) => ({ error, call, index })))(
  '$error: $call',
  ({ error, index }) => {
    expect(raised[index]).toBe(`Adjoinery:${error}`);
  },
);

it('every error that generated code and its helpers raise is raised in a test', () => {
  const read = (path: string): string[] =>
    readdirSync(join(packageRoot, path), { recursive: true, encoding: 'utf8' })
      .filter((it) => /\.(?:m|xsl)$/.test(it))
      .map((it) => readFileSync(join(packageRoot, path, it), 'utf8'));
  const errorsIn = (texts: readonly string[]): Set<string> =>
    new Set(texts.flatMap((it) => [...it.matchAll(/'Adjoinery:(\w+)'/g)].map(([, error = '']) => error)));
  const tested = new Set([...cases.map((it) => it.error), ...errorsIn(read('test/rules'))]);
  expect([...errorsIn([...read('src/runtime'), ...read('xsl')])].filter((it) => !tested.has(it))).toEqual([]);
});
