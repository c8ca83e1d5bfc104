import { holds } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { targetsOf } from '../reading/assignment.js';
import { variableKey } from '../reading/variable.js';

/** Whether a whole variable gets a value that depends on its old one. */
export function isReflexive(assignment: XmlElement, value: XmlElement): boolean {
  const written = new Set(targetsOf(assignment).flatMap((it) => (it.partial ? [] : [it.key])));
  return holds(value, (it) => it.localName === 'var' && written.has(variableKey(it)));
}
