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
    <xsl:variable name="holes" as="xs:string*" select="tokenize(@holes)"/>
    <xsl:variable name="made" as="element()+" select="adimat/master-tree/function-list/*"/>
    <xsl:variable name="content" as="node()*">
      <xsl:choose>
        <xsl:when test="../@form = 'parsed'">
          <xsl:apply-templates mode="parsed" select="$made/statement-list/*"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:apply-templates mode="resolved" select="if ($made/self::function) then $made else $made/statement-list/*">
            <xsl:with-param name="is-placed" tunnel="yes" select="$holes = 'place'"/>
          </xsl:apply-templates>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="used" as="xs:string*" select="$content/descendant-or-self::*/@select ! replace(., '^\$|\[.*', '')"/>
    <xsl:if test="($used[not(. = $holes)], $holes[not(. = $used)])[1]">
      <xsl:sequence select="local:fail(., 'uses ' || string-join(distinct-values($used), ', ') || ', but is given ' || string-join($holes, ', '))"/>
    </xsl:if>
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

  <xsl:mode name="parsed" on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="resolved" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="parsed resolved" match="@echo | adc:comment" as="empty-sequence()"/>

  <!-- Braces would be XPath there. -->
  <xsl:template mode="parsed resolved" match="@op" as="attribute(op)">
    <xsl:attribute name="op" select="replace(., '[{}]', '$0$0')"/>
  </xsl:template>

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

  <xsl:template mode="parsed resolved" match="var[local:is-hole(id)]" as="element()" priority="2">
    <out:sequence select="${substring-after(id, '_')}"/>
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

  <xsl:template name="local:branches" as="element()+">
    <when>
      <xsl:apply-templates mode="resolved" select="*[position() le 2]"/>
    </when>
    <xsl:for-each select="child::elseif">
      <xsl:call-template name="local:branches"/>
    </xsl:for-each>
    <xsl:for-each select="child::else">
      <otherwise>
        <xsl:apply-templates mode="resolved" select="*"/>
      </otherwise>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="local:is-hole" as="xs:boolean">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="matches($name, '^holes?_')"/>
  </xsl:function>

  <xsl:function name="local:fail" as="empty-sequence()">
    <xsl:param name="template" as="element(t:template)"/>
    <xsl:param name="fault" as="xs:string"/>
    <xsl:sequence select="error((), $template/../@file || ': template ' || $template/@name || ' ' || $fault)"/>
  </xsl:function>
</xsl:stylesheet>
