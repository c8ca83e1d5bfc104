import type { Expression } from '../matlab/ast.js';
import { writeExpression, writeFiles, type ParsedFile } from '../matlab/write-ast-xml.js';
import { namespaces } from '../base/namespaces.js';
import { declareNamespaces, parseXml } from './saxon.js';
import { TreeBuilder } from '../tree/tree-builder.js';
import { children } from '../tree/tree.js';
import type { XmlElement } from '../tree/xml-node.js';

/** The tree of one or several files in a document of its own: what `writeAstXml` writes, as nodes. */
export function buildTree(files: readonly ParsedFile[]): XmlElement {
  const root = parseXml(`<adimat xmlns="${namespaces.adm}"/>`).documentElement;
  declareNamespaces(root);
  writeFiles(new TreeBuilder(root), files);
  return root;
}

/** The tree of an expression that stands in no file: it has no positions. */
export function buildExpression(expression: Expression): XmlElement {
  const root = parseXml(`<adimat xmlns="${namespaces.adm}"/>`).documentElement;
  writeExpression(new TreeBuilder(root), expression);
  return children(root)[0]!;
}
