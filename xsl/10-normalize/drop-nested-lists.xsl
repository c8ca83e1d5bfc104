<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="statement-list" ends="statement-list/statement-list">
    <c:purpose>A statement list inside another is taken apart, so that other steps may leave one wherever they
      put several statements in the place of one (seed 003, listing 21).</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list/statement-list" as="node()*">
    <xsl:apply-templates/>
  </xsl:template>
</xsl:stylesheet>
