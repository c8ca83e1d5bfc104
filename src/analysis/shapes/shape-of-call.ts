import type { XmlElement } from '../../tree/xml-node.js';
import { Dimension } from './dimension.js';
import {
  broadcast,
  columnsOf,
  countOf,
  isScalar,
  isSeveral,
  isVector,
  lengthOf,
  matrixShape,
  namedShape,
  pagedShape,
  rowsOf,
  sameShape,
  scalarShape,
  transposed,
  type Shape,
} from './shape.js';
import type { Value } from './value.js';

/** An argument of a call: the expression, and what is known of its value. */
export interface Argument {
  readonly expression: XmlElement;
  readonly value: Value;
}

/**
 * The shape of a call's result by the rule table's `shape` attribute: the name of a relation, with the names of the
 * arguments that it holds for. `unknown` is the name of a shape of which nothing is known.
 */
export function shapeOfCall(
  relation: string | undefined,
  parameters: readonly string[],
  given: readonly Argument[],
  unknown: string,
): Shape {
  const [, name = '', list = ''] = /^([a-z]+)(?:\((.*)\))?$/.exec(relation ?? '') ?? [];
  const words = list.split(',').filter((word) => word !== '');
  const named = words.map((word) => given[parameters.indexOf(word)]).filter((it) => it !== undefined);
  const shapes = named.map((it) => it.value.shape);
  const [first = namedShape(unknown), second = namedShape(`${unknown}'`)] = shapes;
  const anonymous = namedShape(unknown);
  switch (name) {
    case 'scalar':
      return scalarShape;
    case 'row':
      return matrixShape(Dimension.one, Dimension.atom(`#${unknown}`));
    case 'column':
      return matrixShape(Dimension.atom(`#${unknown}`), Dimension.one);
    case 'same':
      return shapes.length === 0 ? anonymous : first;
    case 'squeeze':
      return matrixShapeOf(first) ? first : anonymous;
    case 'broadcast':
      // Text that a rule is told by is no operand.
      return broadcast(
        given.filter((_, index) => parameters[index]?.startsWith("'") !== true).map((it) => it.value.shape),
      );
    case 'average':
      // Octave 7 gives 1x0 for a row without elements, and a column for a matrix without rows.
      if (!columnsOf(first).isPositive) return anonymous;
      if (!rowsOf(first).isPositive && !columnsOf(first).isOne) return anonymous;
      return reduced(first, undefined, anonymous);
    case 'select':
      if (!rowsOf(first).isPositive || !columnsOf(first).isPositive) return anonymous;
      return reduced(first, named[1]?.expression.textContent, anonymous);
    case 'reduce':
      return reduced(first, named[1]?.expression.textContent, anonymous);
    case 'transpose':
      return transposed(first);
    case 'product':
      return product(first, second, anonymous);
    case 'either':
      // x^y takes a scalar at least once.
      return isScalar(first) ? second : isScalar(second) ? first : anonymous;
    case 'solve':
      return solution(first, second, anonymous);
    case 'rsolve':
      return transposed(solution(transposed(second), transposed(first), anonymous));
    case 'dims':
      return fromSizes(given, anonymous);
    case 'alone':
      return given.length === 0 ? scalarShape : anonymous;
    case 'cat':
      return concatenated(
        given.map((it) => it.value.shape),
        list === '1',
        anonymous,
      );
    case 'range':
      return matrixShape(Dimension.one, Dimension.atom(`#${unknown}`));
    case 'diag':
      return isVector(first) && !isScalar(first) ? matrixShape(lengthOf(first), lengthOf(first)) : anonymous;
    case 'kron':
      return repeated(first, second, anonymous);
    case 'reshape':
      return fromSizes(given.slice(1), anonymous);
    case 'inner':
      // One number of two vectors, whether they are rows or columns.
      return isVector(first) && isVector(second) ? scalarShape : anonymous;
    case 'alike':
      return sameShape(first, second) ? first : anonymous;
    case 'interpolated':
      // The values at the points have the shape of these where those that are given are a vector.
      return isVector(first) ? second : anonymous;
    case 'spaced':
      return spaced(given, anonymous);
    case 'differences':
      return differences(first, given.slice(1), anonymous);
    case 'repmat':
      return repeated(first, fromSizes(given.slice(1), anonymous), anonymous);
    default:
      return anonymous;
  }
}

/** A row of as many numbers as are asked for between two numbers. */
function spaced([from, to, count]: readonly Argument[], unknown: Shape): Shape {
  if (from === undefined || to === undefined) return unknown;
  if (!isScalar(from.value.shape) || !isScalar(to.value.shape)) return unknown;
  const amount = count === undefined ? Dimension.of(100) : count.value.amount;
  return matrixShape(
    Dimension.one,
    amount?.isPositive === true ? amount : Dimension.size(`${unknown.key}.columns`, true),
  );
}

