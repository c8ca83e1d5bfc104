<?xml version="1.0" encoding="UTF-8"?>
<!-- Builds conditions, and what depends on them; goes with build.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="build:if" as="element(if)">
    <xsl:param name="at" as="attribute()?"/>
    <xsl:param name="condition" as="element()"/>
    <xsl:param name="statements" as="element()+"/>
    <if>
      <xsl:copy-of select="$at, $condition" copy-namespaces="no"/>
      <statement-list>
        <xsl:copy-of select="$statements" copy-namespaces="no"/>
      </statement-list>
    </if>
  </xsl:function>

  <xsl:function name="build:not" as="element(unary)">
    <xsl:param name="condition" as="element()"/>
    <unary op="~">
      <unary op="()">
        <xsl:copy-of select="$condition" copy-namespaces="no"/>
      </unary>
    </unary>
  </xsl:function>

  <!-- Whether a function that has been resolved is given so many arguments. -->
  <xsl:function name="build:has-arguments" as="element(binary)">
    <xsl:param name="number" as="xs:integer"/>
    <xsl:variable name="count" as="element(call)">
      <call bare="yes" ada:is="passive">
        <id>nargin</id>
        <param-list/>
      </call>
    </xsl:variable>
    <xsl:sequence select="build:binary('>=', $count, build:literal(string($number)))"/>
  </xsl:function>

  <!-- All conditions at once. -->
  <xsl:function name="build:all" as="element()">
    <xsl:param name="conditions" as="element()+"/>
    <xsl:sequence select="fold-left(tail($conditions), head($conditions), build:binary('&amp;&amp;', ?, ?))"/>
  </xsl:function>
</xsl:stylesheet>
