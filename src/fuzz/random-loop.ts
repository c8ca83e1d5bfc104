import { randomBlock } from './random-block.js';
import { randomCondition } from './random-condition.js';
import { randomExpression } from './random-expression.js';
import type { Bounds, RandomScope } from './random-scope.js';

interface Iterations {
  /** The values that a for loop runs over. */
  readonly over: string;
  readonly bounds: Bounds;
  readonly count: number;
}

/** A loop of any kind, as lines. */
export function randomLoop(scope: RandomScope, depth: number): string[] | undefined {
  const counter = scope.newInteger();
  if (counter === undefined) return undefined;
  if (scope.dice.oneIn(3)) return countedLoop(scope, depth, counter);
  if (scope.dice.oneIn(5)) return columnLoop(scope, depth);
  const { over, bounds, count } = randomIterations(scope);
  const inside = scope.copy();
  inside.integers.set(counter, bounds);
  const body = loopBody(inside, depth);
  if (count > 0 && !inside.jumped) {
    scope.join([inside]);
    scope.jumped = false;
  }
  return [`for ${counter} = ${over}`, ...body, 'end'];
}

function randomIterations({ dice, integers }: RandomScope): Iterations {
  const last = dice.between(1, 3);
  const [known] = [...integers].filter(([, { low, high }]) => low === high && low > 0 && low < 4);
  return dice.pick<Iterations>([
    { over: `1:${last}`, bounds: { low: 1, high: last }, count: last },
    { over: `1:${last}`, bounds: { low: 1, high: last }, count: last },
    known === undefined
      ? { over: `2:${last}`, bounds: { low: 2, high: Math.max(2, last) }, count: last - 1 }
      : { over: `1:${known[0]}`, bounds: { low: 1, high: known[1].high }, count: known[1].high },
    { over: `${last}:-1:1`, bounds: { low: 1, high: last }, count: last },
    { over: dice.pick(['-1:1', '(-1):1', '-1.0:1']), bounds: { low: -1, high: 1 }, count: 3 },
    { over: `0:${last}`, bounds: { low: 0, high: last }, count: last + 1 },
    { over: dice.pick(['-1:-1', '-1:-1:-1']), bounds: { low: -1, high: -1 }, count: 1 },
    {
      over: `${dice.pick(['1.0', '+1', '1e0', '2 - 1'])}:${last}`,
      bounds: { low: 1, high: last },
      count: last,
    },
    { over: '5:-2:1', bounds: { low: 1, high: 5 }, count: 3 },
    { over: '[3 1 2]', bounds: { low: 1, high: 3 }, count: 3 },
    { over: '[2, 2]', bounds: { low: 2, high: 2 }, count: 2 },
    { over: '1:0', bounds: { low: 1, high: 1 }, count: 0 },
    { over: '3', bounds: { low: 3, high: 3 }, count: 1 },
  ]);
}

/** A loop over the columns of an array, or over numbers that are not whole. */
function columnLoop(scope: RandomScope, depth: number): string[] | undefined {
  const { dice } = scope;
  const name = scope.unused();
  if (name === undefined) return undefined;
  const rows = dice.between(1, 3);
  const fractions = rows === 1 && dice.oneIn(2);
  const columns = dice.between(0, 3);
  const over = fractions ? '0.25:0.5:1.5' : randomExpression(scope, { rows, columns }, dice.below(3));
  const inside = scope.copy();
  inside.define(name, { rows, columns: 1 });
  const body = loopBody(inside, depth);
  return [`for ${name} = ${over}`, ...body, 'end'];
}

/** A loop that ends when its counter has reached a number, or before. */
function countedLoop(scope: RandomScope, depth: number, counter: string): string[] {
  const { dice } = scope;
  const last = dice.between(1, 3);
  const start = `${counter} = 0;`;
  const step = dice.pick([`${counter} = ${counter} + 1;`, `${counter} += 1;`, `${counter}++;`]);
  const also = dice.oneIn(3) ? ` (${randomCondition(scope)})` : undefined;
  const inside = scope.copy();
  inside.integers.set(counter, { low: 1, high: last });
  const body = loopBody(inside, depth);
  scope.integers.set(counter, { low: 0, high: last });
  if (dice.oneIn(2)) {
    const condition = `${counter} < ${last}${also === undefined ? '' : ` &&${also}`}`;
    return [start, `while ${condition}`, `  ${step}`, ...body, dice.pick(['end', 'endwhile'])];
  }
  const condition = `${counter} >= ${last}${also === undefined ? '' : ` ||${also}`}`;
  return [start, 'do', `  ${step}`, ...body, `until ${condition}`];
}

/** The lines of a loop's body; the scope is left as it is after them. */
function loopBody(inside: RandomScope, depth: number): string[] {
  const before = [...inside.frozen];
  inside.loops += 1;
  inside.arrays.forEach((_, name) => inside.frozen.add(name));
  const body = randomBlock(inside, inside.dice.between(1, 3), depth - 1);
  inside.loops -= 1;
  inside.frozen.clear();
  before.forEach((name) => inside.frozen.add(name));
  return body.map((line) => `  ${line}`);
}

/** A loop in which an array grows, or is filled after it was made. */
export function growingLoop(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const counter = scope.newInteger();
  const name = scope.unused();
  if (counter === undefined || name === undefined) return undefined;
  const count = dice.between(0, 4);
  const rows = dice.between(1, 2);
  const inside = scope.copy();
  inside.integers.set(counter, { low: 1, high: Math.max(1, count) });
  const scalar = (): string => randomExpression(inside, { rows: 1, columns: 1 }, 2);
  const first = randomExpression(scope, { rows: 1, columns: 1 }, 2);
  const column = randomExpression(inside, { rows, columns: 1 }, 2);
  const before = `${counter} == 1, ${name}_0 = 0.5; else, ${name}_0 = ${name}(${counter} - 1)`;
  const [start, width, size, ...body] = dice.pick([
    [`${name} = [];`, count, 1, `${name}(end + 1) = ${scalar()};`],
    [`${name} = [];`, count, 1, `${name} = [${name}, ${scalar()}];`],
    [`${name} = zeros(${rows}, 0);`, count, rows, `${name}(:, end + 1) = ${column};`],
    [`${name} = zeros(${rows}, 0);`, count, rows, `${name} = [${column}, ${name}];`],
    [`${name} = zeros(1, ${count});`, count, 1, `${name}(${counter}) = ${scalar()};`],
    [
      `${name} = zeros(1, ${count});`,
      count,
      1,
      `if ${before}; end`,
      `${name}(${counter}) = sin(${name}_0) * ${scalar()} + 0.1;`,
    ],
    [`${name} = zeros(${rows}, ${count});`, count, rows, `${name}(:, ${counter}) = ${column};`],
    [`${name} = ${first};`, count + 1, 1, `${name}(${counter} + 1) = ${name}(${counter}) * ${scalar()};`],
  ] as const);
  if (count === 0 && start.endsWith('[];')) scope.define(name, { rows: 0, columns: 0 });
  else scope.define(name, { rows: size, columns: width });
  return [start, `for ${counter} = 1:${count}`, ...body.map((line) => `  ${line}`), 'end'];
}
