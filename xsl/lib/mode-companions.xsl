<?xml version="1.0" encoding="UTF-8"?>
<!-- The companions of columns and rows of vectors: the vectors by themselves, and their weights. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:modes="urn:adjoinery:modes"
    xmlns:companions="urn:adjoinery:companions" exclude-result-prefixes="#all">
  <!-- The operand that the modes come from: columns or rows, where there are some. -->
  <xsl:function name="companions:source" as="element(var)">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:variable name="operands" as="element(var)+" select="companions:operands($of)[@ada:modes]"/>
    <xsl:sequence select="($operands[matches(@ada:modes, '(columns|rows|squares)$')], $operands)[1]"/>
  </xsl:function>

  <!-- The variables that are read, or whose parts are. -->
  <xsl:function name="companions:operands" as="element(var)*">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:sequence select="$of/*[2]/(if (self::call) then param-list/*/(if (self::call) then param-list/* else .) else .) ! companions:root(.)"/>
  </xsl:function>

  <xsl:function name="companions:root" as="element(var)?">
    <xsl:param name="storage" as="element()"/>
    <xsl:sequence select="if ($storage/self::array) then companions:root($storage/*[1]) else $storage/self::var"/>
  </xsl:function>

  <!-- The operand that columns or rows are weighed with. -->
  <xsl:function name="companions:weighing" as="element(var)">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:sequence select="companions:operands($of)[matches(@ada:modes, '^(values|diagonal)$')]"/>
  </xsl:function>

  <!-- Vectors without weights, changed as those with weights are. -->
  <xsl:function name="companions:vectors" as="element()">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:variable name="source" as="element(var)" select="companions:source($of)"/>
    <xsl:choose>
      <xsl:when test="$of/@ada:mode-step = ('weigh', 'divide', 'copy', 'square')">
        <xsl:sequence select="modes:vectors($source)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates mode="companions:unweighed" select="$of/*[2]"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:mode name="companions:unweighed" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="companions:unweighed" match="var[@ada:modes]" as="element(var)">
    <xsl:sequence select="modes:vectors(.)"/>
  </xsl:template>

  <xsl:function name="companions:weights" as="element(binary)*">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:param name="name" as="element(var)"/>
    <xsl:variable name="source" as="element(var)" select="companions:source($of)"/>
    <xsl:variable name="given" as="element(var)?" select="modes:beside($source, 'weights')"/>
    <xsl:choose>
      <xsl:when test="$of/@ada:mode-step = ('weigh', 'divide')">
        <xsl:sequence select="build:assign($name, build:ruled(if ($of/@ada:mode-step = 'weigh') then 'adm_weights' else 'adm_divisors',
            (modes:plain(companions:weighing($of)), $given)))"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'part'">
        <xsl:variable name="part" as="element()" select="modes:part($source, $of/*[2]/param-list)"/>
        <xsl:variable name="weights" as="element()">
          <xsl:for-each select="$part">
            <xsl:choose>
              <xsl:when test="self::array">
                <array>
                  <xsl:sequence select="$given, param-list"/>
                </array>
              </xsl:when>
              <xsl:otherwise>
                <xsl:sequence select="$given"/>
              </xsl:otherwise>
            </xsl:choose>
          </xsl:for-each>
        </xsl:variable>
        <xsl:sequence select="build:assign($name, $weights)"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'flip'">
        <xsl:sequence select="build:assign($name, build:ruled('flipud', $given))"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'turn' and $of/*[2]/id = 'ctranspose'">
        <xsl:sequence select="build:assign($name, build:ruled('conj', $given))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:assign($name, $given)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
