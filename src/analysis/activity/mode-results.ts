import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { RuleTable } from '../../rules/rule-table.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { adjointsOfValues } from './mode-sites.js';
import { isOfVectors, type ModeProduct, type ModeResult, type Modes } from './modes.js';

/** Finds out what modes an operand holds. */
export type ModesOf = (operand: XmlElement) => Modes | undefined;

/** Functions of diagonal matrices that are those of the elements on the diagonal, whatever they make of zero. */
const ofMatrices: ReadonlySet<string> = new Set(['sqrtm', 'expm', 'logm']);
/** Elementwise functions that are zero at zero: they leave a matrix diagonal. */
const keepingZero: ReadonlySet<string> = new Set([
  ...[
    'uminus',
    'uplus',
    'abs',
    'real',
    'conj',
    'sqrt',
    'realsqrt',
    'sign',
    'expm1',
    'log1p',
    'sinh',
    'tanh',
    'atan',
  ],
]);
const constants: ReadonlySet<string> = new Set(['zeros', 'ones']);
const flips: ReadonlySet<string> = new Set(['flip', 'flipud', 'fliplr']);

/** The modes in a value that is no call, or one with one result, by those of its operands. */
export function modeResult(value: XmlElement, modesOf: ModesOf, rules: RuleTable): ModeResult | undefined {
  if (value.localName === 'var') return from(value, 'copy', modesOf(value));
  const indexed = indexedVariable(value);
  if (indexed !== undefined) return part(indexed.variable, children(indexed.indices), modesOf);
  if (value.localName !== 'call') return undefined;
  const name = calleeName(value);
  const given = argumentsOf(value);
  const [first, second] = given;
  if (first === undefined) return undefined;
  if (constants.has(name) && second === undefined) return ofConstants(first, modesOf);
  const one = modesOf(first);
  if (second === undefined) return ofOne(name, first, one, rules, value);
  const other = modesOf(second);
  if (given.length > 2) return undefined;
  return ofTwo(name, [first, one], [second, other]) ?? elementwise(value, modesOf, rules);
}

/** Functions of all values that do not depend on their order. */
const symmetric: ReadonlySet<string> = new Set(['sum', 'prod', 'mean', 'norm', 'sumsq', 'trace', 'det']);

/** The values of all modes that a call sums up in one way or another, whatever their order. */
export function summedValues(call: XmlElement, modesOf: ModesOf): XmlElement | undefined {
  const [operand, ...others] = call.localName === 'call' ? argumentsOf(call) : [];
  const modes = operand && modesOf(operand);
  if (operand === undefined || modes === undefined || isOfVectors(modes) || modes.partial) return undefined;
  const isOfAll = modes.form === 'values' || ['trace', 'det'].includes(calleeName(call));
  return isOfAll && symmetric.has(calleeName(call)) && others.length === 0 ? operand : undefined;
}

/** The product of columns and rows of the same modes that a call makes, if it does not depend on the choice of vectors. */
export function modeProduct(
  call: XmlElement,
  modesOf: ModesOf,
  isFree: (site: XmlElement) => boolean,
): ModeProduct | undefined {
  const [left, right, ...rest] = argumentsOf(call);
  if (left === undefined || rest.length > 0) return undefined;
  const name = calleeName(call);
  const one = modesOf(left);
  const ofSquares = ({ site, side }: Modes): ModeProduct['kind'] =>
    side === 'vectors' ? (isFree(site) ? 'free' : 'orthogonal') : 'same';
  const isSummed = name === 'sum' && (right === undefined || right.textContent === '1');
  if (isSummed) return one?.form === 'squares' ? { kind: ofSquares(one), left } : undefined;
  const other = right && modesOf(right);
  if (right === undefined || other === undefined) return undefined;
  if (
    name === 'mtimes' &&
    one?.form === 'values' &&
    one.turned &&
    other.form === 'squares' &&
    one.site === other.site
  )
    return { kind: ofSquares(other), left, right };
  if (one?.form !== 'columns' || other.site !== one.site || !one.linear || !other.linear) return undefined;
  // Near matrices that may change in all elements are some with fewer vectors.
  const inverse = isFree(one.site) ? 'free' : 'inverse';
  if (name === 'mrdivide' && other.form === 'columns') {
    const isWhole = right.localName === 'var' && other.side === 'vectors' && !other.weighted;
    return isWhole && one.side === 'vectors' ? { kind: inverse, left, right } : undefined;
  }
  if (name !== 'mtimes' || other.form !== 'rows') return undefined;
  if (one.side === 'vectors') {
    if (other.side === 'inverse') return { kind: inverse, left, right };
    return other.side === 'vectors'
      ? { kind: isFree(one.site) ? 'free' : 'orthogonal', left, right }
      : undefined;
  }
  const isOfSides = (it: Modes): boolean => it.side === 'left' || it.side === 'right';
  if (!isOfSides(one) || !isOfSides(other)) return undefined;
  if (one.side === other.side) return { kind: 'same', left, right };
  return { kind: one.side === 'left' ? 'uv' : 'vu', left, right };
}

