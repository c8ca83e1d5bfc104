<?xml version="1.0" encoding="UTF-8"?>
<!--
  Tangents in many directions. A tangent has the size of its value and one dimension more, that of the directions: its pages
  are the tangents in each of them. Where values are matrices, all pages lie along the third dimension, and what is linear
  and elementwise serves all pages at once, as what has two dimensions is expanded along the third. All else is
  evaluated page by page.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:pages="urn:adjoinery:pages"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:include href="page-operations.xsl"/>
  <xsl:include href="page-by-page.xsl"/>
  <xsl:param name="array-dimensions" as="xs:string" select="'2'"/>

  <xsl:variable name="pages:limit" as="element(literal)" select="build:literal(if ($array-dimensions = '2') then '2' else 'Inf')"/>

  <!-- How many directions there are. -->
  <xsl:function name="pages:number" as="element(var)">
    <xsl:sequence select="build:temporary('directions', '')"/>
  </xsl:function>

  <xsl:function name="pages:has-tangent" as="xs:boolean">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="exists($expression/descendant-or-self::g)"/>
  </xsl:function>

  <!-- The tangent in all directions that an expression with tangents in one stands for. -->
  <xsl:function name="pages:value" as="element()">
    <xsl:param name="expression" as="element()"/>
    <xsl:choose>
      <xsl:when test="$expression/self::unary[@op = '{}'] or $expression/self::call/id = 'struct'">
        <xsl:copy select="$expression" copy-namespaces="no">
          <xsl:copy-of select="$expression/@*"/>
          <xsl:apply-templates mode="pages:parts" select="$expression/*"/>
        </xsl:copy>
      </xsl:when>
      <xsl:when test="pages:has-tangent($expression)">
        <xsl:sequence select="(pages:of($expression), pages:each($expression))[1]"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="pages:zeros($expression)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:mode name="pages:parts" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="pages:parts" match="unary/row-list/item-list/*" as="element()">
    <xsl:sequence select="pages:value(.)"/>
  </xsl:template>

  <xsl:template mode="pages:parts" match="call/param-list/*" as="element()">
    <xsl:sequence select="if (count(preceding-sibling::*) mod 2 eq 0) then . else pages:value(.)"/>
  </xsl:template>

  <!-- A zero tangent: what has no tangents in it, and no derivative but zero. -->
  <xsl:function name="pages:zeros" as="element()">
    <xsl:param name="zero" as="element()"/>
    <xsl:variable name="value" as="element()?" select="$zero/self::call[id = 'zeros']/param-list/call[id = 'size']/param-list[count(*) eq 1]/*"/>
    <xsl:variable name="sizes" as="element()*" select="
        if ($zero/self::literal[. = '0']) then (1 to 2) ! build:literal('1')
        else if ($zero/self::unary[@op = '[]'][empty(row-list/item-list/*)]) then (1 to 2) ! build:literal('0')
        else if ($zero/self::call[id = 'zeros']/param-list[count(*) eq 2]/literal[2][matches(., '^\d')]) then $zero/param-list/*
        else ()"/>
    <xsl:sequence select="
        if (exists($sizes)) then build:call('zeros', ($sizes, pages:number()))
        else if ($value[pages:is-flat(.)][not(self::var) or @ada:flat]) then build:call('zeros', build:brackets((build:call('size', $value), pages:number())))
        else build:call('adm_pages_zeros', (($value, $zero/self::call[id = 'adm_zeros']/param-list/*, $zero)[1], pages:number(), $pages:limit))"/>
  </xsl:function>

  <!-- Refuses arrays that cannot be matrices. -->
  <xsl:template name="pages:check" as="empty-sequence()">
    <xsl:param name="statement" as="element()"/>
    <xsl:for-each select="$statement[$array-dimensions = '2']//array[param-list[count(*) gt 2]][*[1]/descendant-or-self::g]">
      <xsl:message>
        <diagnostic code="E406" count="{count(param-list/*)}" file="{ancestor::function[last()]/@file}"
            at="{(following::*[@at], ancestor::*[@at])[1]/@at}"/>
      </xsl:message>
    </xsl:for-each>
  </xsl:template>

  <!-- A matrix of all pages, with indices for two dimensions and for all directions. -->
  <xsl:function name="pages:indexed" as="element(array)">
    <xsl:param name="storage" as="element(array)"/>
    <xsl:param name="indices" as="element()+"/>
    <array>
      <xsl:copy-of select="$storage/*[1]" copy-namespaces="no"/>
      <param-list>
        <xsl:copy-of select="$indices" copy-namespaces="no"/>
        <colon/>
      </param-list>
    </array>
  </xsl:function>

  <!-- Whether indices select cells or structures, which tangents have as their values do. -->
  <xsl:function name="pages:is-container" as="xs:boolean">
    <xsl:param name="storage" as="element(array)"/>
    <xsl:sequence select="exists(($storage, $storage/*[1])/@ada:container)"/>
  </xsl:function>

  <!-- Subscripts as arguments, in which `end` is that of the value and not that of its tangent. -->
  <xsl:function name="pages:subscripts" as="element()*">
    <xsl:param name="storage" as="element(array)"/>
    <xsl:variable name="plain" as="element(array)">
      <array>
        <xsl:sequence select="pages:plain($storage/*[1])"/>
        <xsl:copy-of select="$storage/param-list" copy-namespaces="no"/>
      </array>
    </xsl:variable>
    <xsl:sequence select="build:subscripts($plain/param-list)"/>
  </xsl:function>

  <!-- The storage of the value whose tangent a storage holds. -->
  <xsl:function name="pages:plain" as="element()">
    <xsl:param name="storage" as="element()"/>
    <xsl:apply-templates mode="pages:plain" select="$storage"/>
  </xsl:function>

  <xsl:mode name="pages:plain" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="pages:plain" match="g" as="element()">
    <xsl:copy-of select="*" copy-namespaces="no"/>
  </xsl:template>
</xsl:stylesheet>
