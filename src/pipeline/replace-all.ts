import type { XmlNode } from './xml-node.js';

/** The links of SaxonJS's nodes, which its own operations write too. */
export type Links = {
  -readonly [link in 'parentNode' | 'firstChild' | 'previousSibling' | 'nextSibling']: XmlNode | null;
};

/**
 * Puts nodes that have no parent yet into the places of others; one that is to replace itself stays. An operation of
 * SaxonJS's document model takes time linear in the number of siblings, since it renews `childNodes`. So the links are
 * set here, and only the last node of each parent is removed by an operation.
 */
export function replaceAll(given: ReadonlyMap<XmlNode, readonly XmlNode[]>): void {
  const replacements = new Map([...given].filter(([replaced, nodes]) => nodes[0] !== replaced));
  const last = new Map<XmlNode, XmlNode>();
  for (const replaced of replacements.keys()) last.set(parentOf(replaced), replaced);
  for (const [replaced, nodes] of replacements) {
    const isLast = last.get(parentOf(replaced)) === replaced;
    relink(replaced, isLast ? [...nodes, replaced] : nodes);
  }
  for (const [parent, replaced] of last) parent.removeChild(replaced);
}

/** Puts nodes between the siblings of a node. */
function relink(replaced: XmlNode, nodes: readonly XmlNode[]): void {
  const parent = parentOf(replaced);
  let before = replaced.previousSibling;
  for (const next of [...nodes, replaced.nextSibling]) {
    if (before === null) (parent as Links).firstChild = next;
    else (before as Links).nextSibling = next;
    if (next !== null) {
      (next as Links).previousSibling = before;
      (next as Links).parentNode = parent;
    }
    before = next;
  }
}

function parentOf(node: XmlNode): XmlNode {
  if (node.parentNode === null) throw new Error(`${node.nodeName} stands outside the tree`);
  return node.parentNode;
}
