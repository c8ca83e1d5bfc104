import { child, children, firstChildOf, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** The outputs of a recording sweep, or what takes them in a call of it, but for the tape. */
export function outputsOfRecording(it: XmlElement): XmlElement[] {
  const outputs = child(it, 'outvars');
  return outputs === undefined ? itemsOf(firstChildOf(it)!).slice(0, -1) : children(outputs);
}
