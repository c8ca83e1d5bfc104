<?xml version="1.0" encoding="UTF-8"?>
<!-- Indices of parts that are given values one by one: they are asked for apart from what they belong to. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:dealt="urn:adjoinery:dealt-index" exclude-result-prefixes="#all">
  <!-- An index away from its storage. -->
  <xsl:mode name="dealt:index" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="dealt:index" match="end" as="element(call)">
    <xsl:param name="place" as="element()" tunnel="yes"/>
    <xsl:sequence select="build:passive('numel', $place)"/>
  </xsl:template>

  <!-- Whether an index surely names one element: a number, the last one or one beside it, or what a loop counts. -->
  <xsl:function name="dealt:is-one" as="xs:boolean">
    <xsl:param name="index" as="element()"/>
    <xsl:sequence select="exists($index/(self::literal, self::end, self::binary[@op = ('+', '-')][*[1]/self::end][*[2]/self::literal],
        self::var[. = ancestor::for/*[1]]))"/>
  </xsl:function>

  <!-- Whether an index of a storage can be asked for elsewhere: its end is that of one place. -->
  <xsl:function name="dealt:is-known" as="xs:boolean">
    <xsl:param name="index" as="element()"/>
    <xsl:param name="storage" as="element()"/>
    <xsl:sequence select="empty($index/descendant-or-self::end)
        or empty($index/descendant-or-self::array//end) and dealt:is-place($storage)"/>
  </xsl:function>

  <!-- Whether a storage is one place, which may be named several times. -->
  <xsl:function name="dealt:is-place" as="xs:boolean">
    <xsl:param name="storage" as="element()"/>
    <xsl:sequence select="exists($storage/(self::var, (self::struct-ref, self::array[(cell-index, .)/param-list[count(*) eq 1]/(var, literal)])[dealt:is-place(*[1])]))"/>
  </xsl:function>
</xsl:stylesheet>
