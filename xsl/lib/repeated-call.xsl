<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions of any number of arguments, as loops over the cells that hold these, from the templates in repeated-call.m; goes with build.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:repeated="urn:adjoinery:repeated-call" exclude-result-prefixes="#all">
  <xsl:include href="../templates/resolved/repeated-call.m"/>

  <!-- The statements that set `value` to what a function gives for the cells of `all`. -->
  <xsl:function name="repeated:statements" as="element()+">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="value" as="element(var)"/>
    <xsl:param name="all" as="element(var)"/>
    <xsl:sequence select="if ($name = 'struct') then template:repeated-fields($value, $all)
        else template:repeated-call($value, $all, build:ruled($name, ($value, template:next($all))))"/>
  </xsl:function>
</xsl:stylesheet>
