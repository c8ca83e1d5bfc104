import { isElement, type XmlElement } from '../../tree/xml-node.js';

/** The outermost function that an element is in; the element itself where that is in none. */
export function outermostFunction(element: XmlElement): XmlElement {
  let found = element;
  for (let it = element.parentNode; isElement(it); it = it.parentNode)
    if (it.localName === 'function') found = it;
  return found;
}
