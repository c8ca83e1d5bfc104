<?xml version="1.0" encoding="UTF-8"?>
<!-- The comments with which a function begins: its help text stays in front of what is put there. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:leading="urn:adjoinery:leading-comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="leading:comments" as="element()*">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:sequence select="$list/*[empty((., preceding-sibling::*)[not(self::adc:*)])]"/>
  </xsl:function>
</xsl:stylesheet>
