import { isElement, type XmlElement } from '../../tree/xml-node.js';

/** The innermost function that an element is in. */
export function functionAround(element: XmlElement): XmlElement {
  for (let it = element.parentNode; isElement(it); it = it.parentNode)
    if (it.localName === 'function') return it;
  throw new Error(`${element.localName} is in no function`);
}
