<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="anonymous-function function-handle"
      ends="array[anonymous-function or function-handle][param-list]">
    <c:purpose>A handle that is called where it is made is called by `feval`.</c:purpose>
    <c:case>
      <c:before>z = (@(t) t .^ 2)(x) + (@sin)(x);</c:before>
      <c:after>z = feval(@(t) t.^2, x) + feval(@sin, x);</c:after>
    </c:case>
    <c:case>
      <c:before>z = (@(t) (@(u) u * t)(2))(x);</c:before>
      <c:after>z = feval(@(t) feval(@(u) u * t, 2), x);</c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="array[anonymous-function or function-handle][param-list]" as="element(array)">
    <array>
      <xsl:copy-of select="@*"/>
      <var>
        <xsl:copy-of select="@at"/>
        <xsl:sequence select="build:name('feval')"/>
      </var>
      <param-list>
        <xsl:apply-templates select="*[1], param-list/*"/>
      </param-list>
    </array>
  </xsl:template>
</xsl:stylesheet>
