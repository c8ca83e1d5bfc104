<?xml version="1.0" encoding="UTF-8"?>
<!-- How tightly an expression binds, from the table of operators; what is no operator binds most tightly. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:operator="urn:adjoinery:operator"
    xmlns:precedence="urn:adjoinery:precedence" xmlns:r="urn:adjoinery:rules"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:include href="operator.xsl"/>

  <xsl:variable name="precedence:table" as="map(xs:string, xs:integer)" select="map:merge(
      $rules/*/r:operator ! map:entry(@kind || @op, xs:integer(@precedence)), map{'duplicates': 'use-first'})"/>

  <xsl:function name="precedence:of" as="xs:integer">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="($precedence:table(operator:key($expression)),
        if ($expression/self::anonymous-function) then 0 else 100)[1]"/>
  </xsl:function>
</xsl:stylesheet>
