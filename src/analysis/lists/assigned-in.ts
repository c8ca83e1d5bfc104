import { walk } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { accessesOf, mayWrite } from '../reading/accesses.js';

/** The keys of the variables that are written to, whole or in part, in a tree. */
export function assignedIn(tree: XmlElement): Set<string> {
  const found = new Set<string>();
  walk(tree, (it) => {
    if (!mayWrite(it)) return undefined;
    const { writes, updates } = accessesOf(it);
    for (const key of [...writes, ...updates]) found.add(key);
    return undefined;
  });
  return found;
}
