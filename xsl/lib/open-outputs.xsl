<?xml version="1.0" encoding="UTF-8"?>
<!-- Outputs that a function may leave without a value: parameters have one, and so has what a statement assigns in any case.
  Temporaries have names of their own. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:open="urn:adjoinery:open-outputs"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="open:outputs" as="element(var)*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:variable name="assigned" as="xs:string*" select="$f/statement-list/binary[@op = '=']/*[1]
        ! (if (self::unary) then row-list/item-list/var else self::var)/id/string()"/>
    <xsl:sequence select="$f/outvars/var[not(. = $assigned or . = $f/param-list/var)]"/>
  </xsl:function>
</xsl:stylesheet>
