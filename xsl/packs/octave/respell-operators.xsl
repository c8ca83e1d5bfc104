<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement"
      on="unary@op=! binary@op=!= binary@op=** binary@op=.** binary@op=+= binary@op=-= binary@op=*= binary@op=/= binary@op=^= binary@op=\= binary@op=|= binary@op=&amp;= binary@op=.*= binary@op=./= binary@op=.^= binary@op=.\= binary@op=**= unary@op=++ unary@op=--"
      ends="unary[@op = ('!', '++', '--')] | binary[@op = ('!=', '**', '.**', '+=', '-=', '*=', '/=', '^=', '\=', '|=', '&amp;=', '.*=', './=', '.^=', '.\=', '**=')]">
    <c:purpose>Octave's own spellings of operators become those that both languages know; its compound assignments and
      increments become plain assignments.</c:purpose>
    <c:case>
      <c:before>z = !(x != y);</c:before>
      <c:after>z = ~(x ~= y);</c:after>
    </c:case>
    <c:case>
      <c:before>z = x ** 2 + y .** 3;</c:before>
      <c:after>z = x^2 + y.^3;</c:after>
    </c:case>
    <c:case>
      <c:before>x += f(y);</c:before>
      <c:after>x = x + f(y);</c:after>
    </c:case>
    <c:case>
      <c:before>x(i) *= y + 1;</c:before>
      <c:after>x(i) = x(i) * (y + 1);</c:after>
    </c:case>
    <c:case>
      <c:before>x .*= y + 1;</c:before>
      <c:after>x = x .* (y + 1);</c:after>
    </c:case>
    <c:case>
      <c:before>k++;</c:before>
      <c:after>k = k + 1;</c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="unary/@op[. = '!']" as="attribute(op)">
    <xsl:attribute name="op" select="'~'"/>
  </xsl:template>

  <xsl:template match="binary/@op[. = '!=']" as="attribute(op)">
    <xsl:attribute name="op" select="'~='"/>
  </xsl:template>

  <xsl:template match="binary/@op[. = ('**', '.**')]" as="attribute(op)">
    <xsl:attribute name="op" select="replace(., '\*\*', '^')"/>
  </xsl:template>

  <!-- Of each, the operator is what stands before the equality sign. -->
  <xsl:template match="binary[ends-with(@op, '=')][not(@op = ('=', '==', '~=', '!=', '&lt;=', '&gt;='))]"
      as="element(binary)">
    <xsl:variable name="target" as="element()">
      <xsl:apply-templates select="*[1]"/>
    </xsl:variable>
    <binary op="=">
      <xsl:copy-of select="@* except @op"/>
      <xsl:sequence select="$target"/>
      <binary op="{replace(substring-before(@op, '='), '\*\*', '^')}">
        <xsl:sequence select="$target"/>
        <xsl:apply-templates select="*[2]"/>
      </binary>
    </binary>
  </xsl:template>

  <xsl:template match="statement-list/unary[@op = ('++', '--')]" as="element(binary)">
    <binary op="=">
      <xsl:copy-of select="@* except (@op, @place)"/>
      <xsl:apply-templates select="*"/>
      <binary op="{substring(@op, 1, 1)}">
        <xsl:apply-templates select="*"/>
        <literal>1</literal>
      </binary>
    </binary>
  </xsl:template>
</xsl:stylesheet>
