<?xml version="1.0" encoding="UTF-8"?>
<!--
  Makes a stylesheet write what it builds straight into the tree, before it is compiled: the processor copies once more,
  and with all namespaces, what it is given as a value.
  So a template loses the declared type of the elements, or pieces of text, that it returns, for whose check they would
  be collected first;
  what is put into an element is copied without namespaces, of which the tree has the same everywhere;
  a map is passed on without a look at all its entries, whose types are for those who read.
  Files of templates are included as the stylesheets that the build makes of them.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:local="urn:adjoinery:push-results"
    exclude-result-prefixes="#all">
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template name="go" as="node()*">
    <xsl:param name="n" as="node()*"/>
    <xsl:apply-templates select="$n"/>
  </xsl:template>

  <xsl:template match="xsl:template/@as[matches(., '^((element|node|item)\(|xs:string\*)')]" as="empty-sequence()"/>

  <xsl:template match="@as[starts-with(., 'map(')]" as="attribute(as)">
    <xsl:attribute name="as" select="'map(*)' || replace(., '^.*\)', '')"/>
  </xsl:template>

  <xsl:template match="xsl:include/@href[ends-with(., '.m')]" as="attribute(href)">
    <xsl:attribute name="href" select="replace(., 'm$', 'xsl')"/>
  </xsl:template>

  <xsl:template match="xsl:sequence[@select][local:is-content(.)]" as="element(xsl:copy-of)">
    <xsl:element name="xsl:copy-of">
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="copy-namespaces" select="'no'"/>
    </xsl:element>
  </xsl:template>

  <xsl:template match="*[self::xsl:copy or self::xsl:copy-of][not(@copy-namespaces)]" as="element()">
    <xsl:copy>
      <xsl:attribute name="copy-namespaces" select="'no'"/>
      <xsl:apply-templates select="@* | node()"/>
    </xsl:copy>
  </xsl:template>

  <!-- Whether the instruction gives the content of an element that is built around it. -->
  <xsl:function name="local:is-content" as="xs:boolean">
    <xsl:param name="instruction" as="element()"/>
    <xsl:variable name="around" as="element()?" select="$instruction/ancestor::*[not(self::xsl:if or self::xsl:choose
        or self::xsl:when or self::xsl:otherwise or self::xsl:for-each or self::xsl:for-each-group)][1]"/>
    <xsl:sequence select="exists($around[self::xsl:copy or not(self::xsl:*)])"/>
  </xsl:function>
</xsl:stylesheet>
