import { randomCondition } from './random-condition.js';
import { randomExpression } from './random-expression.js';
import { randomSize } from './random-size.js';
import { RandomScope, type ArraySize, type KnownFunction } from './random-scope.js';

const one = { rows: 1, columns: 1 };

/** Statements that make function handles, or calls that take them. */
export function randomHandle(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  return dice.make<string[]>(
    [
      ...[() => kept(scope), () => kept(scope), () => chosen(scope), () => named(scope)],
      ...[() => registered(scope), () => mappedTwice(scope)],
    ],
    () => mapped(scope),
  );
}

/** The text of an anonymous function of arrays of given sizes. It captures what it likes. */
function anonymous(scope: RandomScope, parameters: readonly ArraySize[], output: ArraySize): string {
  const { dice, functions } = scope;
  const inside = scope.copy();
  inside.functions = functions.filter((it) => it.isStateful !== true);
  const names = ['t', 'o'].slice(0, parameters.length);
  names.forEach((name, index) => inside.arrays.set(name, parameters[index]!));
  return `@(${names.join(', ')}) ${randomExpression(inside, output, dice.between(1, 2))}`;
}

const handleNames = ['fun', 'gun', 'f_'];
/** Parts of structures and cell arrays that hold handles. */
const handlePlaces = ['tools.fun', 'tools.in.gun', 'ops{1}', 'ops{2}', 'items(2).fun', 'items(2).gun'];

function handleName(scope: RandomScope, it: Omit<KnownFunction, 'name'>): string | undefined {
  const sameSizes = (other: KnownFunction): boolean =>
    JSON.stringify([other.parameters, other.outputs]) === JSON.stringify([it.parameters, it.outputs]);
  const free = [...handleNames, ...(scope.dice.oneIn(2) ? handlePlaces : [])].filter((name) => {
    const old = scope.functions.find((other) => other.name === name);
    return old === undefined ? !scope.used.has(name) : sameSizes(old);
  });
  return free.length === 0 ? undefined : scope.dice.pick(free);
}

function keep(scope: RandomScope, it: KnownFunction): void {
  scope.used.add(it.name);
  scope.functions = [...scope.functions.filter(({ name }) => name !== it.name), it];
}

/** A handle in a variable, which later statements call. */
function kept(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const known = scope.functions.filter(
    (it) => it.isStateful !== true && it.suffix === '' && it.isHandle !== true,
  );
  if (known.length > 0 && dice.oneIn(3)) {
    const one = dice.pick(known);
    const name = handleName(scope, one);
    if (name === undefined) return undefined;
    keep(scope, { ...one, name, isHandle: true });
    return [`${name} = @${one.name};`];
  }
  const made = {
    parameters: dice.times(dice.between(1, 2), () => randomSize(dice)),
    suffix: '',
    isHandle: true,
  };
  const output = randomSize(dice);
  const name = handleName(scope, { ...made, outputs: [output] });
  if (name === undefined) return undefined;
  const text = anonymous(scope, made.parameters, output);
  keep(scope, { ...made, name, outputs: [output] });
  return [`${name} = ${text};`];
}

/** One of two handles, called at once. */
function chosen(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const [from, to] = [randomSize(dice), randomSize(dice)];
  const made = { parameters: [from], suffix: '', isHandle: true, outputs: [to] };
  const name = handleName(scope, made);
  if (name === undefined) return undefined;
  const lines = [
    `if ${randomCondition(scope)}`,
    `  ${name} = ${anonymous(scope, [from], to)};`,
    'else',
    `  ${name} = ${anonymous(scope, [from], to)};`,
    'end',
  ];
  keep(scope, { ...made, name });
  const target = scope.target(to);
  lines.push(`${target} = ${name}(${randomExpression(scope, from, 1)});`);
  scope.define(target, to);
  return lines;
}

/** Handles in a cell array: which of them is called is known when the program runs. */
function registered(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const [from, to] = [randomSize(dice), randomSize(dice)];
  const name = scope.unused();
  const counter = scope.newInteger();
  if (name === undefined || counter === undefined) return undefined;
  scope.used.add(name);
  // It stays what it is: cells of handles are refused where they are something else before or after.
  scope.frozen.add(name);
  const count = dice.between(2, 3);
  const made = dice.times(count, () => anonymous(scope, [from], to));
  const target = scope.target(to);
  const lines = [
    `${name} = {${made.join(', ')}};`,
    `${target} = zeros(${to.rows}, ${to.columns});`,
    `for ${counter} = 1:numel(${name})`,
    `  ${target} = ${target} + ${name}{${counter}}(${randomExpression(scope, from, 1)});`,
    'end',
  ];
  scope.define(target, to);
  return lines;
}

/** Two results of a function of every element or cell. */
function mappedTwice(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const size = { rows: 1, columns: dice.between(1, 3) };
  const same = randomSize(dice);
  const inside = scope.copy();
  inside.functions = scope.functions.filter((it) => it.isStateful !== true);
  const isCell = dice.oneIn(2);
  inside.arrays.set('t', isCell ? same : one);
  const made = `@(t) deal(${randomExpression(inside, one, 1)}, ${randomExpression(inside, one, 1)})`;
  const part = (it: ArraySize): string => randomExpression(scope, it, 1);
  const text = isCell
    ? `cellfun(${made}, {${dice.times(size.columns, () => part(same)).join(', ')}})`
    : `arrayfun(${made}, ${part(size)})`;
  const first = scope.target(size);
  const second = scope.unused();
  if (second === undefined || second === first) return undefined;
  scope.define(first, size);
  scope.define(second, size);
  return [`[${first}, ${second}] = ${text};`];
}

/** A function of every element, cell or number. */
function mapped(scope: RandomScope): string[] {
  const { dice } = scope;
  const size = { rows: 1, columns: dice.between(1, 3) };
  const part = (it = randomSize(dice)): string => randomExpression(scope, it, 1);
  const same = randomSize(dice);
  const text = dice.pick<() => string>([
    () => `arrayfun(${anonymous(scope, [one], one)}, ${part(size)})`,
    () => `arrayfun(${anonymous(scope, [one, one], one)}, ${part(size)}, ${part(size)})`,
    () =>
      `cellfun(${anonymous(scope, [same], one)}, {${dice.times(size.columns, () => part(same)).join(', ')}})`,
    () => `bsxfun(@${dice.pick(['plus', 'minus', 'times'])}, ${part(size)}, ${part(one)})`,
    () => `feval(${anonymous(scope, [same], size)}, ${part(same)})`,
  ])();
  const target = scope.target(size);
  scope.define(target, size);
  return [`${target} = ${text};`];
}

/** A call of a function by its name or handle. */
function named(scope: RandomScope): string[] | undefined {
  const { dice } = scope;
  const known = scope.functions.filter((it) => it.isStateful !== true && it.suffix === '');
  if (known.length === 0) return undefined;
  const { name, parameters, outputs, isHandle } = dice.pick(known);
  const [output] = outputs;
  const callee = isHandle === true ? name : dice.pick([`@${name}`, `'${name}'`]);
  const text = parameters.map((it) => randomExpression(scope, it, 1)).join(', ');
  const target = scope.target(output!);
  scope.define(target, output!);
  return [`${target} = feval(${[callee, text].join(', ')});`];
}
