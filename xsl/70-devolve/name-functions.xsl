<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:name-functions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="id@role call@role=recording call@role=returning" ends="call[@role] | id[@role]">
    <c:purpose>Generated functions and calls of them get the prefixes of their roles: `a_`, `rec_`, `ret_`.</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="rev-prefix" as="xs:string" select="'a_'"/>
  <xsl:param name="rec-prefix" as="xs:string" select="'rec_'"/>
  <xsl:param name="ret-prefix" as="xs:string" select="'ret_'"/>

  <xsl:template match="id[@role]" as="element(id)">
    <id>
      <xsl:value-of select="local:prefix(@role) || ."/>
    </id>
  </xsl:template>

  <xsl:template match="call[@role]" as="element(call)">
    <call>
      <xsl:copy-of select="@* except @role"/>
      <id>
        <xsl:value-of select="local:prefix(@role) || id"/>
      </id>
      <xsl:apply-templates select="param-list"/>
    </call>
  </xsl:template>

  <xsl:function name="local:prefix" as="xs:string">
    <xsl:param name="role" as="xs:string"/>
    <xsl:sequence select="map{'joint': $rev-prefix, 'recording': $rec-prefix, 'returning': $ret-prefix}($role)"/>
  </xsl:function>
</xsl:stylesheet>
