<?xml version="1.0" encoding="UTF-8"?>
<!-- Values of ranges of step 1 from a whole number. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:build="urn:adjoinery:build"
    xmlns:ranges="urn:adjoinery:ranges"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- The last value of a range of step 1 from an integer. -->
  <xsl:function name="ranges:last" as="element()">
    <xsl:param name="range" as="element(range)"/>
    <xsl:variable name="count" as="element(call)" select="build:call('numel', $range)"/>
    <xsl:variable name="first" as="element()" select="$range/*[1]"/>
    <xsl:sequence select="if ($first/self::literal = '1') then $count
        else if ($first/self::literal[matches(., '^\d+$')]) then build:binary('+', $count, build:literal(string(xs:integer($first) - 1)))
        else build:binary('+', $count, build:binary('-', $first, build:literal('1')))"/>
  </xsl:function>
</xsl:stylesheet>
