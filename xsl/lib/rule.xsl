<?xml version="1.0" encoding="UTF-8"?>
<!-- The derivative rules by their ids. The index is given: to make it in every run costs more than all that is looked up. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:r="urn:adjoinery:rules" xmlns:rule="urn:adjoinery:rule" exclude-result-prefixes="#all">
  <xsl:param name="rule-table" as="map(*)"/>

  <xsl:function name="rule:of" as="element(r:rule)">
    <xsl:param name="id" as="xs:string"/>
    <xsl:sequence select="$rule-table($id)"/>
  </xsl:function>
</xsl:stylesheet>
