import { children, textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { asNumber, isArray, isMask, isNumber, isScalar, shapeOf, type Kind } from './kind.js';
import { isLiteral } from './array-functions.js';
import { elementKind } from './element-functions.js';
import type { NativeCall, NativeRule } from './native-call.js';

const call = (kind: Kind, native: string): NativeCall => ({ kind, native });

/** An adjoint that gets the shape of a value; of an array that belongs to a number, by `toNumber`. */
function shapedLike(name: string, toNumber = 'sum'): NativeRule {
  return ({ kinds: [a = '', x = ''] }) => {
    if (!isNumber(a) || !isNumber(x)) return undefined;
    if (!isScalar(x)) return call(asNumber(x), `array adj_${name} aa`);
    return isScalar(a) ? call('S', 'same') : call('S', `number adj_${toNumber} a_`);
  };
}

/** The same where a size is recorded. */
const unbroadcastTo: NativeRule = ({ kinds: [a = '', size = ''] }) => {
  if (!isNumber(a) || !isArray(size)) return undefined;
  const kind = size.startsWith('z') ? size.slice(1) : 'M';
  if (isScalar(kind)) return isScalar(a) ? call('S', 'same') : call('S', 'number adj_sum a_');
  return call(shapeOf(kind), 'array adj_unbroadcast_to aa');
};

const sumAll: NativeRule = ({ kinds: [a = ''] }) => {
  if (!isNumber(a)) return undefined;
  return isScalar(a) ? call('S', 'same') : call('S', 'number adj_sum a');
};

/** The sum of products in which a zero adjoint makes zero of anything. */
const usedSum: NativeRule = ({ kinds }) => {
  if (kinds.length !== 2 || !kinds.every(isNumber)) return undefined;
  return call('S', kinds.every(isScalar) ? 'element adj_used_times' : 'number adj_used_sum aa');
};

/** Where the second or third argument asks whether the operand is a scalar, its kind tells that of the result. */
function product(asked: number, name: string, order: readonly [number, number]): NativeRule {
  return ({ kinds, elements, kindOf }) => {
    if (!kinds.every(isNumber)) return undefined;
    const operand = askedOperand(elements[asked]);
    const kind = operand === undefined ? 'M' : kindOf(operand);
    const isLeft = asked === 1;
    if (!isScalar(kind))
      return call(isArray(kind) ? asNumber(kind) : 'M', `array adj_${name} ${isLeft ? 'aia' : 'aai'}`);
    const areScalars = order.every((it) => isScalar(kinds[it] ?? ''));
    return areScalars
      ? call('S', `element adj_used_times ${isLeft ? 'd_d' : 'dd_'}`)
      : call('S', `number adj_used_sum ${isLeft ? 'a_a' : 'aa_'}`);
  };
}

/** The operand in a question whether it is a scalar. */
function askedOperand(question: XmlElement | undefined): XmlElement | undefined {
  const [name, list] = question?.localName === 'call' ? children(question) : [];
  return name !== undefined && list !== undefined && textOf(name) === 'isscalar'
    ? children(list)[0]
    : undefined;
}

const zerosLike: NativeRule = ({ kinds }) => {
  const [v = ''] = kinds;
  if (!isNumber(v) || kinds.length !== 1) return undefined;
  return isScalar(v) ? call('S', 'literal 0') : call(asNumber(v), 'array adj_zeros_like a');
};

const add: NativeRule = ({ kinds }) => {
  const [a = '', b = ''] = kinds;
  if (kinds.length !== 2 || !isNumber(a) || !isNumber(b)) return undefined;
  if (isScalar(a) && isScalar(b)) return call('S', 'element +');
  return call(elementKind([a, b]), 'array adj_add aa');
};

const resize: NativeRule = ({ kinds: [a = '', size = ''] }) => {
  if (!isNumber(a) || !isArray(size)) return undefined;
  const kind = size.startsWith('z') ? size.slice(1) : 'M';
  return call(isScalar(kind) ? 'M' : shapeOf(kind), 'array adj_resize aa');
};

const reset: NativeRule = ({ kinds: [a = '', v = ''], elements }) => {
  if (elements.length !== 2 || !isNumber(a) || !isNumber(v)) return undefined;
  return isScalar(v) ? call('S', 'literal 0') : call(asNumber(v), 'array adj_zeros_like _a');
};

/** The whole variable is kept. */
const keep: NativeRule = ({ kinds: [x = ''] }) => (isArray(x) ? call(x, 'array adj_copy a_') : undefined);
const restore: NativeRule = ({ kinds: [x = '', kept = ''] }) =>
  isArray(x) && isArray(kept) ? call(kept, 'array adj_copy _a_') : undefined;

const accumulate: NativeRule = ({ kinds, elements }) => {
  const [x = '', a = ''] = kinds;
  if (!isArray(x) || !isNumber(a) || kinds.length < 3 || kinds.length > 4) return undefined;
  const modes = kinds.slice(2).map((it, index) => {
    if (it === 'T') return isLiteral(elements[index + 2], "':'") ? ':' : '?';
    return isMask(it) ? 'm' : 'x';
  });
  if (modes.includes('?')) return undefined;
  return call(asNumber(x), `array adj_accumulate${kinds.length === 3 ? '' : '2'} aa${modes.join('')}`);
};

const take: NativeRule = ({ kinds }) => {
  const [x = '', i = ''] = kinds;
  if (kinds.length !== 2 || !isArray(x) || isMask(i)) return undefined;
  if (isScalar(i)) return call('S', 'number adj_at ai');
  return isArray(i) ? call('M', 'array adj_take aa') : undefined;
};

const part: NativeRule = ({ kinds, elements }) => {
  const [a = '', along = '', number = ''] = kinds;
  const k = Number(elements[2]?.textContent);
  const own = kinds[2 + k];
  if (!isNumber(a) || !isScalar(along) || !isScalar(number) || own === undefined) return undefined;
  if (!isNumber(own)) return undefined;
  return isScalar(own)
    ? call('S', 'number adj_part_number aiiv')
    : call(asNumber(own), 'array adj_part aiiv');
};

const scatter: NativeRule = ({ kinds }) => {
  const [a = '', i = '', x = ''] = kinds;
  if (kinds.length !== 3 || !isNumber(a) || !isNumber(i) || !isArray(x)) return undefined;
  return call(asNumber(x), 'array adj_scatter aaa');
};

function place(name: string): NativeRule {
  return ({ kinds }) => {
    const [x = ''] = kinds;
    if (!isArray(x) || kinds.length !== 1) return undefined;
    return 'CR'.includes(shapeOf(x))
      ? call('I', `number adj_${name} a`)
      : call('R', `array adj_${name}_along a0`);
  };
}

const quotientLeft: NativeRule = ({ kinds: [a = '', x = '', y = ''] }) => {
  if (!isNumber(a) || !isNumber(x) || !isScalar(y)) return undefined;
  if (!isScalar(x)) return call(asNumber(x), 'array adj_quotient_left aad');
  return isScalar(a) ? call('S', 'element adj_ratio d_d') : call('S', 'number adj_quotient_sum a_d');
};

const quotientRight: NativeRule = ({ kinds }) => {
  const [a = '', , y = '', z = ''] = kinds;
  if (!isNumber(a) || !isScalar(y) || !isNumber(z)) return undefined;
  return call('S', 'number adj_quotient_right a_da');
};

const seed: NativeRule = ({ kinds: [z = ''] }) => {
  if (isScalar(z)) return call('S', 'literal 1');
  return isArray(z) ? call(asNumber(z), 'array adj_seed a') : undefined;
};

function likeOf(name: string, count: number, like: number): NativeRule {
  return ({ kinds }) => {
    const kind = kinds[like] ?? '';
    if (kinds.length !== count || !kinds.every(isNumber)) return undefined;
    return call(isScalar(kind) ? 'M' : asNumber(kind), `array adj_${name} ${'a'.repeat(count)}`);
  };
}

const used: NativeRule = ({ kinds }) => {
  const [d = '', a = ''] = kinds;
  if (kinds.length !== 2 || !isNumber(d) || !isNumber(a)) return undefined;
  if (isScalar(d) && isScalar(a)) return call('S', 'element adj_used');
  return call(elementKind([d, a]), 'array adj_used_array aa');
};

const lengthAdjoint: NativeRule = ({ kinds }) => {
  if (kinds.length !== 3 || !kinds.every(isNumber)) return undefined;
  return call(elementKind(kinds), 'element adj_length_adjoint');
};

/** The 2-norm of a matrix that is no vector has another. */
const normAdjoint: NativeRule = (given) => {
  const x = given.kinds[1] ?? '';
  return isScalar(x) || (isArray(x) && 'ECR'.includes(shapeOf(x))) ? lengthAdjoint(given) : undefined;
};

const cross: NativeRule = ({ kinds }) => {
  const x = kinds[2] ?? '';
  if (kinds.length !== 3 || !kinds.every(isArray)) return undefined;
  return call(asNumber(x), 'array adj_cross_like aaa');
};

/** The helpers of generated adjoints that native code has. */
export const adjointHelpers: ReadonlyMap<string, NativeRule> = new Map<string, NativeRule>([
  ['adm_unbroadcast', shapedLike('unbroadcast')],
  ['adm_spread', shapedLike('spread', 'scalar')],
  ['adm_fit', shapedLike('fit')],
  ['adm_unbroadcast_to', unbroadcastTo],
  ['adm_sum', sumAll],
  ['adm_used_sum', usedSum],
  ['adm_used', used],
  ['adm_product_left', product(1, 'product_left', [0, 2])],
  ['adm_product_right', product(2, 'product_right', [0, 1])],
  ['adm_zeros', zerosLike],
  ['adm_add', add],
  ['adm_resize', resize],
  ['adm_reset', reset],
  ['adm_keep', keep],
  ['adm_restore', restore],
  ['adm_accumulate', accumulate],
  ['adm_part', part],
  ['adm_take', take],
  ['adm_scatter', scatter],
  ['adm_argmax', place('argmax')],
  ['adm_argmin', place('argmin')],
  ['adm_mrdivide_left', quotientLeft],
  ['adm_mrdivide_right', quotientRight],
  ['adm_seed', seed],
  ['adm_cumsum', likeOf('cumsum_adjoint', 1, 0)],
  ['adm_repmat', likeOf('repmat_adjoint', 2, 1)],
  ['adm_diag', likeOf('diag_adjoint', 2, 1)],
  ['adm_prod', likeOf('prod_adjoint', 3, 1)],
  ['adm_norm', normAdjoint],
  ['adm_cross', cross],
  ['adm_length', lengthAdjoint],
]);
