import { children } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { bodyOf } from './flow.js';

/** Whether a `for` loop has at least one trip, and that to the end: it goes through a range of numbers that are written down. */
export function alwaysTrips(loop: XmlElement): boolean {
  if (loop.localName !== 'for' || isLeftWithin(loop)) return false;
  const values = children(loop)[1];
  if (values?.localName !== 'range') return false;
  const numbers = children(values).map(numberOf);
  const [first = NaN, step = NaN, last = NaN] = numbers.length === 2 ? [numbers[0], 1, numbers[1]] : numbers;
  return step > 0 ? first <= last : step < 0 && first >= last;
}

/** Whether the loop is left elsewhere than at the end of a trip. */
function isLeftWithin(loop: XmlElement): boolean {
  const statements = children(bodyOf(loop));
  const end = statements.findLastIndex(({ localName }) => localName !== 'loop-exit');
  return statements.slice(0, end).some(({ localName }) => localName === 'loop-exit');
}

/** The number that is written down; NaN for all else. */
function numberOf(it: XmlElement): number {
  const [operand] = children(it);
  if (it.localName === 'unary' && it.getAttribute('op') === '-' && operand !== undefined)
    return -numberOf(operand);
  return it.localName === 'literal' && /^[\d.]/.test(it.textContent) ? Number(it.textContent) : NaN;
}
