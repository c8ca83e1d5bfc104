import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Whether indices name several elements by their form: a colon, a range, a list. A variable is taken for one number. */
export function selectsSeveral(indices: XmlElement | undefined): boolean {
  if (indices === undefined) return false;
  return children(indices).some(
    (it) => ['colon', 'range'].includes(it.localName) || it.getAttribute('op') === '[]',
  );
}
