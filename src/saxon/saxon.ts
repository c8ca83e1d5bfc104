import { dropCopies, releaseCopies, type Item } from './quick/held-copies.js';
import { forgetUnmatched } from './quick/quick-copies.js';
import { saxon, type CompiledStylesheet, type MessageListener, type TransformOptions } from './load-saxon.js';
import { namespaces } from '../base/namespaces.js';
import { setAttribute } from '../tree/set-attribute.js';
import { isElement, type XmlDocument, type XmlElement, type XmlNode } from '../tree/xml-node.js';

/** A map of XPath, in SaxonJS's form. */
export type XPathMap = object & { readonly containsKey: unknown };

/** A value that a stylesheet parameter takes: strings stand for numbers too, so that integers stay integers. */
export type ParameterValue = string | boolean | readonly string[] | XmlNode | readonly XmlNode[] | XPathMap;

/** An XML document from its text. */
export function parseXml(text: string): XmlDocument {
  return saxon().XPath.evaluate('parse-xml($text)', [], { params: { text } }) as XmlDocument;
}

/**
 * The map that an XPath expression makes of a node. Stylesheets take it as a parameter: an index that each run would
 * make anew otherwise.
 */
export function evaluateMap(
  expression: string,
  node: XmlNode,
  namespaceContext: Readonly<Record<string, string>>,
): XPathMap {
  const prefixes = { map: 'http://www.w3.org/2005/xpath-functions/map', ...namespaceContext };
  const options = { resultForm: 'xdm', namespaceContext: prefixes };
  const [map] = saxon().XPath.evaluate(expression, node, options) as XPathMap[];
  if (map === undefined) throw new Error(`no map: ${expression}`);
  return map;
}

/** The map of nodes by their names; of several with one name, the first or all. */
export function mapOf(
  entries: readonly (readonly [name: string, node: XmlNode])[],
  duplicates: 'use-first' | 'combine' = 'use-first',
): XPathMap {
  const params = { names: entries.map(([name]) => name), nodes: entries.map(([, node]) => node) };
  const expression = `map:merge(for-each-pair($names, $nodes, function($name, $node) { map:entry($name, $node) }),
      map{'duplicates': '${duplicates}'})`;
  const namespaceContext = { map: 'http://www.w3.org/2005/xpath-functions/map' };
  const [map] = saxon().XPath.evaluate(expression, [], {
    params,
    resultForm: 'xdm',
    namespaceContext,
  }) as XPathMap[];
  return map!;
}

const declarations = [
  ['xmlns', namespaces.adm],
  ['xmlns:adc', namespaces.adc],
  ['xmlns:ada', namespaces.ada],
] as const;

/**
 * XML text of a node. Trees of programs are put together from parts of others: their namespaces are declared where the
 * text begins.
 */
export function serializeXml(node: XmlNode, indent = false): string {
  if (isElement(node) && node.namespaceURI === namespaces.adm) declareNamespaces(node);
  return saxon().serialize(node, { method: 'xml', indent, 'omit-xml-declaration': true });
}

/** Declares the namespaces of the AST XML on an element that does not. */
export function declareNamespaces(element: XmlElement): void {
  for (const [name, namespace] of declarations) {
    if (element.getAttribute(name) !== '') continue;
    setAttribute(element, 'http://www.w3.org/2000/xmlns/', name, namespace);
  }
}

/**
 * Runs the template `go` of a stylesheet on nodes and gives back what it returns: nodes or strings. Nodes go in
 * as a template parameter: SaxonJS walks through all of a `sourceNode` before it starts, but not through these.
 * Nothing needs the elements `consumed` afterwards: the results may hold parts of them.
 */
export function runStylesheet(
  stylesheet: CompiledStylesheet,
  nodes: readonly XmlNode[],
  parameters: Readonly<Record<string, ParameterValue>> = {},
  onMessage: MessageListener = () => undefined,
  consumed: readonly XmlElement[] = [],
): Item[] {
  const options: TransformOptions = {
    stylesheetInternal: stylesheet,
    initialTemplate: 'go',
    templateParams: { n: nodes },
    stylesheetParams: parameters,
    destination: 'raw',
    logLevel: -1,
    deliverMessage: onMessage,
  };
  try {
    const { principalResult } = saxon().transform(options, 'sync');
    if (principalResult === null || principalResult === undefined) return [];
    const results = Array.isArray(principalResult) ? principalResult : [principalResult];
    return releaseCopies(results as Item[], consumed);
  } finally {
    dropCopies();
    forgetUnmatched();
  }
}
