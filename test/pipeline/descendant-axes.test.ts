import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { axesOf, quickenDescendants, type AxisInternals } from '../../src/pipeline/descendant-axes.js';
import { parseXml } from '../../src/pipeline/saxon.js';
import { isElement, type XmlElement, type XmlNode } from '../../src/pipeline/xml-node.js';

type NodesOf = (node: XmlNode) => XmlNode[];

/** Both axes of a SaxonJS that is loaded anew, as it comes or with ours. */
function axes(isQuick: boolean): Record<'below' | 'withSelf', NodesOf> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('saxon-js');
  const { cache } = require;
  const known = cache[file];
  Reflect.deleteProperty(cache, file);
  const { internals } = require('saxon-js') as { internals: AxisInternals };
  cache[file] = known;
  if (isQuick) quickenDescendants(internals);
  const found = axesOf(internals);
  const all = (name: keyof typeof found): NodesOf => {
    return (node) => {
      const nodes: XmlNode[] = [];
      const iterator = found[name](node);
      for (let it = iterator.next(); it !== null; it = iterator.next()) nodes.push(it);
      return [...nodes, ...[iterator.next()].filter((it) => it !== null)];
    };
  };
  return { below: all('descendant'), withSelf: all('descendant-or-self') };
}

it('descendants come in document order, as SaxonJS gives them, and none that stand beside', () => {
  const document = parseXml('<a>0<b x="1"><c/><c>1<d/>2</c></b><!-- 3 --><b/>4<e><e><e/></e></e><?f 5?></a>');
  const [own, quick] = [axes(false), axes(true)];
  const elements: XmlElement[] = own.below(document).filter(isElement);
  expect(elements).toHaveLength(9);
  for (const node of [document, ...elements]) {
    expect(areSame(quick.below(node), own.below(node))).toBe(true);
    expect(areSame(quick.withSelf(node), own.withSelf(node))).toBe(true);
  }
});

function areSame(some: readonly XmlNode[], others: readonly XmlNode[]): boolean {
  return some.length === others.length && some.every((it, index) => it === others[index]);
}
