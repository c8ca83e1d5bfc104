<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:tape="urn:adjoinery:tape"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="for while">
    <c:purpose>Every loop gets a tape: a value of its own that grows by one record a trip.</c:purpose>
  </c:contract>
  <xsl:include href="../lib/tape.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="for | while" as="element()+">
    <binary op="=">
      <xsl:sequence select="tape:of(@ada:loop)"/>
      <empty-tape>
        <xsl:copy-of select="@ada:loop, @ada:counted"/>
        <xsl:copy-of select="self::for[not(@ada:counted)]/(*[1], *[2])" copy-namespaces="no"/>
      </empty-tape>
    </binary>
    <xsl:next-match/>
  </xsl:template>
</xsl:stylesheet>
