<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions of any number of arguments, as loops over the cells that hold these. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:repeated="urn:adjoinery:repeated-call" exclude-result-prefixes="#all">
  <!-- The statements that set `value` to what a function gives for the cells of `all`. -->
  <xsl:function name="repeated:statements" as="element()+">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="value" as="element(var)"/>
    <xsl:param name="all" as="element(var)"/>
    <xsl:variable name="k" as="element(var)" select="build:variable(build:name('k'))"/>
    <xsl:variable name="count" as="element(call)" select="build:passive('numel', $all)"/>
    <xsl:choose>
      <xsl:when test="$name = 'struct'">
        <xsl:sequence select="build:assign($value, build:ruled('struct', ())),
            repeated:loop((build:literal('1'), build:literal('2'), $count),
                repeated:field($value, build:cell-of($all, $k), build:cell-of($all, build:binary('+', $k, build:literal('1')))))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:assign($value, build:brackets(())),
            repeated:loop((build:literal('1'), $count),
                build:assign($value, build:ruled($name, ($value, build:cell-of($all, $k)))))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- A cell array of one cell stands for what is in it, one of several would make a structure array. -->
  <xsl:function name="repeated:field" as="element()+">
    <xsl:param name="structure" as="element(var)"/>
    <xsl:param name="name" as="element(array)"/>
    <xsl:param name="value" as="element(array)"/>
    <xsl:variable name="item" as="element(var)" select="build:variable(build:name('item'))"/>
    <xsl:sequence select="build:assign($item, $value)"/>
    <choose>
      <when>
        <xsl:sequence select="build:passive('iscell', $item)"/>
        <statement-list>
          <xsl:sequence select="build:passive('adm_check_single', $item)"/>
          <xsl:sequence select="build:assign($item, build:cell-of($item, build:literal('1')))"/>
        </statement-list>
      </when>
    </choose>
    <xsl:variable name="field" as="element(dyn-struct-ref)">
      <dyn-struct-ref>
        <xsl:sequence select="$structure, $name"/>
      </dyn-struct-ref>
    </xsl:variable>
    <xsl:sequence select="build:assign($field, $item)"/>
  </xsl:function>

  <xsl:function name="repeated:loop" as="element(for)">
    <xsl:param name="range" as="element()+"/>
    <xsl:param name="statements" as="element()+"/>
    <for>
      <id>k</id>
      <xsl:sequence select="build:range($range)"/>
      <statement-list>
        <xsl:sequence select="$statements"/>
      </statement-list>
    </for>
  </xsl:function>
</xsl:stylesheet>
