import { textOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { asFlags, asNumber, isArray, isMask, isNumber, isScalar, shapeOf, type Kind } from './kind.js';
import type { NativeCall, NativeRule } from './native-call.js';

const call = (kind: Kind, native: string): NativeCall => ({ kind, native });

/** Whether an argument is a literal of that text. */
export function isLiteral(element: XmlElement | undefined, text: string): boolean {
  return element?.localName === 'literal' && textOf(element) === text;
}

export function isVector(kind: Kind): boolean {
  return isArray(kind) && 'ECR'.includes(shapeOf(kind));
}

/** Sums and the like: of a vector a number, of the columns or rows of a matrix one each. */
function reduction(name: string, result: (kind: Kind) => Kind): NativeRule {
  return ({ kinds, elements }) => {
    const [x = '', dimension] = kinds;
    if (!isNumber(x) || kinds.length > 2) return undefined;
    if (dimension === undefined) {
      if (isScalar(x)) return call(result('S'), `number adj_${name} a`);
      return isVector(x)
        ? call(result('S'), `number adj_${name} a`)
        : call(result('R'), `array adj_${name}_along a0`);
    }
    const along = ['1', '2'].find((it) => isLiteral(elements[1], it));
    if (along === undefined)
      return isScalar(dimension) ? call(result('M'), `array adj_${name}_along ai`) : undefined;
    const isNumberLeft = isScalar(x) || shapeOf(x) === (along === '1' ? 'C' : 'R');
    if (isNumberLeft) return call(result('S'), `number adj_${name}_${along === '1' ? 'column' : 'row'} a_`);
    return call(result(along === '1' ? 'R' : 'C'), `array adj_${name}_along ai`);
  };
}

const truths = (kind: Kind): Kind => asFlags(kind);
const numbers = (kind: Kind): Kind => kind;

/** The largest or least elements; a second argument that is not empty makes it another function. */
function extreme(name: string): NativeRule {
  return ({ kinds, elements }) => {
    const [x = '', other = '', dimension] = kinds;
    if (!isNumber(x)) return undefined;
    if (kinds.length === 1) {
      if (isScalar(x)) return call('S', 'same');
      return isVector(x) ? call('S', `number adj_${name} a`) : call('R', `array adj_${name}_along a0`);
    }
    if (kinds.length !== 3 || other !== 'E' || dimension === undefined) return undefined;
    const along = ['1', '2'].find((it) => isLiteral(elements[2], it));
    if (along === undefined || isScalar(x)) return undefined;
    return call(along === '1' ? 'R' : 'C', `array adj_${name}_along a_i`);
  };
}

/** Arrays of one value, whose size is told by numbers, or by sizes. */
function filled(value: string, flags = false): NativeRule {
  const kindOf = (kind: Kind): Kind => (flags ? asFlags(kind) : asNumber(kind));
  return ({ kinds, elements }) => {
    const [rows = '', columns = ''] = kinds;
    if (kinds.length === 0) return call(flags ? 'B' : 'S', `literal ${value}`);
    if (kinds.length === 1 && isScalar(rows))
      return isLiteral(elements[0], '1')
        ? call(kindOf('S'), `literal ${value}`)
        : call(kindOf('M'), `array adj_square_of i=${value}`);
    if (kinds.length === 1 && rows.startsWith('z')) {
      const kind = rows.slice(1);
      if (kind === '') return call('', '');
      if (isScalar(kind)) return call(kindOf('S'), `literal ${value}`);
      return call(kindOf(shapeOf(kind)), `array adj_sized a=${value}`);
    }
    if (kinds.length === 1)
      return isArray(rows) ? call(kindOf('M'), `array adj_sized a=${value}`) : undefined;
    if (kinds.length !== 2 || !isScalar(rows) || !isScalar(columns)) return undefined;
    const [isRow, isColumn] = [isLiteral(elements[0], '1'), isLiteral(elements[1], '1')];
    if (isRow && isColumn) return call(kindOf('S'), `literal ${value}`);
    return call(kindOf(isColumn ? 'C' : isRow ? 'R' : 'M'), `array adj_filled ii=${value}`);
  };
}

/** A question that the kind answers for scalars. */
function question(name: string, ofScalar: '0' | '1', kind: Kind = 'B'): NativeRule {
  return ({ kinds: [x = ''] }) =>
    isScalar(x)
      ? call(kind, `literal ${ofScalar}`)
      : isArray(x)
        ? call(kind, `number adj_${name} a`)
        : undefined;
}

function constant(value: string, kind: Kind = 'B'): NativeRule {
  return () => call(kind, `literal ${value}`);
}

/** A function of vectors and matrices whose result has the shape of its argument. */
function likeFirst(name: string, modes: string): NativeRule {
  return ({ kinds }) => {
    const [x = ''] = kinds;
    if (!isNumber(x) || kinds.length !== modes.replace('0', '').length) return undefined;
    return call(isScalar(x) ? 'M' : asNumber(x), `array adj_${name} ${modes}`);
  };
}

/** Cumulative sums and products. */
function scan(name: string): NativeRule {
  const alone = likeFirst(name, 'a0');
  const along = likeFirst(name, 'ai');
  return (given) => (given.kinds.length === 1 ? alone : along)(given);
}

const reshape: NativeRule = ({ kinds, elements }) => {
  const [x = '', rows = '', columns = ''] = kinds;
  if (!isNumber(x)) return undefined;
  if (kinds.length === 2) {
    if (!isArray(rows)) return undefined;
    const kind = rows.startsWith('z') ? rows.slice(1) : 'M';
    const shaped = isScalar(kind) ? 'M' : shapeOf(kind);
    return call(isMask(x) ? asFlags(shaped) : shaped, 'array adj_reshape aa');
  }
  if (kinds.length !== 3) return undefined;
  const mode = (kind: Kind): string => (isScalar(kind) ? 'i' : kind === 'E' ? '-' : '');
  const modes = mode(rows) + mode(columns);
  if (modes.length !== 2 || modes === '--') return undefined;
  const kind = isLiteral(elements[2], '1') ? 'C' : isLiteral(elements[1], '1') ? 'R' : 'M';
  return call(isMask(x) ? asFlags(kind) : kind, `array adj_reshape_to a${modes}`);
};

const repmat: NativeRule = ({ kinds, elements }) => {
  const [x = '', rows = '', columns = ''] = kinds;
  if (!isNumber(x) || kinds.length !== 3 || !isScalar(rows) || !isScalar(columns)) return undefined;
  const isColumn = isLiteral(elements[2], '1') && (isScalar(x) || shapeOf(x) === 'C');
  const isRow = isLiteral(elements[1], '1') && (isScalar(x) || shapeOf(x) === 'R');
  return call(isColumn ? 'C' : isRow ? 'R' : 'M', 'array adj_repmat aii');
};

const size: NativeRule = ({ kinds }) => {
  const [x = '', dimension] = kinds;
  if (!isNumber(x)) return undefined;
  if (dimension === undefined) return call(`z${x}`, 'array adj_size a');
  if (!isScalar(dimension) || kinds.length !== 2) return undefined;
  return call('I', 'number adj_size_of ai');
};

const numel: NativeRule = ({ kinds, elements }) => {
  const [x = ''] = kinds;
  if (kinds.length !== 1) return undefined;
  if (elements[0]?.localName === 'range') return call('I', 'steps');
  return isScalar(x) ? call('I', 'literal 1') : isArray(x) ? call('I', 'number adj_numel a') : undefined;
};

const isa: NativeRule = ({ kinds: [x = ''], elements }) => {
  const asked = ['double', 'float', 'numeric'].some((it) => isLiteral(elements[1], `'${it}'`));
  if (!isNumber(x) || !asked) return undefined;
  return call('B', `literal ${x === 'B' || isMask(x) ? '0' : '1'}`);
};

const isFlags: NativeRule = ({ kinds: [x = ''] }) =>
  call('B', `literal ${x === 'B' || isMask(x) ? '1' : '0'}`);
const isFloat: NativeRule = ({ kinds: [x = ''] }) =>
  call('B', `literal ${x === 'B' || isMask(x) ? '0' : '1'}`);

const logical: NativeRule = ({ kinds: [x = ''] }) =>
  isNumber(x) ? { kind: asFlags(x), native: 'element adj_logical' } : undefined;

const norm: NativeRule = ({ kinds, elements }) => {
  const [x = ''] = kinds;
  if (isScalar(x) && kinds.length === 1) return call('S', 'element fabs');
  const isLength = kinds.length === 1 ? isVector(x) : kinds.length === 2 && isLiteral(elements[1], "'fro'");
  return isNumber(x) && isLength ? call('S', 'number adj_norm a') : undefined;
};

const dot: NativeRule = ({ kinds: [x = '', y = ''] }) =>
  isVector(x) && isVector(y) ? call('S', 'number adj_dot aa') : undefined;

const find: NativeRule = ({ kinds }) => {
  const [x = ''] = kinds;
  if (!isArray(x) || kinds.length !== 1) return undefined;
  return call(shapeOf(x) === 'E' ? 'M' : shapeOf(x), 'array adj_find a');
};

const diag: NativeRule = ({ kinds }) => {
  const [x = ''] = kinds;
  return isNumber(x) && kinds.length === 1 ? call('M', 'array adj_diag a') : undefined;
};

const linspace: NativeRule = ({ kinds }) =>
  kinds.length === 3 && kinds.every(isScalar) ? call('R', 'array adj_linspace ddi') : undefined;

const cross: NativeRule = ({ kinds: [x = '', y = ''] }) =>
  isVector(x) && x === y && x !== 'E' ? call(asNumber(x), 'array adj_cross aa') : undefined;

const same: NativeRule = ({ kinds }) =>
  kinds.length === 2 && kinds.every(isNumber) ? call('B', 'number adj_equal aa') : undefined;

const eye: NativeRule = ({ kinds }) => {
  if (kinds.length === 1 && isArray(kinds[0] ?? '')) return call('M', 'array adj_eye_sized a');
  if (kinds.length === 0 || kinds.length > 2 || !kinds.every(isScalar)) return undefined;
  return call('M', kinds.length === 1 ? 'array adj_eye_square i' : 'array adj_eye ii');
};

/** Functions of arrays that native code has. */
export const arrayFunctions: ReadonlyMap<string, NativeRule> = new Map<string, NativeRule>([
  ['sum', reduction('sum', numbers)],
  ['prod', reduction('prod', numbers)],
  ['mean', reduction('mean', numbers)],
  ['any', reduction('any', truths)],
  ['all', reduction('all_true', truths)],
  ['max', extreme('max')],
  ['min', extreme('min')],
  ['zeros', filled('0')],
  ['ones', filled('1')],
  ['false', filled('0', true)],
  ['true', filled('1', true)],
  ['Inf', filled('INFINITY')],
  ['inf', filled('INFINITY')],
  ['NaN', filled('NAN')],
  ['nan', filled('NAN')],
  ['NA', filled('NAN')],
  ['pi', constant('3.14159265358979323846', 'S')],
  ['eps', ({ kinds }) => (kinds.length === 0 ? call('S', 'literal 2.2204460492503131e-16') : undefined)],
  ['realmin', ({ kinds }) => (kinds.length === 0 ? call('S', 'literal 2.2250738585072014e-308') : undefined)],
  ['realmax', ({ kinds }) => (kinds.length === 0 ? call('S', 'literal 1.7976931348623157e308') : undefined)],
  ['nargin', ({ kinds }) => (kinds.length === 0 ? call('I', 'literal nargin') : undefined)],
  ['eye', eye],
  ['cumsum', scan('cumsum')],
  ['cumprod', scan('cumprod')],
  ['reshape', reshape],
  ['repmat', repmat],
  ['size', size],
  ['numel', numel],
  ['length', question('length', '1', 'I')],
  ['rows', question('rows', '1', 'I')],
  ['columns', question('columns', '1', 'I')],
  ['isempty', question('isempty', '0')],
  ['isscalar', question('isscalar', '1')],
  ['iscolumn', question('iscolumn', '1')],
  ['isrow', question('isrow', '1')],
  ['isvector', question('isvector', '1')],
  ['issquare', question('issquare', '1')],
  ['ismatrix', constant('1')],
  ['ndims', constant('2', 'I')],
  ['isfloat', isFloat],
  ['isnumeric', isFloat],
  ['isreal', constant('1')],
  ['iscomplex', constant('0')],
  ['isinteger', constant('0')],
  ['issparse', constant('0')],
  ['iscell', constant('0')],
  ['isstruct', constant('0')],
  ['ischar', constant('0')],
  ['islogical', isFlags],
  ['isa', isa],
  ['logical', logical],
  ['norm', norm],
  ['dot', dot],
  ['find', find],
  ['diag', diag],
  ['trace', ({ kinds: [x = ''] }) => (isArray(x) ? call('S', 'number adj_trace a') : undefined)],
  ['linspace', linspace],
  ['cross', cross],
  ['isequal', same],
  ['fliplr', likeFirst('fliplr', 'a')],
  ['flipud', likeFirst('flipud', 'a')],
  ['tril', likeFirst('tril', 'a')],
  ['triu', likeFirst('triu', 'a')],
]);
