import { isElement, type XmlElement } from '../../tree/xml-node.js';

/** Whether something stands in an anonymous function. */
export function isHeld(element: XmlElement): boolean {
  for (let it = element.parentNode; isElement(it); it = it.parentNode) {
    if (it.localName === 'anonymous-function') return true;
  }
  return false;
}
