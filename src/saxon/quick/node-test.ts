import type { XmlNode } from '../../tree/xml-node.js';

/** Whether a node is what a step asks for. */
export type NodeTest = (node: XmlNode) => boolean;

const nodeTypes: Readonly<Record<string, number>> = { NE: 1, NA: 2, NT: 3 };

/**
 * A test as compiled stylesheets hold it: `*NE nQ{urn:x}id` (elements of a name, any number of them), `*NA nQ{urn:x}*`
 * (attributes of a namespace), `*N` (nodes); undefined for others. SaxonJS counts CDATA sections as texts: our trees have
 * none.
 */
export function nodeTestOf(text: string): NodeTest | undefined {
  const [, kind, namespace, local] = /^[*?+]?(NE|NA|NT|N)(?: nQ\{(.*)\}(.+))?$/.exec(text) ?? [];
  if (kind === undefined) return undefined;
  const type = nodeTypes[kind];
  if (local === '*') {
    return (node) => node.nodeType === type && (node.namespaceURI ?? '') === namespace;
  }
  if (local !== undefined) {
    return (node) =>
      node.localName === local && node.nodeType === type && (node.namespaceURI ?? '') === namespace;
  }
  return type === undefined ? () => true : (node) => node.nodeType === type;
}