/** As many zeros or ones as there are values. */
function ofConstants(sizes: XmlElement, modesOf: ModesOf): ModeResult | undefined {
  const [values, ...rest] =
    sizes.localName === 'call' && calleeName(sizes) === 'size' ? argumentsOf(sizes) : [];
  const modes = values && rest.length === 0 ? modesOf(values) : undefined;
  return values && modes?.form === 'values' ? from(values, 'fill', modes) : undefined;
}

/** The adjoint of the values of a factorization as a product of its vectors. */
export function adjointOfValues(call: XmlElement, modesOf: ModesOf): ModeProduct | undefined {
  if (!adjointsOfValues.has(calleeName(call))) return undefined;
  const [weights, , values] = argumentsOf(call);
  const modes = values && modesOf(values);
  if (weights?.localName !== 'var' || modes?.form !== 'values' || modes.partial) return undefined;
  return { kind: calleeName(call) === 'adm_eig_values' ? 'dual' : 'uv', left: values!, weights };
}

function from(
  operand: XmlElement,
  step: ModeResult['step'],
  modes: Modes | undefined,
): ModeResult | undefined {
  return modes && { step, modes, from: operand };
}

/** Columns by the second index, rows by the first, values by the only one, a diagonal by two that are the same. */
function part(
  variable: XmlElement,
  indices: readonly XmlElement[],
  modesOf: ModesOf,
): ModeResult | undefined {
  const modes = modesOf(variable);
  if (modes === undefined || indices.length !== (modes.form === 'values' ? 1 : 2)) return undefined;
  const [one, other] = indices;
  const some = { ...modes, partial: true };
  if (modes.form !== 'diagonal') return from(variable, 'part', some);
  const isSame = one?.textContent === other?.textContent && one?.localName === other?.localName;
  return isSame && one?.localName !== 'colon' ? from(variable, 'part', some) : undefined;
}

function ofOne(
  name: string,
  operand: XmlElement,
  modes: Modes | undefined,
  rules: RuleTable,
  call: XmlElement,
): ModeResult | undefined {
  if (modes === undefined) return undefined;
  const { form } = modes;
  if (name === 'ctranspose' || name === 'transpose') {
    const turned = { columns: 'rows', rows: 'columns', values: 'values', diagonal: 'diagonal' } as const;
    if (form === 'squares') return undefined;
    return { step: 'turn', modes: { ...modes, form: turned[form], turned: !modes.turned }, from: operand };
  }
  if (name === 'diag') {
    if (form === 'values') return from(operand, 'copy', { ...modes, form: 'diagonal', turned: false });
    if (form !== 'diagonal') return undefined;
    return from(operand, 'copy', { ...modes, form: 'values', turned: false, shifted: false });
  }
  if (name === 'inv' && form === 'columns') {
    const isBasis = modes.side === 'vectors' && modes.linear && !modes.weighted;
    return isBasis ? from(operand, 'turn', { ...modes, form: 'rows', side: 'inverse' }) : undefined;
  }
  if (flips.has(name)) {
    if (form === 'values') return from(operand, 'flip', modes);
    const isAlong = (form === 'columns' && name === 'fliplr') || (form === 'rows' && name !== 'fliplr');
    return isAlong ? from(operand, 'flip', modes) : undefined;
  }
  // Each vector with the other sign.
  if (isOfVectors(modes))
    return name === 'uminus' && form !== 'squares'
      ? from(operand, 'copy', { ...modes, linear: false })
      : undefined;
  if (form === 'diagonal') {
    const isKept = ofMatrices.has(name) || name === 'inv' || keepingZero.has(name);
    return isKept && !modes.shifted ? { step: 'elementwise', modes, from: operand, others: [] } : undefined;
  }
  const isElementwise = rules.ruleFor(name, argumentsOf(call), 1)?.elementwise === true;
  return isElementwise ? { step: 'elementwise', modes, from: operand, others: [] } : undefined;
}

type Operand = readonly [XmlElement, Modes | undefined];

