import { annotation, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Whether no function of the program is called in an expression. */
export function isPlain(expression: XmlElement): boolean {
  let isFree = true;
  walk(expression, (it) => {
    if (it.localName === 'call' && annotation(it, 'is') === 'user') isFree = false;
    return undefined;
  });
  return isFree;
}
