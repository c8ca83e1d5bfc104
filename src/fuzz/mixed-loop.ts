import { randomBlock } from './random-block.js';
import { randomCondition } from './random-condition.js';
import { randomExpression } from './random-expression.js';
import type { ArraySize, RandomScope } from './random-scope.js';

const one = { rows: 1, columns: 1 };

/** The most iterations of a mixed loop, and the last place that its counter names. */
const most = 4;

/**
 * A loop whose iterations write parts of a variable, write the whole of it and read it, in any order, in branches and inner
 * loops; the variable grows and shrinks meanwhile, along one dimension, and is never empty. Values that are read go into a
 * sum.
 */
export function mixedLoop(scope: RandomScope, depth: number): string[] | undefined {
  const counter = scope.newInteger();
  const sum = scope.unused();
  if (counter === undefined || sum === undefined) return undefined;
  const mixed = new MixedVariable(scope, counter, sum);
  scope.define(sum, one);
  scope.wanted.add(sum);
  const inside = scope.copy();
  inside.loops += 1;
  inside.arrays.forEach((_, name) => inside.frozen.add(name));
  // Of what size it is in the loop is not known.
  inside.arrays.delete(mixed.name);
  inside.frozen.add(mixed.name);
  inside.integers.set(counter, { low: 1, high: most });
  const body = scope.dice.oneIn(3)
    ? mixed.statements(inside, scope.dice.between(2, 5), depth)
    : mixed.oneOfEach(inside);
  scope.jumped ||= inside.jumped;
  return [...mixed.before, ...loopAround(scope, counter, body), ...mixed.after(scope)];
}

function loopAround({ dice }: RandomScope, counter: string, body: readonly string[]): string[] {
  const last = dice.between(dice.oneIn(4) ? 1 : 2, most);
  const lines = body.map((line) => `  ${line}`);
  const begin = `${counter} = 0;`;
  const step = `  ${counter} = ${counter} + 1;`;
  return dice.pick([
    [`for ${counter} = 1:${last}`, ...lines, 'end'],
    [`for ${counter} = 1:${last}`, ...lines, 'end'],
    [`for ${counter} = ${last}:-1:1`, ...lines, 'end'],
    [`for ${counter} = [3 1 2]`, ...lines, 'end'],
    [begin, `while ${counter} < ${last}`, step, ...lines, 'end'],
    [begin, 'do', step, ...lines, `until ${counter} >= ${last}`],
  ]);
}

class MixedVariable {
  readonly name: string;
  /** The statements before the loop. */
  readonly before: readonly string[];
  /** Whether it grows to the right, or down. */
  readonly #across: boolean;
  readonly #width: number;
  /** Whether, written as a whole, it is added to only: then the reverse sweep asks sizes of it. */
  readonly #onlySums: boolean;

  constructor(
    scope: RandomScope,
    readonly counter: string,
    readonly sum: string,
  ) {
    const { dice } = scope;
    this.#onlySums = !dice.oneIn(3);
    // A variable with one place only has nothing besides the part that is written.
    const least = dice.oneIn(4) ? 1 : 2;
    const free = scope
      .having(({ rows, columns }) => rows * columns >= least)
      .filter((it) => !scope.frozen.has(it.name));
    const start = `${sum} = ${dice.pick(['0', '0', randomExpression(scope, one, 1)])};`;
    if (free.length > 0 && dice.oneIn(2)) {
      const { name, size } = dice.pick(free);
      this.name = name;
      this.#across = dice.oneIn(6) ? size.rows < 3 : size.columns > 1;
      this.#width = this.#across ? size.rows : size.columns;
      this.before = [start];
      return;
    }
    this.#across = dice.oneIn(2);
    this.#width = dice.pick([1, 1, 2]);
    const size = this.#whole(dice.between(least, 3));
    const like = scope.having(({ rows, columns }) => rows === size.rows && columns === size.columns);
    const text = like.length > 0 && !dice.oneIn(3) ? dice.pick(like).name : randomExpression(scope, size, 1);
    let name = scope.target(size);
    while (scope.frozen.has(name) || name === sum) name = scope.target(size);
    scope.define(name, size);
    this.name = name;
    this.before = dice.oneIn(2) ? [start, `${name} = ${text};`] : [`${name} = ${text};`, start];
  }

