<?xml version="1.0" encoding="UTF-8"?>
<!-- Iterations at fixed points: which derivatives of parameters and of results belong to one state. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:feeds="urn:adjoinery:feeds"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- The feeds of a call whose derivative is called, and their tolerance: the places of the derivatives of its active inputs
    and outputs are given in their order. -->
  <xsl:function name="feeds:of" as="attribute()*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="inputs" as="xs:integer*"/>
    <xsl:param name="outputs" as="xs:integer*"/>
    <xsl:variable name="pairs" as="xs:string*" select="
        for $pair in tokenize($call/@ada:feeds), $input in index-of(tokenize($call/@ada:active-inputs), substring-before($pair, '=')),
          $output in index-of(tokenize($call/@ada:active-outputs), substring-after($pair, '='))
        return $inputs[$input] || '=' || $outputs[$output]"/>
    <xsl:if test="exists($pairs)">
      <xsl:attribute name="ada:feeds" select="$pairs"/>
      <xsl:copy-of select="$call/@ada:accuracy"/>
    </xsl:if>
  </xsl:function>
</xsl:stylesheet>
