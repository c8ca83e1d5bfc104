import { Dimension } from './dimension.js';
import { isScalar, matrixShape, namedShape, sizesOfNamed, type Shape } from './shape.js';
import { valueOf, type Value } from './value.js';

/**
 * The facts on the values of arguments that mean the same in the function that is called, by its parameters: known numbers,
 * and which of them have the same size, or one that follows from that of another. Names of sizes mean nothing there: they
 * are called after the first parameter that has them. So parameters that have the same name in all calls have the same size
 * in each.
 */
export function valuesInCallee(keys: readonly string[], given: readonly Value[]): Value[] {
  const naming = new Naming();
  // Arguments left for a list are a cell array there.
  const values = given.slice(0, keys.includes('varargin') ? keys.length - 1 : keys.length);
  const shapes = new Map<number, Shape>();
  // The numbers that variables hold have the names of parameters, where they are no sizes.
  values.forEach(({ shape, amount }, index) => {
    if (amount?.atom?.startsWith('v:') === true && !amount.mayBeText && isScalar(shape))
      naming.number(amount, keys[index] ?? '');
  });
  // Sizes of vectors mostly follow from those of what is not known to be one, as n = numel(x) does.
  for (const kind of ['named', 'matrix'] as const) {
    values.forEach(({ shape }, index) => {
      if (shape.kind === kind) shapes.set(index, naming.shape(shape, keys[index] ?? ''));
    });
  }
  return values.map(({ integer, logical, squares, squaresOfScalars, unique, amount, stops }, index) =>
    valueOf(shapes.get(index) ?? namedShape(`p:${keys[index] ?? ''}`), {
      integer,
      logical,
      squares,
      squaresOfScalars,
      unique,
      amount: amount && naming.known(amount),
      stops,
    }),
  );
}

/** Sizes by the names that they have in the function that is called. */
class Naming {
  readonly #shapes = new Map<string, Shape>();
  readonly #dimensions = new Map<string, Dimension>();
  readonly #atoms = new Map<string, Dimension>();

  number(amount: Dimension, key: string): void {
    if (this.known(amount) === undefined) this.#learn(amount, Dimension.number(`p:${key}`));
  }

  shape(shape: Shape, key: string): Shape {
    const known = this.#shapes.get(shape.key);
    if (known !== undefined) return known;
    const own =
      shape.kind === 'named'
        ? namedShape(`p:${key}`)
        : matrixShape(
            this.#dimension(shape.rows, `p:${key}.rows`),
            this.#dimension(shape.columns, `p:${key}.columns`),
          );
    this.#shapes.set(shape.key, own);
    if (shape.kind === 'named') for (const of of sizesOfNamed) this.#learn(of(shape), of(own));
    return own;
  }

  /** A whole number by what is known in the function that is called; undefined where nothing is. */
  known(it: Dimension): Dimension | undefined {
    const same = this.#dimensions.get(it.key);
    return same ?? it.translated(this.#atoms);
  }

  #dimension(it: Dimension, name: string): Dimension {
    const known = this.known(it);
    if (known !== undefined) return known;
    const own = Dimension.size(name, it.isPositive);
    this.#learn(it, own);
    return own;
  }

  #learn(it: Dimension, own: Dimension): void {
    this.#dimensions.set(it.key, own);
    const [[atom, factor] = ['', 0], ...others] = it.terms;
    if (factor === 1 && others.length === 0) this.#atoms.set(atom, own.minus(Dimension.of(it.constant)));
  }
}
