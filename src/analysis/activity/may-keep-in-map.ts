import type { XmlElement } from '../../tree/xml-node.js';
import { targetsOf } from '../reading/assignment.js';
import { indicesOf } from '../reading/differentiable-parts.js';

/** Whether an assignment to an element may put something into a map, which is the same in all variables. */
export function mayKeepInMap(assignment: XmlElement, makesMaps: boolean): boolean {
  return targetsOf(assignment).some(({ storage }) => {
    const isText = (index: XmlElement): boolean => /^['"]/.test(index.textContent);
    return storage.localName === 'array' && (makesMaps || indicesOf(storage).some(isText));
  });
}
