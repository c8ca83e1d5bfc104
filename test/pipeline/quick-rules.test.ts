import { expect, it } from 'vitest';
import { quickenCopies } from '../../src/saxon/quick/quick-copies.js';
import { quickenRules } from '../../src/saxon/quick/quick-rules.js';
import { parseXml, runStylesheet } from '../../src/saxon/saxon.js';
import { compiledStylesheet } from './compiled-stylesheet.js';

/** Which rule is taken: by priorities, the last of several where that is allowed, the next one, and none that fails. */
const stylesheet = `<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform">
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="use-last"/>
  <xsl:mode name="last" on-no-match="text-only-copy" on-multiple-match="use-last"/>
  <xsl:template name="go" as="item()*">
    <xsl:param name="n" as="node()*"/>
    <xsl:apply-templates select="$n"/>
    <xsl:apply-templates select="$n//*" mode="last"/>
  </xsl:template>
  <xsl:template priority="-20" match="*"><xsl:copy><xsl:apply-templates select="*"/></xsl:copy></xsl:template>
  <xsl:template match="*" mode="last">any </xsl:template>
  <xsl:template match="b" mode="last">b </xsl:template>
  <xsl:template match="b[@x]" mode="last">b[@x] </xsl:template>
  <xsl:template match="b[@y]" mode="last">b[@y] </xsl:template>
  <xsl:template match="c/b[@z]" mode="last" priority="2">(<xsl:next-match/>) </xsl:template>
  <xsl:template match="d[xs:integer(@w) = 1]" mode="last" priority="2" xmlns:xs="http://www.w3.org/2001/XMLSchema">d1 </xsl:template>
  <xsl:template match="d | e/d" mode="last" priority="1">d </xsl:template>
</xsl:stylesheet>`;

it('rules are taken as the ranks say', async () => {
  const sheet = (await compiledStylesheet(stylesheet))();
  quickenCopies(sheet);
  const { documentElement } = parseXml(
    '<a><b/><b x="1"/><b x="1" y="1"/><c><b y="1" z="1"/></c><d w="1"/><d w="none"/><e><d/></e></a>',
  );
  const [, ...taken] = runStylesheet(sheet, [documentElement]);
  const texts = taken.map((item) => (typeof item === 'object' ? item.textContent : item)).join('');
  expect(texts).toBe('b b[@x] b[@y] any (b[@y] ) d1 d any d ');
});

it('modes that are not what they are taken for stay as they are', () => {
  const find = (): null => null;
  const modes = [undefined, {}, { Ub: {}, ug: 'yes' }, { Ub: { NE: [{ rb: 1 }] }, ug: true }];
  for (const fields of modes) {
    const prototype = { xj: find };
    const mode: unknown = fields && Object.assign(Object.create(prototype) as object, fields);
    quickenRules({ getCurrentFocus: () => null, currentMode: { mode } });
    expect(prototype.xj).toBe(find);
  }
});
