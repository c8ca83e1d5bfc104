<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="sum binary#3" ends="sum | op | binary[count(*) gt 2]">
    <c:purpose>Sums of signed operands and chains of one operator, one element each as the parser makes them, become
      left-associative binary operators of two operands (Willkomm 2020, 6.5.1 and listing 22).</c:purpose>
    <c:case>
      <c:before>z = a * b * c;</c:before>
      <c:after>z = a * b * c;</c:after>
    </c:case>
    <c:case>
      <c:before>z = a ./ b ./ (c ./ d);</c:before>
      <c:after>z = a ./ b ./ (c ./ d);</c:after>
    </c:case>
    <c:case>
      <c:before>z = a - b + c;</c:before>
      <c:after>z = a - b + c;</c:after>
    </c:case>
    <c:case>
      <c:before>z = a - (b - c);</c:before>
      <c:after>z = a - (b - c);</c:after>
    </c:case>
    <c:case>
      <c:before>z = -a - -b;</c:before>
      <c:after>z = -a - -b;</c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="sum" as="element(binary)">
    <binary op="{op[last()]/@sign}">
      <xsl:copy-of select="@*"/>
      <xsl:iterate select="op[position() gt 1][position() lt last()]">
        <xsl:param name="left" as="element()">
          <xsl:apply-templates select="op[1]/*"/>
        </xsl:param>
        <xsl:on-completion select="$left"/>
        <xsl:next-iteration>
          <xsl:with-param name="left" as="element()">
            <binary op="{@sign}">
              <xsl:sequence select="$left"/>
              <xsl:apply-templates select="*"/>
            </binary>
          </xsl:with-param>
        </xsl:next-iteration>
      </xsl:iterate>
      <xsl:apply-templates select="op[last()]/*"/>
    </binary>
  </xsl:template>

  <xsl:template match="binary[count(*) gt 2]" as="element(binary)">
    <xsl:variable name="op" as="attribute(op)" select="@op"/>
    <binary>
      <xsl:copy-of select="@*"/>
      <xsl:iterate select="*[position() gt 1][position() lt last()]">
        <xsl:param name="left" as="element()">
          <xsl:apply-templates select="*[1]"/>
        </xsl:param>
        <xsl:on-completion select="$left"/>
        <xsl:next-iteration>
          <xsl:with-param name="left" as="element(binary)">
            <binary>
              <xsl:copy-of select="$op"/>
              <xsl:sequence select="$left"/>
              <xsl:apply-templates select="."/>
            </binary>
          </xsl:with-param>
        </xsl:next-iteration>
      </xsl:iterate>
      <xsl:apply-templates select="*[last()]"/>
    </binary>
  </xsl:template>
</xsl:stylesheet>
