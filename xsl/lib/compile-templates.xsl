<?xml version="1.0" encoding="UTF-8"?>
<!--
  Makes a stylesheet of the templates of a file: one function for each, whose parameters are its holes and which builds what
  the template is. Trees are as the parser gives them, or as steps behind `resolve-calls` have them: then the rule table tells
  functions from variables. Holes come as names, `hole_` in front of those that stand for one thing, `holes_` of those that
  stand for any number.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:out="urn:adjoinery:generated-xslt"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map" xmlns:r="urn:adjoinery:rules"
    xmlns:t="urn:adjoinery:templates" xmlns:local="urn:adjoinery:compile-templates"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="map r t local adc">
  <xsl:namespace-alias stylesheet-prefix="out" result-prefix="xsl"/>
  <xsl:include href="template-holes.xsl"/>
  <xsl:include href="resolved-templates.xsl"/>
  <xsl:mode on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template name="go" as="element()">
    <xsl:param name="n" as="node()*"/>
    <xsl:apply-templates select="$n/t:templates">
      <xsl:with-param name="states" tunnel="yes" select="map:merge((('nargin', 'nargout') ! map:entry(., 'passive'),
          $n/r:rules/(r:rule | r:passive | r:missing) ! (let $state := local-name() return tokenize((@name, @names)[1]) ! map:entry(., $state))))"/>
    </xsl:apply-templates>
  </xsl:template>

  <xsl:template match="t:templates" as="element()">
    <xsl:variable name="targets" as="element(var)*"
        select=".//binary[@op = '=']/*[1]/descendant-or-self::var[not(ancestor::param-list)]"/>
    <out:stylesheet version="3.0" exclude-result-prefixes="#all">
      <xsl:namespace name="xs" select="'http://www.w3.org/2001/XMLSchema'"/>
      <xsl:namespace name="adc" select="'http://www.sc.rwth-aachen.de/ns/adimat/comments'"/>
      <xsl:namespace name="template" select="'urn:adjoinery:template'"/>
      <xsl:apply-templates select="t:template">
        <xsl:with-param name="variables" tunnel="yes" as="xs:string*"
            select="($targets, .//for, .//(function | anonymous-function)/(outvars | param-list)/var)/id/string()"/>
      </xsl:apply-templates>
    </out:stylesheet>
  </xsl:template>

  <xsl:template match="t:template" as="element()">
    <xsl:variable name="template" as="element(t:template)" select="."/>
    <xsl:variable name="holes" as="xs:string*" select="tokenize(@holes)"/>
    <xsl:variable name="made" as="element()+" select="adimat/master-tree/function-list/*"/>
    <xsl:variable name="trees" as="element()*" select="($made/self::function, $made/statement-list/*[not($made/self::function)])"/>
    <xsl:variable name="content" as="node()*">
      <xsl:choose>
        <xsl:when test="../@form = 'parsed'">
          <xsl:apply-templates mode="parsed" select="$trees">
            <xsl:with-param name="is-placed" tunnel="yes" select="$holes = 'place'"/>
          </xsl:apply-templates>
        </xsl:when>
        <xsl:otherwise>
          <xsl:apply-templates mode="resolved" select="$trees">
            <xsl:with-param name="is-placed" tunnel="yes" select="$holes = 'place'"/>
          </xsl:apply-templates>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:if test="$holes = 'place' and empty($content/descendant-or-self::xsl:copy-of)">
      <xsl:sequence select="local:fail(., 'is given a place for nothing')"/>
    </xsl:if>
    <xsl:for-each select="$content/descendant-or-self::text()[matches(., 'holes?_')]">
      <xsl:sequence select="local:fail($template, 'has a hole where none may be: ' || .)"/>
    </xsl:for-each>
    <out:function name="template:{@name}">
      <xsl:attribute name="as" select="if ($made/self::function) then 'element(function)'
          else if (count($made/statement-list/*) eq 1 and $made/statement-list/*/@echo) then 'element()' else 'element()*'"/>
      <xsl:for-each select="$holes">
        <out:param name="{.}">
          <xsl:attribute name="as" select="if (. = 'place') then 'attribute()*'
              else if ($content/descendant-or-self::xsl:value-of/@select = '$' || .) then 'xs:string'
              else if ($made//id = 'holes_' || .) then 'element()*' else 'element()'"/>
        </out:param>
      </xsl:for-each>
      <xsl:sequence select="$content"/>
    </out:function>
  </xsl:template>
</xsl:stylesheet>
