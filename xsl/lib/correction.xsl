<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions that call a solver in their first statement, and in the last one name what the value depends on that it has found. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:build="urn:adjoinery:build"
    xmlns:correction="urn:adjoinery:correction"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- Whether statements are those of such a function; structures are corrected in a field, and stay as they are. -->
  <xsl:function name="correction:ends" as="xs:boolean">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:sequence select="exists($list/*[last()]/self::binary[*[1]/self::var]/*[2]/self::call[id = ('adm_implicit', 'adm_integral', 'adm_trajectory')])"/>
  </xsl:function>

  <!-- The statements without the correction: the value is what the solver has found. -->
  <xsl:function name="correction:without" as="element()+">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:sequence select="$list/*[1], $list/*[last()] ! build:assign(*[1], *[2]/param-list/*[1])"/>
  </xsl:function>
</xsl:stylesheet>
