import { namespaces } from '../../base/namespaces.js';
import { children, holds, textOf, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import type { Rule } from '../../rules/rule-table.js';
import { argumentsOf, calleeName } from '../reading/differentiable-parts.js';
import { isActive } from '../reading/is-active.js';

/** The formula by which an argument of a call gets its adjoint. */
export interface AdjointFormula {
  readonly element: XmlElement;
  /** Whether it asks if the adjoint of the result is zero, as where it divides by what may be zero. */
  readonly isGuarded: boolean;
}

/** How an adjoint passes a formula: by what is not zero, by what may leave elements out, or by what may happen to be zero. */
export type FormulaUse = 'linear' | 'masked' | 'vanishing';

/** Properties of a value besides the number that it is. */
const askingForSizes: ReadonlySet<string> = new Set([
  ...['size', 'numel', 'isscalar', 'rows', 'columns', 'ndims', 'adm_dimension', 'adm_unbroadcast'],
]);
/** Functions whose derivative is zero nowhere, or only beyond all numbers. */
const neverFlat: ReadonlySet<string> = new Set([
  ...[
    'exp',
    'expm1',
    'pow2',
    'log',
    'log2',
    'log10',
    'log1p',
    'reallog',
    'sqrt',
    'realsqrt',
    'cbrt',
    'nthroot',
  ],
  ...['tan', 'atan', 'asin', 'acos', 'sinh', 'asinh', 'atanh', 'erf', 'erfc'],
]);

/** Functions that take some of the elements that they are given, and leave out the others. */
const selecting: ReadonlySet<string> = new Set([
  ...['max', 'min', 'cummax', 'cummin', 'sort', 'median', 'merge', 'ifelse', 'triu', 'tril', 'accumarray'],
]);

/** The formula for an argument (from 0) of a call with a rule: the first whose conditions are known to hold. */
export function adjointFormula(
  rule: Rule,
  index: number,
  facts: string | undefined,
  style: string | undefined,
): AdjointFormula | undefined {
  const name = parameterAt(rule, index);
  const known = (facts ?? '').split(' ');
  const formulas = rule.formulas.filter((it) => words(it, 'of').includes(name));
  const plain = formulas.find(
    (it) => it.getAttribute('style') === '' && words(it, 'when').every((fact) => known.includes(fact)),
  );
  const element = formulas.find((it) => style === 'classic' && it.getAttribute('style') === style) ?? plain;
  return element && { element, isGuarded: [element, plain].some((it) => it && holds(it, asksWhetherZero)) };
}

/**
 * How an adjoint passes the formula of an argument (from 0) of a call. The formulas of tangents tell, where there are any:
 * those of adjoints read values for their sizes, too.
 */
export function formulaUse(rule: Rule, call: XmlElement, index: number): FormulaUse {
  const given = argumentsOf(call);
  const name = parameterAt(rule, index);
  if (selecting.has(rule.name) || (rule.name === 'interp1' && name === 'y')) return 'masked';
  if (words(rule.element, 'linear').includes(name) || isNeverFlat(call, given, index)) return 'linear';
  const formulas = children(rule.element, namespaces.rules).filter((it) => words(it, 'of').includes(name));
  const tangents = formulas.filter((it) => it.localName !== 'adjoint');
  let use: FormulaUse = 'linear';
  for (const formula of tangents.length > 0 ? tangents : formulas) {
    walk(formula, (it) => {
      if (it.localName === 'call' && askingForSizes.has(calleeName(it))) return false;
      const isSeed = it.getAttribute('seed') !== '' || it.textContent === `g_${name}`;
      if (it.localName !== 'var' || isSeed) return undefined;
      const place = it.getAttribute('argument') || it.getAttribute('rest');
      const argument = place === '' ? undefined : given[Number(place) - 1];
      if (argument === undefined || isActive(argument)) use = 'vanishing';
      else if (argument.localName !== 'literal' && use === 'linear') use = 'masked';
      return undefined;
    });
  }
  return use;
}

function isNeverFlat(call: XmlElement, given: readonly XmlElement[], index: number): boolean {
  const [first, second] = given;
  const isNumber = (it: XmlElement | undefined): boolean => it?.localName === 'literal';
  switch (calleeName(call)) {
    case 'rdivide':
    case 'mrdivide':
      return index === 0 || isNumber(first);
    case 'ldivide':
      return index === 1 || isNumber(second);
    case 'power':
    case 'mpower':
    case 'realpow':
      return second?.localName === 'literal' ? Number(textOf(second)) <= 1 : isNumber(first);
    default:
      return neverFlat.has(calleeName(call));
  }
}

/** Whether it compares the adjoint of a result with zero, or leaves to a helper what is lost where that is zero. */
function asksWhetherZero(it: XmlElement): boolean {
  const isHelper = it.localName === 'call' && ['adm_used', 'adm_mpower_left'].includes(calleeName(it));
  const isComparison = it.localName === 'binary' && it.getAttribute('op') === '==';
  return (
    (isHelper || isComparison) &&
    holds(it, (part) => part.localName === 'var' && part.getAttribute('seed') !== '')
  );
}

/** The name of the parameter at a position; the last stands for all further ones if the pattern is open. */
function parameterAt({ parameters }: Rule, index: number): string {
  return parameters[Math.min(index, parameters.length - 1)]?.replace('...', '') ?? '';
}

function words(element: XmlElement, attribute: string): string[] {
  return element
    .getAttribute(attribute)
    .split(/\s+/)
    .filter((it) => it !== '');
}
