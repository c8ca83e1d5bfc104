<?xml version="1.0" encoding="UTF-8"?>
<!-- Loops of a try as runs (split-choices.xsl): what they go through or depend on is computed in statements of its own. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:numbers="urn:adjoinery:numbers" xmlns:choices="urn:adjoinery:split-choices" exclude-result-prefixes="#all">
  <xsl:template mode="split" match="for" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="values" as="element()" select="*[2]"/>
    <xsl:for-each select="$values[not(self::range)], $values/self::range/*">
      <xsl:sequence select="choices:computed(., $number || '_' || position())"/>
    </xsl:for-each>
    <for>
      <xsl:copy-of select="@*, *[1]" copy-namespaces="no"/>
      <xsl:choose>
        <xsl:when test="$values/self::range">
          <range>
            <xsl:for-each select="$values/*">
              <xsl:sequence select="choices:held(., $number || '_' || position())"/>
            </xsl:for-each>
          </range>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="choices:held($values, $number || '_1')"/>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:call-template name="split-list"/>
    </for>
  </xsl:template>

  <!-- A condition is computed at the beginning of every iteration; the one at the end of an iteration, at that of the next. -->
  <xsl:template mode="split" match="while" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="exit" as="element()?" select="statement-list/loop-exit/*"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="first" as="element(var)" select="build:temporary('tc', $number || '_1')"/>
    <xsl:variable name="test" as="element()*">
      <xsl:choose>
        <xsl:when test="$exit">
          <choose>
            <when>
              <xsl:sequence select="$first"/>
              <statement-list>
                <xsl:sequence select="build:assign($first, build:literal('false'))"/>
              </statement-list>
            </when>
            <otherwise>
              <xsl:call-template name="split-list">
                <xsl:with-param name="list" select="()"/>
                <xsl:with-param name="before" select="choices:computed($exit, $number), choices:left-where(choices:held($exit, $number), true())"/>
              </xsl:call-template>
            </otherwise>
          </choose>
        </xsl:when>
        <xsl:when test="*[1]/self::literal"/>
        <xsl:otherwise>
          <xsl:sequence select="choices:computed(*[1], $number), choices:left-where(choices:held(*[1], $number), false())"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:if test="$exit">
      <xsl:sequence select="build:assign($first, build:literal('true'))"/>
    </xsl:if>
    <while>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="if (*[1]/self::literal) then *[1] else build:literal('true')"/>
      <xsl:call-template name="split-list">
        <xsl:with-param name="before" select="$test"/>
      </xsl:call-template>
    </while>
  </xsl:template>

  <xsl:template mode="split" match="loop-exit" as="empty-sequence()"/>

  <!-- The loop ends where the condition holds, or where it does not. -->
  <xsl:function name="choices:left-where" as="element(choose)">
    <xsl:param name="condition" as="element()"/>
    <xsl:param name="holds" as="xs:boolean"/>
    <xsl:variable name="left" as="element(statement-list)">
      <statement-list>
        <break/>
      </statement-list>
    </xsl:variable>
    <choose>
      <when>
        <xsl:sequence select="$condition"/>
        <xsl:sequence select="if ($holds) then $left else $none"/>
      </when>
      <xsl:if test="not($holds)">
        <otherwise>
          <xsl:sequence select="$left"/>
        </otherwise>
      </xsl:if>
    </choose>
  </xsl:function>

  <xsl:variable name="none" as="element(statement-list)">
    <statement-list/>
  </xsl:variable>
</xsl:stylesheet>
