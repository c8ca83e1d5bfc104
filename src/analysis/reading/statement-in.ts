import { isElement, type XmlElement, type XmlNode } from '../../tree/xml-node.js';

/** The statement of a list that an element is in, or is. */
export function statementIn(list: XmlNode | null, element: XmlElement): XmlElement | undefined {
  let it = element;
  while (it.parentNode !== list) {
    if (!isElement(it.parentNode)) return undefined;
    it = it.parentNode;
  }
  return it;
}
