<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:name-call-tapes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call@role=recording call@role=returning">
    <c:purpose>What a called function recorded comes back as its last output and goes to its returning version as the
      first argument.</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[*[2]/self::call/@role = 'recording']/*[1]" as="element(unary)">
    <unary op="[]">
      <row-list>
        <item-list>
          <xsl:copy-of select="self::var, self::unary/row-list/item-list/*" copy-namespaces="no"/>
          <xsl:sequence select="local:tape(../call)"/>
        </item-list>
      </row-list>
    </unary>
  </xsl:template>

  <xsl:template match="call[@role = 'returning']/param-list" as="element(param-list)">
    <param-list>
      <xsl:sequence select="local:tape(..)"/>
      <xsl:apply-templates/>
    </param-list>
  </xsl:template>

  <xsl:function name="local:tape" as="element(var)">
    <xsl:param name="call" as="element(call)"/>
    <var>
      <tmp kind="tape">
        <id>
          <xsl:value-of select="'c' || $call/@ada:call"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
