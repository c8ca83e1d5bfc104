import type { XmlElement } from './xml-node.js';

/** Gives an element an attribute. SaxonJS reads the one property here, the other there. */
export function setAttribute(
  element: XmlElement,
  namespace: string | null,
  name: string,
  value: string,
): void {
  const attribute = element.ownerDocument.createAttributeNS(namespace, name);
  attribute.value = value;
  attribute.nodeValue = value;
  element.setAttributeNode(attribute);
}
