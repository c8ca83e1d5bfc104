import { annotate, annotation } from './tree.js';
import { isElement, type XmlElement, type XmlNode } from './xml-node.js';

/**
 * Gives the replacement of a part the origin of that part, where that is tracked (analysis `origins`) and the step says
 * nothing else. Elements that tell what is to be done with a statement (`adjoint-of`) come from where that does.
 */
export function keepOrigin(part: XmlElement, results: readonly XmlNode[]): void {
  const first = part.firstChild;
  const from = annotation(part, 'from') ?? (isElement(first) ? annotation(first, 'from') : undefined);
  if (from === undefined) return;
  for (const it of results) {
    if (isElement(it) && annotation(it, 'from') === undefined) annotate(it, 'from', from);
  }
}
