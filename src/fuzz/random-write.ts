import { listIndex, placeIndex } from './random-index.js';
import { randomExpression } from './random-expression.js';
import type { ArraySize, RandomScope } from './random-scope.js';

/** A statement that writes parts of an array and keeps its size; undefined where there is no array to write to. */
export function randomWrite(scope: RandomScope): string | undefined {
  const { dice } = scope;
  const arrays = scope.having((it) => it.rows * it.columns > 0);
  if (arrays.length === 0) return undefined;
  const { name, size } = dice.pick(arrays);
  const { rows, columns } = size;
  const total = rows * columns;
  const value = (count: number, width: number): string => {
    const whole = { rows: count, columns: width };
    return randomExpression(scope, dice.oneIn(4) ? { rows: 1, columns: 1 } : whole, 2);
  };
  const write = (index: string, text: string): string =>
    dice.oneIn(8)
      ? `${name}(${index}) ${dice.pick(['+=', '-=', '*='])} ${text};`
      : `${name}(${index}) = ${text};`;
  const count = dice.between(1, 3);
  return dice.make<string>(
    [
      () => write(placeIndex(scope, total)!.text, value(1, 1)),
      () =>
        write(placeIndex(scope, total)!.text, `${name}(${placeIndex(scope, total)!.text}) * ${value(1, 1)}`),
      () => write(`${placeIndex(scope, rows)!.text}, ${placeIndex(scope, columns)!.text}`, value(1, 1)),
      () => {
        const index = listIndex(scope, total, Math.min(count, total));
        if (index === undefined || index.text === ':') return undefined;
        return write(index.text, columns === 1 ? value(index.count, 1) : value(1, index.count));
      },
      () => write(`${placeIndex(scope, rows)!.text}, :`, value(1, columns)),
      () => write(`:, ${placeIndex(scope, columns)!.text}`, value(rows, 1)),
      () => `${name}(:) = ${dice.oneIn(2) ? value(rows, columns) : value(total, 1)};`,
      () => {
        const [down, across] = [
          listIndex(scope, rows, Math.min(count, rows)),
          listIndex(scope, columns, dice.between(1, columns)),
        ];
        if (down === undefined || across === undefined) return undefined;
        return write(`${down.text}, ${across.text}`, value(down.count, across.count));
      },
      () => `${name}(${name} > ${dice.number()}) = ${value(1, 1)};`,
      () => {
        const mask = `${randomExpression(scope, size, 1)} > ${dice.number()}`;
        return `${name}(${mask}) = ${name}(${mask}) * ${dice.number()};`;
      },
    ],
    () => `${name}(${total}) = ${value(1, 1)};`,
  );
}

/** A statement that makes an array larger or smaller, or makes one by writing into what is not there. */
export function randomResize(scope: RandomScope): string | undefined {
  const { dice } = scope;
  const arrays = scope
    .having(({ rows, columns }) => rows + columns < 6)
    .filter((it) => !scope.frozen.has(it.name));
  const scalar = (): string => randomExpression(scope, { rows: 1, columns: 1 }, 2);
  if (arrays.length === 0 || dice.oneIn(6))
    return scope.loops > 0 ? undefined : createdByIndex(scope, scalar);
  const { name, size } = dice.pick(arrays);
  const { rows, columns } = size;
  const part = (it: ArraySize): string => randomExpression(scope, it, 2);
  const become = (newSize: ArraySize, make: () => string): string => {
    const text = make();
    scope.define(name, newSize);
    return text;
  };
  const total = rows * columns;
  const longer = (by: number): ArraySize =>
    columns === 1 && rows > 1 ? { rows: rows + by, columns: 1 } : { rows: 1, columns: total + by };
  const isVector = rows === 1 || (columns === 1 && rows > 0) || total === 0;
  return dice.make<string>(
    [
      () => (isVector ? become(longer(1), () => `${name}(end + 1) = ${scalar()};`) : undefined),
      () => (isVector ? become(longer(2), () => `${name}(${total + 2}) = ${scalar()};`) : undefined),
      () => {
        const beyond = [
          `${2 * total + 1} - end`,
          `max(end, ${total + 1})`,
          `end:${total + 1}`,
          `[end, ${total + 1}]`,
        ];
        const place = dice.pick(beyond);
        return isVector && total > 0
          ? become(longer(1), () => `${name}(${place}) = ${scalar()};`)
          : undefined;
      },
      () => become({ rows: rows + 1, columns }, () => `${name}(end + 1, :) = ${part({ rows: 1, columns })};`),
      () =>
        become({ rows, columns: columns + 1 }, () => `${name}(:, end + 1) = ${part({ rows, columns: 1 })};`),
      () =>
        become(
          { rows: rows + 1, columns: columns + 1 },
          () => `${name}(${rows + 1}, ${columns + 1}) = ${scalar()};`,
        ),
      () =>
        become({ rows, columns: columns + 1 }, () => `${name} = [${name}, ${part({ rows, columns: 1 })}];`),
      () => become({ rows: rows + 1, columns }, () => `${name} = [${part({ rows: 1, columns })}; ${name}];`),
      () =>
        isVector && total > 1
          ? become(longer(-1), () => `${name}(${placeIndex(scope, total)!.text}) = [];`)
          : undefined,
      () =>
        total > 0 && columns > 1
          ? become(
              { rows, columns: columns - 1 },
              () => `${name}(:, ${placeIndex(scope, columns)!.text}) = [];`,
            )
          : undefined,
      () =>
        total > 0 && rows > 1
          ? become({ rows: rows - 1, columns }, () => `${name}(${placeIndex(scope, rows)!.text}, :) = [];`)
          : undefined,
    ],
    () =>
      become({ rows, columns: columns + 1 }, () => `${name}(:, end + 1) = ${part({ rows, columns: 1 })};`),
  );
}

function createdByIndex(scope: RandomScope, scalar: () => string): string | undefined {
  const { dice } = scope;
  const name = scope.unused();
  if (name === undefined) return undefined;
  const rows = dice.between(1, 2);
  const columns = dice.between(1, 3);
  const text = scalar();
  const linear = dice.oneIn(2);
  scope.define(name, { rows: linear ? 1 : rows, columns });
  return `${name}(${linear ? columns : `${rows}, ${columns}`}) = ${text};`;
}
