import { readFileSync, writeFileSync } from 'node:fs';
import { parseXml } from './saxon.js';
import { setAttribute } from '../tree/set-attribute.js';
import { isElement, type XmlDocument, type XmlElement } from '../tree/xml-node.js';

/** An element: the number of its name, the numbers of its attributes' names with their values, its children. */
type StoredElement = [name: number, attributes: (number | string)[], ...children: (StoredElement | string)[]];

/** A document as JSON: names stand for themselves by their places in the list. */
interface StoredTree {
  readonly names: [namespace: string, name: string][];
  readonly root: StoredElement;
}

/**
 * Keeps trees of elements, attributes and texts in a file. They are JSON: SaxonJS takes five times as long to read the
 * same as XML, and each command that starts reads the rule table. Declarations of namespaces are not kept.
 */
export function writeStoredTree(file: string, root: XmlElement): void {
  const names: StoredTree['names'] = [];
  const numbers = new Map<string, number>();
  const numberOf = (namespace: string, name: string): number => {
    const key = `${namespace} ${name}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, names.length);
    return names.push([namespace, name]) - 1;
  };
  const keep = (element: XmlElement): StoredElement => {
    const attributes: StoredElement[1] = [];
    for (const it of Array.from(element.attributes)) {
      if (/^xmlns(:|$)/.test(it.nodeName)) continue;
      attributes.push(numberOf(it.namespaceURI ?? '', it.nodeName), it.value);
    }
    const kept: StoredElement = [numberOf(element.namespaceURI ?? '', element.nodeName), attributes];
    for (let it = element.firstChild; it !== null; it = it.nextSibling) {
      kept.push(isElement(it) ? keep(it) : it.textContent);
    }
    return kept;
  };
  const tree: StoredTree = { root: keep(root), names };
  writeFileSync(file, JSON.stringify(tree));
}

/** The document that `writeStoredTree` left in a file. */
export function readStoredTree(file: string): XmlDocument {
  const { names, root } = JSON.parse(readFileSync(file, 'utf8')) as StoredTree;
  const document = parseXml('<tree/>');
  const nameOf = (number: number): StoredTree['names'][number] => names[number] ?? ['', ''];
  const build = ([name, attributes, ...content]: StoredElement): XmlElement => {
    const element = document.createElementNS(...nameOf(name));
    for (let i = 0; i < attributes.length; i += 2) {
      setAttribute(element, ...nameOf(attributes[i] as number), attributes[i + 1] as string);
    }
    for (const it of content) {
      element.appendChild(typeof it === 'string' ? document.createTextNode(it) : build(it));
    }
    return element;
  };
  document.removeChild(document.documentElement);
  document.insertBefore(build(root), null);
  return document;
}
