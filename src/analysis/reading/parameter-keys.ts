import { child, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssigned, targetsOf } from './assignment.js';
import { variableKey } from './variable.js';

/** The names in a parameter list (or another list of them): a parameter with a default is an assignment. */
export function parameterKeys(
  owner: XmlElement,
  list: XmlElement | undefined = child(owner, 'param-list'),
): string[] {
  return (list === undefined ? [] : children(list)).flatMap((it) => {
    if (isAssigned(it)) return targetsOf(it).map((target) => target.key);
    return it.localName === 'var' ? [variableKey(it)] : [];
  });
}
