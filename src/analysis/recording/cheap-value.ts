import { annotation, annotationNames, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { argumentsOf } from '../reading/differentiable-parts.js';
import { indexedVariable } from '../reading/indexed-variable.js';
import { isActive } from '../reading/is-active.js';
import { writtenNumber } from '../reading/written-number.js';

/** The times that Octave takes, in microseconds. */
const times = { operator: 0.4, index: 1.1 };

const operators: ReadonlySet<string> = new Set(['+', '-', '.*', './', '*', '/', '^', '.^']);

/**
 * How long it takes to compute a scalar, or a range, again, in microseconds; undefined unless its expression holds nothing but
 * operators on scalars, literal numbers, variables and elements of active variables: a variable that is none may hold a handle,
 * whose call would look the same.
 */
export function costOfCheapValue(target: XmlElement, value: XmlElement): number | undefined {
  if (value.localName === 'range') return sumOfCosts(children(value), times.operator);
  return annotation(target, 'shape') === 'scalar' ? costOf(value) : undefined;
}

function costOf(it: XmlElement): number | undefined {
  switch (it.localName) {
    case 'literal':
      return Number.isNaN(writtenNumber(it)) ? undefined : 0;
    case 'var':
      return 0;
    case 'array':
      return costOfElement(it);
    case 'unary':
      return it.getAttribute('op') === '-' ? sumOfCosts(children(it), times.operator) : undefined;
    case 'binary':
      return costOfOperator(it, children(it));
    case 'call':
      return it.getAttribute('unified') === 'binary' ? costOfOperator(it, argumentsOf(it)) : undefined;
    default:
      return undefined;
  }
}

function costOfElement(array: XmlElement): number | undefined {
  const indexed = indexedVariable(array);
  if (indexed === undefined || annotation(array, 'shape') !== 'scalar') return undefined;
  if (annotation(array, 'container') !== undefined || !isActive(indexed.variable)) return undefined;
  if (annotation(indexed.variable, 'container') !== undefined) return undefined;
  return sumOfCosts(children(indexed.indices), times.index);
}

/** Of two operands whose result is a scalar, both are scalars, but for products and divisions, which add up. */
function costOfOperator(it: XmlElement, operands: readonly XmlElement[]): number | undefined {
  const op = it.getAttribute('op');
  if (!operators.has(op) || operands.length !== 2) return undefined;
  const addsUp = op === '*' || op === '/';
  const facts = annotationNames(it, 'facts');
  const areScalars = operands.some(isNumber) || (facts.includes('scalar(x)') && facts.includes('scalar(y)'));
  return addsUp && !areScalars ? undefined : sumOfCosts(operands, times.operator);
}

function sumOfCosts(parts: readonly XmlElement[], own: number): number | undefined {
  let sum = own;
  for (const part of parts) {
    const cost = costOf(part);
    if (cost === undefined) return undefined;
    sum += cost;
  }
  return sum;
}

function isNumber(it: XmlElement): boolean {
  return !Number.isNaN(writtenNumber(it));
}
