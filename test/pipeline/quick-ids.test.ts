import { expect, it } from 'vitest';
import { saxon, type XPathContext, type Instruction } from '../../src/saxon/load-saxon.js';
import { quickenIds } from '../../src/saxon/quick/quick-ids.js';
import { parseXml } from '../../src/saxon/saxon.js';
import type { XmlNode } from '../../src/tree/xml-node.js';

function nodesOf(node: XmlNode): XmlNode[] {
  const nodes = [node];
  for (let it = node.firstChild; it !== null; it = it.nextSibling) nodes.push(...nodesOf(it));
  return nodes;
}

/** The result of `generate-id()` at a node, by an instruction of its own. */
function idAt(node: XmlNode | null): string {
  const quick: Instruction = { N: 'fn', name: 'generate-id', C: [{ N: 'dot' }] };
  quickenIds({ N: 'sequence', C: [quick] });
  const context = { getCurrentFocus: () => node, failIfNoCurrentFocus: () => undefined } as XPathContext;
  return String(saxon().internals.Expr.elaborate(quick)(context).next());
}

it('elements have names of their own, which stay the same, and are told from other nodes', () => {
  const { documentElement: root } = parseXml('<a><b/><b/>text<b><b/><c>text</c></b><!-- c --></a>');
  const nodes = nodesOf(root);
  const ids = nodes.map(idAt);
  expect(new Set(ids).size).toBe(nodes.length);
  for (const it of ids) expect(it).toMatch(/^[A-Za-z][A-Za-z0-9]*$/);
  root.removeChild(root.firstChild!);
  expect(idAt(nodes[2]!)).toBe(ids[2]);
});
