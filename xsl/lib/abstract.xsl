<?xml version="1.0" encoding="UTF-8"?>
<!-- The text printed for elements that no MATLAB says. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:abstract="urn:adjoinery:abstract" exclude-result-prefixes="#all">
  <!-- `shown` where a tree on its way is to be looked at; `refused` where the text is the product. -->
  <xsl:param name="abstract" as="xs:string" select="'shown'"/>

  <xsl:function name="abstract:text" as="xs:string">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="if ($abstract = 'refused') then error((), 'the abstract element ' || local-name($element) || ' was left')
        else $text"/>
  </xsl:function>
</xsl:stylesheet>
