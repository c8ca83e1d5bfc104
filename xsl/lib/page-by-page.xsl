<?xml version="1.0" encoding="UTF-8"?>
<!-- Formulas that are evaluated for one direction after the other, for pages.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:key="urn:adjoinery:key"
    xmlns:pages="urn:adjoinery:pages"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:include href="key.xsl"/>

  <!-- The result of a formula page by page: a function of the tangents that are in it. -->
  <xsl:function name="pages:each" as="element(call)">
    <xsl:param name="formula" as="element()"/>
    <xsl:variable name="storages" as="element()*" select="pages:storages($formula)"/>
    <xsl:variable name="parameters" as="element(var)*" select="for $place in 1 to count($storages) return
        if ($storages[$place]/self::var) then build:variable($storages[$place]/*) else build:temporary('page', string($place))"/>
    <xsl:variable name="first" as="xs:integer*" select="for $place in 1 to count($storages) return
        $place[not(key:of($parameters[$place]) = subsequence($parameters, 1, $place - 1) ! key:of(.))]"/>
    <xsl:variable name="function" as="element(anonymous-function)">
      <anonymous-function>
        <param-list>
          <xsl:sequence select="$parameters[position() = $first]"/>
        </param-list>
        <xsl:apply-templates mode="pages:body" select="$formula">
          <xsl:with-param name="storages" select="$storages" tunnel="yes"/>
        </xsl:apply-templates>
      </anonymous-function>
    </xsl:variable>
    <xsl:sequence select="build:call('adm_pages_each', (pages:number(), $pages:limit, $function, $storages[position() = $first] ! pages:of(.)))"/>
  </xsl:function>

  <!-- The outermost storage with tangents whose pages can be had. -->
  <xsl:function name="pages:storages" as="element()*">
    <xsl:param name="formula" as="element()"/>
    <xsl:sequence select="
        if (not(pages:has-tangent($formula))) then ()
        else if ($formula[self::var or self::array or self::struct-ref or self::dyn-struct-ref] and exists(pages:of($formula))) then $formula
        else $formula/* ! pages:storages(.)"/>
  </xsl:function>

  <xsl:mode name="pages:body" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="pages:body" match="array | struct-ref | dyn-struct-ref" as="element()">
    <xsl:param name="storages" as="element()*" tunnel="yes"/>
    <xsl:variable name="storage" as="element()" select="."/>
    <xsl:variable name="place" as="xs:integer?" select="(for $place in 1 to count($storages) return $place[$storages[$place] is $storage])[1]"/>
    <xsl:choose>
      <xsl:when test="exists($place)">
        <xsl:sequence select="build:temporary('page', string($place))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
