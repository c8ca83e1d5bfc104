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

  <!-- Functions whose results are elements of their first arguments, or zeros. -->
  <xsl:variable name="pages:moving" as="xs:string*" select="'diag', 'tril', 'triu', 'fliplr', 'flipud', 'flip', 'rot90', 'circshift', 'transpose',
      'reshape', 'vec', 'squeeze', 'permute', 'repmat', 'adm_gather', 'adm_row'"/>

  <!-- The result of a formula page by page: a function of the tangents that are in it, called once where it only moves elements. -->
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
    <xsl:sequence select="build:call(if (pages:moves($formula)) then 'adm_pages_moved' else 'adm_pages_each', (pages:number(), $pages:limit, $function, $storages[position() = $first] ! pages:of(.)))"/>
  </xsl:function>

  <!-- Whether all elements of a formula's result are elements of tangents, or zeros. -->
  <xsl:function name="pages:moves" as="xs:boolean">
    <xsl:param name="formula" as="element()"/>
    <xsl:sequence select="
        if (not(pages:has-tangent($formula))) then exists($formula/(self::call[id = ('zeros', 'adm_zeros')], self::literal[. = '0']))
        else if ($formula/(self::var, self::struct-ref)) then true()
        else if ($formula/(self::unary[@op = '[]']/row-list/item-list, self::call[id = ('horzcat', 'vertcat')]/param-list))
        then every $it in $formula/(row-list/item-list, param-list)/* satisfies pages:moves($it)
        else if ($formula/self::array) then pages:moves($formula/*[1]) and not(pages:has-tangent($formula/*[2]))
        else $formula/self::call/id = $pages:moving and pages:moves($formula/param-list/*[1])
            and not($formula/param-list/*[position() gt 1] ! pages:has-tangent(.) = true())"/>
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
