import { namespaces } from '../../base/namespaces.js';
import { walk } from '../../tree/tree.js';
import { isElement, type XmlElement } from '../../tree/xml-node.js';

/** The comments in a tree, in their order. */
export function commentsIn(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  walk(root, (it) => {
    for (let part = it.firstChild; part !== null; part = part.nextSibling) {
      if (part.localName === 'comment' && part.namespaceURI === namespaces.adc && isElement(part))
        found.push(part);
    }
    return undefined;
  });
  return found;
}
