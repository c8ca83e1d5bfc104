<?xml version="1.0" encoding="UTF-8"?>
<!-- Templates as trees in which calls and variables are resolved, operations have two operands, and choices have branches; goes with template-holes.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:out="urn:adjoinery:generated-xslt"
    xmlns:t="urn:adjoinery:templates" xmlns:local="urn:adjoinery:compile-templates"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:mode name="resolved" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- Generated functions know the place that they were made for; so do calls of functions that nobody knows. -->
  <xsl:template mode="resolved" match="function" as="element(function)">
    <xsl:param name="is-placed" as="xs:boolean" tunnel="yes"/>
    <function end="end" ada:made="outlined">
      <xsl:if test="$is-placed">
        <out:copy-of select="$place"/>
      </xsl:if>
      <xsl:apply-templates mode="resolved" select="*"/>
    </function>
  </xsl:template>

  <xsl:template mode="resolved" match="var | array[var[not(local:is-hole(id))]][param-list]" as="element()">
    <xsl:param name="states" as="map(*)" tunnel="yes"/>
    <xsl:param name="variables" as="xs:string*" tunnel="yes"/>
    <xsl:param name="is-placed" as="xs:boolean" tunnel="yes"/>
    <xsl:variable name="name" as="xs:string" select="id | var/id"/>
    <xsl:variable name="is" as="xs:string?" select="$states($name)[not($name = $variables)]"/>
    <xsl:choose>
      <xsl:when test="exists($is)">
        <call ada:is="{$is}">
          <xsl:if test="$is = 'missing' and $is-placed">
            <out:copy-of select="$place[self::attribute(at)]"/>
          </xsl:if>
          <xsl:if test="self::var">
            <xsl:attribute name="bare" select="'yes'"/>
          </xsl:if>
          <xsl:apply-templates mode="resolved" select="id | var/id"/>
          <param-list>
            <xsl:apply-templates mode="resolved" select="param-list/*"/>
          </param-list>
        </call>
      </xsl:when>
      <xsl:when test="self::array and not($name = $variables)">
        <xsl:sequence select="local:fail(ancestor::t:template, 'calls ' || $name || ', which is no function of the rule table')"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Chains of operations, which are grouped to the left. -->
  <xsl:template mode="resolved" match="sum" as="element()">
    <xsl:call-template name="local:chain">
      <xsl:with-param name="operators" select="op/@sign"/>
      <xsl:with-param name="operands" select="op/*"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template mode="resolved" match="binary[*[3]]" as="element(binary)">
    <xsl:call-template name="local:chain">
      <xsl:with-param name="operators" select="* ! ../@op"/>
      <xsl:with-param name="operands" select="*"/>
    </xsl:call-template>
  </xsl:template>

  <!-- `operators` stand in front of their operands. -->
  <xsl:template name="local:chain" as="element()">
    <xsl:param name="operators" as="attribute()+"/>
    <xsl:param name="operands" as="element()+"/>
    <xsl:choose>
      <xsl:when test="count($operands) eq 1">
        <xsl:apply-templates mode="resolved" select="$operands"/>
      </xsl:when>
      <xsl:otherwise>
        <binary op="{$operators[last()]}">
          <xsl:call-template name="local:chain">
            <xsl:with-param name="operators" select="$operators[position() lt last()]"/>
            <xsl:with-param name="operands" select="$operands[position() lt last()]"/>
          </xsl:call-template>
          <xsl:apply-templates mode="resolved" select="$operands[last()]"/>
        </binary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="resolved" match="unary[@op = '()']" as="element()">
    <xsl:apply-templates mode="resolved" select="*"/>
  </xsl:template>

  <xsl:template mode="resolved" match="if" as="element(choose)">
    <choose>
      <xsl:call-template name="local:branches"/>
    </choose>
  </xsl:template>

  <!-- A condition that is a hole, without statements, stands for any number of branches. -->
  <xsl:template name="local:branches" as="element()+">
    <xsl:choose>
      <xsl:when test="*[1]/self::var[starts-with(id, 'holes_')] and empty(statement-list/*)">
        <xsl:apply-templates mode="resolved" select="*[1]"/>
      </xsl:when>
      <xsl:otherwise>
        <when>
          <xsl:apply-templates mode="resolved" select="*[position() le 2]"/>
        </when>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:for-each select="child::elseif">
      <xsl:call-template name="local:branches"/>
    </xsl:for-each>
    <xsl:for-each select="child::else">
      <otherwise>
        <xsl:apply-templates mode="resolved" select="*"/>
      </otherwise>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="local:fail" as="empty-sequence()">
    <xsl:param name="template" as="element(t:template)"/>
    <xsl:param name="fault" as="xs:string"/>
    <xsl:sequence select="error((), $template/../@file || ': template ' || $template/@name || ' ' || $fault)"/>
  </xsl:function>
</xsl:stylesheet>
