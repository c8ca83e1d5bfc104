import { holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from './variable.js';

/** Whether a variable is mentioned somewhere in a part of a tree. */
export function holdsVariable(part: XmlElement, key: string): boolean {
  return holds(part, (it) => it.localName === 'var' && variableKey(it) === key);
}
