<?xml version="1.0" encoding="UTF-8"?>
<!--
  Variables instead of handles. Captured values of a handle stand in variables beside each variable that holds the handle,
  and where one of several handles may be held, another variable says which one it is. Such a variable is known by a path:
  `is` for the one that tells, `7.2` for what the handle number 7 captures in the second place, and `7.2/is` or `7.2/9.1`
  where that is a handle too.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name" xmlns:handle="urn:adjoinery:handle" xmlns:key="urn:adjoinery:key"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- The expressions that make the handles, by their numbers, and the functions, by their names. -->
  <xsl:function name="handle:program" as="map(xs:string, element())">
    <xsl:param name="tree" as="element(adimat)"/>
    <xsl:sequence select="map:merge(($tree//*[@ada:handle] ! map:entry(string(@ada:handle), .),
        $tree/master-tree/function-list/function ! map:entry(string(id), .)), map{'duplicates': 'use-first'})"/>
  </xsl:function>

  <!-- The numbers of the handles that an expression may be. -->
  <xsl:function name="handle:set" as="xs:string*">
    <xsl:param name="expression" as="element()?"/>
    <xsl:sequence select="tokenize(($expression/@ada:handles, $expression/@ada:handle)[1])"/>
  </xsl:function>

  <!-- The places of the arguments of a handle's call that are captured. -->
  <xsl:function name="handle:captured" as="xs:integer*">
    <xsl:param name="made" as="element()"/>
    <xsl:variable name="own" as="xs:string*" select="$made/self::anonymous-function/param-list/var/string()"/>
    <xsl:for-each select="$made/self::anonymous-function/call/param-list/*">
      <xsl:if test="not(self::literal or self::var[. = $own])">
        <xsl:sequence select="position()"/>
      </xsl:if>
    </xsl:for-each>
  </xsl:function>

  <!-- The variables that stand for one of these handles: their paths, and names for them that begin with the base. -->
  <xsl:function name="handle:slots" as="map(xs:string, xs:string)*">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="set" as="xs:string*"/>
    <xsl:param name="path" as="xs:string"/>
    <xsl:param name="base" as="xs:string"/>
    <xsl:if test="count($set) gt 1">
      <xsl:sequence select="map{'path': $path || 'is', 'base': $base || '_is'}"/>
    </xsl:if>
    <xsl:for-each select="$set">
      <xsl:variable name="number" as="xs:string" select="."/>
      <xsl:variable name="made" as="element()" select="$program($number)"/>
      <xsl:for-each select="handle:captured($made)">
        <xsl:variable name="value" as="element()" select="$made/call/param-list/*[position() = current()]"/>
        <xsl:variable name="inner" as="xs:string" select="$path || $number || '.' || ."/>
        <xsl:variable name="name" as="xs:string"
            select="$base || '_' || ($value/self::struct-ref/id, $value/self::var/id, $value/self::array/var/id, 'value')[1]"/>
        <xsl:sequence select="if ($value/@ada:handles)
            then handle:slots($program, handle:set($value), $inner || '/', $name)
            else map{'path': $inner, 'base': $name}"/>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:function>

  <!-- The names of all such variables in a function: by the variable's key and the path. -->
  <xsl:function name="handle:names" as="map(xs:string, xs:string)">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="holders" as="element(var)*"/>
    <xsl:param name="taken" as="map(xs:string, xs:boolean)"/>
    <xsl:variable name="slots" as="map(xs:string, xs:string)*">
      <xsl:for-each-group select="$holders" group-by="key:of(.)">
        <xsl:variable name="key" as="xs:string" select="current-grouping-key()"/>
        <xsl:sequence select="handle:slots($program, handle:all(current-group()), '', (id, 'handle')[1]) ! map:put(., 'key', $key)"/>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:iterate select="$slots">
      <xsl:param name="taken" as="map(xs:string, xs:boolean)" select="$taken"/>
      <xsl:param name="names" as="map(xs:string, xs:string)" select="map{}"/>
      <xsl:on-completion select="$names"/>
      <xsl:variable name="name" as="xs:string" select="free:name($taken, .?base)"/>
      <xsl:next-iteration>
        <xsl:with-param name="taken" select="map:put($taken, $name, true())"/>
        <xsl:with-param name="names" select="map:put($names, .?key || '#' || .?path, $name)"/>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>

  <!-- All handles that a variable may be somewhere, in their order. -->
  <xsl:function name="handle:all" as="xs:string*">
    <xsl:param name="occurrences" as="element()*"/>
    <xsl:sequence select="sort(distinct-values($occurrences/@ada:handles/tokenize(.)), (), xs:integer#1)"/>
  </xsl:function>

  <!-- The value of the variable with this path for a handle that a variable holds, or that is made here. -->
  <xsl:function name="handle:value" as="element()">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="names" as="map(*)"/>
    <xsl:param name="source" as="element()"/>
    <xsl:param name="path" as="xs:string"/>
    <xsl:sequence select="handle:part($program, $names, $source, '', handle:set($source), $path)"/>
  </xsl:function>

  <!-- The same for a handle that the handles captured on the way `within` hold. -->
  <xsl:function name="handle:part" as="element()">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="names" as="map(*)"/>
    <xsl:param name="source" as="element()"/>
    <xsl:param name="within" as="xs:string"/>
    <xsl:param name="set" as="xs:string*"/>
    <xsl:param name="path" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="$path = 'is' and count($set) eq 1">
        <xsl:sequence select="build:literal($set)"/>
      </xsl:when>
      <!-- A path that none of them captures, or the parameter of a handle that is called by its function's name. -->
      <xsl:when test="empty($set) or $path != 'is' and not(substring-before($path, '.') = $set)">
        <xsl:sequence select="build:brackets(())"/>
      </xsl:when>
      <xsl:when test="$source/self::var">
        <xsl:variable name="first" as="xs:string" select="tokenize($path, '/')[1]"/>
        <xsl:variable name="captured" as="element()?" select="handle:at($program, $first)[@ada:handles]"/>
        <xsl:sequence select="if ($captured and $path != 'is')
            then handle:part($program, $names, $source, $within || $first || '/', handle:set($captured), substring-after($path, '/'))
            else build:variable(build:name($names(key:of($source) || '#' || $within || $path)))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="captured" as="element()" select="handle:at($program, tokenize($path, '/')[1])"/>
        <xsl:sequence select="if (contains($path, '/')) then handle:value($program, $names, $captured, substring-after($path, '/'))
            else $captured"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- The value captured at a step of a path. -->
  <xsl:function name="handle:at" as="element()?">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="step" as="xs:string"/>
    <xsl:sequence select="$program(substring-before($step, '.'))/call/param-list/*[position() = xs:integer(substring-after($step, '.'))]"/>
  </xsl:function>
</xsl:stylesheet>
