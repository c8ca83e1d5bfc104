import { writeFiles, type ParsedFile } from '../matlab/write-ast-xml.js';
import { unescapeFromXml } from '../matlab/xml-characters.js';
import { markedText } from './marked-text.js';
import { namespaces } from '../base/namespaces.js';
import { declareNamespaces, parseXml } from '../saxon/saxon.js';
import { TreeBuilder } from '../tree/tree-builder.js';
import { isElement, type XmlDocument, type XmlElement } from '../tree/xml-node.js';

/**
 * Makes the nodes of the trees, which stand in no document. With a document each, what scavenges of the garbage collector
 * find of a tree stays until the next full collection: that takes as long as all else.
 */
let maker: XmlDocument | undefined;

/** The placeholder in texts for the indentation of all of them, which is not known yet. */
const margin = '\u{f0000}>';

/** An escaped character; the margin; the place of a portion, and with what its lines begin. */
const marks = /\u{f0000}(?:[\u{f0000}-\u{10ffff}]|(>)|\{(\d+)\|\n((?:\u{f0000}>| |\t)*)\u{f0000}\})/gu;

/** A file printed again. It passes through the stylesheets in portions: then the time for each stays the same. */
export function printFile(file: ParsedFile): string {
  const portions: string[] = [];
  const print = (tree: XmlElement): string => markedText(tree, 'round-trip', { margin });
  const root = emptyTree();
  const builder = new TreeBuilder(root, (list) => {
    portions.push(print(treeOf(list)));
    return portions.length - 1;
  });
  writeFiles(builder, [file], { blankLines: true, places: false });
  const text = print(root);
  const pieces: string[] = [];
  const assemble = (part: string, indentation: string): void => {
    let done = 0;
    for (const { 0: mark, 1: isMargin, 2: number, 3: inner, index } of part.matchAll(marks)) {
      if (isMargin === undefined && number === undefined) continue;
      pieces.push(part.slice(done, index));
      done = index + mark.length;
      if (number === undefined) pieces.push(indentation);
      else assemble(portions[Number(number)] ?? '', (inner ?? '').replace(margin, indentation));
    }
    pieces.push(part.slice(done));
  };
  assemble(text, '');
  const printed = unescapeFromXml(pieces.join(''));
  // The first line begins with a line end, as all do.
  return printed === '' ? '' : `${printed.slice(1)}\n`;
}

function emptyTree(): XmlElement {
  maker ??= parseXml('<maker/>');
  const root = maker.createElementNS(namespaces.adm, 'adimat');
  declareNamespaces(root);
  return root;
}

/** The tree of a portion: of functions of a file, or else of statements or functions as in a script. */
function treeOf(list: XmlElement): XmlElement {
  const root = emptyTree();
  let parent = root;
  for (const name of isOfFile(list) ? ['master-tree'] : ['master-tree', 'function-list', 'script']) {
    parent = parent.appendChild(root.ownerDocument.createElementNS(namespaces.adm, name)) as XmlElement;
  }
  parent.appendChild(list);
  return root;
}

function isOfFile({ parentNode }: XmlElement): boolean {
  return isElement(parentNode) && parentNode.localName === 'master-tree';
}
