import { walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isAssignment, targetsOf } from './assignment.js';
import { indicesOf } from './differentiable-parts.js';

/** What a statement reads by indices that are varied; what is written to is no call. */
export function readWithVaried(statement: XmlElement, isVaried: (it: XmlElement) => boolean): XmlElement[] {
  const written = isAssignment(statement) ? targetsOf(statement).map((target) => target.storage) : [];
  const found: XmlElement[] = [];
  walk(statement, (it) => {
    if (it.localName === 'statement-list') return false;
    if (it.localName === 'array' && !written.includes(it) && indicesOf(it).some(isVaried)) found.push(it);
    return undefined;
  });
  return found;
}
