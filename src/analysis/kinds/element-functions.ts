import { asFlags, asNumber, isNumber, isScalar, joinKinds, shapeOf, type Kind } from './kind.js';
import type { NativeCall, NativeRule } from './native-call.js';

/** Functions of a number whose value is one, and their names in C. */
const ofOne: Readonly<Record<string, string>> = {
  exp: 'exp',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  sinh: 'sinh',
  cosh: 'cosh',
  tanh: 'tanh',
  atan: 'atan',
  asinh: 'asinh',
  abs: 'fabs',
  floor: 'floor',
  ceil: 'ceil',
  fix: 'trunc',
  round: 'round',
  expm1: 'expm1',
  erf: 'erf',
  erfc: 'erfc',
  cbrt: 'cbrt',
  sqrt: 'adj_sqrt',
  log: 'adj_log',
  log2: 'adj_log2',
  log10: 'adj_log10',
  log1p: 'adj_log1p',
  asin: 'adj_asin',
  acos: 'adj_acos',
  acosh: 'adj_acosh',
  atanh: 'adj_atanh',
  sign: 'adj_sign',
  adm_finite: 'adj_finite',
};

const ofTwo: Readonly<Record<string, string>> = {
  atan2: 'atan2',
  hypot: 'hypot',
  mod: 'adj_mod',
  rem: 'adj_rem',
  max: 'fmax',
  min: 'fmin',
  adm_root: 'adj_root',
  adm_abs: 'adj_abs_adjoint',
  adm_reciprocal: 'adj_reciprocal',
  power: '.^',
  times: '.*',
  rdivide: './',
  plus: '+',
  minus: '-',
};

const tests: Readonly<Record<string, string>> = { isnan: 'isnan', isinf: 'isinf', isfinite: 'isfinite' };

/** Functions that change no real number. */
const unchanging = ['real', 'conj', 'full', 'double'];

/** The kind of what loops make of the elements of values. */
export function elementKind(kinds: readonly Kind[]): Kind {
  if (kinds.every(isScalar)) return 'S';
  const shapes = kinds.filter((it) => !isScalar(it)).map(shapeOf);
  const [first = 'M', ...rest] = shapes;
  if (rest.every((it) => it === first)) return first;
  // `[]` and a column need not fit together.
  return shapes.includes('E') ? 'M' : shapes.reduce(joinKinds);
}

function element(name: string, count: number): NativeRule {
  return ({ kinds }): NativeCall | undefined =>
    kinds.length === count && kinds.every(isNumber)
      ? { kind: elementKind(kinds), native: `element ${name}` }
      : undefined;
}

/** Functions that work on the elements of arrays. */
export const elementFunctions: ReadonlyMap<string, NativeRule> = new Map<string, NativeRule>([
  ...Object.entries(ofOne).map(([name, c]) => [name, element(c, 1)] as const),
  ...Object.entries(ofTwo).map(([name, c]) => [name, element(c, 2)] as const),
  ...Object.entries(tests).map(([name, c]): [string, NativeRule] => [
    name,
    ({ kinds: [x = ''] }) => (isNumber(x) ? { kind: asFlags(x), native: `element ${c}` } : undefined),
  ]),
  ...unchanging.map((name): [string, NativeRule] => [
    name,
    ({ kinds: [x = ''] }) => (isNumber(x) ? { kind: asNumber(x), native: 'same' } : undefined),
  ]),
]);
