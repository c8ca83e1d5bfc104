import { randomCondition } from './random-condition.js';
import { randomContainer } from './random-container.js';
import { randomExpression } from './random-expression.js';
import { randomHandle } from './random-handle.js';
import { randomIdiom } from './random-idiom.js';
import { randomInnerAssignment } from './random-inner-assignment.js';
import { placeIndex } from './random-index.js';
import { mixedLoop } from './mixed-loop.js';
import { growingLoop, randomLoop } from './random-loop.js';
import type { ArraySize, RandomScope } from './random-scope.js';
import { randomSize } from './random-size.js';
import { randomTry } from './random-try.js';
import { randomPlaces } from './random-places.js';
import { randomResize, randomWrite } from './random-write.js';

type Lines = string[];

/** So many statements, as lines. Loops and branches are nested to a depth. */
export function randomBlock(scope: RandomScope, count: number, depth: number): Lines {
  return scope.dice.times(count, () => randomStatement(scope, depth)).flat();
}

function randomStatement(scope: RandomScope, depth: number): Lines {
  const { dice } = scope;
  if (scope.hasIdioms && dice.oneIn(2)) return randomIdiom(scope);
  const line = (text: string | undefined): Lines | undefined => (text === undefined ? undefined : [text]);
  const nested = <Item>(make: () => Item): Item | undefined => (depth > 0 ? make() : undefined);
  const named = (construct: string, make: () => Lines | undefined) => (): Lines | undefined => {
    const lines = make();
    if (lines !== undefined) scope.constructs.add(construct);
    return lines;
  };
  const assign = named('assignment', () => assignment(scope));
  return dice.make<Lines>(
    [
      assign,
      assign,
      assign,
      named('write', () => line(randomWrite(scope))),
      named('write', () => line(randomWrite(scope))),
      named('resize', () => line(randomResize(scope))),
      named('reassignment', () => reassignment(scope)),
      named('several outputs', () => severalOutputs(scope)),
      named('several outputs', () => severalOutputs(scope)),
      named('integer', () => integer(scope)),
      named('places', () => randomPlaces(scope)),
      named('container', () => randomContainer(scope)),
      named('handle', () => randomHandle(scope)),
      named('inner assignment', () => randomInnerAssignment(scope, depth)),
      named('loop', () => nested(() => randomLoop(scope, depth))),
      named('loop', () => nested(() => randomLoop(scope, depth))),
      named('growing loop', () => nested(() => growingLoop(scope))),
      named('mixed loop', () => nested(() => mixedLoop(scope, depth))),
      named('mixed loop', () => nested(() => mixedLoop(scope, depth))),
      named('branches', () => nested(() => branches(scope, depth))),
      named('branches', () => nested(() => branches(scope, depth))),
      named('switch', () => nested(() => switched(scope, depth))),
      named('try', () => nested(() => randomTry(scope, depth))),
      named('jump', () => jump(scope)),
    ],
    () => assignment(scope),
  );
}

function assignment(scope: RandomScope): Lines {
  const { dice } = scope;
  const size = randomSize(dice);
  const text = randomExpression(scope, size, dice.between(1, 3));
  const name = scope.target(size);
  scope.define(name, size);
  // Values that go round in a loop must not run away.
  return [scope.loops > 0 && dice.oneIn(2) ? `${name} = sin(${text});` : `${name} = ${text};`];
}

/** A new value for a variable, made of the old one. */
function reassignment(scope: RandomScope): Lines | undefined {
  const { dice } = scope;
  const arrays = scope.having(() => true);
  if (arrays.length === 0) return undefined;
  const { name, size } = dice.pick(arrays);
  const text = randomExpression(scope, dice.oneIn(3) ? { rows: 1, columns: 1 } : size, 2);
  return [
    dice.pick([
      `${name} = ${name} + ${text};`,
      `${name} = ${name} .* sin(${text});`,
      `${name} = 0.5 * ${name} - cos(${text}) .* ${name};`,
      `${name} += ${text};`,
      `${name} -= sin(${text});`,
    ]),
  ];
}

