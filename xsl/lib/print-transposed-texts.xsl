<?xml version="1.0" encoding="UTF-8"?>
<!--
  Directly behind a text in single quotes, the sign of a transpose would be a quote within the text. A blank parts them; but
  directly between brackets, blanks part elements.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:template mode="expression" match="unary[@op = '''' and starts-with(literal, '''')]" as="xs:string*" priority="1">
    <xsl:variable name="is-element" as="xs:boolean"
        select="exists(ancestor::*[self::item-list or self::param-list or self::unary/@op = '()'][1]/self::item-list)"/>
    <xsl:sequence select="if ($is-element) then '(' || literal || ')''' else literal || ' '''"/>
  </xsl:template>
</xsl:stylesheet>
