import { isLiteral } from './array-functions.js';
import { elementKind } from './element-functions.js';
import { asFlags, asNumber, isArray, isMask, isNumber, isScalar, shapeOf, type Kind } from './kind.js';
import type { NativeArguments, NativeCall } from './native-call.js';

const call = (kind: Kind, native: string): NativeCall => ({ kind, native });

const comparisons = new Set(['<', '<=', '==', '>=', '>', '~=']);

/** An operation of two numbers. */
export function operation(op: string, given: NativeArguments): NativeCall | undefined {
  const [a = '', b = ''] = given.kinds;
  if (!isNumber(a) || !isNumber(b)) return undefined;
  const areScalars = isScalar(a) && isScalar(b);
  const isOneScalar = isScalar(a) || isScalar(b);
  if (op === '&&' || op === '||') return call('B', `number ${op}`);
  if (comparisons.has(op) || op === '&' || op === '|')
    return call(asFlags(areScalars ? 'S' : elementKind([a, b])), `element ${op}`);
  if (op === '+' || op === '-') {
    const isInteger = areScalars && a !== 'S' && b !== 'S';
    return call(isInteger ? 'I' : elementKind([a, b]), `element ${op}`);
  }
  if (op === '.*' || op === './' || op === '.^' || op === '.\\')
    return call(elementKind([a, b]), `element ${powerOr(op, given)}`);
  if (op === '*')
    return isOneScalar ? call(elementKind([a, b]), 'element .*') : product(shapeOf(a), shapeOf(b));
  if (op === '/') return isScalar(b) ? call(elementKind([a, b]), 'element ./') : undefined;
  if (op === '\\') return isScalar(a) ? call(elementKind([a, b]), 'element .\\') : undefined;
  if (op === '^') {
    // Of a matrix there is no power: the run ends there.
    if (isArray(a) && isScalar(b)) return call('S', 'number adj_mpower ad');
    return areScalars ? call('S', `element ${powerOr('.^', given)}`) : undefined;
  }
  return undefined;
}

/** Squares are products. */
function powerOr(op: string, { elements }: NativeArguments): string {
  return op === '.^' && isLiteral(elements[1], '2') ? 'adj_square d_' : op;
}

/** A product of arrays, each of which may have the size of a scalar. */
function product(a: Kind, b: Kind): NativeCall {
  if (a === 'R' && b === 'C') return call('S', 'number adj_inner aa');
  const kind = b === 'C' && a !== 'C' ? 'C' : a === 'R' && b !== 'R' ? 'R' : a === b && a !== 'E' ? a : 'M';
  return call(kind, 'array adj_product aa');
}

export function sign(op: string, given: NativeArguments): NativeCall | undefined {
  const [a = ''] = given.kinds;
  if (!isNumber(a)) return undefined;
  if (op === '-') return call(isScalar(a) ? asNumber(a) : elementKind([a]), 'element neg');
  if (op === '+') return call(asNumber(a), 'same');
  if (op === '~') return call(asFlags(a), 'element ~');
  if (isScalar(a)) return call(a, 'same');
  const shape = { C: 'R', R: 'C' }[shapeOf(a)] ?? shapeOf(a);
  return call(isMask(a) ? asFlags(shape) : shape, 'array adj_transpose a');
}

