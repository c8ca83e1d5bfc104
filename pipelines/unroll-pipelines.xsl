<?xml version="1.0" encoding="UTF-8"?>
<!--
  Unrolls trees of pipelines to linear lists (Willkomm 2020, section 6.9.1): the steps of a product are those of all
  lists on the way from the root to its branch. `use` stands for all steps of the tree of that name, or, within a phase, for
  those that a pack has for this phase, or for a part of it; each of them says of which pack it is.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns="urn:adjoinery:pipeline"
    xpath-default-namespace="urn:adjoinery:pipeline" exclude-result-prefixes="#all">
  <xsl:mode on-no-match="fail" on-multiple-match="fail"/>
  <xsl:mode name="steps" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template name="go" as="element(pipelines)">
    <xsl:param name="n" as="node()*"/>
    <pipelines>
      <xsl:apply-templates select="$n//branch[not(branch)] | $n//pipeline[not(branch)]">
        <xsl:with-param name="all" select="$n//pipeline" tunnel="yes"/>
        <xsl:with-param name="packs" select="$n//pack" tunnel="yes"/>
      </xsl:apply-templates>
    </pipelines>
  </xsl:template>

  <xsl:template match="branch | pipeline" as="element(pipeline)">
    <pipeline name="{@name}">
      <xsl:apply-templates mode="steps" select="ancestor-or-self::*/(phase | use)"/>
    </pipeline>
  </xsl:template>

  <xsl:template mode="steps" match="use[@pipeline]" as="element()*">
    <xsl:param name="all" as="element(pipeline)*" tunnel="yes"/>
    <xsl:variable name="used" as="element(pipeline)" select="$all[@name = current()/@pipeline]"/>
    <xsl:apply-templates mode="steps" select="$used/(phase | use)"/>
  </xsl:template>

  <xsl:template mode="steps" match="phase" as="element()*">
    <xsl:variable name="steps" as="element()*">
      <xsl:apply-templates mode="steps" select="step | analysis | use"/>
    </xsl:variable>
    <xsl:variable name="phase" as="element(phase)" select="."/>
    <xsl:for-each select="$steps">
      <xsl:copy>
        <xsl:attribute name="phase" select="$phase/@name"/>
        <xsl:if test="position() = last()"><xsl:copy-of select="$phase/@form"/></xsl:if>
        <xsl:copy-of select="@*"/>
      </xsl:copy>
    </xsl:for-each>
  </xsl:template>

  <xsl:template mode="steps" match="phase/use" as="element()*" priority="1">
    <xsl:param name="packs" as="element(pack)*" tunnel="yes"/>
    <xsl:variable name="use" as="element(use)" select="."/>
    <xsl:variable name="used" as="element(phase)"
        select="$packs[@name = $use/@pack]/phase[@name = $use/../@name][string(@part) = string($use/@part)]"/>
    <xsl:for-each select="$used/(step | analysis)">
      <xsl:copy>
        <xsl:attribute name="pack" select="$use/@pack"/>
        <xsl:copy-of select="@*"/>
      </xsl:copy>
    </xsl:for-each>
  </xsl:template>

  <xsl:template mode="steps" match="step | analysis" as="element()">
    <xsl:copy-of select="."/>
  </xsl:template>
</xsl:stylesheet>
