import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/**
 * The cells that indices name, as far as they are written down: `3`, or `2,3` for two indices, of which some may be
 * missing (`,3`). A single index that is not written down names none.
 */
export function literalIndex(indices: XmlElement | undefined): string | undefined {
  const all = indices === undefined ? [] : children(indices);
  const numbers = all.map((it) => (isNumber(it) ? it.textContent : ''));
  return numbers.join(',') || undefined;
}

/** The cells that indices read: `2:` for those from one on, else as `literalIndex` names them. */
export function readIndex(indices: XmlElement | undefined): string | undefined {
  const [range, ...others] = indices === undefined ? [] : children(indices);
  const [first, , step] = range?.localName === 'range' ? children(range) : [];
  const isFrom = first !== undefined && isNumber(first) && step === undefined && others.length === 0;
  return isFrom ? `${first.textContent}:` : literalIndex(indices);
}

function isNumber(it: XmlElement): boolean {
  return it.localName === 'literal' && /^[1-9]\d*$/.test(it.textContent);
}

/** Whether two such names may be of the same cell. A row's cell is not known by its number among all. */
export function mayBeSame(one: string, other: string): boolean {
  const [parts, others] = [one.split(','), other.split(',')];
  if (one === '' || other === '' || parts.length !== others.length) return true;
  return parts.every((it, place) => it === '' || others[place] === '' || meet(it, others[place] ?? ''));
}

function meet(one: string, other: string): boolean {
  if (other.endsWith(':')) return one.endsWith(':') || Number(one) >= parseInt(other);
  return one.endsWith(':') ? meet(other, one) : one === other;
}