/** Differences along a dimension that is given, or of a vector of two elements or more: a number has none at all. */
function differences(it: Shape, [order, dimension]: readonly Argument[], unknown: Shape): Shape {
  const steps = order === undefined ? Dimension.one : order.value.amount;
  if (it.kind !== 'matrix' || steps === undefined || !steps.isConstant || steps.constant < 1) return unknown;
  const left = (size: Dimension): Dimension => Dimension.atLeastZero(size.minus(steps));
  const along = dimension?.expression.textContent;
  if (along === '1') return matrixShape(left(it.rows), it.columns);
  if (along === '2') return matrixShape(it.rows, left(it.columns));
  if (dimension !== undefined || !isVector(it) || !lengthOf(it).minus(steps).isPositive) return unknown;
  return it.rows.isOne ? matrixShape(it.rows, left(it.columns)) : matrixShape(left(it.rows), it.columns);
}

/** A shape repeated along both dimensions as often as the sizes of a second one say. */
function repeated(it: Shape, times: Shape, unknown: Shape): Shape {
  const rows = rowsOf(it).product(rowsOf(times));
  const columns = columnsOf(it).product(columnsOf(times));
  const isKnown = matrixShapeOf(it, times) && rows !== undefined && columns !== undefined;
  return isKnown ? matrixShape(rows, columns) : unknown;
}

function matrixShapeOf(...shapes: readonly Shape[]): boolean {
  return shapes.every((it) => it.kind === 'matrix');
}

/**
 * The solution of a system. A matrix that may turn out to be a scalar divides whatever has another number of rows element
 * by element.
 */
function solution(matrix: Shape, right: Shape, unknown: Shape): Shape {
  if (isScalar(matrix)) return right;
  if (!matrixShapeOf(matrix, right)) return unknown;
  const isLarge = [rowsOf(matrix), columnsOf(matrix)].some((it) => it.constant > 1 && it.isNonNegative);
  if (!isLarge && !rowsOf(matrix).equals(rowsOf(right))) return unknown;
  return matrixShape(columnsOf(matrix), columnsOf(right));
}

/** The product of matrices; a scalar factor leaves the shape of the other. */
function product(one: Shape, other: Shape, unknown: Shape): Shape {
  if (isScalar(one)) return other;
  if (isScalar(other)) return one;
  if (!matrixShapeOf(one, other) || !columnsOf(one).equals(rowsOf(other))) return unknown;
  return matrixShape(rowsOf(one), columnsOf(other));
}

function reduced(it: Shape, dimension: string | undefined, unknown: Shape): Shape {
  if (isScalar(it)) return it;
  if (it.kind !== 'matrix') return unknown;
  if (dimension === '1') return matrixShape(Dimension.one, it.columns);
  if (dimension === '2') return matrixShape(it.rows, Dimension.one);
  // Without a dimension it is the first that is not one: only of a vector is it known which that is. A column that
  // has no rows at all still gives a scalar; so does a row, but zeros(0, 0) counts as none.
  if (dimension === undefined && isVector(it)) return scalarShape;
  if (dimension !== undefined) return unknown;
  // Of one row it is one number, of several it has their length: a row anyway.
  return matrixShape(
    Dimension.one,
    isSeveral(it.rows) ? it.columns : Dimension.size(`${unknown.key}.columns`),
  );
}

/** Sizes given as arguments, as in zeros(n, m) and zeros(size(x)). */
function fromSizes(given: readonly Argument[], unknown: Shape): Shape {
  const isText = ({ expression }: Argument): boolean =>
    expression.localName === 'literal' && /^['"]/.test(expression.textContent);
  // Arguments behind text are no sizes, but say what the result is to be like.
  const text = given.findIndex(isText);
  if (text === 0) return unknown;
  const sizes = text === -1 ? given : given.slice(0, text);
  const [first, second] = sizes;
  if (first === undefined) return scalarShape;
  if (sizes.length === 1) {
    const { amount, shape, sizeOf } = first.value;
    if (sizeOf !== undefined) return sizeOf;
    return amount !== undefined && isScalar(shape) ? square(amount) : unknown;
  }
  if (second === undefined) return unknown;
  const { amount: columns } = second.value;
  // Arguments that are no numbers may be text here, which names a class.
  if (columns === undefined || columns.mayBeText) return unknown;
  const rows = first.value.amount ?? Dimension.atom(`#${unknown.key}.rows`);
  const page = { rows: Dimension.atLeastZero(rows), columns: Dimension.atLeastZero(columns) };
  return sizes.length === 2 ? matrixShape(page.rows, page.columns) : pagedShape(unknown.key, page);
}

function square(amount: Dimension): Shape {
  const size = Dimension.atLeastZero(amount);
  return matrixShape(size, size);
}

function concatenated(shapes: readonly Shape[], below: boolean, unknown: Shape): Shape {
  const [first] = shapes;
  if (first === undefined || !matrixShapeOf(...shapes)) return unknown;
  // An empty part may have any size: only parts that surely have elements can be added up.
  if (shapes.some((it) => countOf(it).isConstant && countOf(it).constant === 0)) return unknown;
  const across = (it: Shape): Dimension => (below ? columnsOf(it) : rowsOf(it));
  if (shapes.some((it) => !across(it).equals(across(first)))) return unknown;
  const along = shapes.map((it) => (below ? rowsOf(it) : columnsOf(it))).reduce((sum, it) => sum.plus(it));
  return below ? matrixShape(along, columnsOf(first)) : matrixShape(rowsOf(first), along);
}
