<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:embed-helpers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract ends="helper-list" scope="part" on="helper-list">
    <c:purpose>The runtime helpers that the generated code calls, and those that these call, are put behind it: the file
      needs nothing else to run.</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="helpers" as="element()?" select="()"/>
  <xsl:key name="helper" match="function" use="id"/>

  <xsl:template match="helper-list" as="element(function)*">
    <xsl:variable name="wanted" as="xs:string*" select="sort(local:reached(distinct-values(..//call/id), ()))"/>
    <xsl:copy-of select="$wanted ! local:files(.)" copy-namespaces="no"/>
  </xsl:template>

  <!-- The names of all helpers that these names lead to. -->
  <xsl:function name="local:reached" as="xs:string*">
    <xsl:param name="names" as="xs:string*"/>
    <xsl:param name="known" as="xs:string*"/>
    <xsl:variable name="new" as="xs:string*" select="$names[not(. = $known)][exists(local:main(.))]"/>
    <xsl:sequence select="if (empty($new)) then $known
        else local:reached(distinct-values($new ! local:files(.)//(id)), ($known, $new))"/>
  </xsl:function>

  <!-- The helper of this name. -->
  <xsl:function name="local:main" as="element(function)?">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="key('helper', $name, $helpers)[@file = $name || '.m'][1]"/>
  </xsl:function>

  <!-- The functions of the helper's file. -->
  <xsl:function name="local:files" as="element(function)*">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="$helpers/master-tree/function-list/function[@file = $name || '.m']"/>
  </xsl:function>
</xsl:stylesheet>
