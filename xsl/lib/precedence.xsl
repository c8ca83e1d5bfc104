<?xml version="1.0" encoding="UTF-8"?>
<!-- How tightly an expression binds, from the table of operators; what is no operator binds most tightly. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:operator="urn:adjoinery:operator"
    xmlns:precedence="urn:adjoinery:precedence" xmlns:r="urn:adjoinery:rules"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:include href="operator.xsl"/>

  <xsl:function name="precedence:of" as="xs:integer">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="(operator:of($expression)/xs:integer(@precedence),
        if ($expression/self::anonymous-function) then 0 else 100)[1]"/>
  </xsl:function>
</xsl:stylesheet>
