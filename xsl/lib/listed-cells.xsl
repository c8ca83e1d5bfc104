<?xml version="1.0" encoding="UTF-8"?>
<!-- Lists of values: what cell arrays and structure arrays hold, where it stands as `c{:}` or `s.a`. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:listed="urn:adjoinery:listed-cells" xmlns:build="urn:adjoinery:build" exclude-result-prefixes="#all">
  <!-- Whether cells stand for several values, by their form. -->
  <xsl:function name="listed:is-list" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="exists($it/self::array/cell-index/param-list/(colon, range, unary[@op = '[]']))"/>
  </xsl:function>

  <!-- The cell array whose cells are the values of a list. -->
  <xsl:function name="listed:cells" as="element()">
    <xsl:param name="list" as="element()"/>
    <xsl:choose>
      <xsl:when test="$list/self::struct-ref or $list/self::dyn-struct-ref">
        <call ada:is="rule">
          <xsl:sequence select="build:call('adm_values', ($list/*[1],
              if ($list/self::struct-ref) then build:literal('''' || $list/*[2] || '''') else $list/*[2]))/*"/>
        </call>
      </xsl:when>
      <xsl:when test="$list/cell-index/param-list[count(*) eq 1]/colon">
        <xsl:copy-of select="$list/*[1]" copy-namespaces="no"/>
      </xsl:when>
      <xsl:otherwise>
        <array>
          <xsl:copy-of select="$list/*[1], $list/cell-index/param-list" copy-namespaces="no"/>
        </array>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
