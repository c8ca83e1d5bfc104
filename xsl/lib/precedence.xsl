<?xml version="1.0" encoding="UTF-8"?>
<!-- How tightly an expression binds, from the table of operators; what is no operator binds most tightly. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:r="urn:adjoinery:rules"
    xmlns:precedence="urn:adjoinery:precedence"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:param name="rules" as="document-node()"/>
  <xsl:key name="operator" match="r:operator" use="@kind || @op"/>

  <xsl:function name="precedence:of" as="xs:integer">
    <xsl:param name="expression" as="element()"/>
    <xsl:variable name="operator" as="xs:string" select="precedence:operator($expression)"/>
    <xsl:sequence select="if ($operator = 'primary') then 100 else if ($operator = 'open') then 0
        else xs:integer(key('operator', $operator, $rules)/@precedence)"/>
  </xsl:function>

  <xsl:function name="precedence:operator" as="xs:string">
    <xsl:param name="expression" as="element()"/>
    <xsl:choose>
      <xsl:when test="$expression/self::binary" expand-text="yes">binary{$expression/@op}</xsl:when>
      <xsl:when test="$expression/self::sum">binary+</xsl:when>
      <xsl:when test="$expression/self::range">range:</xsl:when>
      <xsl:when test="$expression/self::anonymous-function">open</xsl:when>
      <xsl:when test="$expression/self::unary[@op = ('()', '[]', '{}')]">primary</xsl:when>
      <xsl:when test="$expression/self::unary[@op = ('''', '.''') or @place = 'postfix']"
          expand-text="yes">postfix{$expression/@op}</xsl:when>
      <xsl:when test="$expression/self::unary" expand-text="yes">prefix{$expression/@op}</xsl:when>
      <xsl:otherwise>primary</xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