/** The value of a variable at subscripts; `:` stands for the kind of a colon. */
export function part(base: Kind, subscripts: readonly Kind[]): NativeCall | undefined {
  if (!subscripts.every((it) => it === ':' || isNumber(it)) || !isNumber(base)) return undefined;
  const flags = base === 'B' || isMask(base);
  const kindOf = (shape: Kind): Kind => (flags ? asFlags(shape) : shape);
  const [i = '', j] = subscripts;
  if (j === undefined) {
    if (isScalar(base)) {
      if (isScalar(i)) return call(base, 'number adj_only di');
      return i === ':' ? call(base, 'same') : call('M', 'array adj_index ax');
    }
    if (isScalar(i)) return call(flags ? 'B' : 'S', 'number adj_at ai');
    if (i === ':') return call(kindOf('C'), 'array adj_all a_');
    const isVector = 'CR'.includes(shapeOf(base));
    if (isMask(i)) return call(kindOf(isVector ? shapeOf(base) : 'M'), 'array adj_index am');
    const shape = shapeOf(i) === 'M' || shapeOf(i) === 'E' ? 'M' : isVector ? shapeOf(base) : 'M';
    return call(kindOf(shape), 'array adj_index ax');
  }
  if (subscripts.length !== 2) return undefined;
  if (isScalar(i) && isScalar(j))
    return isScalar(base)
      ? call(base, 'number adj_only2 dii')
      : call(flags ? 'B' : 'S', 'number adj_at2 aii');
  if (i === ':' && isScalar(j) && isArray(base) && shapeOf(base) === 'R')
    return call(flags ? 'B' : 'S', 'number adj_in_row a_i');
  if (j === ':' && isScalar(i) && isArray(base) && shapeOf(base) === 'C')
    return call(flags ? 'B' : 'S', 'number adj_in_column ai_');
  const shape = isScalar(j) ? 'C' : isScalar(i) ? 'R' : 'M';
  if (i === ':' && isScalar(j) && isArray(base)) return call(kindOf('C'), 'array adj_column a_i');
  if (j === ':' && isScalar(i) && isArray(base)) return call(kindOf('R'), 'array adj_row ai_');
  return call(kindOf(shape), `array adj_index2 a${mode(i)}${mode(j)}`);
}

/** The mode of a subscript that is no integer. */
function mode(kind: Kind): string {
  return isMask(kind) ? 'm' : 'x';
}

/** How a part of an array is written. */
export function write(subscripts: readonly Kind[], value: Kind): string | undefined {
  if (!subscripts.every((it) => it === ':' || isNumber(it)) || !isNumber(value)) return undefined;
  const [i = '', j] = subscripts;
  if (j === undefined) {
    if (isScalar(i) && isScalar(value)) return 'adj_put id';
    if (i === ':' && isScalar(value)) return 'adj_fill _d';
    return `adj_write ${mode(i)}a`;
  }
  if (subscripts.length !== 2) return undefined;
  if (isScalar(i) && isScalar(j) && isScalar(value)) return 'adj_put2 iid';
  return `adj_write2 ${mode(i)}${mode(j)}a`;
}

/** Brackets: arrays beside each other, or such rows below each other. */
export function brackets(rows: readonly (readonly Kind[])[]): NativeCall | undefined {
  const items = rows.flat();
  if (!items.every(isNumber)) return undefined;
  if (items.length === 0) return call('E', 'array adj_none');
  const [only = ''] = items;
  const flags = items.every((it) => it === 'B' || isMask(it));
  const isMixed = !flags && items.some((it) => it === 'B' || isMask(it));
  if (items.length === 1) return call(isScalar(only) ? only : flags ? only : asNumber(only), 'same');
  const kindOf = (shape: Kind): Kind => (flags ? asFlags(shape) : shape);
  if (isMixed && items.some(isMask)) return undefined;
  if (rows.length === 1) {
    if (items.every(isScalar)) return call(kindOf('R'), 'array adj_row_of w');
    const isRow = items.every((it) => isScalar(it) || shapeOf(it) === 'R');
    return call(kindOf(isRow ? 'R' : 'M'), 'array adj_beside v');
  }
  if (rows.every((it) => it.length === 1)) {
    if (items.every(isScalar)) return call(kindOf('C'), 'array adj_column_of w');
    const isColumn = items.every((it) => isScalar(it) || shapeOf(it) === 'C');
    return call(kindOf(isColumn ? 'C' : 'M'), 'array adj_below v');
  }
  return call(kindOf('M'), 'array adj_below v');
}
