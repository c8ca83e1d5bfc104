<?xml version="1.0" encoding="UTF-8"?>
<!-- Names that nothing has yet. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:free="urn:adjoinery:free-name" exclude-result-prefixes="#all">
  <!-- Names that something has. -->
  <xsl:function name="free:taken" as="map(xs:string, xs:boolean)">
    <xsl:param name="names" as="element()*"/>
    <xsl:sequence select="map:merge($names ! map:entry(string(), true()), map{'duplicates': 'use-first'})"/>
  </xsl:function>

  <!-- The name itself, or with the first number from 2 that makes it free. -->
  <xsl:function name="free:name" as="xs:string">
    <xsl:param name="taken" as="map(*)"/>
    <xsl:param name="base" as="xs:string"/>
    <xsl:sequence select="free:numbered($taken, $base, 1)"/>
  </xsl:function>

  <xsl:function name="free:numbered" as="xs:string">
    <xsl:param name="taken" as="map(*)"/>
    <xsl:param name="base" as="xs:string"/>
    <xsl:param name="number" as="xs:integer"/>
    <xsl:variable name="name" as="xs:string" select="if ($number eq 1) then $base else $base || '_' || $number"/>
    <xsl:sequence select="if (map:contains($taken, $name)) then free:numbered($taken, $base, $number + 1) else $name"/>
  </xsl:function>

  <!-- Free names by what they are for: texts that begin with the name that is wished and a bar. -->
  <xsl:function name="free:of-kinds" as="map(xs:string, xs:string)">
    <xsl:param name="taken" as="map(xs:string, xs:boolean)"/>
    <xsl:param name="kinds" as="xs:string*"/>
    <xsl:iterate select="$kinds">
      <xsl:param name="taken" as="map(xs:string, xs:boolean)" select="$taken"/>
      <xsl:param name="names" as="map(xs:string, xs:string)" select="map{}"/>
      <xsl:on-completion select="$names"/>
      <xsl:variable name="name" as="xs:string" select="free:name($taken, substring-before(., '|'))"/>
      <xsl:next-iteration>
        <xsl:with-param name="taken" select="map:put($taken, $name, true())"/>
        <xsl:with-param name="names" select="map:put($names, ., $name)"/>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>
</xsl:stylesheet>
