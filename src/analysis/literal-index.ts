import { children } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';

/**
 * The cells that indices name, as far as they are written down: `3`, or `2,3` for two indices, of which some may be
 * missing (`,3`). A single index that is not written down names none.
 */
export function literalIndex(indices: XmlElement | undefined): string | undefined {
  const all = indices === undefined ? [] : children(indices);
  const numbers = all.map((it) => (isNumber(it) ? it.textContent : ''));
  return numbers.join(',') || undefined;
}

function isNumber(it: XmlElement): boolean {
  return it.localName === 'literal' && /^[1-9]\d*$/.test(it.textContent);
}

/** Whether two such names may be of the same cell. A row's cell is not known by its number among all. */
export function mayBeSame(one: string, other: string): boolean {
  const [parts, others] = [one.split(','), other.split(',')];
  if (one === '' || other === '' || parts.length !== others.length) return true;
  return parts.every((it, place) => it === '' || others[place] === '' || it === others[place]);
}
