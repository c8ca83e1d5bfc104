import type { NamesAnnotation } from '../../tree/annotation-names.js';
import { annotate } from '../../tree/tree.js';
import type { XmlElement } from '../../tree/xml-node.js';

/** Writes a list of names on an element, where there are any. */
export function annotateList(element: XmlElement, name: NamesAnnotation, words: readonly string[]): void {
  if (words.length > 0) annotate(element, name, words.join(' '));
}
