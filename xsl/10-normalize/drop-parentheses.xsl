<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="unary@op=()" ends="unary[@op = '()']">
    <c:purpose>Parentheses that were written say nothing once the tree stands; the printer sets its own.</c:purpose>
    <c:case>
      <c:before>z = (x + y) * 2;</c:before>
      <c:after>z = (x + y) * 2;</c:after>
    </c:case>
    <c:case>
      <c:before>z = ((x)) .^ (2);</c:before>
      <c:after>z = x.^2;</c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="unary[@op = '()']" as="element()">
    <xsl:apply-templates select="*"/>
  </xsl:template>
</xsl:stylesheet>
