import { children } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';

/** The number of the cell that an index (`cell-index`) names, if it is written down. */
export function literalIndex(index: XmlElement): string | undefined {
  const [list] = children(index);
  const [only, ...others] = list === undefined ? [] : children(list);
  const isNumber =
    only?.localName === 'literal' && /^[1-9]\d*$/.test(only.textContent) && others.length === 0;
  return isNumber ? only.textContent : undefined;
}
