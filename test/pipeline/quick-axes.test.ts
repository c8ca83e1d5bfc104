import { expect, it } from 'vitest';
import { saxon, type XPathContext, type Instruction, type Items } from '../../src/saxon/load-saxon.js';
import { quickenAxes } from '../../src/saxon/quick/quick-axes.js';
import { parseXml } from '../../src/saxon/saxon.js';
import { isElement, type XmlNode } from '../../src/tree/xml-node.js';

const axes = [
  ...['attribute', 'self', 'parent', 'child', 'ancestor', 'ancestor-or-self', 'descendant'],
  ...['descendant-or-self', 'following-sibling', 'preceding-sibling', 'following', 'preceding'],
];
const tests = [
  '*N',
  '*NE',
  '*NT',
  '*NE nQ{}b',
  '*NE nQ{urn:p}b',
  '*NE nQ{urn:p}*',
  '*NE nQ{}none',
  '*N u[NT,NE]',
];
const attributeTests = ['*NA', '*NA nQ{}x', '*NA nQ{urn:p}x', '*NA nQ{urn:p}*', '*NA nQ{}none', '*N'];

const document = parseXml(
  `<a xmlns:p="urn:p">0<b x="1" p:x="2" y=""><c/><p:b>1<d x="3"/>2</p:b></b><!-- 3 --><b/>4<e><b><e/></b></e><?f 5?></a>`,
);

function below(node: XmlNode): XmlNode[] {
  const nodes: XmlNode[] = [];
  for (let it = node.firstChild; it !== null; it = it.nextSibling) nodes.push(it, ...below(it));
  return nodes;
}

/** The items that an instruction gives at a node: nodes themselves; attributes, which are made anew, by what they are. */
function taken(instruction: Instruction, node: XmlNode): unknown[] {
  const context = { getCurrentFocus: () => node, failIfNoCurrentFocus: () => undefined } as XPathContext;
  const items: Items = saxon().internals.Expr.elaborate(instruction)(context);
  const found: unknown[] = [];
  for (let it = items.next(); it !== null; it = items.next()) {
    const { nodeType, name, namespaceURI, localName, value, parent } = it as Record<string, unknown>;
    found.push(nodeType === 2 ? { nodeType, name, namespaceURI, localName, value, parent } : it);
  }
  return items.next() === null ? found : [];
}

it.each(axes)('steps along the axis %s give what SaxonJS gives by itself', (name) => {
  let count = 0;
  for (const nodeTest of name === 'attribute' ? attributeTests : tests) {
    const quick: Instruction = { N: 'axis', name, nodeTest };
    quickenAxes({ N: 'sequence', C: [quick] });
    for (const node of [document, ...below(document)]) {
      const plain = taken({ N: 'axis', name, nodeTest }, node);
      const found = taken(quick, node);
      expect(found.length).toBe(plain.length);
      expect(found.every((it, index) => isSame(it, plain[index]))).toBe(true);
      if (isElement(node)) count += plain.length;
    }
  }
  expect(count).toBeGreaterThan(4);
});

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [attribute, plain] = [one, other] as Record<string, unknown>[];
  return attribute!['nodeType'] === 2 && Object.keys(attribute!).every((it) => attribute![it] === plain![it]);
}

it('attributes are nodes to the functions of XPath', () => {
  const quick: Instruction = { N: 'axis', name: 'attribute', nodeTest: '*NA nQ{urn:p}x' };
  quickenAxes({ N: 'sequence', C: [quick] });
  const context = { getCurrentFocus: () => below(document)[2] } as XPathContext;
  const [attribute] = [quick.ELAB!(context).next()];
  const evaluate = (expression: string): unknown =>
    saxon().XPath.evaluate(expression, [], { params: { it: attribute } });
  expect(evaluate('name($it)')).toBe('p:x');
  expect(evaluate('namespace-uri($it)')).toBe('urn:p');
  expect(evaluate('string($it)')).toBe('2');
  expect(evaluate('$it/../@* ! name()')).toEqual(['x', 'p:x', 'y']);
  expect(evaluate('$it is $it/../@*[2]')).toBe(true);
});
