import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { bodyOf } from './flow.js';
import { writtenNumber } from './written-number.js';

/** Whether a `for` loop has at least one iteration, and that to the end: it goes through a range of numbers that are written down. */
export function alwaysIterations(loop: XmlElement): boolean {
  if (loop.localName !== 'for' || isLeftWithin(loop)) return false;
  const values = children(loop)[1];
  if (values?.localName !== 'range') return false;
  const numbers = children(values).map(writtenNumber);
  const [first = NaN, step = NaN, last = NaN] = numbers.length === 2 ? [numbers[0], 1, numbers[1]] : numbers;
  return step > 0 ? first <= last : step < 0 && first >= last;
}

/** Whether the loop is left elsewhere than at the end of an iteration. */
function isLeftWithin(loop: XmlElement): boolean {
  const statements = children(bodyOf(loop));
  const end = statements.findLastIndex(({ localName }) => localName !== 'loop-exit');
  return statements.slice(0, end).some(({ localName }) => localName === 'loop-exit');
}
