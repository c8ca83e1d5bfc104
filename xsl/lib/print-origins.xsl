<?xml version="1.0" encoding="UTF-8"?>
<!--
  Which lines of the source the printed lines come from, as marks around statements and functions (see
  `src/engine/read-origins.ts`): U+F0000, which stands alone in no other text, with `[`, the lines, for functions
  their file, `|`; and with `]` behind. A statement of which nothing is known comes from where the one around it does.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:origin="urn:adjoinery:origin"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:param name="origins" as="xs:string" select="'no'"/>

  <xsl:variable name="origin:end" as="xs:string?" select="if ($origins = 'yes') then '&#xF0000;]' else ()"/>

  <!-- Where the text begins: lines begin with their line ends, and marks stand before the first. -->
  <xsl:variable name="origin:start" as="xs:integer" select="if ($origins = 'yes') then 1 else 2"/>

  <xsl:function name="origin:begin" as="xs:string?">
    <xsl:param name="of" as="element()"/>
    <xsl:if test="$origins = 'yes'">
      <xsl:sequence select="'&#xF0000;[' || string-join(origin:lines($of), ' ') || $of/self::function/@file ! ('=' || .) || '&#xF0000;|'"/>
    </xsl:if>
  </xsl:function>

  <!-- Where it was written, or what it was made from; and where the operands were that it took over. -->
  <xsl:function name="origin:lines" as="xs:string*">
    <xsl:param name="of" as="element()"/>
    <xsl:variable name="places" as="attribute()*" select="
        $of/ancestor-or-self::*[@ada:from or @at][not(self::function) or . is $of][1]/(@ada:from, @at)[1],
        $of[not(self::function)]/*[not(descendant-or-self::statement-list)]/descendant-or-self::*/@at"/>
    <xsl:sequence select="distinct-values($places ! tokenize(.) ! substring-before(., ':'))"/>
  </xsl:function>
</xsl:stylesheet>
