import { expect, it } from 'vitest';
import { visitInstructions } from '../../src/saxon/quick/instructions.js';
import type { CompiledStylesheet } from '../../src/saxon/load-saxon.js';
import { quickenPaths } from '../../src/saxon/quick/quick-paths.js';
import { parseXml, runStylesheet } from '../../src/saxon/saxon.js';
import { compiledStylesheet } from './compiled-stylesheet.js';

/** Texts from an element, and from what variables hold: elements, texts, integers, attributes, texts of the tree. */
const expressions = [
  ...["'k:' || @x", "'k:' || .", "local-name() || @x || '-' || b/@x", "'d' || c/d", "concat(*, '+')"],
  ...["$v || '-' || $t", '$t || $i', "$a || '!'", "$u || '.'", "$n || ';'", 'concat(@x, $v/@x, $v)'],
  ...[
    'string(@x)',
    'string(b)',
    'string(*)',
    'string()',
    'string($v)',
    'string($t)',
    'string($i)',
    'string($a)',
  ],
  ...['local-name()', 'local-name(*[1])', 'local-name(*)', 'local-name($v)', 'local-name(..)'],
  ...["string-join($t, '+')", "string-join(*/@x, ',')", "string-join($v, ' ')", "string-join($a, ' ')"],
  ...[
    "string-join(.//d ! ('[' || @x || ']'))",
    'string-join(ancestor::* ! local-name())',
    "string-join($i ! string(), ' ')",
  ],
  ...[
    "if (b) then 'b:' || @x else 'n:' || .",
    "if (@x = '1') then 'one' else if (c) then string(c[1]/@x) else $t || '?'",
  ],
  ...[
    'f:key(.)',
    'f:key($v)',
    'f:key(*)',
    'f:key(b)',
    'f:told($v)',
    'f:told(.) || f:key(.)',
    'f:any(.)',
    'f:any($t)',
    'f:b($v)',
  ],
];

/** The values that `xsl:value-of` and attributes make texts of. */
const values = [
  '$v',
  '$t',
  '$i',
  '$a',
  '$u',
  '$n',
  '.',
  '@x',
  '*',
  '*/@x',
  '$v/d',
  "'of ' || @x",
  "if (b) then 'b' else $t",
  'text()',
];

const escaped = (text: string): string => text.replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function shown(what: string, content: string): string {
  return `<xsl:try>
      <xsl:variable name="shown" as="item()*">${content}</xsl:variable>
      <xsl:sequence select="'&#10;${escaped(what).replaceAll("'", "''")}: ' || string-join($shown ! (if (. instance of xs:string) then 'text ' || . else serialize(.)), '|')"/>
      <xsl:catch select="'&#10;${escaped(what).replaceAll("'", "''")}: error'"/>
    </xsl:try>`;
}

const stylesheet = `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" xmlns:p="urn:p" xmlns:f="urn:f" xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xsl:function name="f:key" as="xs:string">
    <xsl:param name="of" as="element()"/>
    <xsl:sequence select="$of ! (if (@x) then 'x:' || @x else string-join(descendant-or-self::d ! ('d:' || .)) || local-name())"/>
  </xsl:function>
  <xsl:function name="f:told" as="xs:string">
    <xsl:param name="of" as="element()"/>
    <xsl:sequence select="local-name($of) || $of/@x || ' ' || $of"/>
  </xsl:function>
  <xsl:function name="f:any" as="xs:string">
    <xsl:param name="of" as="item()*"/>
    <xsl:sequence select="string-join($of, ' ')"/>
  </xsl:function>
  <xsl:function name="f:b" as="xs:string">
    <xsl:param name="of" as="element(b)"/>
    <xsl:sequence select="'b ' || $of/@x"/>
  </xsl:function>
  <xsl:template name="go" as="item()*">
    <xsl:param name="n" as="node()*"/>
    <xsl:for-each select="$n/descendant-or-self::*">
      <xsl:variable name="element" as="element()" select="."/>
      <xsl:for-each select="0 to 2">
        <xsl:variable name="many" as="xs:integer" select="."/>
        <xsl:variable name="v" as="element()*" select="subsequence($element/*, 1, $many)"/>
        <xsl:variable name="t" as="xs:string*" select="subsequence(('two', '2'), 1, $many)"/>
        <xsl:variable name="i" as="xs:integer*" select="1 to $many"/>
        <xsl:variable name="a" as="attribute()*" select="subsequence(($element/@x, $element/*/@x), 1, $many)"/>
        <xsl:variable name="u" as="xs:untypedAtomic*" select="$a ! data()"/>
        <xsl:variable name="n" as="text()*" select="subsequence($element//text(), 1, $many)"/>
        <xsl:for-each select="$element">
          ${expressions.map((it) => shown(it, `<xsl:sequence select="${escaped(it)}"/>`)).join('\n')}
          ${values.map((it) => shown(`value-of ${it}`, `<e><xsl:value-of select="${escaped(it)}"/></e>`)).join('\n')}
          ${values.map((it) => shown(`attribute ${it}`, `<e a="{${escaped(it)}}"/>`)).join('\n')}
        </xsl:for-each>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>`;

const document = parseXml(
  `<a xmlns:p="urn:p" x="1">0<b x="1" p:x="2"><c/><d x="2">two</d></b><c x="3"><b x="1"><d/><c><d x="2"/><d>two</d></c></b><d/></c><b xmlns:q="urn:q"/><c><d>t<p:w>w</p:w>o</d><b p:x="1"/></c></a>`,
);

function textsOf(sheet: CompiledStylesheet): string[] {
  return runStylesheet(sheet, [document.documentElement]).map((it) =>
    typeof it === 'object' ? it.textContent : String(it),
  );
}

it('texts are what SaxonJS gives by itself', async () => {
  const read = await compiledStylesheet(stylesheet);
  const plain = textsOf(read());
  const quick = read();
  quickenPaths(quick);
  const found = new Map<string, number>();
  visitInstructions(quick, (it) => {
    const kind = it.N === 'fn' ? (it.name ?? '') : it.N;
    if (it.ELAB !== undefined) found.set(kind, (found.get(kind) ?? 0) + 1);
  });
  // Most are put together at once: else this test compares SaxonJS with itself.
  expect(found.get('concat')).toBeGreaterThan(14);
  expect(found.get('string')).toBeGreaterThan(8);
  expect(found.get('local-name')).toBeGreaterThan(4);
  expect(found.get('string-join')).toBeGreaterThan(18);
  expect(found.get('ufCall')).toBeGreaterThan(4);
  expect(plain.length).toBeGreaterThan(3000);
  expect(
    new Set(plain.filter((it) => it.endsWith(': error')).map((it) => it.split(':')[0])).size,
  ).toBeGreaterThan(10);
  expect(textsOf(quick)).toEqual(plain);
}, 60_000);
