import { randomExpression } from './random-expression.js';
import type { ArraySize, RandomScope } from './random-scope.js';

const one = { rows: 1, columns: 1 };

/** Statements that make a whole structure, cell array or structure array, and go through it or take it apart. */
export function randomContainer(scope: RandomScope): string[] | undefined {
  const name = scope.unused();
  const counter = scope.newInteger();
  const target = scope.unused();
  if (name === undefined || counter === undefined || target === undefined || name === target)
    return undefined;
  scope.used.add(name);
  const { dice } = scope;
  const column = { rows: dice.between(0, 3), columns: 1 };
  const anything = (): ArraySize => dice.pick([one, column, { rows: 1, columns: dice.between(1, 3) }]);
  const value = (size = anything()): string => randomExpression(scope, size, 2);
  const cells = dice.times(dice.between(1, 3), () => value(column));
  const walk = (list: string, item: string): string[] => [
    `${target} = 0;`,
    `for ${counter} = 1:numel(${list})`,
    `  ${target} = ${target} + sum(sin(${item}(:))) * ${dice.number()};`,
    'end',
  ];
  const [lines, size] = dice.pick<() => readonly [string[], ArraySize]>([
    () => [[`${name} = {${cells.join(', ')}};`, ...walk(name, `${name}{${counter}}`)], one],
    () => [
      [`${name} = {${cells.join(', ')}};`, `${target} = [${name}{:}];`],
      { rows: column.rows, columns: cells.length },
    ],
    () => [
      [
        `${name} = cell(1, ${cells.length});`,
        `for ${counter} = 1:numel(${name})`,
        `  ${name}{${counter}} = ${value()} * ${counter};`,
        'end',
        ...walk(name, `${name}{${counter}}`),
      ],
      one,
    ],
    () => [
      [`${name} = {};`, ...cells.map((it) => `${name}{end + 1} = ${it};`), `${target} = ${name}{end};`],
      column,
    ],
    () => [
      [
        `${name} = struct('left', ${value()}, 'right', ${value(column)});`,
        ...(dice.oneIn(2) ? [`${name}.left = ${name}.left(:) * ${value(one)};`] : []),
        `${target} = ${name}.right + sum(${name}.left(:));`,
      ],
      column,
    ],
    () => [
      [
        `${name} = struct('v', {${cells.join(', ')}});`,
        `${name}(end + 1).v = ${value()};`,
        ...walk(name, `${name}(${counter}).v`),
      ],
      one,
    ],
    () => [
      [
        `${name}.first = ${value()};`,
        `${name}.second = ${value(column)};`,
        `${counter}_names = fieldnames(${name});`,
        ...walk(`${counter}_names`, `${name}.(${counter}_names{${counter}})`),
      ],
      one,
    ],
    () => [
      [
        `${name}.list = {${cells.join(', ')}};`,
        `${name}.sub.list{2} = ${value(column)};`,
        `${name}.list = [${name}.list, ${name}.sub.list(2)];`,
        `${target} = ${name}.list{end} .* ${name}.list{1};`,
      ],
      column,
    ],
    () => [
      [`${name} = num2cell(${value({ rows: 1, columns: 3 })});`, `${target} = ${name}{2} * ${name}{end};`],
      one,
    ],
  ])();
  scope.define(target, size);
  return lines;
}
