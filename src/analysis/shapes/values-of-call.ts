import { Dimension } from './dimension.js';
import {
  broadcast,
  isScalar,
  matrixShape,
  namedShape,
  sizesOfNamed,
  transposed,
  type Shape,
} from './shape.js';
import type { ShapeSummary } from './shape-summary.js';
import type { Value } from './value.js';

/**
 * The facts on the outputs of a call, where those of the function are told by its parameters: the sizes of the arguments stand
 * in the places of theirs. Shapes that say nothing here get a name that stands for this call only.
 */
export function valuesOfCall(
  { parameters, outputs }: ShapeSummary,
  keys: readonly string[],
  given: readonly Value[],
  name: string,
): Value[] {
  const actual = new Actual();
  parameters.forEach((value, index) => {
    const argument = given[index];
    if (value !== undefined && argument !== undefined && keys[index] !== 'varargin')
      actual.take(value, argument, keys[index] ?? '');
  });
  const mayStop = given.some((it) => it.stops);
  return outputs.map((value, index) => ({
    ...value,
    shape: actual.shape(value.shape) ?? namedShape(`${name}.${index}`),
    amount: value.amount && isScalar(value.shape) ? value.amount.translated(actual.sizes) : undefined,
    stops: value.stops || mayStop,
  }));
}

/** The arguments of a call, by the names that they have in the function. */
class Actual {
  readonly sizes = new Map<string, Dimension>();
  readonly #shapes = new Map<string, Shape>();

  take({ shape, amount }: Value, argument: Value, key: string): void {
    if (!this.#shapes.has(shape.key)) this.#shapes.set(shape.key, argument.shape);
    if (shape.kind === 'named') {
      for (const of of sizesOfNamed) this.#learn(of(shape), of(argument.shape));
    } else if (argument.shape.kind === 'matrix') {
      this.#learn(shape.rows, argument.shape.rows);
      this.#learn(shape.columns, argument.shape.columns);
    }
    if (argument.amount === undefined || !isScalar(argument.shape)) return;
    this.#learn(amount ?? Dimension.number(`p:${key}`), argument.amount);
  }

  shape(it: Shape): Shape | undefined {
    const known = this.#shapes.get(it.key);
    if (known !== undefined) return known;
    if (it.kind === 'matrix') {
      const [rows, columns] = [it.rows, it.columns].map((size) => size.translated(this.sizes));
      return rows === undefined || columns === undefined ? undefined : matrixShape(rows, columns);
    }
    const parts = it.parts.map((key) => this.#part(key));
    return parts.every((part) => part !== undefined) ? broadcast(parts) : undefined;
  }

  #part(key: string): Shape | undefined {
    const inner = /^t\((.*)\)$/.exec(key)?.[1];
    const own = this.#shapes.get(inner ?? key);
    return own && (inner === undefined ? own : transposed(own));
  }

  /** A size may have several names: the first parameter that has one says what it is. */
  #learn(own: Dimension, it: Dimension): void {
    const { atom } = own;
    if (atom !== undefined && !this.sizes.has(atom)) this.sizes.set(atom, it);
  }
}
