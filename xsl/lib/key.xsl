<?xml version="1.0" encoding="UTF-8"?>
<!-- The identity of a variable: the key by which the analyses know it too. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:key="urn:adjoinery:key"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="key:of" as="xs:string">
    <xsl:param name="variable" as="element()"/>
    <!-- The usual ones first: a user's variable, its adjoint, a temporary. -->
    <xsl:sequence select="$variable ! (
        if (id and self::var) then string()
        else if (a/id) then 'a:' || .
        else if (tmp) then 'tmp:' || tmp/@kind || ':' || .
        else if (g/id) then 'g:' || .
        else if (self::tmp) then 'tmp:' || @kind || ':' || .
        else (if (a) then 'a:' else if (g) then 'g:' else if (result) then 'nr:' else '')
            || string-join(descendant-or-self::tmp ! ('tmp:' || @kind || ':')) || .)"/>
  </xsl:function>

  <!-- The variables that are written to as a whole, one of each, in their order. -->
  <xsl:function name="key:written" as="element(var)*">
    <xsl:param name="statements" as="element()*"/>
    <xsl:for-each-group group-by="key:of(.)" select="for $it in
        $statements ! descendant-or-self::*[self::binary[@op = '='] or self::for or self::iteration-start] return
          if ($it/self::iteration-start) then $it
          else $it ! *[1] ! (if (self::unary) then row-list/item-list/var else .[self::var or self::id or self::tmp])">
      <xsl:choose>
        <xsl:when test="self::var">
          <xsl:copy-of select="." copy-namespaces="no"/>
        </xsl:when>
        <xsl:when test="self::iteration-start">
          <xsl:copy-of select="var" copy-namespaces="no"/>
        </xsl:when>
        <xsl:otherwise>
          <var>
            <xsl:copy-of select="." copy-namespaces="no"/>
          </var>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each-group>
  </xsl:function>

  <!-- The variables of a list at some places, which an analysis names. -->
  <xsl:function name="key:chosen" as="element(var)*">
    <xsl:param name="list" as="element()"/>
    <xsl:param name="positions" as="attribute()?"/>
    <xsl:sequence select="for $position in tokenize($positions) return subsequence($list/*, xs:integer($position), 1)"/>
  </xsl:function>
</xsl:stylesheet>