  /** It is read, written in part and as a whole, in any order: what few statements need of it may be little. */
  oneOfEach(inside: RandomScope): string[] {
    const { dice } = inside;
    const [read, part, whole] = [this.#read(inside), this.#part(inside), this.#overwritten(inside)];
    const first = dice.oneIn(3) ? [] : [read];
    const rest = dice.oneIn(2) ? [part, whole] : [whole, part];
    return [...first, ...rest, ...(first.length > 0 ? [] : [read])];
  }

  statements(inside: RandomScope, count: number, depth: number): string[] {
    return inside.dice.times(count, () => this.#statement(inside, depth)).flat();
  }

  /** A statement that gives it a size that is known again. */
  after(scope: RandomScope): string[] {
    const { name, sum } = this;
    const slice = `${name} = ${this.#across ? `${name}(:, end)` : `${name}(1, :)`};`;
    scope.define(name, this.#whole(1));
    return scope.dice.oneIn(2) ? [`${sum} = ${sum} + sum(${name}(:));`, slice] : [slice];
  }

  #statement(inside: RandomScope, depth: number): string[] {
    const { dice } = inside;
    const nested = (make: () => string[] | undefined): string[] | undefined =>
      depth > 0 ? make() : undefined;
    const part = (): string[] => [this.#part(inside)];
    const whole = (): string[] => [this.#overwritten(inside)];
    const read = (): string[] => [this.#read(inside)];
    return dice.make<string[]>(
      [
        ...[part, part, part, whole, whole, whole, read, read, read],
        () => nested(() => this.#branches(inside, depth)),
        () => nested(() => this.#innerLoop(inside, depth)),
        () => nested(() => [`if ${this.#condition(inside)}, ${dice.pick(['break', 'continue'])}; end`]),
        () => nested(() => randomBlock(inside, 1, depth - 1)),
      ],
      part,
    );
  }

  #part(inside: RandomScope): string {
    const { dice } = inside;
    const { name, counter } = this;
    const place = this.#place(inside);
    const factor = `sin(${randomExpression(inside, one, 1)})`;
    const value = dice.oneIn(4)
      ? dice.number()
      : randomExpression(inside, dice.oneIn(3) ? one : this.#whole(1), dice.below(3));
    const far = dice.between(1, most);
    const plain = [counter, `min(${counter}, end)`, String(far), '1', 'end + 1', ...this.#fromEnd(far)];
    if (!dice.oneIn(3)) return `${this.#at(dice.pick(plain))} = ${value};`;
    return dice.pick([
      `${this.#at(place)} = ${this.#at(this.#place(inside))} * ${factor};`,
      `${this.#at(place)} = ${this.#at(place)} .* ${dice.number()} + ${factor};`,
      `${this.#at(place)} ${dice.pick(['+=', '-=', '*='])} ${factor};`,
      `${name}(${dice.pick(['1', 'end'])}) = ${factor};`,
      `${this.#at(`end:${far}`)} = ${factor};`,
      `${this.#at(dice.pick(this.#fromEnd(far)))} = ${factor};`,
      `${name}(:) = ${factor};`,
      `${name}(${name} > ${dice.number()}) = ${factor};`,
      `if ${this.#extent(dice.pick([1, 2]))}, ${this.#at(dice.pick(['1', 'end']))} = []; end`,
    ]);
  }

  /** Places that are told from the end and may lie beyond it. */
  #fromEnd(far: number): string[] {
    return [
      `max(end, ${far})`,
      `${far + 1} - min(end, ${far})`,
      `max(1, end + ${far - 1} - ${this.counter})`,
    ];
  }

  #overwritten(inside: RandomScope): string {
    const { dice } = inside;
    const { name } = this;
    const operand = this.#operand(inside);
    const sums = [
      `${name} = ${name} + ${operand};`,
      `${name} = ${operand} - ${name};`,
      `${name} = ${name} - ${operand} / 2;`,
      `${name} += ${operand};`,
    ];
    return dice.pick(
      this.#onlySums
        ? sums
        : [
            ...sums,
            `${name} = ${name} .* sin(${operand});`,
            `${name} = ${operand} ./ (2 + ${name}.^2);`,
            `${name} = sin(${name});`,
            ...this.#replaced(inside),
          ],
    );
  }

  /** Assignments of arrays of other sizes, which may read it. */
  #replaced(inside: RandomScope): string[] {
    const { dice } = inside;
    const { name } = this;
    const [open, close] = this.#across ? ['(:, ', ')'] : ['(', ', :)'];
    const joint = this.#across ? ', ' : '; ';
    const slice = randomExpression(inside, this.#whole(1), dice.below(3));
    const other = randomExpression(inside, this.#whole(dice.between(1, 3)), dice.below(3));
    return [
      `${name} = ${other};`,
      `${name} = ${other};`,
      `${name} = [${name}${joint}${slice}];`,
      `${name} = [${slice}${joint}${name}];`,
      `${name} = ${name}${open}end:-1:1${close};`,
      `${name} = ${name}${open}[end 1]${close};`,
      `if ${this.#extent(1)}, ${name} = ${name}${open}2:end${close}; end`,
    ];
  }

  /** The other operand of an operation: often a variable alone, of which the transformation may not know the size. */
  #operand(inside: RandomScope): string {
    const { dice } = inside;
    const size = dice.oneIn(2) ? one : this.#whole(1);
    const known = inside.having(({ rows, columns }) => rows === size.rows && columns === size.columns);
    if (known.length > 0 && !dice.oneIn(6)) return dice.pick(known).name;
    return `(${randomExpression(inside, size, dice.below(3))})`;
  }

  #read(inside: RandomScope): string {
    const { dice } = inside;
    const { name, sum } = this;
    const taken = dice.pick([
      `sum(${name}(:))`,
      `sum(${name}(:).^2) / 8`,
      `sum(${name}(:).^2) / 8`,
      `sum(sin(${name}(:)).^3)`,
      `sum(sin(${name}(:)).^3)`,
      `sum(sum(${name} .* ${this.#operand(inside)}))`,
      `sum(sum(sin(${name} + ${this.#operand(inside)})))`,
      `sum(cos(${this.#at(this.#place(inside))}))`,
      `${name}(${dice.pick(['1', 'end'])}) * ${dice.number()}`,
      `numel(${name}) * sin(${randomExpression(inside, one, 1)})`,
      `size(${name}, ${dice.between(1, 2)}) * cos(${randomExpression(inside, one, 1)})`,
    ]);
    return `${sum} = ${dice.oneIn(3) ? `tanh(${sum})` : sum} + ${taken};`;
  }

  #branches(inside: RandomScope, depth: number): string[] {
    const { dice } = inside;
    const branch = (): string[] => {
      const scope = inside.copy();
      const lines = this.statements(scope, dice.between(1, 2), depth - 1);
      inside.jumped ||= scope.jumped;
      return lines.map((it) => `  ${it}`);
    };
    const other = dice.pick([[], ['else'], [`elseif ${this.#condition(inside)}`]]);
    return [`if ${this.#condition(inside)}`, ...branch(), ...other.flatMap((it) => [it, ...branch()]), 'end'];
  }

  #innerLoop(inside: RandomScope, depth: number): string[] | undefined {
    const counter = inside.newInteger();
    if (counter === undefined) return undefined;
    const scope = inside.copy();
    const last = inside.dice.between(1, 2);
    scope.integers.set(counter, { low: 1, high: last });
    const body = this.statements(scope, inside.dice.between(1, 3), depth - 1);
    return [`for ${counter} = 1:${last}`, ...body.map((it) => `  ${it}`), 'end'];
  }

  #condition(inside: RandomScope): string {
    const { dice } = inside;
    const { name, counter, sum } = this;
    return dice.pick([
      `isscalar(${name})`,
      this.#extent(dice.between(1, 3)),
      `numel(${name}) == ${dice.between(1, 3)}`,
      `${counter} == ${dice.between(1, 3)}`,
      `mod(${counter}, 2) == 0`,
      `${sum} > ${dice.number()}`,
      `${name}(end) > ${dice.number()}`,
      randomCondition(inside),
    ]);
  }

  /** The condition that it has more than so many places. */
  #extent(count: number): string {
    return `size(${this.name}, ${this.#across ? 2 : 1}) > ${count}`;
  }

  /** An index of a place that is there. */
  #place({ dice }: RandomScope): string {
    return dice.pick(['1', 'end', 'end', `min(${this.counter}, end)`, 'max(1, end - 1)']);
  }

  #at(index: string): string {
    if (this.#across)
      return this.#width === 1 && /^\w+$/.test(index)
        ? `${this.name}(${index})`
        : `${this.name}(:, ${index})`;
    return `${this.name}(${index}, :)`;
  }

  #whole(count: number): ArraySize {
    return this.#across ? { rows: this.#width, columns: count } : { rows: count, columns: this.#width };
  }
}
