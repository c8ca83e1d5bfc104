import { beforeAll, expect, it } from 'vitest';
import { holdCopies, type Item } from '../../src/saxon/quick/held-copies.js';
import type { CompiledStylesheet } from '../../src/saxon/load-saxon.js';
import { parseXml, runStylesheet, serializeXml } from '../../src/saxon/saxon.js';
import { isElement, type XmlElement, type XmlNode } from '../../src/tree/xml-node.js';
import { compiledStylesheet } from './compiled-stylesheet.js';

const stylesheet = `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:f" exclude-result-prefixes="f">
  <xsl:template name="go" as="item()*">
    <xsl:param name="n" as="node()*"/>
    <xsl:for-each select="$n">
      <xsl:apply-templates select="."/>
      <xsl:sequence select="0"/>
    </xsl:for-each>
  </xsl:template>
  <xsl:template match="once"><r><xsl:copy-of select="@*"/><xsl:copy-of select="*"/></r></xsl:template>
  <xsl:template match="twice"><r><xsl:copy-of select="*"/>|<xsl:copy-of select="*"/></r></xsl:template>
  <xsl:template match="within"><r><xsl:copy-of select="a/b"/><xsl:copy-of select="a"/></r></xsl:template>
  <xsl:template match="around"><r><xsl:copy-of select="a/b"/><xsl:copy-of select=".."/></r></xsl:template>
  <xsl:template match="itself"><s/><xsl:copy-of select="."/><xsl:copy-of select="a"/><s/></xsl:template>
  <xsl:template match="wrapped"><r><xsl:copy-of select="."/></r></xsl:template>
  <xsl:template match="mixed"><r>t<xsl:copy-of select="node()"/>t<xsl:copy-of select="1 to 2"/></r></xsl:template>
  <xsl:template match="raw"><xsl:sequence select="a"/><r><xsl:copy-of select="a/b"/><xsl:copy-of select="."/></r></xsl:template>
  <xsl:template match="read">
    <xsl:variable name="copy" as="element()"><r><xsl:copy-of select="a"/></r></xsl:variable>
    <r count="{count($copy/a/b)}"><xsl:copy-of select="$copy/a"/><xsl:copy-of select="$copy"/></r>
  </xsl:template>
  <xsl:template match="built"><r><xsl:copy-of select="f:build(a), f:build(a)/a"/></r></xsl:template>
  <xsl:template match="others"><r><xsl:copy-of select="../*[1]/a/b"/></r></xsl:template>
  <xsl:function name="f:build"><xsl:param name="it"/><r><xsl:copy-of select="$it"/></r></xsl:function>
</xsl:stylesheet>`;

let compiled: () => CompiledStylesheet;

beforeAll(async () => {
  compiled = await compiledStylesheet(stylesheet);
});

const content = '<a x="1">s<b y="2">t</b><b/></a><c/><a><b><b/></b></a>';

function partsOf(...names: readonly string[]): XmlElement[] {
  const xml = names.map((it) => `<${it} z="3">${content}</${it}>`).join('');
  return childrenOf(parseXml(`<all>${xml}</all>`).documentElement).filter((it) => isElement(it));
}

function written(results: readonly Item[]): string[] {
  return results.map((it) => (typeof it === 'object' ? serializeXml(it) : String(it)));
}

/** All nodes of trees. */
function nodesOf(results: readonly Item[]): XmlNode[] {
  return results.flatMap((it) => (typeof it === 'object' ? [it, ...nodesOf(childrenOf(it))] : []));
}

function childrenOf(node: XmlNode): XmlNode[] {
  const found: XmlNode[] = [];
  for (let it = node.firstChild; it !== null; it = it.nextSibling) found.push(it);
  return found;
}

/** Whether all that tells what is in a tree tells the same. */
function isWhole(node: XmlNode): boolean {
  const list = (node as unknown as { childNodes?: ArrayLike<XmlNode> }).childNodes ?? [];
  let before: XmlNode | null = null;
  let index = 0;
  for (let it = node.firstChild; it !== null; it = it.nextSibling) {
    if (it.parentNode !== node || it.previousSibling !== before || list[index] !== it || !isWhole(it))
      return false;
    before = it;
    index += 1;
  }
  return list.length === index;
}

it.each(
  [
    'once',
    'twice',
    'within',
    'around',
    'itself',
    'wrapped',
    'mixed',
    'raw',
    'read',
    'built',
    'others',
  ].flatMap((it) => [[it], [it, 'once'], ['twice', it, it]]),
)('copies that are made at the end are what SaxonJS would have made: %s %s %s', (...names) => {
  const given = names.filter(Boolean);
  const plain = written(runStylesheet(compiled(), partsOf(...given)));
  const holding = compiled();
  holdCopies(holding);
  const parts = partsOf(...given);
  const kept = runStylesheet(holding, parts);
  expect(written(kept)).toEqual(plain);
  expect(kept.every((it) => typeof it !== 'object' || isWhole(it))).toBe(true);
  expect(parts.map((it) => serializeXml(it))).toEqual(partsOf(...given).map((it) => serializeXml(it)));
  const taken = runStylesheet(holding, parts, {}, undefined, parts);
  expect(written(taken)).toEqual(plain);
  expect(taken.every((it) => typeof it !== 'object' || isWhole(it))).toBe(true);
  expect(nodesOf(taken).length).toBe(new Set(nodesOf(taken)).size);
});

it('what nothing else needs is taken, not copied', () => {
  const holding = compiled();
  holdCopies(holding);
  const [part] = partsOf('once');
  const inner = part?.firstChild;
  const [result] = runStylesheet(holding, [part as XmlElement], {}, undefined, [part as XmlElement]);
  expect((result as XmlNode).firstChild).toBe(inner);
});

it('a stylesheet that fails leaves nothing behind', () => {
  const holding = compiled();
  holdCopies(holding);
  const [part] = partsOf('once');
  const attribute = part?.attributes[0] as unknown as XmlElement;
  expect(() => runStylesheet(holding, [part as XmlElement, {} as XmlElement, attribute])).toThrow();
  expect(written(runStylesheet(holding, partsOf('once')))).toEqual(
    written(runStylesheet(compiled(), partsOf('once'))),
  );
});
