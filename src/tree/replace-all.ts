import type { XmlNode } from './xml-node.js';

/** The links of SaxonJS's nodes, which its own operations write too. */
export type Links = {
  -readonly [
    link in 'parentNode' | 'firstChild' | 'lastChild' | 'previousSibling' | 'nextSibling'
  ]: XmlNode | null;
};

/** Puts nodes that have no parent yet into the places of others; one that is to replace itself stays. */
export function replaceAll(replacements: ReadonlyMap<XmlNode, readonly XmlNode[]>): void {
  for (const [replaced, nodes] of replacements) if (nodes[0] !== replaced) replace(replaced, nodes);
}

function replace(replaced: XmlNode, nodes: readonly XmlNode[]): void {
  const { parentNode: parent, previousSibling, nextSibling } = replaced;
  if (parent === null) throw new Error(`${replaced.nodeName} stands outside the tree`);
  let before = previousSibling;
  const put = (next: XmlNode | null): void => {
    ((before ?? parent) as Links)[before === null ? 'firstChild' : 'nextSibling'] = next;
    ((next ?? parent) as Links)[next === null ? 'lastChild' : 'previousSibling'] = before;
    before = next;
  };
  for (const it of nodes) {
    put(it);
    (it as Links).parentNode = parent;
  }
  put(nextSibling);
}
