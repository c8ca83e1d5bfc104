import type { XmlElement } from '../../tree/xml-node.js';

/** Whether an expression is a cell array, cell for cell: `{x, y}`. */
export function isCells(it: XmlElement): boolean {
  return it.localName === 'unary' && it.getAttribute('op') === '{}';
}
