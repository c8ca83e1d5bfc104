<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" needs="ada:is" on="var@ada:is" ends="var[@ada:is]">
    <c:purpose>Names that no variable has are calls: with their arguments, or without any.</c:purpose>
    <c:case>
      <c:before>z = sin(x(1)) + pi;</c:before>
      <c:after>z = sin(x(1)) + pi;</c:after>
    </c:case>
    <c:case>
      <c:before>z = nargin() + nargin;</c:before>
      <c:after>z = nargin + nargin;</c:after>
    </c:case>
    <c:case>
      <c:before>c = rand; r = rand();</c:before>
      <c:after>
        c = rand;
        r = rand();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- Written with parentheses too, they count arguments and results: of the function around where they name none. -->
  <xsl:template match="array[var[@ada:is]/id = ('nargin', 'nargout')][empty(param-list/*)]" as="element(call)" priority="2">
    <xsl:apply-templates select="var"/>
  </xsl:template>

  <xsl:template match="array[var/@ada:is]" as="element(call)">
    <call>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="*[1]/@ada:is"/>
      <xsl:apply-templates select="*[1]/id"/>
      <xsl:apply-templates select="*[2]"/>
    </call>
  </xsl:template>

  <xsl:template match="var[@ada:is]" as="element(call)">
    <call bare="yes">
      <xsl:copy-of select="@*"/>
      <xsl:if test="id = 'nargin'">
        <xsl:attribute name="counts" select="'yes'"/>
      </xsl:if>
      <xsl:apply-templates select="id"/>
      <param-list/>
    </call>
  </xsl:template>
</xsl:stylesheet>
