<?xml version="1.0" encoding="UTF-8"?>
<!-- The companions of variables that hold modes (see the analysis spectra); goes with build.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build" xmlns:modes="urn:adjoinery:modes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:variable name="modes:companions" as="xs:string+" select="'modes', 'twins', 'vectors', 'others', 'weights', 'start', 'pairs'"/>

  <!-- The variable of this kind that is kept beside another, if there is one. -->
  <xsl:function name="modes:beside" as="element(var)?">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:param name="what" as="xs:string"/>
    <xsl:variable name="name" as="xs:string?" select="tokenize($variable/@ada:companions)[index-of($modes:companions, $what)][not(. = '-')]"/>
    <xsl:sequence select="$name ! build:variable(build:name(.))"/>
  </xsl:function>

  <!-- A variable without what has been said of it. -->
  <xsl:function name="modes:plain" as="element()">
    <xsl:param name="element" as="element()"/>
    <xsl:apply-templates mode="modes:plain" select="$element"/>
  </xsl:function>

  <xsl:mode name="modes:plain" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="modes:plain" as="empty-sequence()"
      match="@ada:modes | @ada:companions | @ada:mode-watch | @ada:mode-other | @ada:mode-read | @ada:mode-step | @ada:mode-product | @ada:mode-site | @ada:mode-from"/>

  <!-- The vectors that a variable holds, without weights. -->
  <xsl:function name="modes:vectors" as="element(var)">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:sequence select="(modes:beside($variable, 'vectors'), modes:plain($variable))[1]"/>
  </xsl:function>

  <!-- The numbers of the modes of a part: columns are found by the last index, rows by the first. -->
  <xsl:function name="modes:part" as="element()">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:param name="indices" as="element(param-list)"/>
    <xsl:variable name="index" as="element()" select="$indices/*[if (ends-with($variable/@ada:modes, 'columns')) then last() else 1]"/>
    <xsl:variable name="modes" as="element(var)" select="modes:beside($variable, 'modes')"/>
    <xsl:choose>
      <xsl:when test="$index/self::colon">
        <xsl:sequence select="$modes"/>
      </xsl:when>
      <xsl:otherwise>
        <array>
          <xsl:sequence select="$modes"/>
          <param-list>
            <xsl:copy-of select="$index" copy-namespaces="no"/>
          </param-list>
        </array>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
