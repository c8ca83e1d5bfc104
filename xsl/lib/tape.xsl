<?xml version="1.0" encoding="UTF-8"?>
<!-- The variable that holds a tape: that of a loop, by its number, or that of a call, by `c` and its number. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tape="urn:adjoinery:tape"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="tape:of" as="element(var)">
    <xsl:param name="owner" as="xs:string"/>
    <var>
      <tmp kind="tape">
        <id>
          <xsl:value-of select="$owner"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
