import { expect, it } from 'vitest';
import { holdCopies } from '../../src/saxon/quick/held-copies.js';
import type { CompiledStylesheet, Instruction } from '../../src/saxon/load-saxon.js';
import { mayMatch, patternOf } from '../../src/saxon/quick/may-match.js';
import { quickenCopies } from '../../src/saxon/quick/quick-copies.js';
import { parseXml, runStylesheet, serializeXml } from '../../src/saxon/saxon.js';
import type { XmlElement, XmlNode } from '../../src/tree/xml-node.js';
import { compiledStylesheet } from './compiled-stylesheet.js';

/** Rules that match by all that patterns here are made of, each seen by what it leaves. */
const patterns = {
  named: 'b',
  'with an attribute': 'b[@x]',
  'with an attribute of a namespace': '*[@p:x]',
  'with a value': "b[@x = '2']",
  'with one of two values': "b[@x = ('2', '3')]",
  'with a child': 'c[b]',
  'with what is below': 'c[descendant::d]',
  'without an attribute': 'b[not(@x)]',
  'of several predicates': "b[@x][c][@y = '1']",
  'below a parent': 'c/b',
  'below a parent with an attribute': 'c[@x]/*',
  'below an ancestor': 'c//d',
  'by a position that a function finds': 'b[f:last(.)]',
  'of several alternatives': 'd | c/b | *[@p:x]',
  'of alternatives with a predicate': "(b | d)[@x = '1']",
  'without some': 'b except c/b',
  'of a namespace': 'p:*',
  'of any name in a namespace': '*:q',
  'of attributes': '@x',
  'of attributes of a namespace': '@p:*',
  'of texts': "text()[. = 't']",
  'of all children': 'c/*',
  'of nothing that is there': 'none',
};

const document = `<a xmlns:p="urn:p" x="1"><b/>t<b x="2"><c><d/></c></b><c x="1"><b x="3" y="1"><c/>t</b><p:b p:x="1"/></c>
  <c><c><b><e><d x="1">t<b/></d></e></b></c><e><e y="2"/></e></c><p:q/><q><e><e/><e x="2"/></e></q><b x="1" y="1"><c/></b></a>`;

function stylesheet(pattern: string): string {
  return `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:f="urn:f" xmlns:p="urn:p" exclude-result-prefixes="f p">
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:template name="go" as="item()*">
    <xsl:param name="n" as="node()*"/>
    <xsl:apply-templates select="$n"/>
  </xsl:template>
  <xsl:function name="f:last"><xsl:param name="it"/><xsl:sequence select="empty($it/following-sibling::*)"/></xsl:function>
  <xsl:template match="${pattern}" priority="1">${pattern.startsWith('@') ? '<xsl:attribute name="seen" select="."/>' : '<seen><xsl:copy-of select="@*"/><xsl:apply-templates/></seen>'}</xsl:template>
  <xsl:template priority="-20" match="*"><xsl:copy copy-namespaces="no"><xsl:apply-templates select="@*"/><xsl:apply-templates/></xsl:copy></xsl:template>
</xsl:stylesheet>`;
}

function run(sheet: CompiledStylesheet): string {
  const root = parseXml(document).documentElement;
  return runStylesheet(sheet, [root], {}, undefined, [root])
    .map((it) => serializeXml(it as XmlNode))
    .join('')
    .replaceAll(' xmlns:p="urn:p"', '');
}

function rulesIn(it: Instruction): Instruction[] {
  if (it.N === 'templateRule') return [it];
  return (it.C ?? []).flatMap(rulesIn);
}

function below(element: XmlElement): XmlElement[] {
  const found: XmlElement[] = [element];
  for (let it: XmlNode | null = element.firstChild; it !== null; it = it.nextSibling) {
    if (it.nodeType === 1) found.push(...below(it as XmlElement));
  }
  return found;
}

it.each(Object.entries(patterns))(
  'what rules for patterns %s leave is copied at once',
  async (_, pattern) => {
    const read = await compiledStylesheet(stylesheet(pattern));
    const plain = run(read());
    const quick = read();
    quickenCopies(quick);
    holdCopies(quick);
    expect(run(quick)).toBe(plain);
    expect(run(quick)).toBe(plain);
    expect(plain.includes('seen')).toBe(pattern !== 'none');
  },
);

it('names, attributes, values, children and parents tell what rules may match', async () => {
  const matched = async (pattern: string): Promise<number> => {
    const rules = rulesIn((await compiledStylesheet(stylesheet(pattern)))() as Instruction).filter(
      (it) => it.prio === '1',
    );
    const may = mayMatch(rules.flatMap((it) => patternOf(it) ?? []))!;
    return below(parseXml(document).documentElement).filter((it) => may.element(it)).length;
  };
  const asked = ['b', 'b[@x]', "b[@x = '2']", 'c[b]', 'c[@x]/*', '*[@p:x]', 'none', 'd | c/b'];
  asked.push("(b | d)[@x = '1']", '(a | c)/b');
  const counts: number[] = [];
  for (const pattern of asked) counts.push(await matched(pattern));
  // Of the root, which stands in a document, nothing is said.
  expect(counts).toEqual([6, 3, 1, 2, 3, 1, 0, 4, 2, 5]);
});

it('nothing is said of rules for texts', async () => {
  const rules = rulesIn((await compiledStylesheet(stylesheet('text()')))() as Instruction);
  expect(mayMatch(rules.flatMap((it) => patternOf(it) ?? []))).toBeUndefined();
});

it('several rules that match are an error still', async () => {
  const read = await compiledStylesheet(
    stylesheet('b[@x] " priority="1"><one/></xsl:template><xsl:template match="b[@y]'),
  );
  const quick = read();
  quickenCopies(quick);
  expect(() => run(quick)).toThrow('Multiple templates matched');
});
