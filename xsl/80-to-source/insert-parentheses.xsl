<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:precedence="urn:adjoinery:precedence"
    xmlns:local="urn:adjoinery:insert-parentheses"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="binary unary sum range anonymous-function array struct-ref dyn-struct-ref">
    <c:purpose>Parentheses stand where the tree needs them to be read as it is, and nowhere else.</c:purpose>
    <c:case>
      <c:before>z = (a + b) * c - (d - e) / (f * g);</c:before>
      <c:after>z = (a + b) * c - (d - e) / (f * g);</c:after>
    </c:case>
    <c:case>
      <c:before>z = (((-a)) .^ 2)' + (-(b * c)) ^ (-1);</c:before>
      <c:after>z = (-a).^2' + (-(b * c))^-1;</c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/precedence.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template as="element()" match="(binary | unary | sum | range | anonymous-function)
      [parent::binary | parent::unary | parent::op | parent::range | parent::array | parent::struct-ref
        | parent::dyn-struct-ref | parent::when][local:is-misread(., ..)]">
    <unary op="()">
      <xsl:next-match/>
    </unary>
  </xsl:template>

  <!-- Whether the operand would not be read as one where it stands. -->
  <xsl:function name="local:is-misread" as="xs:boolean">
    <xsl:param name="operand" as="element()"/>
    <xsl:param name="parent" as="element()"/>
    <xsl:variable name="inner" as="xs:integer" select="precedence:of($operand)"/>
    <xsl:variable name="is-first" as="xs:boolean" select="empty($operand/preceding-sibling::*)"/>
    <xsl:choose>
      <xsl:when test="$parent/(self::array | self::struct-ref | self::dyn-struct-ref)">
        <xsl:sequence select="$is-first and $inner lt 100"/>
      </xsl:when>
      <xsl:when test="$parent/self::when">
        <xsl:sequence select="exists($operand/self::binary[@op = '='])"/>
      </xsl:when>
      <xsl:when test="$parent/self::op">
        <xsl:sequence select="$inner lt 8 or $inner eq 8 and exists($parent/preceding-sibling::op)"/>
      </xsl:when>
      <xsl:when test="$parent/self::unary[@op = ('()', '[]', '{}')]">
        <xsl:sequence select="false()"/>
      </xsl:when>
      <xsl:when test="$parent/self::binary[@op = '='][parent::statement-list]">
        <xsl:sequence select="false()"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="outer" as="xs:integer" select="precedence:of($parent)"/>
        <xsl:variable name="sign-of-exponent" as="xs:boolean" select="$outer eq 11 and not($is-first)
            and exists($operand/self::unary) and $inner eq 10 and precedence:of($operand/*) ge 100"/>
        <xsl:sequence select="not($sign-of-exponent) and ($inner lt $outer
            or $inner eq $outer and (not($is-first) or exists($parent/self::range)))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
