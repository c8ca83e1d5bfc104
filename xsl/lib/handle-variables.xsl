<?xml version="1.0" encoding="UTF-8"?>
<!-- The variables that stand for the handles that a variable may hold. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:handle="urn:adjoinery:handle" xmlns:key="urn:adjoinery:key"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- By the keys of a function's variables that hold handles, the paths of those that stand for them anywhere in it. -->
  <xsl:function name="handle:held-slots" as="map(xs:string, xs:string*)">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="holders" as="element(var)*"/>
    <xsl:map>
      <xsl:for-each-group select="$holders" group-by="key:of(.)">
        <xsl:map-entry key="current-grouping-key()" select="handle:slots($program, handle:all(current-group()), '', '')?path"/>
      </xsl:for-each-group>
    </xsl:map>
  </xsl:function>

  <!-- The variables that stand for these handles of a variable; others where it is none of ours. -->
  <xsl:function name="handle:variables" as="element(var)*">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="names" as="map(*)"/>
    <xsl:param name="holder" as="element()"/>
    <xsl:param name="set" as="xs:string*"/>
    <xsl:for-each select="handle:slots($program, $set, '', '')?path">
      <xsl:sequence select="if ($holder/@ada:handles) then build:variable(build:name($names(key:of($holder) || '#' || .)))
          else build:temporary('ho', string(position()))"/>
    </xsl:for-each>
  </xsl:function>

  <!-- Assignments to those variables of a holder of handles that do not stand for the handles that it gets. -->
  <xsl:function name="handle:rest" as="element(binary)*">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="names" as="map(*)"/>
    <xsl:param name="holder" as="element(var)"/>
    <xsl:param name="set" as="xs:string*"/>
    <xsl:param name="slots" as="map(*)"/>
    <xsl:variable name="own" as="xs:string*" select="handle:slots($program, $set, '', '')?path"/>
    <xsl:for-each select="$slots(key:of($holder))[not(. = $own)]">
      <binary op="=">
        <xsl:copy-of select="$holder/@at"/>
        <xsl:sequence select="build:variable(build:name($names(key:of($holder) || '#' || .))),
            if (. = 'is') then build:literal($set) else build:brackets(())"/>
      </binary>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
