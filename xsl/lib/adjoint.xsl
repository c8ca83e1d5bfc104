<?xml version="1.0" encoding="UTF-8"?>
<!--
  The adjoint of a storage expression: the same expression with the adjoint in the place of its principal variable (Willkomm
  2020, 6.5.1). Expressions in indices stay.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:mode name="adjoint" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="adjoint" match="var" as="element(var)">
    <var>
      <a>
        <xsl:copy-of select="*" copy-namespaces="no"/>
      </a>
    </var>
  </xsl:template>

  <xsl:template mode="adjoint" match="array | struct-ref | dyn-struct-ref" as="element()">
    <xsl:copy copy-namespaces="no">
      <xsl:copy-of select="@* except @at"/>
      <xsl:apply-templates mode="adjoint" select="*[1]"/>
      <xsl:copy-of select="tail(*)" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <!-- Without indices all of a variable is read; nothing can be written to so. -->
  <xsl:template mode="adjoint" match="array[param-list[not(*)]]" as="element()">
    <xsl:apply-templates mode="adjoint" select="*[1]"/>
  </xsl:template>
</xsl:stylesheet>
