<?xml version="1.0" encoding="UTF-8"?>
<!-- The derivative rules by their ids. An index of the table, as a key makes one in every run, would cost too much. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:r="urn:adjoinery:rules" xmlns:rule="urn:adjoinery:rule"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map" exclude-result-prefixes="#all">
  <xsl:param name="rules" as="document-node()"/>
  <xsl:variable name="rule:table" as="map(xs:string, element(r:rule))"
      select="map:merge($rules/*/r:rule ! map:entry(string(@id), .))"/>

  <xsl:function name="rule:of" as="element(r:rule)">
    <xsl:param name="id" as="xs:string"/>
    <xsl:sequence select="$rule:table($id)"/>
  </xsl:function>
</xsl:stylesheet>
