<?xml version="1.0" encoding="UTF-8"?>
<!-- Outputs whose places depend on other outputs, as in `[i, x(i)] = …`: Octave finds out all places before it writes.
  Variables written to as a whole are written before the parts. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:dependent="urn:adjoinery:dependent-output"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="dependent:outputs" as="element()*">
    <xsl:param name="list" as="element(item-list)"/>
    <xsl:for-each select="$list/*[not(self::var)]">
      <xsl:variable name="written" as="xs:string*" select="preceding-sibling::* ! descendant-or-self::var[1]/id ! string(),
          following-sibling::var/id ! string()"/>
      <xsl:variable name="root" as="element(var)?" select="descendant::var[1]"/>
      <xsl:variable name="read" as="xs:string*"
          select="(tail(descendant::var), $root[current()/descendant::end])/id ! string()"/>
      <xsl:if test="$read = $written">
        <xsl:sequence select="."/>
      </xsl:if>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
