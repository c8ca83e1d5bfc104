import { codeIdioms } from './code-idioms.js';
import type { Idiom, IdiomParts } from './idiom.js';
import { randomCondition } from './random-condition.js';
import { randomExpression } from './random-expression.js';
import type { RandomScope } from './random-scope.js';
import { randomSize } from './random-size.js';

const one = { rows: 1, columns: 1 };

/**
 * Statements that use one of the constructs that other statements do not have, or seldom, by the names of these. All begin
 * anew with what they build up, as they may stand in loops.
 */
const idioms: Readonly<Record<string, (parts: IdiomParts) => Idiom>> = {
  'fields by name': ({ own, scalar, array }) => {
    const [s, k, t, names] = [own('s'), own('k'), own('t'), own('n')];
    return {
      lines: [
        `${s} = struct('v', ${scalar()}, 'w', ${array(1, 2)});`,
        `${s}.u = ${array(2, 1)};`,
        `${s} = rmfield(${s}, 'v');`,
        `${names} = fieldnames(${s});`,
        `${t} = 0;`,
        `for ${k} = 1:numel(${names})`,
        `  if isfield(${s}, ${names}{${k}}), ${t} = ${t} + sum(${s}.(${names}{${k}})(:)) * ${k}; end`,
        'end',
      ],
      result: t,
    };
  },
  'structure arrays': ({ own, scalar }) => {
    const [s, k] = [own('s'), own('k')];
    return {
      lines: [
        `${s} = struct('v', {${scalar()}, ${scalar()}});`,
        `${s}(end + 1).v = ${scalar()};`,
        `for ${k} = 2:numel(${s})`,
        `  ${s}(${k}).v = sin(${s}(${k}).v) + ${s}(${k} - 1).v;`,
        'end',
      ],
      result: `[${s}.v]`,
      size: { rows: 1, columns: 3 },
    };
  },
  'nested storage': ({ own, scalar, array, dice }) => {
    const q = own('q');
    return {
      lines: [
        `${q} = struct();`,
        `${q}.in.c = {${scalar()}, ${array(1, 3)}};`,
        `${q}.in.c{2}(${dice.pick(['1:2', '[1 3]', '[2 2]', 'end'])}) = ${scalar()};`,
        `${q}.in.c{end + 1} = ${scalar()} * sum(${q}.in.c{2});`,
      ],
      result: `${q}.in.c{2} * ${q}.in.c{3} + ${q}.in.c{1}`,
      size: { rows: 1, columns: 3 },
    };
  },
  deal: ({ own, scalar, array }) => {
    const [a, b, c] = [own('a'), own('b'), own('c')];
    return {
      lines: [
        `[${a}, ${b}] = deal(${scalar()}, ${array(1, 2)});`,
        `${c} = cell(1, 2);`,
        `[${c}{:}] = deal(${a} * ${scalar()});`,
      ],
      result: `${a} * ${b} + ${c}{2}`,
      size: { rows: 1, columns: 2 },
    };
  },
  'lists of cells': ({ own, scalar }) => {
    const c = own('c');
    return {
      lines: [`${c} = {${scalar()}};`, `${c}{end + 1} = ${scalar()};`, `${c}{end + 1} = ${c}{1} * ${c}{2};`],
      result: `[${c}{:}] * plus(${c}{1:2})`,
      size: { rows: 1, columns: 3 },
    };
  },
  'num2cell and cell2mat': ({ own, array }) => {
    const [c, m] = [own('c'), own('m')];
    return {
      lines: [`${c} = num2cell(${array(2, 2)});`, `${c}{2, 1} = ${c}{1, 2} ^ 2;`, `${m} = cell2mat(${c});`],
      result: m,
      size: { rows: 2, columns: 2 },
    };
  },
  deletion: ({ own, array, dice }) => {
    const m = own('m');
    return {
      lines: [`${m} = ${array(3, 3)};`, `${m}(:, ${dice.pick(['2', 'end', '[false true false]'])}) = [];`],
      result: m,
      size: { rows: 3, columns: 2 },
    };
  },
  growth: ({ own, scalar, dice }) => {
    const v = own('v');
    return {
      lines: [
        `${v} = [];`,
        `${v}(end + 1) = ${scalar()};`,
        dice.pick([`${v}(3) = ${scalar()};`, `${v} = [${v}, ${scalar()}, ${v}(1)];`]),
      ],
      result: v,
      size: { rows: 1, columns: 3 },
    };
  },
  masks: ({ own, array, scalar, dice }) => {
    const [v, m] = [own('v'), own('m')];
    return {
      lines: [
        `${v} = ${array(2, 3)};`,
        `${m} = ${v} > ${dice.number()};`,
        `${v}(${m}) = ${dice.pick([scalar(), `sin(${v}(${m}))`])};`,
        `${v}(~${m} & ${v} < 1) += ${scalar()};`,
      ],
      result: `${v} + sum(${v}(${v} > 0))`,
      size: { rows: 2, columns: 3 },
    };
  },
  'repeated indices': ({ own, array }) => {
    const [v, k] = [own('v'), own('k')];
    return {
      lines: [`${v} = ${array(1, 3)};`, `${k} = [1 3 3 2];`, `${v}([2 2 1]) = ${v}(${k}(2:4)) .* ${v};`],
      result: `${v}(${k})`,
      size: { rows: 1, columns: 4 },
    };
  },
  'three dimensions': ({ own, array, scalar }) => {
    const a = own('a');
    return {
      lines: [
        `${a} = zeros(2, 2, 2);`,
        `${a}(:, :, 2) = ${array(2, 2)};`,
        `${a}(1, :, 1) = ${array(1, 2)};`,
        `${a}(:, 1, :) = ${a}(:, 1, :) * ${scalar()};`,
      ],
      result: `sum(${a} .^ 2, 3) + squeeze(${a}(1, :, :))`,
      size: { rows: 2, columns: 2 },
    };
  },
  'sub2ind and find': ({ own, array, dice }) => {
    const [m, k] = [own('m'), own('k')];
    return {
      lines: [
        `${m} = ${array(2, 3)};`,
        `${k} = sub2ind(size(${m}), [1 2], [3 ${dice.between(1, 3)}]);`,
        `${m}(${k}) = ${m}(${k}) .* [2 3];`,
        `${k} = find(${m} > 0);`,
      ],
      result: `sum(${m}(${k}) .^ 2) + ${m}`,
      size: { rows: 2, columns: 3 },
    };
  },
  permutations: ({ own, array }) => {
    const [v, s, k] = [own('v'), own('s'), own('k')];
    return {
      lines: [
        `${v} = ${array(4, 1)};`,
        `[${s}, ${k}] = sort(${v}, 'descend');`,
        `${v}(${k}) = ${s} .* (1:4)';`,
      ],
      result: v,
      size: { rows: 4, columns: 1 },
    };
  },
  'do-until': ({ own, scalar, condition }) => {
    const [k, t] = [own('k'), own('t')];
    return {
      lines: [
        ...[`${k} = 0;`, `${t} = ${scalar()};`],
        ...['do', `  ${k} = ${k} + 1;`, `  if ${condition()}, continue; end`, `  ${t} = sin(${t}) + ${k};`],
        `until ${k} >= 3 || ${t} > 9`,
      ],
      result: t,
    };
  },
  'switch of text': ({ own, scalar, condition }) => {
    const [kind, t] = [own('k'), own('t')];
    return {
      lines: [
        ...[`${kind} = 'sine';`, `if ${condition()}, ${kind} = 'cube'; end`, `switch ${kind}`],
        ...[`  case {'sine', 'cosine'}`, `    ${t} = sin(${scalar()});`],
        ...[`  case 'cube'`, `    ${t} = (${scalar()}) ^ 3;`, '  otherwise', `    error('no kind');`, 'end'],
      ],
      result: t,
    };
  },
  rethrown: ({ own, scalar, condition }) => {
    const t = own('t');
    return {
      lines: [
        ...[`${t} = ${scalar()};`, 'try', `  ${t} = ${t} * ${scalar()};`],
        `  if ${condition()}, error('fuzz:way', 'this way'); end`,
        ...[
          `  ${t} = ${t} + 1;`,
          'catch problem',
          `  if ~strcmp(problem.identifier, 'fuzz:way'), rethrow(problem); end`,
        ],
        ...[`  ${t} = ${t} - ${scalar()};`, 'end'],
      ],
      result: t,
    };
  },
  'arguments that may be missing': ({ own, scalar, dice }) => {
    const [a, b] = [own('a'), own('b')];
    return dice.pick([
      { lines: [`${a} = fuzz_asked(${scalar()});`], result: a },
      { lines: [`[${a}, ${b}] = fuzz_asked(${scalar()}, ${scalar()});`], result: `${a} * ${b}` },
      { lines: [`[~, ${b}] = fuzz_asked(${scalar()}, [], ${scalar()});`], result: b },
    ]);
  },
  accumarray: ({ own, array, dice }) => {
    const v = own('v');
    const how = dice.pick(['', ', [3 1], @max', ', [3 1], @(t) sum(t .^ 2)']);
    return {
      lines: [`${v} = accumarray([1; 3; 1; 2], ${array(4, 1)}${how});`],
      result: v,
      size: { rows: 3, columns: 1 },
    };
  },
  'cellfun and arrayfun': ({ own, array, scalar }) => {
    const [c, v, p] = [own('c'), own('v'), own('p')];
    return {
      lines: [
        ...[`${p} = ${scalar()};`, `${c} = {${array(1, 2)}, ${scalar()}, ${array(2, 1)}};`],
        `${c} = cellfun(@(t) t * ${p}, ${c}, 'UniformOutput', false);`,
        `${v} = cellfun(@(t) sum(t(:)), ${c}) + arrayfun(@(t) t * ${p}, ${array(1, 3)});`,
      ],
      result: v,
      size: { rows: 1, columns: 3 },
    };
  },
  bsxfun: ({ array, dice }) => ({
    lines: [],
    result: `bsxfun(${dice.pick(['@plus', '@times', '@(s, t) s - t .^ 2'])}, ${array(2, 1)}, ${array(1, 3)})`,
    size: { rows: 2, columns: 3 },
  }),
  'handles in fields': ({ own, scalar }) => {
    const [s, p] = [own('s'), own('p')];
    return {
      lines: [
        ...[`${p} = ${scalar()};`, `${s} = struct('f', @(t) t * ${p}, 'g', @sin);`, `${p} = ${scalar()};`],
        `${s}.h = {@(t) ${s}.f(t) + ${p}};`,
      ],
      result: `${s}.f(${scalar()}) + feval(${s}.g, ${p}) + ${s}.h{1}(${scalar()})`,
    };
  },
  complex: ({ own, array, dice }) => {
    const z = own('z');
    return {
      lines: [`${z} = complex(${array(2, 2)}, ${array(2, 2)});`, `${z}(1, :) = ${z}(1, :) * (2 - 1i);`],
      result: dice.pick([
        `real(${z} * ${z}')`,
        `imag(${z} .^ 2) - real(${z})`,
        `abs(${z} + 3)`,
        `real(exp(1i * ${z}.'))`,
      ]),
      size: { rows: 2, columns: 2 },
    };
  },
  'containers.Map': ({ own, scalar }) => {
    const m = own('m');
    return {
      lines: [
        ...[`${m} = containers.Map();`, `${m}('a') = ${scalar()};`, `${m}('b') = ${scalar()} * 2;`],
        `if isKey(${m}, 'a'), ${m}('a') = ${m}('a') * ${m}('b'); end`,
      ],
      result: `${m}('a') + ${m}('b')`,
    };
  },
  'parallel loop': ({ own, array, scalar, dice }) => {
    const [v, w, k, p] = [own('v'), own('w'), own('k'), own('p')];
    const heads = dice.pick([[`parfor ${k} = 1:3`], [`for ${k} = 1:3`, '  %ADiMat <parallel/>']]);
    return {
      lines: [
        ...[`${v} = ${array(1, 3)};`, `${p} = ${scalar()};`, `${w} = zeros(1, 3);`, ...heads],
        ...[`  ${w}(${k}) = ${v}(${k}) ^ 2 * ${p};`, 'end'],
      ],
      result: w,
      size: { rows: 1, columns: 3 },
    };
  },
  'columns of a loop': ({ own, array }) => {
    const [h, t] = [own('h'), own('t')];
    return {
      lines: [`${t} = 0;`, `for ${h} = ${array(2, 3)}`, `  ${t} = ${t} + ${h}' * ${h} + ${h}(1);`, 'end'],
      result: t,
    };
  },
  ...codeIdioms,
};

/** The names of all constructs that idioms have. */
export const idiomNames: readonly string[] = Object.keys(idioms);

/** The statements of an idiom, as lines, whose result a variable gets. */
export function randomIdiom(scope: RandomScope): string[] {
  const { dice } = scope;
  const name = dice.pick(idiomNames);
  const array = (rows: number, columns: number): string => randomExpression(scope, { rows, columns }, 1);
  const parts: IdiomParts = {
    dice,
    own: (letter) => {
      let count = 1;
      while (scope.used.has(`${letter}_own${count}`)) count += 1;
      scope.used.add(`${letter}_own${count}`);
      return `${letter}_own${count}`;
    },
    scalar: () => array(1, 1),
    array,
    condition: () => randomCondition(scope),
  };
  const { lines, result, size = one } = idioms[name]!(parts);
  scope.constructs.add(name);
  const isWhole = dice.oneIn(2);
  const taken = isWhole ? size : randomSize(dice);
  const target = scope.target(taken);
  const text = isWhole ? result : `sum(sum(${result})) * ${randomExpression(scope, taken, 1)}`;
  scope.define(target, taken);
  return [...lines, scope.loops > 0 ? `${target} = sin(${text});` : `${target} = ${text};`];
}
