<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="command" ends="command">
    <c:purpose>Command syntax becomes a call with string arguments.</c:purpose>
    <c:case>
      <c:before>hold on</c:before>
      <c:after>hold('on')</c:after>
    </c:case>
    <c:case>
      <c:before>format long g;</c:before>
      <c:after>format('long', 'g');</c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="command" as="element(array)">
    <array>
      <xsl:copy-of select="@at, @echo"/>
      <var>
        <xsl:copy-of select="@at"/>
        <xsl:apply-templates select="id"/>
      </var>
      <param-list>
        <xsl:apply-templates select="literal"/>
      </param-list>
    </array>
  </xsl:template>

  <xsl:template match="command/literal" as="element(literal)">
    <xsl:variable name="quoted" as="xs:boolean" select="matches(., '^([&quot;'']).*\1$')"/>
    <literal>
      <xsl:value-of select="if ($quoted) then . else '''' || replace(., '''', '''''') || ''''"/>
    </literal>
  </xsl:template>
</xsl:stylesheet>
