import { writeFiles, type ParsedFile } from '../matlab/write-ast-xml.js';
import { namespaces } from './namespaces.js';
import { declareNamespaces, parseXml } from './saxon.js';
import { TreeBuilder } from './tree-builder.js';
import type { XmlElement } from './xml-node.js';

/** The tree of one or several files in a document of its own: what `writeAstXml` writes, as nodes. */
export function buildTree(files: readonly ParsedFile[]): XmlElement {
  const root = parseXml(`<adimat xmlns="${namespaces.adm}"/>`).documentElement;
  declareNamespaces(root);
  writeFiles(new TreeBuilder(root), files);
  return root;
}
