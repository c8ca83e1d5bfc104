import { expect, it } from 'vitest';
import { saxon } from '../../src/saxon/load-saxon.js';
import { namespaces } from '../../src/base/namespaces.js';
import { nodeFunctions, quickenNames } from '../../src/saxon/quick/quick-names.js';
import { parseXml } from '../../src/saxon/saxon.js';
import type { XmlNode } from '../../src/tree/xml-node.js';

type NodeFunction = (node: XmlNode | null) => unknown;

const { DomUtils } = saxon().internals;
const nameOf = DomUtils[nodeFunctions.name] as NodeFunction;
const baseUriOf = DomUtils[nodeFunctions.baseUri] as NodeFunction;

it('names of elements are made once for each name and namespace, and are right', () => {
  const { documentElement: root } = parseXml('<a xmlns:p="urn:p" xmlns:q="urn:p"><b/><p:b/><b/><q:b/></a>');
  const names: unknown[] = [];
  for (let it = root.firstChild; it !== null; it = it.nextSibling) names.push(nameOf(it));
  expect(names.map(String)).toEqual(['b', 'p:b', 'b', 'q:b']);
  expect(names[0]).toBe(names[2]);
  expect(names[1]).not.toBe(names[0]);
  expect(nameOf(null)).toBeNull();
});

it('elements of programs have no base URI, others keep theirs', () => {
  const of = (namespace: string): unknown =>
    baseUriOf(parseXml(`<a xmlns="${namespace}" xml:base="http://b/"/>`).documentElement);
  expect(of(namespaces.adm)).toBeNull();
  expect(of('urn:b')).toBe('http://b/');
});

it('functions that are not what they are taken for stay as they are', () => {
  const sample = parseXml('<x:a xmlns:x="urn:x" xml:base="http://y/"/>').documentElement;
  const others = { [nodeFunctions.name]: () => 'a', [nodeFunctions.baseUri]: 1 };
  const internals = { ...saxon().internals, DomUtils: { ...others } };
  quickenNames(internals, sample);
  expect(internals.DomUtils).toMatchObject(others);
});

it('functions are made quick once', () => {
  quickenNames(saxon().internals, parseXml('<x:a xmlns:x="urn:x" xml:base="http://y/"/>').documentElement);
  expect(DomUtils[nodeFunctions.name]).toBe(nameOf);
});
