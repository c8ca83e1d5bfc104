import { holds } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { targetsOf } from './assignment.js';
import { variableKey } from './variable.js';

/** Whether a whole variable gets a value that depends on its old one. */
export function isReflexive(assignment: XmlElement, value: XmlElement): boolean {
  const written = new Set(targetsOf(assignment).flatMap((it) => (it.partial ? [] : [it.key])));
  return holds(value, (it) => it.localName === 'var' && written.has(variableKey(it)));
}
