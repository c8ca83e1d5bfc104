import { isDeepStrictEqual } from 'node:util';
import type { Dice } from './dice.js';

/** The size of an array that the generator knows. */
export interface ArraySize {
  readonly rows: number;
  readonly columns: number;
}

/** A function that a program may call. */
export interface KnownFunction {
  readonly name: string;
  readonly parameters: readonly ArraySize[];
  /** The parameter behind the arrays among the arguments: a count of recursions. */
  readonly suffix: string;
  readonly outputs: readonly ArraySize[];
  /** Whether its name is that of a variable, which may get another function. */
  readonly isHandle?: boolean;
  /** Whether its results depend on the calls before; handles must not hide such calls. */
  readonly isStateful?: boolean;
}

/** A variable that holds a whole number between two bounds. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

// Some look like names that the generated code likes to have itself.
const arrayNames = [
  ...['a', 'b', 'c', 'd', 'p', 'q', 'r', 's', 'u', 'v', 'w', 'x', 'y', 'z', 'A', 'B'],
  ...['t1', 'a_x', 'x_1', 'tape1', 'nr_y', 'branch1', 'left1', 'a_t1'],
];
/** Parts of structures and cell arrays that hold arrays as variables do. */
const places = [
  ...['g.a', 'g.b', 'g.in.a', 'g.in.c{1}', 'g.c{2}', 'h{1}', 'h{2}', 'h{3}.a', 'e(2).a', 'e(1).b', 'e(2).b'],
];
const integerNames = [
  'i',
  'j',
  'k',
  'n',
  'm',
  'iterations1',
  'count',
  'i_1',
  'bound1',
  'step',
  'l',
  'values1',
];

/** The facts on the variables at a place of a random program. */
export class RandomScope {
  readonly arrays = new Map<string, ArraySize>();
  readonly integers = new Map<string, Bounds>();
  /** Rows of whole numbers from 1 to their length. */
  readonly places = new Map<string, number>();
  /** Variables that must keep their size: a loop may come round to where it was relied on. */
  readonly frozen = new Set<string>();
  /** How many loops are around; a jump in the innermost. */
  loops = 0;
  jumped = false;
  mayReturn = false;
  /** Whether half of the statements are those of idioms. */
  hasIdioms = false;

  constructor(
    readonly dice: Dice,
    public functions: readonly KnownFunction[],
    /** All names that any part of the function has given a value to. */
    readonly used = new Set<string>(),
    /** The kinds of statements that any part of the function has. */
    readonly constructs = new Set<string>(),
    /** Variables that results shall depend on, if they are there in the end. */
    readonly wanted = new Set<string>(),
  ) {}

  copy(): RandomScope {
    const copy = new RandomScope(this.dice, this.functions, this.used, this.constructs, this.wanted);
    this.arrays.forEach((size, name) => copy.arrays.set(name, size));
    this.integers.forEach((bounds, name) => copy.integers.set(name, bounds));
    this.places.forEach((count, name) => copy.places.set(name, count));
    this.frozen.forEach((name) => copy.frozen.add(name));
    copy.loops = this.loops;
    copy.mayReturn = this.mayReturn;
    copy.hasIdioms = this.hasIdioms;
    return copy;
  }

  define(name: string, size: ArraySize): void {
    this.arrays.set(name, size);
    this.used.add(name);
  }

  /** A name that may take a value of a size: a new one, or one that is overwritten. */
  target({ rows, columns }: ArraySize): string {
    const free = (this.dice.oneIn(6) ? places : arrayNames).filter((name) => {
      const old = this.arrays.get(name);
      const fits = old?.rows === rows && old.columns === columns;
      return !this.frozen.has(name) || fits;
    });
    const known = free.filter((name) => this.arrays.has(name));
    if (free.length === 0) return this.target({ rows, columns });
    return this.dice.pick(known.length > 0 && this.dice.oneIn(2) ? known : free);
  }

  /** A name that nothing had before. */
  unused(): string | undefined {
    const free = arrayNames.filter((name) => !this.used.has(name));
    return free.length === 0 ? undefined : this.dice.pick(free);
  }

  newInteger(): string | undefined {
    const free = integerNames.filter((name) => !this.used.has(name));
    const name = free.length === 0 ? undefined : this.dice.pick(free);
    if (name !== undefined) this.used.add(name);
    return name;
  }

  /** The arrays that a test holds for. */
  having(test: (size: ArraySize) => boolean): { name: string; size: ArraySize }[] {
    return [...this.arrays].map(([name, size]) => ({ name, size })).filter((it) => test(it.size));
  }

  /** Takes over what holds after one of several scopes, whichever of them was run. */
  join(scopes: readonly RandomScope[]): void {
    const [first] = scopes;
    if (first === undefined) return;
    this.arrays.clear();
    this.integers.clear();
    this.places.clear();
    for (const [name, size] of first.arrays) {
      const same = scopes.every((it) => {
        const other = it.arrays.get(name);
        return other?.rows === size.rows && other.columns === size.columns;
      });
      if (same) this.arrays.set(name, size);
    }
    for (const [name, count] of first.places) {
      if (scopes.every((it) => it.places.has(name))) this.places.set(name, count);
    }
    for (const [name, bounds] of first.integers) {
      const others = scopes.map((it) => it.integers.get(name)).filter((it) => it !== undefined);
      if (others.length === scopes.length) {
        this.integers.set(name, {
          low: Math.min(bounds.low, ...others.map((it) => it.low)),
          high: Math.max(bounds.high, ...others.map((it) => it.high)),
        });
      }
    }
    this.functions = first.functions.filter((it) =>
      scopes.every(({ functions }) =>
        functions.some(
          (other) =>
            other.name === it.name &&
            isDeepStrictEqual(other.parameters, it.parameters) &&
            isDeepStrictEqual(other.outputs, it.outputs),
        ),
      ),
    );
    this.jumped ||= scopes.some((it) => it.jumped);
  }
}
