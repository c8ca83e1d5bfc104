import { beforeAll, expect, it } from 'vitest';
import { exactTestOf } from '../../src/saxon/quick/exact-match.js';
import { visitInstructions } from '../../src/saxon/quick/instructions.js';
import type { CompiledStylesheet, Instruction } from '../../src/saxon/load-saxon.js';
import { patternOf } from '../../src/saxon/quick/may-match.js';
import { quickenCopies } from '../../src/saxon/quick/quick-copies.js';
import { quickenPaths } from '../../src/saxon/quick/quick-paths.js';
import { parseXml, runStylesheet } from '../../src/saxon/saxon.js';
import { compiledStylesheet } from './compiled-stylesheet.js';

/** Paths and conditions from an element, or from what a variable `v` holds, an element, none or several. */
const expressions = [
  ...[
    '../b',
    '../../*',
    'c/d',
    '*/*',
    '*/*/@x',
    './/d',
    './/b[@x]',
    'descendant::b/c',
    'descendant::b/@x',
    '..//d',
  ],
  ...[
    'descendant::*[@x]/d',
    '*[1]',
    '*[@x][1]',
    '(c/d)[1]',
    '*[last()]',
    'following-sibling::*/d',
    '../b/@*',
  ],
  ...[
    'preceding-sibling::*[1]',
    'ancestor::*/@x',
    'c[d]/d[@x = "2"]',
    '*[not(@x)]',
    '*[self::b or self::c]',
    '@x/..',
  ],
  ...[
    '*[@x = ("1", "3")]',
    '*[d = "two"]',
    '*[. = "two"]',
    '*[@x != "1"]',
    'b[@p:x]',
    '@p:*',
    '*[count(*) eq 2]',
  ],
  ...[
    '*[count(*/*) gt 1]',
    '*[empty(*)]',
    '*[exists(*/@x)]',
    '*[not(b) and c]',
    '*[b and not(d/@x = "2")]',
    'c | b',
  ],
  ...[
    'exists(b)',
    'not(@x = "1")',
    'count(c/*) ge 2',
    '*[@*]',
    '@x = "1" or b',
    'text()',
    'node()/..',
    './/text()',
    'b[2]/d',
  ],
  ...[
    '*[@x = $t]',
    '*[d = $t]',
    '@x = $t',
    '*[@x = $i]',
    '@x = $i',
    '*[@x = $u]',
    '*[@x = $v]',
    'not(@x = $t)',
  ],
  ...[
    'not(preceding-sibling::b)',
    'ancestor::c',
    'preceding-sibling::*/d',
    '*[preceding-sibling::*[1][self::b]]',
  ],
  ...[
    'preceding-sibling::*[1]/d',
    'ancestor::*[@x][1]',
    '(ancestor::*)[1]/@x',
    'ancestor::*/b',
    '*[ancestor::b]',
  ],
  ...['$v/b', '$v/*/*', '$v/@x', '$v//d', '$v/../*', '$v/*[@x]', '$v/self::b', 'not($v/b)', 'exists($v/c/d)'],
  ...[
    'count($v/*) eq 2',
    '$v/*/@x = "2"',
    '$v/b and c',
    '*[@x = $v/@x]',
    '*[$v/b]',
    '$v/(b, c)',
    '($v/*)[1]/d',
  ],
];

const patterns = [
  'b',
  'b[@x]',
  'c/b',
  'b[c]/d',
  'd[. = "two"]',
  '*[@x = "1"]/b',
  'b[not(d)] | c',
  'c[1]',
  'a//d',
  '*[@p:x]',
];

