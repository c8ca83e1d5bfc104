import type { Census } from './census.js';

/**
 * The part of SaxonJS's document model that we use. Results of transformations and parsed documents share it.
 * Lists must be walked by `firstChild`/`nextSibling`: they have no usable iterator.
 */
export interface XmlNode {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly localName: string | null;
  readonly namespaceURI: string | null;
  readonly parentNode: XmlNode | null;
  readonly firstChild: XmlNode | null;
  readonly lastChild: XmlNode | null;
  readonly nextSibling: XmlNode | null;
  readonly previousSibling: XmlNode | null;
  readonly ownerDocument: XmlDocument;
  readonly textContent: string;
  replaceChild(newChild: XmlNode, oldChild: XmlNode): XmlNode;
  insertBefore(newChild: XmlNode, reference: XmlNode | null): XmlNode;
  removeChild(child: XmlNode): XmlNode;
}

export interface XmlElement extends XmlNode {
  readonly localName: string;
  /** The known features in the element. */
  census?: Census | undefined;
  readonly attributes: ArrayLike<XmlAttribute>;
  /** The attribute's value; empty where there is no such attribute. */
  getAttribute(name: string): string;
  removeAttribute(name: string): void;
  setAttributeNode(attribute: XmlAttribute): void;
  appendChild(child: XmlNode): XmlNode;
}

export interface XmlAttribute extends XmlNode {
  value: string;
  nodeValue: string;
}

export interface XmlDocument extends XmlNode {
  readonly documentElement: XmlElement;
  createAttributeNS(namespace: string | null, qualifiedName: string): XmlAttribute;
  createElementNS(namespace: string | null, qualifiedName: string): XmlElement;
  createTextNode(text: string): XmlNode;
}

/** Whether the node is an element. */
export function isElement(node: XmlNode | null): node is XmlElement {
  return node?.nodeType === 1;
}
