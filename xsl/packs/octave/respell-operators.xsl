<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="unary@op=! binary@op=!= binary@op=** binary@op=.**"
      ends="unary[@op = '!'] | binary[@op = ('!=', '**', '.**')]">
    <c:purpose>Octave's own spellings of operators become those that both languages know.</c:purpose>
    <c:case>
      <c:before>z = !(x != y);</c:before>
      <c:after>z = ~(x ~= y);</c:after>
    </c:case>
    <c:case>
      <c:before>z = x ** 2 + y .** 3;</c:before>
      <c:after>z = x^2 + y.^3;</c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="unary/@op[. = '!']" as="attribute(op)">
    <xsl:attribute name="op" select="'~'"/>
  </xsl:template>

  <xsl:template match="binary/@op[. = '!=']" as="attribute(op)">
    <xsl:attribute name="op" select="'~='"/>
  </xsl:template>

  <xsl:template match="binary/@op[. = ('**', '.**')]" as="attribute(op)">
    <xsl:attribute name="op" select="replace(., '\*\*', '^')"/>
  </xsl:template>
</xsl:stylesheet>
