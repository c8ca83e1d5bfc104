import { writtenFunctions } from '../analysis/reading/written-functions.js';
import { mapOf, type XPathMap } from '../saxon/saxon.js';
import type { XmlElement } from '../tree/xml-node.js';

/** The functions that a program makes of text in quotes, as trees, by how they are written. */
export function writtenTrees(tree: XmlElement): XPathMap {
  return mapOf(writtenFunctions(tree).map(({ text, tree: it }) => [text, it]));
}
