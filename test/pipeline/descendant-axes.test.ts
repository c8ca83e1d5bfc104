import { expect, it } from 'vitest';
import { axesOf } from '../../src/pipeline/descendant-axes.js';
import { saxon } from '../../src/pipeline/load-saxon.js';
import { parseXml } from '../../src/pipeline/saxon.js';
import { isElement, type XmlNode } from '../../src/pipeline/xml-node.js';

/** What stands below a node, in document order. */
function below(node: XmlNode): XmlNode[] {
  const nodes: XmlNode[] = [];
  for (let it = node.firstChild; it !== null; it = it.nextSibling) nodes.push(it, ...below(it));
  return nodes;
}

/** What an axis of SaxonJS gives; null once more where it has ended, or it is not true. */
function along(axis: 'descendant' | 'descendant-or-self', node: XmlNode): XmlNode[] {
  const nodes: XmlNode[] = [];
  const iterator = axesOf(saxon().internals)[axis](node);
  for (let it = iterator.next(); it !== null; it = iterator.next()) nodes.push(it);
  return iterator.next() === null ? nodes : [];
}

function areSame(some: readonly XmlNode[], others: readonly XmlNode[]): boolean {
  return some.length === others.length && some.every((it, index) => it === others[index]);
}

it('descendants come in document order, and none that stand beside', () => {
  const document = parseXml('<a>0<b x="1"><c/><c>1<d/>2</c></b><!-- 3 --><b/>4<e><e><e/></e></e><?f 5?></a>');
  const nodes = [document, ...below(document)];
  expect(nodes.filter(isElement)).toHaveLength(9);
  for (const node of nodes) {
    expect(areSame(along('descendant', node), below(node))).toBe(true);
    expect(areSame(along('descendant-or-self', node), [node, ...below(node)])).toBe(true);
  }
});
