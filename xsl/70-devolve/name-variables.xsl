<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="tmp a result" ends="tmp | a | result">
    <c:purpose>Temporaries, adjoints and results get names that nobody else bears.</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="tmp" as="element(id)">
    <id>
      <xsl:value-of select="'tmp' || @kind || id"/>
    </id>
  </xsl:template>

  <xsl:template match="a" as="element(id)">
    <xsl:variable name="inner" as="element(id)">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <id>
      <xsl:value-of select="'a_' || $inner"/>
    </id>
  </xsl:template>

  <xsl:template match="result" as="element(id)">
    <xsl:variable name="inner" as="element(id)">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <id>
      <xsl:value-of select="'nr_' || $inner"/>
    </id>
  </xsl:template>
</xsl:stylesheet>
