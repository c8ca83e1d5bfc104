import { children, itemsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { isAssigned } from '../reading/assignment.js';

/**
 * The takers of the results of a call, where that stands in brackets; nothing where it does not, or the call is in
 * something.
 */
export function resultTakers(call: XmlElement): XmlElement[] {
  const statement = call.parentNode as XmlElement;
  const [target, value] = children(statement);
  return isAssigned(statement) && value === call && target?.localName === 'unary' ? itemsOf(target) : [];
}
