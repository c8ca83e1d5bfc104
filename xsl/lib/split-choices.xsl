<?xml version="1.0" encoding="UTF-8"?>
<!--
  Statements of a try that may fail, as runs: what they decide by is computed before them, in statements of its own
  (mode `split`), and adjacent simple statements share a try (`split-list`).
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:numbers="urn:adjoinery:numbers" xmlns:choices="urn:adjoinery:split-choices" exclude-result-prefixes="#all">
  <xsl:mode name="split" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- A list of statements as runs and what lies between them. A try in it begins and ends with no simple statement. -->
  <xsl:template name="split-list" as="element(statement-list)">
    <xsl:param name="before" as="node()*" select="()"/>
    <xsl:param name="list" as="element(statement-list)?" select="statement-list"/>
    <xsl:variable name="statements" as="node()*" select="$list/node()"/>
    <statement-list>
      <xsl:if test="empty($statements) or $statements[1][self::try or self::unwind-protect]">
        <xsl:call-template name="choices:runs">
          <xsl:with-param name="statements" select="$before"/>
        </xsl:call-template>
      </xsl:if>
      <xsl:for-each-group select="$statements" group-starting-with="try | unwind-protect">
        <xsl:variable name="attempt" as="element()?" select="self::try | self::unwind-protect"/>
        <xsl:variable name="others" as="node()*">
          <xsl:sequence select="$before[empty($attempt)]"/>
          <xsl:apply-templates mode="split" select="if ($attempt) then tail(current-group()) else current-group()"/>
        </xsl:variable>
        <xsl:apply-templates mode="split" select="$attempt"/>
        <xsl:call-template name="choices:runs">
          <xsl:with-param name="statements" select="$others"/>
        </xsl:call-template>
      </xsl:for-each-group>
    </statement-list>
  </xsl:template>

  <xsl:template name="choices:runs" as="element()*">
    <xsl:param name="statements" as="node()*"/>
    <xsl:param name="whole" as="xs:string" tunnel="yes"/>
    <xsl:param name="named" as="xs:boolean" tunnel="yes"/>
    <xsl:param name="doubtful" as="attribute()?" tunnel="yes"/>
    <xsl:for-each-group select="$statements" group-adjacent="choices:is-simple(.)">
      <xsl:choose>
        <xsl:when test="current-grouping-key() and (some $it in current-group() satisfies choices:may-fail($it))">
          <try part="run">
            <xsl:copy-of select="(current-group()/@at)[1], $doubtful"/>
            <statement-list>
              <xsl:sequence select="current-group()"/>
            </statement-list>
            <catch>
              <tmp kind="err">
                <id>
                  <xsl:value-of select="$whole"/>
                </id>
              </tmp>
              <statement-list>
                <xsl:sequence select="build:assign(build:temporary('failed', $whole), build:literal('true'))"/>
                <raise>
                  <xsl:if test="$named"><xsl:attribute name="named" select="'yes'"/></xsl:if>
                  <xsl:sequence select="build:temporary('err', $whole)"/>
                </raise>
              </statement-list>
            </catch>
          </try>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="current-group()"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each-group>
  </xsl:template>

  <xsl:function name="choices:is-simple" as="xs:boolean">
    <xsl:param name="statement" as="node()"/>
    <xsl:sequence select="not($statement/(self::choose or self::switch or self::for or self::while or self::try
        or self::unwind-protect or self::break or self::continue or self::return or self::global or self::persistent
        or self::binary/*[1]/tmp/@kind = 'failed'))"/>
  </xsl:function>

  <xsl:function name="choices:may-fail" as="xs:boolean">
    <xsl:param name="statement" as="node()"/>
    <xsl:sequence select="not($statement/(self::adc:* or self::binary[@op = '=']
        [*[1]/self::var][*[2][self::literal or self::var/tmp]]))"/>
  </xsl:function>

  <!-- A value that is computed where it may fail, and the variable that holds it; literals stay. -->
  <xsl:function name="choices:computed" as="element(binary)?">
    <xsl:param name="value" as="element()"/>
    <xsl:param name="number" as="xs:string"/>
    <xsl:if test="not($value/self::literal)">
      <binary op="=">
        <xsl:copy-of select="($value/ancestor-or-self::*/@at)[last()], $value/@ada:unassigned"/>
        <xsl:sequence select="build:temporary('tc', $number)"/>
        <xsl:copy-of select="$value" copy-namespaces="no"/>
      </binary>
    </xsl:if>
  </xsl:function>

  <xsl:function name="choices:held" as="element()">
    <xsl:param name="value" as="element()"/>
    <xsl:param name="number" as="xs:string"/>
    <xsl:sequence select="if ($value/self::literal) then $value else build:temporary('tc', $number)"/>
  </xsl:function>

  <!-- The branches of a choice one inside the other: a later condition is computed only where the former do not hold. -->
  <xsl:template mode="split" match="choose" as="element()+">
    <xsl:call-template name="choices:branches">
      <xsl:with-param name="branches" select="*"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template name="choices:branches" as="element()+">
    <xsl:param name="branches" as="element()+"/>
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="condition" as="element()" select="$branches[1]/*[1]"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id($branches[1])))"/>
    <xsl:sequence select="choices:computed($condition, $number)"/>
    <choose>
      <xsl:copy-of select="$branches[1]/../@at"/>
      <when>
        <xsl:sequence select="choices:held($condition, $number)"/>
        <xsl:call-template name="split-list">
          <xsl:with-param name="list" select="$branches[1]/statement-list"/>
        </xsl:call-template>
      </when>
      <xsl:if test="$branches[2]">
        <xsl:variable name="others" as="element()*">
          <xsl:if test="$branches[2]/self::when">
            <xsl:call-template name="choices:branches">
              <xsl:with-param name="branches" select="tail($branches)"/>
            </xsl:call-template>
          </xsl:if>
        </xsl:variable>
        <otherwise>
          <xsl:call-template name="split-list">
            <xsl:with-param name="before" select="$others"/>
            <xsl:with-param name="list" select="$branches[2][self::otherwise]/statement-list"/>
          </xsl:call-template>
        </otherwise>
      </xsl:if>
    </choose>
  </xsl:template>

  <xsl:template mode="split" match="switch" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:sequence select="choices:computed(*[1], $number)"/>
    <xsl:call-template name="choices:cases">
      <xsl:with-param name="cases" select="case"/>
    </xsl:call-template>
  </xsl:template>

  <!-- A case whose value is computed begins a switch of its own, where the cases before it do not hold. -->
  <xsl:template name="choices:cases" as="element()*">
    <xsl:param name="cases" as="element(case)*"/>
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="subject" as="element()" select="choices:held(*[1], string($prepared(generate-id())))"/>
    <xsl:variable name="later" as="element(case)?" select="tail($cases)[choices:is-computed(.)][1]"/>
    <xsl:variable name="here" as="element(case)*" select="if ($later) then $cases[. &lt;&lt; $later] else $cases"/>
    <xsl:variable name="first" as="element()?" select="$here[1][choices:is-computed(.)]/*[1]"/>
    <xsl:variable name="number" as="xs:string" select="string($here[1] ! $prepared(generate-id()))"/>
    <xsl:sequence select="$first ! choices:computed(., $number)"/>
    <switch>
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="$subject"/>
      <xsl:for-each select="$here">
        <case>
          <xsl:sequence select="if (*[1] is $first) then choices:held(*[1], $number) else *[1]"/>
          <xsl:call-template name="split-list"/>
        </case>
      </xsl:for-each>
      <xsl:if test="$later or child::otherwise">
        <xsl:variable name="others" as="element()*">
          <xsl:if test="$later">
            <xsl:call-template name="choices:cases">
              <xsl:with-param name="cases" select="$cases except $here"/>
            </xsl:call-template>
          </xsl:if>
        </xsl:variable>
        <otherwise>
          <xsl:call-template name="split-list">
            <xsl:with-param name="before" select="$others"/>
            <xsl:with-param name="list" select="child::otherwise[not($later)]/statement-list"/>
          </xsl:call-template>
        </otherwise>
      </xsl:if>
    </switch>
  </xsl:template>

  <xsl:function name="choices:is-computed" as="xs:boolean">
    <xsl:param name="case" as="element(case)"/>
    <xsl:sequence select="exists($case/*[1]/descendant-or-self::var)"/>
  </xsl:function>
</xsl:stylesheet>
