import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { selectsSeveral } from './selects-several.js';

/** Whether an expression stands for several cells by its form, as `c{:}` does. */
export function isCellList(it: XmlElement): boolean {
  const [, index] = children(it);
  if (it.localName !== 'array' || index?.localName !== 'cell-index') return false;
  return selectsSeveral(children(index)[0]);
}
