import { setAttribute } from './set-attribute.js';
import type { XmlDocument, XmlElement } from './xml-node.js';

/** An element of the same name with the same attributes, and nothing in it. */
export function likenessOf(element: XmlElement, document: XmlDocument = element.ownerDocument): XmlElement {
  const { attributes } = element;
  const copy = document.createElementNS(element.namespaceURI, element.nodeName);
  for (let index = 0; index < attributes.length; index += 1) {
    const { namespaceURI, nodeName, value } = attributes[index]!;
    setAttribute(copy, namespaceURI, nodeName, value);
  }
  return copy;
}
