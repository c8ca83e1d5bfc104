<?xml version="1.0" encoding="UTF-8"?>
<!-- Builds indices as arguments; goes with build.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- Indices as arguments of a helper: a colon goes as a string, `end` as the size that it stands for. -->
  <xsl:function name="build:subscripts" as="element()*">
    <xsl:param name="indices" as="element(param-list)"/>
    <xsl:apply-templates mode="build:subscript" select="$indices/*"/>
  </xsl:function>

  <xsl:mode name="build:subscript" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="build:subscript" match="param-list/colon" as="element(literal)">
    <xsl:sequence select="build:literal(''':''')"/>
  </xsl:template>

  <!-- Storage inside an index has its own colons and ends. -->
  <xsl:template mode="build:subscript" match="array" as="element(array)">
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <xsl:template mode="build:subscript" match="end" as="element(call)">
    <xsl:variable name="index" as="element()" select="build:index-around(.)"/>
    <xsl:sequence select="build:end($index/ancestor::array[1]/*[1], $index)"/>
  </xsl:template>

  <!-- The index that an `end` stands in: it belongs to the nearest storage around it. -->
  <xsl:function name="build:index-around" as="element()">
    <xsl:param name="end" as="element(end)"/>
    <xsl:sequence select="$end/ancestor-or-self::*[parent::param-list[parent::array or parent::cell-index]][1]"/>
  </xsl:function>

  <!-- The value of `end` in an index of a storage: the last of several counts all dimensions that are left. -->
  <xsl:function name="build:end" as="element(call)">
    <xsl:param name="of" as="element()"/>
    <xsl:param name="index" as="element()"/>
    <xsl:variable name="place" as="xs:integer" select="count($index/preceding-sibling::*) + 1"/>
    <xsl:variable name="count" as="xs:integer" select="count($index/../*)"/>
    <xsl:variable name="folded" as="element(array)">
      <array>
        <xsl:copy-of select="$of" copy-namespaces="no"/>
        <param-list>
          <xsl:for-each select="1 to $count">
            <colon/>
          </xsl:for-each>
        </param-list>
      </array>
    </xsl:variable>
    <xsl:sequence select="if ($count eq 1) then build:passive('numel', $of)
        else build:passive('size', (if ($place eq $count) then $folded else $of, build:literal(string($place))))"/>
  </xsl:function>
</xsl:stylesheet>
