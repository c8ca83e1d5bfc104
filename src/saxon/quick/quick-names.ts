import { CachedByName } from './cached-by-name.js';
import type { SaxonInternals } from '../load-saxon.js';
import { namespaces } from '../../base/namespaces.js';
import { isElement, type XmlNode } from '../../tree/xml-node.js';

type NodeFunction = (node: XmlNode | null) => unknown;

/**
 * The names in SaxonJS 2.7 of the functions that give the name of a node and its base URI, and their results for an element
 * that shows that they are these.
 */
export const nodeFunctions = { name: 'X', baseUri: 'Za' } as const;

/**
 * Has SaxonJS keep the names of elements, which it would make and check anew at each look, and give elements of programs
 * no base URI: it would go up to the root for each that it copies. Together these take a tenth of a transformation. The
 * functions are not documented: `sample`, an element `x:a` of the namespace `urn:x` with `xml:base="http://y/"`, shows
 * whether they are what they are taken for. If not, SaxonJS stays as it is.
 */
export function quickenNames({ DomUtils }: SaxonInternals, sample: XmlNode): void {
  // Where our modules are loaded anew in a process, as in tests, SaxonJS is not.
  if (DomUtils[isQuick] === true) return;
  DomUtils[isQuick] = true;
  const name = DomUtils[nodeFunctions.name];
  if (isNodeFunction(name) && String(name(sample)) === 'x:a') DomUtils[nodeFunctions.name] = keepNames(name);
  const baseUri = DomUtils[nodeFunctions.baseUri];
  if (isNodeFunction(baseUri) && baseUri(sample) === 'http://y/') {
    DomUtils[nodeFunctions.baseUri] = (node: XmlNode | null) =>
      node?.namespaceURI === namespaces.adm ? null : baseUri(node);
  }
}

const isQuick = 'isQuick (Adjoinery)';

function isNodeFunction(it: unknown): it is NodeFunction {
  return typeof it === 'function';
}

function keepNames(nameOf: NodeFunction): NodeFunction {
  const kept = new CachedByName<unknown>();
  return (node) => (isElement(node) ? kept.of(node, () => nameOf(node)) : nameOf(node));
}
