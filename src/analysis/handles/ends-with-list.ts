import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isCellList } from '../reading/is-cell-list.js';

/**
 * Whether the last one of these arguments, and no other, stands for several: for all cells of a cell array, or for those
 * from one to another.
 */
export function endsWithList(args: readonly XmlElement[]): boolean {
  const [list, ...others] = args.filter(isCellList);
  if (list === undefined || others.length > 0 || args.at(-1) !== list) return false;
  const [, index] = children(list);
  const indices = index === undefined ? [] : children(index).flatMap((it) => children(it));
  const [only] = indices;
  const isPart = indices.length === 1 && only?.localName === 'range' && isStepless(only);
  return isPart || indices.every((it) => it.localName === 'colon');
}

function isStepless(range: XmlElement): boolean {
  const [first] = children(range);
  return children(range).length === 2 && (first?.localName !== 'literal' || /^\d+$/.test(first.textContent));
}
