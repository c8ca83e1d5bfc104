import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** The number that is written down, with a sign or without; NaN for all else. */
export function writtenNumber(it: XmlElement): number {
  const [operand] = children(it);
  if (it.localName === 'unary' && it.getAttribute('op') === '-' && operand !== undefined)
    return -writtenNumber(operand);
  return it.localName === 'literal' && /^[\d.]/.test(it.textContent) ? Number(it.textContent) : NaN;
}
