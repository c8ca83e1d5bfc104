import { randomBlock } from './random-block.js';
import { placeIndex } from './random-index.js';
import { randomExpression } from './random-expression.js';
import type { RandomScope } from './random-scope.js';
import { randomSize } from './random-size.js';

const one = { rows: 1, columns: 1 };

/** Statements with assignments inside their expressions, as Octave has them. */
export function randomInnerAssignment(scope: RandomScope, depth: number): string[] | undefined {
  const ways = [chained, inTerm, inCondition, inPlace, countedUp, ...(depth > 0 ? [inHead] : [])];
  return scope.dice.pick(ways)(scope, depth);
}

/** One value for two variables. */
function chained(scope: RandomScope): string[] | undefined {
  const size = randomSize(scope.dice);
  const text = randomExpression(scope, size, 2);
  const inner = scope.target(size);
  scope.define(inner, size);
  const outer = scope.target(size);
  scope.define(outer, size);
  return outer === inner ? undefined : [`${outer} = ${inner} = ${text};`];
}

/** A value that is kept where it is used: what stands before it is of the time before. */
function inTerm(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const size = randomSize(dice);
  const [before, text] = [randomExpression(scope, size, 1), randomExpression(scope, size, 2)];
  const inner = scope.target(size);
  scope.define(inner, size);
  const after = randomExpression(scope, size, 1);
  const outer = scope.target(size);
  scope.define(outer, size);
  return [`${outer} = (${before}) .* (${inner} = ${text}) + ${after};`];
}

/** A value that is kept where it decides. */
function inCondition(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const text = randomExpression(scope, one, 2);
  const name = scope.target(one);
  scope.define(name, one);
  const also = dice.oneIn(3) ? ` ${dice.pick(['&&', '||'])} ${randomExpression(scope, one, 1)} < 0.7` : '';
  const inside = scope.copy();
  inside.arrays.forEach((_, it) => inside.frozen.add(it));
  const lines = randomBlock(inside, 1, 0).map((it) => `  ${it}`);
  scope.join([inside, scope.copy()]);
  return [`if (${name} = ${text}) > ${dice.number()}${also}`, ...lines, 'end'];
}

/** A counter that goes on where it says which element is read. */
function inPlace(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const arrays = scope.having(({ rows, columns }) => rows * columns > 1);
  const counter = scope.newInteger();
  if (arrays.length === 0 || counter === undefined) return undefined;
  const { name, size } = dice.pick(arrays);
  const text = dice.pick([
    `${name}(${counter}++) * ${name}(${counter})`,
    `${name}(++${counter}) - ${name}(1)`,
    `${name}(${counter} += 1) + cos(${name}(${placeIndex(scope, size.rows * size.columns)!.text}))`,
  ]);
  const target = scope.target(one);
  scope.define(target, one);
  scope.integers.set(counter, { low: 2, high: 2 });
  return [`${counter} = 1;`, `${target} = ${text};`];
}

/** A statement that only counts. */
function countedUp(scope: RandomScope): string[] | undefined {
  const name = scope.newInteger();
  if (name === undefined) return undefined;
  const other = scope.newInteger();
  if (other === undefined) return undefined;
  scope.integers.set(name, { low: 2, high: 2 });
  scope.integers.set(other, { low: 3, high: 3 });
  return [`${name} = 1;`, `${other} = ++${name} + 1;`];
}

/** A loop whose counter is changed in its head. */
function inHead(scope: RandomScope, depth: number): string[] | undefined {
  const { dice } = scope;
  const counter = scope.newInteger();
  if (counter === undefined) return undefined;
  const last = dice.between(1, 3);
  const inside = scope.copy();
  inside.loops += 1;
  inside.integers.set(counter, { low: 1, high: last });
  inside.arrays.forEach((_, name) => inside.frozen.add(name));
  const body = randomBlock(inside, dice.between(1, 2), depth - 1).map((it) => `  ${it}`);
  scope.integers.set(counter, { low: 0, high: last + 1 });
  const head = dice.pick([
    `(${counter} += 1) <= ${last}`,
    `${counter}++ < ${last}`,
    `++${counter} <= ${last}`,
  ]);
  return [`${counter} = 0;`, `while ${head}`, ...body, 'end'];
}
