import { children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Whether an index asks for the end of what it belongs to, and not only for that of something inside. */
export function asksForEnd(index: XmlElement): boolean {
  if (index.localName === 'end') return true;
  if (index.localName === 'array') return children(index).slice(0, 1).some(asksForEnd);
  return children(index).some(asksForEnd);
}
