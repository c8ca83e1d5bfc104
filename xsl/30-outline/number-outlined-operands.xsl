<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract needs="ada:outline" adds="ada:number" on="*@ada:outline">
    <c:purpose>Numbers what is to be outlined, in the order of the text, each kind for itself.</c:purpose>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)">
    <xsl:copy>
      <xsl:apply-templates select="@* | node()">
        <xsl:with-param name="numbers" tunnel="yes" as="map(xs:string, xs:integer)"
            select="map:merge((numbers:of(.//*[@ada:outline = 'ca']), numbers:of(.//*[@ada:outline = 'da'])))"
            xmlns:map="http://www.w3.org/2005/xpath-functions/map"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="*[@ada:outline]" as="element()">
    <xsl:param name="numbers" as="map(xs:string, xs:integer)" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:number" select="$numbers(generate-id())"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
