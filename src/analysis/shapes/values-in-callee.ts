import { Dimension } from './dimension.js';
import { isScalar, matrixShape, namedShape, pagedShape, pageOf, sizesOfNamed, type Shape } from './shape.js';
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
  return values.map((value, index) => {
    const key = keys[index] ?? '';
    return naming.value(value, key, shapes.get(index) ?? namedShape(`p:${key}`));
  });
}

/** Sizes by the names that they have in the function that is called. */
class Naming {
  readonly #shapes = new Map<string, Shape>();
  readonly #dimensions = new Map<string, Dimension>();
  readonly #atoms = new Map<string, Dimension>();

  value(it: Value, key: string, shape: Shape): Value {
    const { integer, logical, squares, squaresOfScalars, unique, amount, stops, fields } = it;
    return valueOf(shape, {
      integer,
      logical,
      squares,
      squaresOfScalars,
      unique,
      amount: amount && this.known(amount),
      stops,
      fields: fields && new Map([...fields].map(([name, field]) => [name, this.#field(field, key, name)])),
    });
  }

  #field(it: Value, key: string, name: string): Value {
    const own = `${key}->${name}`;
    return this.value(it, own, this.shape(it.shape, own));
  }

  number(amount: Dimension, key: string): void {
    if (this.known(amount) === undefined) this.#learn(amount, Dimension.number(`p:${key}`));
  }

  shape(shape: Shape, key: string): Shape {
    const known = this.#shapes.get(shape.key);
    if (known !== undefined) return known;
    const page = pageOf(shape);
    const sizes = page && {
      rows: this.#dimension(page.rows, `p:${key}.rows`),
      columns: this.#dimension(page.columns, `p:${key}.columns`),
    };
    const name = `p:${key}`;
    const own =
      sizes === undefined
        ? namedShape(name)
        : shape.kind === 'matrix'
          ? matrixShape(sizes.rows, sizes.columns)
          : pagedShape(name, sizes);
    this.#shapes.set(shape.key, own);
    if (shape.kind === 'named')
      for (const of of sizesOfNamed) if (of(shape).atom !== undefined) this.#learn(of(shape), of(own));
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
