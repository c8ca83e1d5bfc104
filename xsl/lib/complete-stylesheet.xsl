<?xml version="1.0" encoding="UTF-8"?>
<!--
  Completes the stylesheet of a step before it is compiled (generative programming, Willkomm 2020, section 6.9): the entry
  template `go`, the same in all, and a guard that deep-copies every statement which holds nothing of what the contract
  names in `on`. Deep copies cost a third of a template-driven copy. That guard stands on statements only: on deeply nested
  expressions its cost would be quadratic. Where the contract says `guard="parts"`, as nothing else is changed within parts,
  it stands on all elements. Adds a rule to modes that copy nodes for want of one: the processor's own way collects the
  namespaces of every element and goes through the text nodes too. Code that stylesheets avoid, where nearly all programs
  pass: lists with commas, in `(a, b)[1]`, `= ('x', 'y')` and `select="a, b"`. The processor makes a generator for each, and
  with it a hidden class that only a full garbage collection takes away, with all that the run had made: collections took a
  fifth of the time.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:out="urn:adjoinery:generated-xslt" xmlns:c="urn:adjoinery:contract"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:local="urn:adjoinery:complete-stylesheet"
    exclude-result-prefixes="#all">
  <xsl:namespace-alias stylesheet-prefix="out" result-prefix="xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template name="go" as="node()*">
    <xsl:param name="n" as="node()*"/>
    <xsl:apply-templates select="$n"/>
  </xsl:template>

  <xsl:template match="/xsl:stylesheet" as="element(xsl:stylesheet)">
    <xsl:copy>
      <xsl:apply-templates select="@* | node() except c:contract"/>
      <out:template name="go" as="item()*">
        <out:param name="n" as="node()*"/>
        <xsl:choose>
          <xsl:when test="c:contract/@scope = ('part', 'statement')">
            <xsl:if test="xsl:mode[@name = 'prepare']">
              <!-- The data that the parts need of the function that they all stand in. -->
              <out:variable name="prepared" as="item()?">
                <out:apply-templates mode="prepare" select="$n[1]/ancestor-or-self::function[last()]"/>
              </out:variable>
            </xsl:if>
            <!-- The nodes that a part becomes, then a mark. -->
            <out:for-each select="$n">
              <out:apply-templates select=".">
                <xsl:if test="/xsl:stylesheet/xsl:mode[@name = 'prepare']">
                  <out:with-param name="prepared" select="$prepared" tunnel="yes"/>
                </xsl:if>
              </out:apply-templates>
              <out:sequence select="0"/>
            </out:for-each>
          </xsl:when>
          <xsl:otherwise>
            <out:apply-templates select="$n"/>
          </xsl:otherwise>
        </xsl:choose>
      </out:template>
      <xsl:apply-templates select="c:contract[@on][@guard = 'parts' or not(@scope = ('text', 'check', 'part', 'statement') or @guard = 'none')]"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="xsl:mode[@on-no-match = 'shallow-copy']" as="element()+">
    <xsl:copy-of select="."/>
    <out:template priority="-20" match="*" as="element()">
      <xsl:copy-of select="@name ! local:mode(.)"/>
      <out:copy copy-namespaces="no">
        <xsl:choose>
          <xsl:when test="../xsl:template[matches(replace(@match, '\[.*\]', ''), '(^|/)@')]">
            <out:apply-templates>
              <xsl:attribute name="select" select="'@*'"/>
              <xsl:copy-of select="@name ! local:mode(.)"/>
            </out:apply-templates>
          </xsl:when>
          <xsl:otherwise>
            <out:copy-of select="@*"/>
          </xsl:otherwise>
        </xsl:choose>
        <out:choose>
          <out:when test="*">
            <out:apply-templates>
              <xsl:attribute name="select" select="'*'"/>
              <xsl:copy-of select="@name ! local:mode(.)"/>
            </out:apply-templates>
          </out:when>
          <out:otherwise>
            <out:sequence select="text()"/>
          </out:otherwise>
        </out:choose>
      </out:copy>
    </out:template>
  </xsl:template>

  <xsl:template match="c:contract" as="element(xsl:template)">
    <xsl:variable name="patterns" as="xs:string*" select="tokenize(@on) ! local:pattern(.)"/>
    <out:template as="element()">
      <xsl:attribute name="priority" select="if (@guard = 'parts') then '-10' else '9'"/>
      <xsl:attribute name="match" select="if (@guard = 'parts') then '*[not(' || string-join($patterns ! ('descendant::' || .), ' or ') || ')]'
          else 'statement-list/*[not(' || string-join($patterns ! ('descendant-or-self::' || .), ' or ') || ')]'"/>
      <out:copy-of select="." copy-namespaces="no"/>
    </out:template>
  </xsl:template>

  <xsl:function name="local:mode" as="attribute(mode)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:attribute name="mode" select="$name"/>
  </xsl:function>

  <!-- A feature as the census names it, as a pattern: `name`, `name@attribute`, `name@attribute=value`. -->
  <xsl:function name="local:pattern" as="xs:string">
    <xsl:param name="feature" as="xs:string"/>
    <xsl:variable name="name" as="xs:string" select="(substring-before($feature, '@')[.], $feature)[1]"/>
    <xsl:variable name="test" as="xs:string" select="substring-after($feature, '@')"/>
    <xsl:variable name="attribute" as="xs:string" select="(substring-before($test, '=')[.], $test)[1]"/>
    <xsl:sequence select="if ($test = '') then $name
        else if (contains($test, '=')) then
          $name || '[@' || $attribute || ' = ''' || replace(substring-after($test, '='), '''', '''''') || ''']'
        else $name || '[@' || $attribute || ']'"/>
  </xsl:function>
</xsl:stylesheet>
