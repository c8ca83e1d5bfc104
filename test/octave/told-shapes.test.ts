import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runOctave } from '../../src/base/run-octave.js';
import { runtimeFolders } from '../../src/base/runtime-folders.js';
import { differentiate } from '../../src/engine/differentiate.js';

/** A function `y = NAME(x, v, p)` whose shapes are told, with arguments that fit and arguments that do not. */
interface Case {
  readonly name: string;
  readonly body: string;
  readonly shapes?: string;
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

const bilinear = 'y = sum(sin(x * v)) * p(1) + sum(x(:) .^ 2);';
const square = 'n = rows(x); y = 0; for i = 1:n, y = y + sum(x(i, :) .^ 2) * v * p(1); end';
const inDirectives = ['%ADiMat <shape>x n m</shape>', '%ADiMat <shape>v m 1</shape>'].join('\n');
const cases: readonly Case[] = [
  {
    name: 'a scalar',
    body: 'y = x ^ 3 * v * p(1);',
    shapes: 'x=scalar v=scalar',
    right: ['2, 3, [1 2]'],
    wrong: ['[2 3], 3, 1', '[], 3, 1', '2, [3; 1], 1', 'zeros(1, 1, 2), 3, 1'],
  },
  {
    name: 'a scalar as sizes',
    body: 'y = x ^ 3 * v * p(1);',
    shapes: 'x=1,1',
    right: ['2, 3, 1'],
    wrong: ['[2 3], 3, 1'],
  },
  {
    name: 'a column that gives a name its value',
    body: 'y = sum(x .^ 3) * v(1) * p(1) + x(1) ^ 2;',
    shapes: 'x=n,1',
    right: ['[1; 2], 3, 1', '2, 3, 1'],
    wrong: ['[1 2], 3, 1', 'zeros(0, 1), 3, 1', 'eye(2), 3, 1', 'zeros(2, 1, 2), 3, 1'],
  },
  {
    name: 'a column that may be empty',
    body: 'y = sum(x .^ 3) + v(1) * p(1);',
    shapes: 'x=n,1 n>=0',
    right: ['zeros(0, 1), 3, 1', '[1; 2], 3, 1'],
    wrong: ['zeros(1, 0), 3, 1', '[], 3, 1'],
  },
  {
    name: 'a row of two or more',
    body: 'y = sum(x .^ 3) + x(1) * x(end) * v(1) * p(1);',
    shapes: 'x=1,n; n >= 2',
    right: ['[1 2], 3, 1'],
    wrong: ['1, 3, 1', '[1; 2], 3, 1'],
  },
  {
    name: 'a column of any size, and a row of three',
    body: 'y = sum(x .^ 3) * v * x(1:3) * p(1);',
    shapes: 'x=:,1 v=1,3',
    right: ['[1; 2; 3; 4], [1 0 2], 1'],
    wrong: ['[1 2 3 4], [1 0 2], 1', '[1; 2; 3], [1 2], 1', '[1; 2; 3], [1; 2; 3], 1'],
  },
  {
    name: 'vectors',
    body: 'y = sum(x(:) .^ 3) * p(2) * v(1) + x(1) * p(1);',
    shapes: 'x=(k) p=(2) v=(3*k-1)',
    right: ['[1 2], 1:5, [1; 2]', '[1; 2], 1:5, [1 2]'],
    wrong: [
      '[1 2], 1:5, 1:3',
      '[], 1:5, 1:2',
      '[1 2], 1:6, 1:2',
      'eye(2), 1:11, 1:2',
      '1:2, 1:5, eye(2)(:, :, [1 1])',
    ],
  },
  {
    name: 'pages',
    body: 'y = sum(x(:, :, 1) * v) * p(1) + sum(sum(x(:, :, end) .^ 3));',
    shapes: 'x=m,n,: v=n,1',
    right: ['cat(3, [1 2; 3 4], [5 6; 7 8]), [1; 2], 1', '[1 2], [3; 4], 1'],
    wrong: ['cat(3, [1 2], [3 4]), 1, 1', 'cat(4, [1 2], [3 4]), [3; 4], 1', 'zeros(0, 2, 3), [3; 4], 1'],
  },
  {
    name: 'fields',
    body: 'y = sum(p.A * x) * p.m.h;',
    shapes: 'x=n,1 p.A=n,n p.m.h=scalar',
    right: ["[1; 2], 0, struct('A', [1 2; 3 4], 'm', struct('h', 2))"],
    wrong: [
      "[1; 2], 0, struct('A', [1 2; 3 4], 'm', struct('h', [2 3]))",
      "[1; 2], 0, struct('A', 3, 'm', struct('h', 2))",
      "[1; 2], 0, struct('A', [1 2; 3 4], 'm', 2)",
      "[1; 2], 0, struct('A', [1 2; 3 4])",
      '[1; 2], 0, 3',
    ],
  },
  {
    name: 'a vector that may be empty',
    body: 'y = sum(x .^ 3) + v(1) * p(1);',
    shapes: 'x=(k) k>=0',
    right: ['zeros(1, 0), 3, 1', 'zeros(0, 1), 3, 1', '1:3, 3, 1'],
    wrong: ['[], 3, 1', 'zeros(0, 3), 3, 1', 'eye(2), 3, 1'],
  },
  {
    name: 'a matrix behind the column that gives it its sizes',
    body: bilinear,
    shapes: 'x=n,n v=n,1 p=scalar',
    right: ['[1 2; 3 4], [1; 2], 3', '2, 3, 1'],
    wrong: ['[1 2; 3 4], [1 2], 3', '[1 2 3; 3 4 5], [1; 2], 3', '[1; 2], 1, 3', '[1 2; 3 4], [1; 2], [1 2]'],
  },
  {
    name: 'affine sizes, told before the names have values',
    body: bilinear,
    shapes: 'x=2*n,m+n v=m+n,1 p=n,m',
    right: ["ones(4, 5), (1:5)', ones(2, 3)"],
    wrong: [
      "ones(4, 4), (1:4)', ones(2, 3)",
      "ones(5, 5), (1:5)', ones(2, 3)",
      'ones(2, 2), [1; 2], zeros(1, 0)',
    ],
  },
  {
    name: 'names that need each other',
    body: 'y = sum(sin(x(:))) * sum(v(:)) * p(1);',
    shapes: 'x=n,2*m v=m,2*n',
    right: ['ones(3, 4), ones(2, 6), 1'],
    wrong: ['ones(3, 4), ones(2, 5), 1', 'ones(3, 5), ones(2, 6), 1', 'ones(0, 2), ones(1, 0), 1'],
  },
  {
    name: 'a square matrix, and any sizes',
    body: square,
    shapes: 'x=n,n v=scalar p=:,2',
    right: ['[1 2; 3 4], 2, [1 2]', '[1 2; 3 4], 2, ones(3, 2)'],
    wrong: ['[1 2; 3 4; 5 6], 2, [1 2]', '[1 2; 3 4], 2, [1 2 3]', '[], 2, [1 2]', 'ones(2, 2, 2), 2, [1 2]'],
  },
  {
    name: 'directives',
    body: `${inDirectives}\n%ADiMat <shape>p (2)</shape>\n${bilinear}`,
    right: ['[1 2 3; 3 4 5], [1; 2; 3], [1 2]'],
    wrong: ['[1 2; 3 4], [1 2], [1 2]', '[1 2; 3 4], [1; 2], 3', '[1 2; 3 4], [1; 2; 3], [1 2]'],
  },
  {
    name: 'directives beside the request',
    body: `${inDirectives}\n${bilinear}\n%ADiMat <shape>m>=2</shape>`,
    shapes: 'p=n,1 v=m,1',
    right: ['[1 2 3; 3 4 5], [1; 2; 3], [1; 2]'],
    wrong: ['[1; 3], 1, [1; 2]', '[1 2; 3 4], [1; 2], 3'],
  },
  {
    name: 'a block of arguments',
    body: 'arguments\nx (:,1)\nv (1,1)\np\nend\ny = sum(x .^ 3) * v * p(1) * x(1);',
    shapes: 'x=n,1 p=(n)',
    right: ['[1; 2], 3, [1 2]'],
    wrong: ['[1; 2], 3, [1 2 3]', 'zeros(0, 1), 3, 1'],
  },
];

const wishes = [
  ['a_', { mode: 'reverse' }],
  ['g_', { mode: 'forward' }],
  ['c_', { mode: 'reverse', options: { style: 'classic', 'rev-prefix': 'c_' } }],
] as const;

/** Prints whether derivatives are right, or the identifiers of what ends them; each is asked for the same arguments. */
const judge = `1;
function judge(name, x, varargin)
  v = varargin; h = 1e-4;
  call = @(prefix) str2func([prefix name]);
  f = str2func(name); a = call('a_');
  d = cos(reshape(1:numel(x), size(x)));
  slope = @(f) (8 * (f(x + h * d) - f(x - h * d)) - (f(x + 2 * h * d) - f(x - 2 * h * d))) / (12 * h);
  all = {@() sum(a(x, v{:}, 1)(:) .* d(:)), @() call('g_')(d, x, v{:}), @() sum(call('c_')(x, v{:}, 1)(:) .* d(:)), ...
    @() call('g_a_')(d, x, v{:}, 1), @() call('b_a_')(x, v{:}, 1, d), @() call('a_g_')(d, x, v{:}, 1)};
  shown = '';
  for k = 1:numel(all)
    try
      value = all{k}();
      if k < 4, wanted = slope(@(x) f(x, v{:})); else, wanted = slope(@(x) a(x, v{:}, 1)); end
      isNear = abs(value - wanted) < 1e-6 * max([1; abs(wanted(:))]);
      shown = [shown sprintf(' %d', isequal(size(value), size(wanted)) && min([1; isNear(:)]))];
    catch e
      shown = [shown ' ' e.identifier];
    end
  end
  printf('@%s;;', shown);
end
`;

let folder: string;
const results = new Map<string, readonly string[]>();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'told-'));
  const calls: string[] = [];
  cases.forEach(({ name, body, shapes, right, wrong }, index) => {
    const own = `ts_${index}`;
    const source = { name: `${own}.m`, text: `function y = ${own}(x, v, p)\n${body}\nend\n` };
    const made = wishes.map(([, it]) =>
      differentiate({ files: [source], independents: ['x'], shapes, ...it }),
    );
    const [adjoint, tangent] = made;
    const second = [
      { ...wanted(adjoint), dependents: ['a_x'], mode: 'forward' as const },
      { ...wanted(adjoint), dependents: ['a_x'], options: { 'rev-prefix': 'b_' } },
      { ...wanted(tangent), dependents: ['g_y'] },
    ].map((it) => differentiate(it));
    const all = [...made, ...second];
    const errors = all.flatMap((one) => one.diagnostics.filter((it) => it.severity === 'error'));
    if (errors.length > 0) throw new Error(`${name}: ${errors.map((it) => it.message).join('; ')}`);
    for (const it of [source, ...all.flatMap((one) => one.files)])
      writeFileSync(join(folder, it.name), it.text);
    for (const it of [...right, ...wrong]) calls.push(`judge('${own}', ${it});`);
  });
  const output = await runOctave([judge, ...calls].join('\n'), { folders: [folder, ...runtimeFolders] });
  const shown = [...output.matchAll(/@([^;]*);;/g)].map(([, it = '']) => it.trim());
  for (const { name, right, wrong } of cases) results.set(name, shown.splice(0, right.length + wrong.length));
});

/** The request to differentiate what has been generated. */
function wanted(derivative: ReturnType<typeof differentiate> | undefined): {
  files: ReturnType<typeof differentiate>['files'];
  independents: string[];
} {
  return { files: derivative?.files ?? [], independents: ['x'] };
}

afterAll(() => {
  rmSync(folder, { recursive: true });
});

it.each(cases)('$name', ({ name, right, wrong }) => {
  const each = (shown: string): string => Array.from({ length: 6 }, () => shown).join(' ');
  expect(results.get(name)).toEqual([
    ...right.map(() => each('1')),
    ...wrong.map(() => each('Adjoinery:shape')),
  ]);
});
