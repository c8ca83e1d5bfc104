<?xml version="1.0" encoding="UTF-8"?>
<!--
  Joins the files of derivative rules to one table in which every rule has an id, every function has an element of its
  own, and every formula is the tree that the parser and the first phases of the pipeline made of it. So are pattern and
  replacement of every rewrite. The trees come as functions, in the order of the formulas and rewrites: one a formula, and
  one for each function that a rewrite is for.
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
    <xsl:variable name="formulas" as="element()*"
        select="for $document in $n return $document//(partial | forward | adjoint | rewrite)"/>
    <!-- The formula or rewrite that each tree belongs to. -->
    <xsl:variable name="owners" as="xs:string*"
        select="$formulas ! (for $function in (tokenize(@for)[position() gt 1], '') return generate-id())"/>
    <rules>
      <xsl:apply-templates select="$n/rules/*">
        <xsl:with-param name="trees" tunnel="yes" as="map(xs:string, element()*)"
            select="map:merge(for $i in 1 to count($owners) return map{$owners[$i]: $trees[$i]}, map{'duplicates': 'combine'})"
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
    <xsl:param name="trees" as="map(xs:string, element()*)" tunnel="yes"/>
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

  <!-- One rewrite for each function: of calls with these numbers of results. -->
  <xsl:template match="rewrite" as="element(rewrite)*">
    <xsl:param name="trees" as="map(xs:string, element()*)" tunnel="yes"/>
    <xsl:variable name="rewrite" as="element(rewrite)" select="."/>
    <xsl:for-each select="$trees(generate-id())">
      <xsl:variable name="sides" as="element()+" select="adm:statement-list/adm:binary/*[2]"/>
      <rewrite name="{$sides[1]/adm:id}" outputs="{($rewrite/@outputs, '1')[1]}">
        <xsl:apply-templates mode="rewrite" select="$sides">
          <xsl:with-param name="holes" tunnel="yes" select="adm:param-list/adm:var/string()"/>
          <xsl:with-param name="when" tunnel="yes" select="tokenize($rewrite/@when)"/>
        </xsl:apply-templates>
      </rewrite>
    </xsl:for-each>
  </xsl:template>

  <!-- Where arguments stand in a rewrite there is an element `hole`, for lists of them `holes`, which says what they must be. -->
  <xsl:mode name="rewrite" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="rewrite" match="@at" as="empty-sequence()"/>

  <xsl:template mode="rewrite" match="adm:var" as="element()">
    <xsl:param name="holes" as="xs:string*" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="string() = $holes">
        <xsl:call-template name="hole"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="rewrite" match="adm:array[adm:var][adm:cell-index]" as="element(holes)">
    <xsl:call-template name="hole"/>
  </xsl:template>

  <xsl:template name="hole" as="element()">
    <xsl:param name="when" as="xs:string*" tunnel="yes"/>
    <xsl:variable name="name" as="xs:string" select="string(descendant-or-self::adm:var[1])"/>
    <xsl:element name="{if (self::adm:array) then 'holes' else 'hole'}">
      <xsl:attribute name="name" select="$name"/>
      <xsl:attribute name="takes" select="$when[ends-with(., '(' || $name || ')')] ! substring-before(., '(')"/>
    </xsl:element>
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
