import { annotation, children } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';

/** Whether an element is marked as active, or anything in it. */
export function isActive(element: XmlElement): boolean {
  return annotation(element, 'active') !== undefined || children(element).some(isActive);
}
