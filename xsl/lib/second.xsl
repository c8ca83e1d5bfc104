<?xml version="1.0" encoding="UTF-8"?>
<!--
  Tangents in derivatives that are differentiated again: where a modulus, a length or a deviation is zero, its tangent is a value
  by convention, which says nothing about the rate of what is made of it.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:r="urn:adjoinery:rules"
    xmlns:second="urn:adjoinery:second"
    xmlns:tangent="urn:adjoinery:tangent"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- The tangent of the result of a call, without what is known by convention only. -->
  <xsl:function name="second:tangent" as="element()">
    <xsl:param name="rule" as="element(r:rule)"/>
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="target" as="element()"/>
    <xsl:param name="tangent" as="element()"/>
    <xsl:sequence select="if (empty($call/ancestor::function/@ada:derived)) then $tangent
        else if ($rule/@length = 'always') then build:call('adm_length_rate', ($tangent, $target, $call/param-list/*[tangent:is-active(.)] ! tangent:of(.)))
        else if ($rule/@length = 'squares' and contains($call/@ada:facts, 'squares')) then build:call('adm_length_rate', ($tangent, $target))
        else $tangent"/>
  </xsl:function>
</xsl:stylesheet>
