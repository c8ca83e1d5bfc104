import { annotationNames, children } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';
import { variableKey } from '../reading/variable.js';

/** A variable that a loop writes to, and the temporary that holds in the reverse sweep what it was before the loop. */
export interface ValueAroundLoop {
  /** The variable among those that are kept, or restored. */
  readonly entry: XmlElement;
  readonly variable: string;
  readonly saved: string;
}

/**
 * The variables that an element `overwrite-loop` keeps, or `restore-loop` restores, in its order, but for those whose steps
 * in the loop are undone; `name-values-around-loops` writes it out.
 */
export function valuesAroundLoop(element: XmlElement): ValueAroundLoop[] {
  const ref = element.getAttribute('ref');
  const entries = children(element);
  const undone = annotationNames(element, 'undone');
  const values = entries.map((entry, index) => ({
    entry,
    variable: variableKey(entry),
    saved: `tmp:tl:${ref}${entries.length > 1 ? `_${index + 1}` : ''}`,
  }));
  return values.filter((it) => !undone.includes(it.variable));
}
