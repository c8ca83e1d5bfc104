<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="array#3" ends="array[count(*) gt 2]">
    <c:purpose>An array element with several indices becomes nested ones with one index each.</c:purpose>
    <c:case>
      <c:before>z = c{1}(2);</c:before>
      <c:after>z = c{1}(2);</c:after>
    </c:case>
    <c:case>
      <c:before>c{k}{end}(i, :) = 1;</c:before>
      <c:after>c{k}{end}(i, :) = 1;</c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="array[count(*) gt 2]" as="element(array)">
    <xsl:variable name="at" as="attribute(at)?" select="@at"/>
    <array>
      <xsl:copy-of select="@*"/>
      <xsl:iterate select="*[position() gt 1][position() lt last()]">
        <xsl:param name="base" as="element()">
          <xsl:apply-templates select="*[1]"/>
        </xsl:param>
        <xsl:on-completion select="$base"/>
        <xsl:next-iteration>
          <xsl:with-param name="base" as="element(array)">
            <array>
              <xsl:copy-of select="$at"/>
              <xsl:sequence select="$base"/>
              <xsl:apply-templates select="."/>
            </array>
          </xsl:with-param>
        </xsl:next-iteration>
      </xsl:iterate>
      <xsl:apply-templates select="*[last()]"/>
    </array>
  </xsl:template>
</xsl:stylesheet>
