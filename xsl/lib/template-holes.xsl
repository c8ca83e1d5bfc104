<?xml version="1.0" encoding="UTF-8"?>
<!-- The holes of templates as instructions that put in what stands for them; the rules for templates that are parsed only. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:out="urn:adjoinery:generated-xslt"
    xmlns:t="urn:adjoinery:templates" xmlns:local="urn:adjoinery:compile-templates"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:mode name="parsed" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="parsed resolved" match="@echo | adc:comment" as="empty-sequence()"/>

  <!-- Braces would be XPath there. -->
  <xsl:template mode="parsed resolved" match="@op" as="attribute(op)">
    <xsl:attribute name="op" select="replace(., '[{}]', '$0$0')"/>
  </xsl:template>

  <xsl:template mode="parsed resolved" match="var[local:is-hole(id)]" as="element()" priority="2">
    <out:sequence select="${substring-after(id, '_')}"/>
  </xsl:template>

  <!-- A loop is given its variable. -->
  <xsl:template mode="parsed resolved" match="for/id[local:is-hole(.)]" as="element()">
    <out:sequence select="${substring-after(., '_')}/*"/>
  </xsl:template>

  <!-- A value that is a hole, without statements, stands for any number of cases. -->
  <xsl:template mode="parsed" match="case[var/starts-with(id, 'holes_')][empty(statement-list/*)]" as="element()">
    <xsl:apply-templates mode="parsed" select="var"/>
  </xsl:template>

  <xsl:template mode="parsed" match="if | for | while | switch" as="element()">
    <xsl:param name="is-placed" as="xs:boolean" tunnel="yes"/>
    <xsl:copy copy-namespaces="no">
      <xsl:if test="$is-placed">
        <out:copy-of select="$place[self::attribute(at)]"/>
      </xsl:if>
      <xsl:apply-templates mode="parsed" select="*"/>
    </xsl:copy>
  </xsl:template>

  <!-- Texts with holes. -->
  <xsl:template mode="parsed resolved" match="(id | literal)/text()[contains(., 'hole_')]" as="node()*">
    <xsl:analyze-string select="." regex="hole_(\w+)">
      <xsl:matching-substring>
        <out:value-of select="${regex-group(1)}"/>
      </xsl:matching-substring>
      <xsl:non-matching-substring>
        <out:text><xsl:value-of select="."/></out:text>
      </xsl:non-matching-substring>
    </xsl:analyze-string>
  </xsl:template>

  <xsl:function name="local:is-hole" as="xs:boolean">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="matches($name, '^holes?_')"/>
  </xsl:function>
</xsl:stylesheet>