const escaped = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const stylesheet = `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:p="urn:p" xmlns:f="urn:f" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xsl:mode on-no-match="shallow-skip" on-multiple-match="use-last"/>
  <xsl:mode name="copying" on-no-match="shallow-copy"/>
  ${patterns.map((_, index) => `<xsl:mode name="m${index}" on-no-match="shallow-skip"/>`).join('\n')}
  <xsl:function name="f:shown"><xsl:param name="items"/>
    <xsl:sequence select="string-join($items ! (if (. instance of node()) then name(.) || '=' || string(.) || generate-id(..) else string(.)), ' ')"/>
  </xsl:function>
  <xsl:template name="go" as="item()*">
    <xsl:param name="n" as="node()*"/>
    <xsl:apply-templates mode="copying" select="$n"/>
    <xsl:apply-templates select="$n/descendant-or-self::*"/>
    ${patterns.map((_, index) => `<xsl:apply-templates mode="m${index}" select="$n"/>`).join('\n')}
  </xsl:template>
  <xsl:template mode="copying" priority="-20" match="*"><xsl:copy><xsl:apply-templates mode="copying"/></xsl:copy></xsl:template>
  <xsl:template match="*">
    <xsl:variable name="element" as="element()" select="."/>
    <xsl:for-each select="1 to 3">
      <xsl:variable name="v" as="element()*" select="if (. eq 1) then $element/c[1] else if (. eq 2) then $element/* else ()"/>
      <xsl:variable name="t" as="xs:string*" select="'2', 'two'"/>
      <xsl:variable name="i" as="xs:integer*" select="1 to ."/>
      <xsl:variable name="u" as="xs:untypedAtomic*" select="$element/*/data(@x)"/>
      <xsl:for-each select="$element">
        ${expressions.map((it) => `<xsl:sequence select="'&#10;${escaped(it).replaceAll("'", "''")}: ' || f:shown(${escaped(it)})"/>`).join('\n')}
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>
  ${patterns.map((it, index) => `<xsl:template mode="m${index}" match="${escaped(it)}" as="item()*">${index}<xsl:value-of select="name(), @x"/><xsl:apply-templates mode="m${index}"/></xsl:template>`).join('\n')}
</xsl:stylesheet>`;

const document = parseXml(
  `<a xmlns:p="urn:p" x="1">0<b x="1" p:x="2"><c/><d x="2">two</d></b><c x="3"><b x="1"><d/><c><d x="2"/><d>two</d></c></b><d/></c><b xmlns:q="urn:q"/><c><d>two</d><b p:x="1"/></c></a>`,
);

let read: () => CompiledStylesheet;
/** The rules that SaxonJS finds by itself: before rules are found in our way, which it is then always. */
let plain: readonly string[] = [];

beforeAll(async () => {
  read = await compiledStylesheet(stylesheet);
  plain = textsOf(read());
}, 60_000);

function textsOf(sheet: CompiledStylesheet): string[] {
  const ids = new Map<string, string>();
  return runStylesheet(sheet, [document.documentElement])
    .map((it) => (typeof it === 'object' ? it.textContent : String(it)))
    .map((it) =>
      it.replaceAll(
        /\bd\d+e\d+\w*/g,
        (id) => ids.get(id) ?? (ids.set(id, `#${String(ids.size)}`), ids.get(id)!),
      ),
    );
}

it('paths and conditions give what SaxonJS gives by itself', () => {
  const quick = read();
  quickenPaths(quick);
  const found: Instruction[] = [];
  visitInstructions(quick, (it) => {
    if (it.ELAB !== undefined) found.push(it);
  });
  // Most of them are gone along at once: else this test compares SaxonJS with itself.
  expect(found.length).toBeGreaterThan(70);
  expect(plain.length).toBeGreaterThan(2500);
  expect(plain.filter((it) => !it.endsWith(': ')).length).toBeGreaterThan(900);
  expect(textsOf(quick)).toEqual(plain);
});

it('patterns match what SaxonJS has them match', () => {
  const quick = read();
  quickenCopies(quick);
  const exact: string[] = [];
  visitInstructions(quick, (it) => {
    if (it.match !== undefined && it.match !== '*' && exactTestOf(patternOf(it)!) !== undefined)
      exact.push(it.match);
  });
  expect(new Set(exact)).toEqual(new Set(patterns.filter((it) => !['c[1]', 'a//d'].includes(it))));
  expect(textsOf(quick)).toEqual(plain);
});
