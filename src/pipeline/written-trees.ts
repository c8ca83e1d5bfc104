import { writtenFunctions } from '../analysis/written-functions.js';
import { mapOf, type XPathMap } from './saxon.js';
import type { XmlElement } from './xml-node.js';

/** The functions that a program makes of text in quotes, as trees, by how they are written. */
export function writtenTrees(tree: XmlElement): XPathMap {
  return mapOf(writtenFunctions(tree).map(({ text, tree: it }) => [text, it]));
}
