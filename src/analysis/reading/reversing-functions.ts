import { annotation, functionsOf } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** The functions with a reverse sweep. */
export function reversingFunctions(root: XmlElement): XmlElement[] {
  return functionsOf(root).filter((it) => ['joint', 'returning'].includes(annotation(it, 'role') ?? ''));
}
