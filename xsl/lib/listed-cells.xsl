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

  <!-- The list of cells that takes as many outputs as it has places: the last target, whose index tells how many. -->
  <xsl:function name="listed:filled" as="element(array)?">
    <xsl:param name="targets" as="element()*"/>
    <xsl:sequence select="$targets[last()][listed:is-list(.)][count($targets[listed:is-list(.)]) eq 1]
        [cell-index/param-list[count(*) eq 1][not(.//end)]]"/>
  </xsl:function>

  <!-- How many values a list of cells with one index stands for. -->
  <xsl:function name="listed:count" as="element(call)">
    <xsl:param name="list" as="element(array)"/>
    <xsl:variable name="index" as="element()" select="$list/cell-index/param-list/*"/>
    <xsl:sequence select="build:passive('numel', if ($index/self::colon) then $list/*[1] else $index)"/>
  </xsl:function>

  <!-- How many outputs targets with lists of cells take. -->
  <xsl:function name="listed:count-of-targets" as="element()">
    <xsl:param name="targets" as="element()+"/>
    <xsl:variable name="single" as="xs:integer" select="count($targets[not(listed:is-list(.))])"/>
    <xsl:variable name="counts" as="element()+" select="build:literal(string($single))[$single gt 0],
        $targets[listed:is-list(.)] ! listed:count(.)"/>
    <xsl:sequence select="fold-left(tail($counts), head($counts), function($sum, $count) { build:binary('+', $sum, $count) })"/>
  </xsl:function>

  <!-- The cell array whose cells are the values of a list. -->
  <xsl:function name="listed:cells" as="element()">
    <xsl:param name="list" as="element()"/>
    <xsl:choose>
      <xsl:when test="$list/self::struct-ref or $list/self::dyn-struct-ref">
        <call ada:is="rule">
          <xsl:sequence select="build:call('adm_values', ($list/*[1],
              if ($list/self::struct-ref) then build:text($list/*[2]) else $list/*[2]))/*"/>
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

  <!-- Whether `deal` gets nothing but one list, of any length. -->
  <xsl:function name="listed:deals-list" as="xs:boolean">
    <xsl:param name="deal" as="element(call)"/>
    <xsl:sequence select="exists($deal/param-list[count(*) eq 1]/*[listed:may-be-several(.)])"/>
  </xsl:function>

  <!-- Whether an argument may be several, or none. -->
  <xsl:function name="listed:may-be-several" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:sequence select="exists($argument[listed:is-list(.) or self::struct-ref or self::dyn-struct-ref])"/>
  </xsl:function>
</xsl:stylesheet>
