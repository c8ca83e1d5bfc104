<?xml version="1.0" encoding="UTF-8"?>
<!-- Numbers elements from 1 in their order, all at once: counting those before each one takes quadratic time. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map" xmlns:numbers="urn:adjoinery:numbers" exclude-result-prefixes="#all">
  <xsl:function name="numbers:of" as="map(xs:QName, xs:integer)">
    <xsl:param name="elements" as="element()*"/>
    <xsl:sequence select="map:merge($elements ! map:entry(numbers:key(.), position()))"/>
  </xsl:function>

  <!-- Identifies an element. Identifiers of nodes grow with their depth, and texts of more than some 20 characters all
    have one hash for the processor; that of names comes from little of the namespace. -->
  <xsl:function name="numbers:key" as="xs:QName">
    <xsl:param name="element" as="element()"/>
    <xsl:variable name="id" as="xs:string" select="generate-id($element)"/>
    <xsl:variable name="length" as="xs:integer" select="string-length($id)"/>
    <xsl:sequence select="QName($id, 'n' || substring($id, $length - 9) || $length)"/>
  </xsl:function>
</xsl:stylesheet>
