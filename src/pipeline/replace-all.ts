import type { XmlElement, XmlNode } from './xml-node.js';

/** The links of SaxonJS's nodes, which its own operations write too. */
type Links = {
  -readonly [link in 'parentNode' | 'firstChild' | 'previousSibling' | 'nextSibling']: XmlNode | null;
};

/**
 * Puts nodes that have no parent yet into the places of elements; an element that is to replace itself stays. An
 * operation of SaxonJS's document model takes time linear in the number of siblings, since it renews `childNodes`. So
 * only the last element of each parent is replaced by these operations; for those before it the links are set.
 */
export function replaceAll(given: ReadonlyMap<XmlElement, readonly XmlNode[]>): void {
  const replacements = new Map([...given].filter(([element, nodes]) => nodes[0] !== element));
  const last = new Map<XmlNode, XmlElement>();
  for (const element of replacements.keys()) last.set(parentOf(element), element);
  for (const [element, nodes] of replacements) {
    if (last.get(parentOf(element)) !== element) relink(element, nodes);
  }
  for (const [parent, element] of last) {
    for (const node of replacements.get(element) ?? []) parent.insertBefore(node, element);
    parent.removeChild(element);
  }
}

/** Replaces an element that has a sibling after it. */
function relink(element: XmlElement, nodes: readonly XmlNode[]): void {
  const parent = parentOf(element);
  let before = element.previousSibling;
  for (const next of [...nodes, element.nextSibling]) {
    if (before === null) (parent as Links).firstChild = next;
    else (before as Links).nextSibling = next;
    if (next !== null) {
      (next as Links).previousSibling = before;
      (next as Links).parentNode = parent;
    }
    before = next;
  }
}

function parentOf(element: XmlElement): XmlNode {
  if (element.parentNode === null) throw new Error(`${element.localName} stands outside the tree`);
  return element.parentNode;
}