/** A call whose results are all taken, or some. */
function severalOutputs(scope: RandomScope): Lines | undefined {
  const { dice } = scope;
  const known = scope.functions.filter((it) => it.outputs.length > 1);
  if (known.length > 0 && dice.oneIn(2)) {
    const { name, parameters, suffix, outputs } = dice.pick(known);
    const call = `${name}(${parameters.map((it) => randomExpression(scope, it, 2)).join(', ')}${suffix})`;
    const taken = new Set<string>();
    const targets = outputs.map((size) => {
      const target = scope.target(size);
      if (taken.has(target) || dice.oneIn(4)) return '~';
      taken.add(target);
      return target;
    });
    targets.forEach((target, index) => {
      if (target !== '~') scope.define(target, outputs[index]!);
    });
    return [`[${targets.join(', ')}] = ${call};`];
  }
  const column = dice.oneIn(2);
  const count = dice.between(1, 3);
  const size = column ? { rows: count, columns: 1 } : { rows: 1, columns: count };
  const place = scope.newInteger();
  if (place === undefined) return undefined;
  const text = randomExpression(scope, size, 2);
  if (dice.oneIn(2)) {
    const one = { rows: 1, columns: 1 };
    scope.integers.set(place, { low: 1, high: count });
    const parts = scope.having(({ rows, columns }) => rows * columns > 0);
    if (parts.length > 0 && dice.oneIn(2)) {
      const part = dice.pick(parts);
      const index = placeIndex(scope, part.size.rows * part.size.columns)!.text;
      // Targets of the same statement say nothing about where the rest goes.
      if (!index.includes(place))
        return [`[${part.name}(${index}), ${place}] = ${dice.pick(['max', 'min'])}(${text});`];
    }
    const name = scope.target(one);
    scope.define(name, one);
    return [`[${name}, ${place}] = ${dice.pick(['max', 'min'])}(${text});`];
  }
  const name = scope.target(size);
  scope.define(name, size);
  return [`[${name}, ${place}] = sort(${text});`, `${name} = ${name} .* ${name}(${place});`];
}

/** A variable that holds a size or a count: no derivative goes through it. */
function integer(scope: RandomScope): Lines | undefined {
  const { dice } = scope;
  const arrays = scope.having(() => true);
  const name = scope.newInteger();
  if (name === undefined || arrays.length === 0) return undefined;
  const { name: array, size } = dice.pick(arrays);
  const [text, value] = dice.pick([
    [`numel(${array})`, size.rows * size.columns],
    [`size(${array}, 1)`, size.rows],
    [`columns(${array})`, size.columns],
    [`length(${array})`, size.rows * size.columns === 0 ? 0 : Math.max(size.rows, size.columns)],
    ['2', 2],
    [`floor(size(${array}, 2) / 2) + 1`, Math.floor(size.columns / 2) + 1],
  ] as const);
  scope.integers.set(name, { low: value, high: value });
  return [`${name} = ${text};`];
}

function branches(scope: RandomScope, depth: number): Lines {
  const { dice } = scope;
  const cases = dice.between(1, 3);
  const withElse = dice.oneIn(2);
  const before = scope.copy();
  const heads = dice.times(cases, (index) => `${index === 0 ? 'if' : 'elseif'} ${randomCondition(scope)}`);
  if (withElse) heads.push('else');
  const { lines, scopes } = alternatives(scope, heads, depth);
  scope.join(withElse ? scopes : [...scopes, before]);
  return [...lines, dice.pick(['end', 'end', 'endif'])];
}

function switched(scope: RandomScope, depth: number): Lines | undefined {
  const { dice, integers } = scope;
  if (integers.size === 0) return undefined;
  const before = scope.copy();
  const heads = [`case ${dice.between(1, 2)}`, dice.pick(['case {2, 3}', 'case 3', 'otherwise'])];
  const subject = dice.pick([...integers.keys()]);
  const { lines, scopes } = alternatives(scope, heads, depth);
  scope.join(heads[1] === 'otherwise' ? scopes : [...scopes, before]);
  return [`switch ${subject}`, ...lines.map((line) => `  ${line}`), 'end'];
}

function alternatives(
  scope: RandomScope,
  heads: readonly string[],
  depth: number,
): { lines: Lines; scopes: RandomScope[] } {
  const scopes = heads.map(() => scope.copy());
  const lines = heads.flatMap((head, index) => [
    head,
    ...randomBlock(scopes[index]!, scope.dice.between(1, 2), depth - 1).map((line) => `  ${line}`),
  ]);
  return { lines, scopes };
}

/** A way out: of a loop, of one iteration, or of the function. */
function jump(scope: RandomScope): Lines | undefined {
  const { dice, loops, mayReturn } = scope;
  const ways = [...(loops > 0 ? ['break', 'continue'] : []), ...(mayReturn ? ['return'] : [])];
  if (ways.length === 0) return undefined;
  const way = dice.pick(ways);
  scope.jumped = true;
  const condition = randomCondition(scope);
  if (dice.oneIn(2)) return [`if ${condition}, ${way}; end`];
  const inside = scope.copy();
  inside.arrays.forEach((_, name) => inside.frozen.add(name));
  const before = assignmentToKnown(inside);
  return [`if ${condition}`, ...before.map((it) => `  ${it}`), `  ${way};`, 'end'];
}

function assignmentToKnown(scope: RandomScope): Lines {
  const arrays = scope.having(() => true);
  if (arrays.length === 0) return [];
  const { name, size }: { name: string; size: ArraySize } = scope.dice.pick(arrays);
  return [`${name} = ${randomExpression(scope, size, 2)};`];
}
