<?xml version="1.0" encoding="UTF-8"?>
<!--
  Joins the files of derivative rules to one table in which every rule has an id, every function has an element of its
  own, and every formula is the tree that the parser and the first phases of the pipeline made of it. The trees come
  as functions, one a formula, in the order of the formulas.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:adm="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns="urn:adjoinery:rules" xpath-default-namespace="urn:adjoinery:rules" exclude-result-prefixes="#all">
  <!-- Whether the files are a user's: their rules have ids of their own. -->
  <xsl:param name="given" as="xs:boolean" select="false()"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template name="go" as="element(rules)">
    <xsl:param name="n" as="node()*"/>
    <xsl:variable name="trees" as="element(adm:function)*"
        select="$n/self::adm:adimat/adm:master-tree/adm:function-list/adm:function"/>
    <xsl:variable name="formulas" as="element()*" select="for $document in $n return $document//(partial | forward | adjoint)"/>
    <rules>
      <xsl:apply-templates select="$n/rules/*">
        <xsl:with-param name="trees" tunnel="yes" as="map(xs:string, element()?)"
            select="map:merge(for $i in 1 to count($formulas) return map{generate-id($formulas[$i]): $trees[$i]})"
            xmlns:map="http://www.w3.org/2005/xpath-functions/map"/>
      </xsl:apply-templates>
    </rules>
  </xsl:template>

  <xsl:template match="rule" as="element(rule)">
    <xsl:variable name="names" as="xs:string*" select="tokenize(translate(@args, '.', ''))"/>
    <rule id="{'given-'[$given]}{@name}-{count(preceding-sibling::rule[@name = current()/@name]) + 1}" arity="{count($names)}">
      <xsl:copy-of select="@*" copy-namespaces="no"/>
      <xsl:apply-templates select="partial | forward | adjoint | use">
        <xsl:with-param name="names" select="$names" tunnel="yes"/>
        <xsl:with-param name="results" select="if (@results) then tokenize(@results) else 'z'" tunnel="yes"/>
      </xsl:apply-templates>
    </rule>
  </xsl:template>

  <xsl:template match="partial | forward | adjoint" as="element()">
    <xsl:param name="trees" as="map(xs:string, element()?)" tunnel="yes"/>
    <xsl:param name="names" as="xs:string*" tunnel="yes"/>
    <xsl:copy copy-namespaces="no">
      <xsl:copy-of select="@*"/>
      <!-- The place of the argument that it is a derivative of; none where it is one of several at once. -->
      <xsl:for-each select="index-of($names, @of)">
        <xsl:attribute name="argument" select="."/>
      </xsl:for-each>
      <xsl:apply-templates mode="formula" select="$trees(generate-id())/adm:statement-list/adm:binary/*[2]"/>
    </xsl:copy>
  </xsl:template>

  <!-- Variables of formulas tell what they stand for, so that nobody looks for their names: the argument of a place (the
    last one for all that are left, too), the result of a place, or its adjoint, or the pattern of an argument; the others are tangents. -->
  <xsl:mode name="formula" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="formula" match="@at" as="empty-sequence()"/>

  <xsl:template mode="formula" match="adm:var" as="element(adm:var)">
    <xsl:param name="names" as="xs:string*" tunnel="yes"/>
    <xsl:param name="results" as="xs:string*" tunnel="yes"/>
    <xsl:variable name="argument" as="xs:integer?" select="index-of($names, string())"/>
    <xsl:variable name="result" as="xs:integer?" select="index-of($results, string())"/>
    <xsl:variable name="seed" as="xs:integer?" select="index-of($results ! ('a_' || .), string())"/>
    <xsl:variable name="pattern" as="xs:integer?" select="index-of($names ! ('pattern_' || .), string())"/>
    <xsl:copy copy-namespaces="no">
      <xsl:choose>
        <xsl:when test="exists($argument)">
          <xsl:attribute name="{if ($argument eq count($names)) then 'rest' else 'argument'}" select="$argument"/>
        </xsl:when>
        <xsl:when test="exists($result)">
          <xsl:attribute name="result" select="$result"/>
        </xsl:when>
        <xsl:when test="exists($seed)">
          <xsl:attribute name="seed" select="$seed"/>
        </xsl:when>
        <xsl:when test="exists($pattern)">
          <xsl:attribute name="pattern" select="$pattern"/>
        </xsl:when>
      </xsl:choose>
      <xsl:copy-of select="*" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="passive | missing | refused" as="element()*">
    <xsl:variable name="this" as="element()" select="."/>
    <xsl:for-each select="tokenize((@name, @names)[1])">
      <xsl:element name="{local-name($this)}">
        <xsl:attribute name="name" select="."/>
        <xsl:copy-of select="$this/@* except $this/(@name, @names)"/>
      </xsl:element>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
