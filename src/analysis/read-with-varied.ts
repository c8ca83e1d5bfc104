import { walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';
import { isAssignment, targetsOf } from './assignment.js';
import { argumentsOf, indicesOf } from './differentiable-parts.js';

/** What a statement reads by indices that are varied, or calls with varied arguments; what is written to is no call. */
export function readWithVaried(statement: XmlElement, isVaried: (it: XmlElement) => boolean): XmlElement[] {
  const written = isAssignment(statement) ? targetsOf(statement).map((target) => target.storage) : [];
  const found: XmlElement[] = [];
  walk(statement, (it) => {
    if (it.localName === 'statement-list') return false;
    const given = it.localName === 'call' ? argumentsOf(it) : it.localName === 'array' ? indicesOf(it) : [];
    if (!written.includes(it) && given.some(isVaried)) found.push(it);
    return undefined;
  });
  return found;
}