/** Products and quotients with columns and rows. */
function ofTwo(name: string, [first, one]: Operand, [second, other]: Operand): ModeResult | undefined {
  const weighed = (vectors: Operand, weights: Operand, step: 'weigh' | 'divide'): ModeResult | undefined => {
    if (vectors[1] === undefined || vectors[1].site !== weights[1]?.site || weights[1].shifted)
      return undefined;
    return { step, modes: { ...vectors[1], weighted: true }, from: vectors[0], weights: weights[0] };
  };
  const isRow = (it: Modes | undefined): boolean => it?.form === 'values' && it.turned;
  const isColumn = (it: Modes | undefined): boolean => it?.form === 'values' && !it.turned;
  switch (name) {
    case 'mtimes':
      if (one?.form === 'columns' && other?.form === 'diagonal')
        return weighed([first, one], [second, other], 'weigh');
      if (one?.form === 'diagonal' && other?.form === 'rows')
        return weighed([second, other], [first, one], 'weigh');
      if (one === undefined && other?.form === 'columns') return multiplied(second, other, [first]);
      return one?.form === 'rows' && other === undefined ? multiplied(first, one, [second]) : undefined;
    case 'mrdivide':
      if (one?.form === 'columns' && other?.form === 'diagonal')
        return weighed([first, one], [second, other], 'divide');
      return undefined;
    case 'mldivide':
      if (one?.form === 'diagonal' && other?.form === 'rows')
        return weighed([second, other], [first, one], 'divide');
      return undefined;
    case 'times':
    case 'rdivide': {
      const step = name === 'times' ? 'weigh' : 'divide';
      const fits = (vectors: Modes | undefined, weights: Modes | undefined): boolean =>
        vectors?.form === 'columns' ? isRow(weights) : isStacked(vectors) && isColumn(weights);
      if (fits(one, other)) return weighed([first, one], [second, other], step);
      if (name === 'rdivide') return undefined;
      if (fits(other, one)) return weighed([second, other], [first, one], step);
      return squared([first, one], [second, other]);
    }
    case 'power':
      return second.textContent === '2' ? squared([first, one], [first, one]) : undefined;
    default:
      return undefined;
  }
}

/** Whether what belongs to a mode is a row. */
function isStacked(modes: Modes | undefined): boolean {
  return modes?.form === 'rows' || modes?.form === 'squares';
}

/** The product of rows of the same vectors, element by element. */
function squared([first, one]: Operand, [second, other]: Operand): ModeResult | undefined {
  if (one?.form !== 'rows' || other?.form !== 'rows' || one.site !== other.site || one.side !== other.side)
    return undefined;
  if (!one.linear || !other.linear || one.weighted || other.weighted) return undefined;
  if (one.side === 'inverse' || one.side === 'pencil') return undefined;
  return { step: 'square', modes: { ...one, form: 'squares' }, from: first, weights: second };
}

function multiplied(vectors: XmlElement, modes: Modes, others: readonly XmlElement[]): ModeResult {
  return { step: 'multiply', modes, from: vectors, others };
}

/** Functions of values element by element, and of the elements on a diagonal. */
function elementwise(call: XmlElement, modesOf: ModesOf, rules: RuleTable): ModeResult | undefined {
  const name = calleeName(call);
  const given = argumentsOf(call);
  const known = given.flatMap((it): Operand[] => [[it, modesOf(it)]]).filter(([, it]) => it !== undefined);
  const [operand, modes] = known[0] ?? [];
  if (operand === undefined || modes === undefined) return undefined;
  if (known.some(([, it]) => it === undefined || it.site !== modes.site || isOfVectors(it))) return undefined;
  if (known.some(([, it]) => it?.form !== modes.form || it.turned !== modes.turned)) return undefined;
  const others = given.filter((it) => it.localName !== 'literal' && modesOf(it) === undefined);
  const isOnLeft = operand === given[0];
  const result = { step: 'elementwise' as const, modes, from: operand, others };
  // The adjoint of a sum has the size of what was summed.
  if (name === 'adm_spread' && modesOf(given[1]!) !== undefined) return result;
  const isScaled = known.length === 1 && (name === 'mtimes' || (name === 'mrdivide' && isOnLeft));
  if (modes.form === 'values') {
    if (isScaled) return result;
    return rules.ruleFor(name, given, 1)?.elementwise === true ? result : undefined;
  }
  const isClamped = (name === 'max' || name === 'min') && given.some((it) => it.textContent === '0');
  if (isClamped) return { ...result, modes: { ...modes, shifted: false } };
  if (modes.shifted) return undefined;
  if (known.length === 1 && (name === 'plus' || name === 'minus'))
    return { ...result, modes: { ...modes, shifted: true } };
  const isProduct = known.length === 2 && ['mtimes', 'times', 'plus', 'minus'].includes(name);
  const isPower =
    isOnLeft && known.length === 1 && (name === 'mpower' || (name === 'power' && isPositive(given[1])));
  const isQuotient = isOnLeft && known.length === 1 && name === 'rdivide';
  return isScaled || isProduct || isPower || isQuotient || (name === 'times' && known.length === 1)
    ? result
    : undefined;
}

function isPositive(it: XmlElement | undefined): boolean {
  return it?.localName === 'literal' && Number(it.textContent) > 0;
}
