import { annotation, walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { bodyOf } from './flow.js';

/** The calls of functions of the program in a function. */
export function userCallsIn(unit: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walk(bodyOf(unit), (it) => {
    if (it.localName === 'call' && annotation(it, 'is') === 'user') found.push(it);
    return undefined;
  });
  return found;
}
