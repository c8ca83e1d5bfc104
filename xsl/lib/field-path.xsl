<?xml version="1.0" encoding="UTF-8"?>
<!-- The arguments by which getfield and setfield are told which part of a structure is meant: names, and indices in braces. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:field="urn:adjoinery:field-path" exclude-result-prefixes="#all">
  <!-- Whether these are such arguments: lists may be any number of them. -->
  <xsl:function name="field:is-told" as="xs:boolean">
    <xsl:param name="path" as="element()*"/>
    <xsl:sequence select="exists($path) and empty($path/self::array/cell-index/param-list/(colon, range))
        and (every $it in $path satisfies if ($it/self::unary[@op = '{}']) then count($it/row-list/item-list) eq 1
          else not($it/self::literal[not(matches(., '^[''&quot;]'))]))"/>
  </xsl:function>

  <!-- The part of storage that they tell. -->
  <xsl:function name="field:part" as="element()">
    <xsl:param name="storage" as="element()"/>
    <xsl:param name="path" as="element()*"/>
    <xsl:sequence select="fold-left($path, $storage, field:step#2)"/>
  </xsl:function>

  <xsl:function name="field:step" as="element()">
    <xsl:param name="base" as="element()"/>
    <xsl:param name="by" as="element()"/>
    <xsl:choose>
      <xsl:when test="$by/self::unary[@op = '{}']">
        <array>
          <xsl:copy-of select="$base" copy-namespaces="no"/>
          <param-list>
            <xsl:copy-of select="$by/row-list/item-list/*" copy-namespaces="no"/>
          </param-list>
        </array>
      </xsl:when>
      <xsl:when test="$by/self::literal[matches(., '^(.)[A-Za-z][\w_]*\1$')]">
        <xsl:sequence select="build:field($base, substring($by, 2, string-length($by) - 2))"/>
      </xsl:when>
      <xsl:otherwise>
        <dyn-struct-ref>
          <xsl:copy-of select="$base, $by" copy-namespaces="no"/>
        </dyn-struct-ref>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
