import { annotation, children, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { areAllApart } from './apart.js';
import { Dimension } from './dimension.js';
import {
  columnsOf,
  countOf,
  isLong,
  isScalar,
  isVector,
  isWide,
  lengthOf,
  matrixShape,
  namedShape,
  rowsOf,
  scalarShape,
  type Shape,
} from './shape.js';
import { boundsOfConstants, productBounds, staysUnique } from './product-bounds.js';
import { shapeOfCall, type Argument } from './shape-of-call.js';
import { isOfSquares, isOfSquaresOfScalars } from './squares.js';
import { unknownValue, valueOf, type Value } from './value.js';
import { variableKey } from '../reading/variable.js';

/** The context in which an expression is evaluated. */
export interface Surroundings {
  readonly rules: RuleTable;
  /** The facts on a variable. */
  lookUp(key: string): Value | undefined;
  /** A name that stands for this element's value and nothing else's. */
  nameOf(element: XmlElement): string;
  /** The results of a call of a user's function. */
  callUser(call: XmlElement, given: readonly Value[]): readonly Value[];
}

/** The facts on an expression's value; `ends` gives the value of `end` in the index that it stands in. */
export function evaluate(it: XmlElement, around: Surroundings, end?: Dimension): Value {
  const parts = children(it);
  const [first] = parts;
  switch (it.localName) {
    case 'literal':
      return literalValue(it.textContent);
    case 'var':
      return around.lookUp(variableKey(it)) ?? unknownValue(around.nameOf(it));
    case 'end':
      return sizeNumber(end);
    case 'range':
      return rangeValue(
        parts.map((part) => evaluate(part, around, end)),
        around.nameOf(it),
      );
    case 'array':
      return indexValue(it, around);
    case 'struct-ref':
      return fieldValue(it, around);
    case 'call':
      return callValues(it, around, end)[0] ?? unknownValue(around.nameOf(it));
    case 'binary':
    case 'unary': {
      const op = it.getAttribute('op');
      if (op === '[]') return bracketsValue(it, around, end);
      if (op === '{}' || first === undefined) return unknownValue(around.nameOf(it));
      if (op === '&&' || op === '||')
        return valueOf(scalarShape, { logical: true, integer: true, unique: true });
      const given = parts.map((part) => ({ expression: part, value: evaluate(part, around, end) }));
      const name = around.rules.operatorFunction(it);
      return name === undefined ? unknownValue(around.nameOf(it)) : functionValue(name, given, it, around);
    }
    default:
      return unknownValue(around.nameOf(it));
  }
}

/** The facts on the outputs of a call; `outputs` says how many are taken. */
export function callValues(
  call: XmlElement,
  around: Surroundings,
  end?: Dimension,
  outputs = 1,
): readonly Value[] {
  const given = argumentsOf(call).map((part) => ({ expression: part, value: evaluate(part, around, end) }));
  if (annotation(call, 'is') === 'user') {
    return around.callUser(
      call,
      given.map((it) => it.value),
    );
  }
  const [array] = given;
  if (calleeName(call) === 'size' && outputs > 1 && given.length === 1 && array !== undefined) {
    return sizesOf(array.value.shape, outputs);
  }
  return [functionValue(calleeName(call), given, call, around, outputs)];
}

/** The outputs of `size`: the last stands for all dimensions that are left. */
function sizesOf(shape: Shape, outputs: number): Value[] {
  return Array.from({ length: outputs }, (_, position) => {
    return sizeNumber(sizeAlong(shape, position, outputs));
  });
}

/** The number that a size is. */
function sizeNumber(amount: Dimension | undefined): Value {
  const whole = { integer: true, numeric: true, unique: true };
  return valueOf(scalarShape, { ...whole, amount, least: amount, most: amount });
}

function literalValue(text: string): Value {
  if (/^['"]/.test(text)) {
    const length = text.startsWith("'") ? text.slice(1, -1).replace(/''/g, "'").length : undefined;
    const columns = length === undefined ? Dimension.atom(`#text(${text})`) : Dimension.of(length);
    return valueOf(matrixShape(Dimension.one, columns));
  }
  const number = /^[\d.]+(?:[eE]\+?\d+)?$/.test(text) ? Number(text) : undefined;
  const amount = number !== undefined && Number.isSafeInteger(number) ? Dimension.of(number) : undefined;
  const logical = text === 'true' || text === 'false';
  const integer = amount !== undefined || logical;
  return valueOf(scalarShape, {
    integer,
    logical,
    numeric: !logical,
    squares: !/[ij]$/i.test(text),
    unique: true,
    amount,
    least: amount,
    most: amount,
  });
}

function rangeValue(parts: readonly Value[], name: string): Value {
  const [first, ...others] = parts;
  const last = others.at(-1);
  const step = others.length > 1 ? others[0] : undefined;
  const integer = first?.integer === true && (step === undefined || step.integer);
  const stepSize =
    step === undefined ? 1 : step.amount?.isConstant === true ? step.amount.constant : undefined;
  let count: Dimension | undefined;
  if (first?.amount !== undefined && last?.amount !== undefined && stepSize !== undefined && stepSize !== 0) {
    const span = stepSize > 0 ? last.amount.minus(first.amount) : first.amount.minus(last.amount);
    const exact = Dimension.atLeastZero(span.plus(Dimension.one));
    const isWhole = integer && last.integer;
    const mayBeEmpty = !isScalar(first.shape) || !isScalar(last.shape);
    if (Math.abs(stepSize) === 1 && (!mayBeEmpty || !cancels(first.amount, last.amount, span)))
      count = isWhole || exact.isConstant ? exact : Dimension.atom(`#${exact.key}`);
    else if (isWhole && !mayBeEmpty) count = Dimension.atom(`#steps of ${Math.abs(stepSize)} in ${span.key}`);
  }
  const ascending = stepSize !== undefined && stepSize > 0;
  const descending = stepSize !== undefined && stepSize < 0;
  const [low, high] = ascending ? [first, last] : descending ? [last, first] : [];
  const [least, most] = [low?.least ?? low?.amount, high?.most ?? high?.amount];
  const shape = matrixShape(Dimension.one, count ?? Dimension.atom(`#${name}`));
  return valueOf(shape, { integer, numeric: true, unique: stepSize !== 0, least, most });
}

/** Whether a number that has a name is in one of two amounts, but not in the result: if it were empty, that would be, too. */
function cancels(one: Dimension, other: Dimension, result: Dimension): boolean {
  return [...one.terms.keys(), ...other.terms.keys()].some(
    (name) => name.startsWith('v:') && !result.terms.has(name),
  );
}

/**
 * The sum or difference of two numbers. Whole numbers by class stop at zero if they have no sign: where something has been
 * taken away, adding does not undo that.
 */
function combined(one: Dimension, other: Dimension, sign: 1 | -1, stops: boolean): Dimension {
  const exact = one.plus(other.times(sign));
  if (!stops && !one.isNamed && !other.isNamed) return exact;
  const isKept = other.isSum && (sign === -1 || one.isSum);
  return isKept && !cancels(one, other, exact)
    ? exact
    : Dimension.stopped(`(${one.key})${sign === 1 ? '+' : '-'}(${other.key})`, exact);
}

function bracketsValue(it: XmlElement, around: Surroundings, end: Dimension | undefined): Value {
  const rows = children(it).flatMap((list) => children(list));
  if (rows.length === 0)
    return valueOf(matrixShape(Dimension.zero, Dimension.zero), { integer: true, unique: true });
  const values = rows.map((row) => children(row).map((item) => evaluate(item, around, end)));
  const all = values.flat();
  const joined = (given: readonly Value[], relation: string, name: string): Shape =>
    shapeOfCall(
      relation,
      [],
      given.map((value) => ({ expression: it, value })),
      name,
    );
  const name = around.nameOf(it);
  const rowShapes = values.map((row, index) =>
    row.length === 1 && row[0] !== undefined ? row[0] : valueOf(joined(row, 'cat(2)', `${name}.${index}`)),
  );
  const shape = rowShapes.length === 1 ? rowShapes[0]?.shape : joined(rowShapes, 'cat(1)', name);
  const isOne = all.length === 1;
  return valueOf(shape ?? namedShape(name), {
    ...boundsOfConstants(all),
    integer: all.every((value) => value.integer),
    logical: all.every((value) => value.logical),
    numeric: all.some((value) => value.numeric && countOf(value.shape).isPositive),
    squares: all.every((value) => value.squares),
    unique: all.every((value) => value.unique) && areAllApart(all),
    amount: isOne ? all[0]?.amount : undefined,
    stops: isOne && all[0]?.stops === true,
  });
}

function functionValue(
  name: string,
  given: readonly Argument[],
  it: XmlElement,
  around: Surroundings,
  outputs = 1,
): Value {
  const [first, second] = given.map((argument) => argument.value);
  const unknown = around.nameOf(it);
  const size = sizeValue(name, given, unknown);
  if (size !== undefined) return size;
  const rule = around.rules.ruleFor(
    name,
    given.map((argument) => argument.expression),
    outputs,
  );
  const facts = rule ?? around.rules.passiveFacts(name);
  const relation = facts?.shape ?? (rule?.elementwise === true ? 'broadcast' : undefined);
  const shape = shapeOfCall(relation, rule?.parameters ?? [], given, unknown);
  const values = facts?.values ?? [];
  const arithmetic = arithmeticFacts(name, first, second);
  return valueOf(shape, {
    ...arithmetic,
    numeric: arithmetical.has(name) && (first?.numeric === true || second?.numeric === true),
    squares: isOfSquares(name, given, shape),
    squaresOfScalars: isOfSquaresOfScalars(name, given),
    ...(values.includes('integer') ? { integer: true } : {}),
    ...(values.includes('logical') || keepsLogical(name, given)
      ? { logical: true, integer: true, unique: true }
      : {}),
    // Of rows and columns, each may occur several times.
    ...((values.includes('unique') && outputs === 1) || isScalar(shape) ? { unique: true } : {}),
  });
}

/** Functions that give elements of their first argument, or of their first two, and of the same class. */
const choosing: ReadonlySet<string> = new Set([
  ...[
    'transpose',
    'ctranspose',
    'fliplr',
    'flipud',
    'flip',
    'rot90',
    'reshape',
    'permute',
    'circshift',
    'repmat',
  ],
  ...['sort', 'max', 'min', 'tril', 'triu', 'shiftdim'],
]);

/** Whether a function makes a mask of masks. */
function keepsLogical(name: string, given: readonly Argument[]): boolean {
  const [first, second] = given;
  const isPair = ['max', 'min'].includes(name) && second !== undefined;
  if (!choosing.has(name) || first?.value.logical !== true) return false;
  return !isPair || second.value.logical || second.expression.textContent === '';
}

/** Operations whose results are of no class but those of their operands. */
const arithmetical: ReadonlySet<string> = new Set(['uminus', 'uplus', 'plus', 'minus', 'times', 'mtimes']);

/** Whole numbers stay whole under some operations, and known ones stay known. */
function arithmeticFacts(name: string, one: Value | undefined, other: Value | undefined): Partial<Value> {
  if (one === undefined) return {};
  if (name === 'uminus') {
    const amount = one.amount && combined(Dimension.zero, one.amount, -1, one.stops);
    return {
      integer: one.integer,
      amount,
      stops: one.stops,
      least: one.most?.times(-1),
      most: one.least?.times(-1),
    };
  }
  if (name === 'uplus')
    return { integer: one.integer, amount: one.amount, stops: one.stops, least: one.least, most: one.most };
  if ((name === 'transpose' || name === 'ctranspose') && one.integer)
    return { integer: true, unique: one.unique, least: one.least, most: one.most };
  if (other === undefined || !['plus', 'minus', 'times', 'mtimes'].includes(name)) return {};
  const integer = one.integer && other.integer;
  const unique = staysUnique(name, one, other);
  const stops = one.stops || other.stops;
  if (name === 'plus' || name === 'minus') {
    const sign = name === 'plus' ? 1 : -1;
    const [low, high] = sign === 1 ? [other.least, other.most] : [other.most, other.least];
    return {
      integer,
      unique,
      amount: one.amount && other.amount && combined(one.amount, other.amount, sign, stops),
      stops,
      least: one.least && low?.times(sign).plus(one.least),
      most: one.most && high?.times(sign).plus(one.most),
    };
  }
  const product = one.amount && other.amount && one.amount.product(other.amount);
  const isStopped = (stops || product?.isNamed === true) && product?.isSum !== true;
  const bounds =
    name === 'times' || isScalar(one.shape) || isScalar(other.shape) ? productBounds(one, other) : undefined;
  return { integer, unique, amount: isStopped ? undefined : product, stops, ...bounds };
}

/** The functions that ask for sizes, of which the very number may be known. */
function sizeValue(name: string, given: readonly Argument[], unknown: string): Value | undefined {
  const [array, dimension] = given;
  if (array === undefined) return undefined;
  const { shape } = array.value;
  if (given.length === 1) {
    if (name === 'numel') return sizeNumber(countOf(shape));
    if (name === 'length')
      return sizeNumber(isVector(shape) ? lengthOf(shape) : Dimension.atom(`#length(${shape.key})`));
    if (name === 'rows') return sizeNumber(rowsOf(shape));
    if (name === 'columns') return sizeNumber(columnsOf(shape));
    if (name === 'size') {
      const columns = shape.kind === 'matrix' ? Dimension.of(2) : Dimension.atom(`#${unknown}`);
      return valueOf(matrixShape(Dimension.one, columns), { integer: true, sizeOf: shape });
    }
  }
  if (name === 'size' && given.length === 2) {
    const text = dimension?.expression.textContent;
    if (text === '1') return sizeNumber(rowsOf(shape));
    if (text === '2') return sizeNumber(columnsOf(shape));
    return valueOf(scalarShape, { integer: true, unique: true });
  }
  return undefined;
}

/** A field of a structure. */
function fieldValue(it: XmlElement, around: Surroundings): Value {
  const [structure, field] = children(it);
  const known = structure && field && evaluate(structure, around).fields?.get(textOf(field));
  return known ?? unknownValue(around.nameOf(it));
}

/** An element or a part of a variable, by its indices. */
function indexValue(it: XmlElement, around: Surroundings): Value {
  const [base, list] = children(it);
  if (base === undefined || list?.localName !== 'param-list') return unknownValue(around.nameOf(it));
  const array = evaluate(base, around);
  const indices = children(list);
  const values = indices.map((index, position) =>
    indexPart(index, array.shape, position, indices.length, around),
  );
  const shape = selectedShape(
    array.shape,
    values.map((value, position) => ({ value, isColon: indices[position]?.localName === 'colon' })),
    around.nameOf(it),
  );
  return valueOf(shape, {
    integer: array.integer,
    logical: array.logical,
    numeric: array.numeric,
    squares: array.squares,
    unique: isScalar(shape) || (array.unique && values.every((value) => value.unique)),
    amount: !isScalar(shape)
      ? undefined
      : isScalar(array.shape)
        ? array.amount
        : Dimension.number(around.nameOf(it)),
    stops: array.stops,
  });
}

/** The value of an index, where `end` and `:` mean what they mean for this array and position. */
export function indexPart(
  index: XmlElement,
  array: Shape,
  position: number,
  count: number,
  around: Surroundings,
): Value {
  const size = sizeAlong(array, position, count);
  if (index.localName === 'colon') {
    return valueOf(matrixShape(size, Dimension.one), {
      integer: true,
      unique: true,
      least: Dimension.one,
      most: size,
    });
  }
  return evaluate(index, around, size);
}

/** The size of an array that an index at a position ranges over. */
export function sizeAlong(array: Shape, position: number, count: number): Dimension {
  if (count === 1) return countOf(array);
  if (position === 0) return rowsOf(array);
  // The last of the indices stands for all dimensions that are left.
  if (position === 1 && count > 2) return columnsOf(array);
  if (array.kind === 'matrix') return position === 1 ? columnsOf(array) : Dimension.one;
  return Dimension.atom(`#size${count}.${position}(${array.key})`);
}

interface Index {
  readonly value: Value;
  readonly isColon: boolean;
}

/** Whether an index names one row, column or page, and does so for certain. */
function isOneElement({ value, isColon }: Index): boolean {
  return isScalar(value.shape) && !mayBeMask(value) && !isColon;
}

function selectedShape(array: Shape, indices: readonly Index[], name: string): Shape {
  const [first] = indices;
  if (first === undefined) return array;
  if (indices.every(isOneElement)) return scalarShape;
  if (indices.length === 1) return selectedByOne(array, first.value, first.isColon, name);
  // A page of an array is a matrix.
  if (!indices.slice(2).every(isOneElement)) return namedShape(name);
  const lengths = indices.slice(0, 2).map((it, position) => {
    if (it.isColon) return sizeAlong(array, position, indices.length);
    if (mayBeMask(it.value)) return Dimension.atom(`#${name}.${position}`);
    return countOf(it.value.shape);
  });
  const [rows, columns] = lengths;
  return rows === undefined || columns === undefined ? namedShape(name) : matrixShape(rows, columns);
}

/** Whether an index may be a mask, which names no element where it is false: what the caller gave may be one. */
export function mayBeMask({ logical, integer, numeric, general }: Value): boolean {
  return logical || (!integer && !numeric && general !== undefined);
}

function selectedByOne(array: Shape, index: Value, isColon: boolean, name: string): Shape {
  if (isColon) return matrixShape(countOf(array), Dimension.one);
  if (mayBeMask(index)) {
    if (array.kind !== 'matrix' || !isVector(array) || !isVector(index.shape)) return namedShape(name);
    const count = Dimension.atom(`#${name}`);
    return array.columns.isOne ? matrixShape(count, Dimension.one) : matrixShape(Dimension.one, count);
  }
  if (isScalar(array)) return index.shape;
  // The orientation is that of the array if both are vectors, otherwise that of the index; so it is if the array has but one
  // element, of which an index without repetitions takes no more than that.
  const isAlike = rowsOf(array).isOne ? rowsOf(index.shape).isOne : columnsOf(index.shape).isOne;
  const isOriented = isAlike || isLong(array) || index.unique;
  if (array.kind === 'matrix' && isVector(array) && isVector(index.shape) && isOriented) {
    const count = lengthOf(index.shape);
    return array.columns.isOne ? matrixShape(count, Dimension.one) : matrixShape(Dimension.one, count);
  }
  if (isWide(index.shape) || (isWide(array) && index.shape.kind === 'matrix')) return index.shape;
  return namedShape(`${array.key}(${index.shape.key})`);
}
