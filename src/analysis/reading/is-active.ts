import { annotation, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Whether an element is marked as active, or anything in it. */
export function isActive(element: XmlElement): boolean {
  return annotation(element, 'active') !== undefined || children(element).some(isActive);
}
