<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="function@ada:role=plain">
    <c:purpose>Functions that are needed as they are, because they are called where nothing is active, stand in the
      output as they were written.</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="originals" as="element()?" select="()"/>

  <xsl:template match="function[@ada:role = 'plain']" as="element(function)">
    <xsl:variable name="original" as="element(function)" select="$originals/master-tree/function-list
        /function[@file = current()/@file][id = current()/id]"/>
    <xsl:copy-of select="$original" copy-namespaces="no"/>
  </xsl:template>
</xsl:stylesheet>
