import { child, children, holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Whether the form of a list of cells tells how many there are before they exist: by one index, and no `end`. */
export function isCountedList(list: XmlElement): boolean {
  const indices = child(child(list, 'cell-index') ?? list, 'param-list');
  if (indices === undefined || children(indices).length !== 1) return false;
  return !holds(indices, (it) => it.localName === 'end');
}
