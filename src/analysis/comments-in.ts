import { namespaces } from '../pipeline/namespaces.js';
import { children, walk } from '../pipeline/tree.js';
import type { XmlElement } from '../pipeline/xml-node.js';

/** The comments in a tree, in their order. */
export function commentsIn(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walk(root, (it) => {
    for (const part of children(it, namespaces.adc)) if (part.localName === 'comment') found.push(part);
    return undefined;
  });
  return found;
}
