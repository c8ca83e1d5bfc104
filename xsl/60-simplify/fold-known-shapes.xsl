<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-reduction adjoint-fit">
    <c:purpose>Where shapes are known, nothing has to be undone at run time: an adjoint that has its variable's shape
      stays as it is, that of a scalar is summed (`adjoint-sum`).</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-reduction[@ada:fit = 'same'] | adjoint-fit[@ada:fit = 'same']" as="element()">
    <xsl:apply-templates select="*[1]"/>
  </xsl:template>

  <xsl:template match="adjoint-reduction[@ada:fit = 'scalar'] | adjoint-fit[@ada:fit = 'scalar']" as="element(adjoint-sum)">
    <adjoint-sum>
      <xsl:apply-templates select="*[1]"/>
    </adjoint-sum>
  </xsl:template>
</xsl:stylesheet>
