import { children } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isCellList } from './is-cell-list.js';

/** Whether the last one of these arguments, and no other, stands for several: for all cells of a cell array. */
export function endsWithList(args: readonly XmlElement[]): boolean {
  const [list, ...others] = args.filter(isCellList);
  if (list === undefined || others.length > 0 || args.at(-1) !== list) return false;
  const [, index] = children(list);
  const indices = index === undefined ? [] : children(index).flatMap((it) => children(it));
  return indices.every((it) => it.localName === 'colon');
}
