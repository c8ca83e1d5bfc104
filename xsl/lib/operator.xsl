<?xml version="1.0" encoding="UTF-8"?>
<!-- The entry of the table of operators that an element stands for, if it is an operator. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:r="urn:adjoinery:rules" xmlns:operator="urn:adjoinery:operator"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- Given, as the index of the rules is. -->
  <xsl:param name="operator-table" as="map(*)"/>

  <xsl:function name="operator:of" as="element(r:operator)?">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="$operator-table(operator:key($expression))"/>
  </xsl:function>

  <!-- The identity of operators: their kind and their spelling. -->
  <xsl:function name="operator:key" as="xs:string">
    <xsl:param name="expression" as="element()"/>
    <xsl:variable name="kind" as="xs:string" select="
        if ($expression/self::binary) then 'binary'
        else if ($expression/self::sum) then 'binary+'
        else if ($expression/self::range) then 'range:'
        else if ($expression/self::unary[ends-with(@op, '''') or @place = 'postfix']) then 'postfix'
        else if ($expression/self::unary) then 'prefix'
        else 'none'"/>
    <xsl:sequence select="$kind || $expression/@op"/>
  </xsl:function>
</xsl:stylesheet>
