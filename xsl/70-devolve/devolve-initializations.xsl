<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="initialize-adjoint initialize-adjoint-part missing-seed"
      ends="initialize-adjoint | initialize-adjoint-part | missing-seed">
    <c:purpose>Adjoints begin as zeros of the size of their variables, or as the seed that was left out.</c:purpose>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:template match="initialize-adjoint" as="element(binary)">
    <xsl:variable name="variable" as="element(var)">
      <var>
        <xsl:copy-of select="var/a/*" copy-namespaces="no"/>
      </var>
    </xsl:variable>
    <xsl:sequence select="build:assign(var,
        if (@ada:shape = 'scalar') then build:literal('0')
        else if ($style = 'classic') then build:call('a_zeros1', $variable)
        else build:call('zeros', build:call('size', $variable)))"/>
  </xsl:template>

  <xsl:template match="initialize-adjoint-part" as="element(binary)">
    <xsl:sequence select="build:assign(*, build:literal('0'))"/>
  </xsl:template>

  <xsl:template match="missing-seed" as="element(choose)">
    <choose>
      <when>
        <binary op="&lt;">
          <xsl:sequence select="build:call('nargin', ())"/>
          <xsl:sequence select="build:literal(@position)"/>
        </binary>
        <statement-list>
          <xsl:sequence select="build:assign(*[1], build:call('adm_seed', *[2]))"/>
        </statement-list>
      </when>
    </choose>
  </xsl:template>
</xsl:stylesheet>
