import { readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { hidden, makeNodesLean } from '../../src/saxon/lean-nodes.js';
import { saxon } from '../../src/saxon/load-saxon.js';
import type { XmlDocument, XmlElement, XmlNode } from '../../src/tree/xml-node.js';

type Saxon = ReturnType<typeof saxon>;

/** SaxonJS with its own nodes, in a world of its own: it knows its nodes by a global name. */
function plainSaxon(): Saxon {
  const require = createRequire(import.meta.url);
  const filename = require.resolve('saxon-js');
  const module = { exports: {} };
  const load = runInNewContext(Module.wrap(readFileSync(filename, 'utf8')), { process, global: {} }) as (
    ...given: unknown[]
  ) => void;
  load(module.exports, createRequire(filename), module, filename, dirname(filename));
  return module.exports as Saxon;
}

const plain = plainSaxon();

const text = `<?go on?><a xmlns="urn:d" xmlns:p="urn:p" one="1" p:two="2" xml:lang="en">x<!--c--><p:b xmlns:q="urn:q" q:o="">
  <c/>y<![CDATA[<z>]]><c xmlns="" n="1" m="2" k="3" l="4" j="5"/></p:b><?p i?><d>z</d></a>`;

function parse({ XPath }: Saxon, xml: string): XmlElement {
  return XPath.evaluate('parse-xml($t)/*', [], { params: { t: xml } }) as XmlElement;
}

type Listing = XmlNode & { readonly childNodes: ArrayLike<XmlNode>; cloneNode(isDeep: boolean): XmlElement };
type Named = XmlElement & { setAttribute(name: string, value: string): void };

function elementsOf(root: XmlElement): XmlElement[] {
  const all = [root];
  for (const it of all) {
    for (let child = it.firstChild; child !== null; child = child.nextSibling) {
      if (child.nodeType === 1) all.push(child as XmlElement);
    }
  }
  return all;
}

/** All that is to be seen of an element and its children. */
function view(root: XmlElement, { XPath }: Saxon): unknown {
  const names = (it: XmlNode): unknown[] => [
    ...[it.nodeType, it.nodeName, it.localName, it.namespaceURI, it.textContent],
    (it as { prefix?: unknown }).prefix ?? null,
  ];
  return elementsOf(root).map((it) => ({
    it: names(it),
    attributes: Array.from(it.attributes, (attribute) => {
      return [...names(attribute), attribute.value, it.getAttribute(attribute.nodeName)];
    }),
    children: Array.from((it as unknown as Listing).childNodes, names),
    prefixes: XPath.evaluate('string-join(in-scope-prefixes(.), ",")', it, {}),
    declared: { ...(it as { [hidden.declared]?: object })[hidden.declared] },
    parent: it.parentNode?.nodeName,
    before: it.previousSibling?.nodeName,
    after: it.nextSibling?.nodeName,
    ends: [it.firstChild?.nodeName, it.lastChild?.nodeName],
  }));
}

const changes: Record<string, (root: XmlElement) => XmlElement> = {
  'as parsed': (root) => root,
  'attributes set, once and again, and removed': (root) => {
    for (const it of elementsOf(root) as Named[]) {
      it.setAttribute('one', 'new');
      it.setAttribute('other', '<');
      it.removeAttribute('n');
      it.setAttribute('other', '&');
    }
    return root;
  },
  'an attribute of another element': (root) => {
    const of = root.attributes[root.attributes.length - 1]!;
    expect(() => {
      (root.lastChild as XmlElement).setAttributeNode(of);
    }).toThrow(/in use/i);
    return root;
  },
  'namespaces declared': (root) => {
    const { ownerDocument } = root;
    const made = ownerDocument.createElementNS('urn:m', 'm:e');
    const declaration = ownerDocument.createAttributeNS('http://www.w3.org/2000/xmlns/', 'xmlns:m');
    declaration.value = declaration.nodeValue = 'urn:m';
    made.setAttributeNode(declaration);
    made.appendChild(ownerDocument.createElementNS('urn:n', 'e'));
    root.appendChild(made);
    return root;
  },
  'nodes taken away and put elsewhere': (root) => {
    const [first, last] = [root.firstChild!, root.lastChild!];
    root.removeChild(first);
    root.insertBefore(first, last);
    (last as XmlElement).appendChild(root.firstChild!);
    root.replaceChild(root.ownerDocument.createTextNode('new'), root.firstChild!);
    return root;
  },
  'what a loop over the children takes away': (root) => {
    const [first, second] = elementsOf(root) as unknown as Listing[];
    for (const parent of [first!, second!]) {
      const children = parent.childNodes;
      for (let index = 0; index < children.length;) {
        if (children[index]!.nodeType === 1) index += 1;
        else parent.removeChild(children[index]!);
      }
    }
    return root;
  },
  'cloned with all in it': (root) => (root as unknown as Listing).cloneNode(true),
  'cloned alone': (root) => (root as unknown as Listing).cloneNode(false),
};

it.each(Object.keys(changes))('nodes are like those that SaxonJS makes by itself: %s', (name) => {
  const [lean, own] = [saxon(), plain].map((it) => view(changes[name]!(parse(it, text)), it));
  expect(lean).toEqual(own);
});

it.each([
  'serialize(/)',
  'for $e in //* return (name($e), namespace-uri($e), in-scope-prefixes($e))',
  '//@* ! (name(), string())',
  'count(//node()), //node()[3]/following::node() ! string()',
  'serialize(parse-xml(serialize(*)), map{"indent": true()})',
  'deep-equal(/, parse-xml(serialize(/)))',
])('expressions give what they give with its own nodes: %s', (expression) => {
  const [lean, own] = [saxon(), plain].map((it) =>
    JSON.stringify(it.XPath.evaluate(expression, parse(it, text).ownerDocument, { resultForm: 'array' })),
  );
  expect(lean).toEqual(own);
});

it('elements have their properties in one order, wherever and whenever they get a place', () => {
  const root = parse(saxon(), '<a><b><c/>text</b><d/></a>');
  const made = root.ownerDocument.createElementNS(null, 'e');
  const order = Object.keys(made);
  expect(order).toContain('lastChild');
  (root.firstChild as XmlElement).appendChild(made);
  for (const it of elementsOf(root)) expect(Object.keys(it).slice(0, order.length)).toEqual(order);
});

it('nodes that have other properties than they are known to have stay as they are', () => {
  const root = parse(plainSaxon(), '<a/>');
  const model = Object.getPrototypeOf(root.ownerDocument) as Record<string, unknown>;
  const make = model['createElementNS'] as (this: XmlDocument, ...names: unknown[]) => XmlElement;
  const makeOther = function (this: XmlDocument, ...names: unknown[]): XmlElement {
    return Object.assign(make.apply(this, names), { other: 1 });
  };
  model['createElementNS'] = makeOther;
  makeNodesLean(root);
  expect(model['createElementNS']).toBe(makeOther);
});
