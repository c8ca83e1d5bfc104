<?xml version="1.0" encoding="UTF-8"?>
<!-- Where values are recorded. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tape="urn:adjoinery:tape"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- The variable that holds a tape: that of a loop, by its number, or that of a call, by `c` and its number. -->
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

  <!-- The function with the recording sweep that belongs to where we are. -->
  <xsl:function name="tape:recording" as="element(function)">
    <xsl:param name="here" as="element()"/>
    <xsl:variable name="function" as="element(function)" select="$here/ancestor-or-self::function[1]"/>
    <xsl:sequence select="if ($function/@ada:role = 'returning')
        then $function/../function[@ada:role = 'recording'][id = $function/id] else $function"/>
  </xsl:function>
</xsl:stylesheet>
