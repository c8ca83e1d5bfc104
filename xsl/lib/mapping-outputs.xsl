<?xml version="1.0" encoding="UTF-8"?>
<!--
  Functions that do what arrayfun, cellfun and structfun do, and give as many results as they are asked for; goes with
  mapping-function.xsl.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:mapping="urn:adjoinery:mapping-function" exclude-result-prefixes="#all">
  <!-- The parameters are those of `mapping:function`. -->
  <xsl:template name="mapping:listing" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="count" as="xs:integer"/>
    <xsl:param name="uniform" as="xs:boolean"/>
    <xsl:param name="place" as="attribute()*"/>
    <xsl:variable name="from" as="element(var)+" select="(1 to $count) ! mapping:variable('from' || .)"/>
    <xsl:variable name="each" as="element(array)+"
        select="('varargout', 'items') ! build:cell-of(mapping:variable(.), mapping:variable('j'))"/>
    <xsl:sequence select="template:mapping-listing($name, $from, mapping:start($over, $from), mapping:first($over, $uniform, $from[1]),
        mapping:among($over, $from), $from ! mapping:item($over, .),
        mapping:stores($over, $uniform, $each[1], $each[2], $from[1]), $place)"/>
  </xsl:template>
</xsl:stylesheet>
