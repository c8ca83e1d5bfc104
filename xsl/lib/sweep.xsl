<?xml version="1.0" encoding="UTF-8"?>
<!-- The reverse sweep of a function, and its seeds behind arguments of any number. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build" xmlns:key="urn:adjoinery:key"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:reversed="urn:adjoinery:reversed" xmlns:sweep="urn:adjoinery:sweep"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:template name="sweep:reverse" as="element()*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:param name="inputs" as="element(var)*"/>
    <xsl:param name="seeded" as="element(var)*"/>
    <xsl:variable name="interface" as="xs:string*" select="insert-before($f/outvars/var, 1, $f/param-list/var) ! key:of(.)"/>
    <xsl:variable name="given" as="xs:string*" select="$seeded ! key:of(.)"/>
    <xsl:variable name="active" as="element(var)*">
      <xsl:for-each-group select="insert-before($inputs, 1, $f/statement-list ! descendant::var[@ada:adjoint])"
          group-by="key:of(.)">
        <xsl:sequence select=".[not(current-grouping-key() = $given)]"/>
      </xsl:for-each-group>
    </xsl:variable>
    <!-- The temporaries first, by their numbers. -->
    <xsl:variable name="temporaries" as="element(var)*">
      <xsl:for-each-group select="$active[tmp]" group-by="string(tmp/@kind)">
        <xsl:sort select="current-grouping-key()"/>
        <xsl:perform-sort select="current-group()">
          <xsl:sort select="number(replace(string(tmp), '\D.*', ''))"/>
        </xsl:perform-sort>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:variable name="others" as="element(var)*">
      <xsl:perform-sort select="$active[not(tmp)]">
        <xsl:sort select="index-of($interface, key:of(.))[1]"/>
      </xsl:perform-sort>
    </xsl:variable>
    <xsl:variable name="scalars" as="map(*)" select="sweep:set($f/@ada:scalars)"/>
    <xsl:variable name="containers" as="map(*)" select="sweep:set($f/@ada:container)"/>
    <xsl:variable name="patterned" as="map(*)" select="sweep:set($f/@ada:patterned)"/>
    <xsl:variable name="outer" as="map(*)" select="sweep:set($f/@ada:outer)"/>
    <turning-point/>
    <xsl:for-each select="insert-before($others, 1, $temporaries)">
      <xsl:variable name="key" as="xs:string" select="key:of(.)"/>
      <initialize-adjoint>
        <xsl:if test="map:contains($scalars, $key)">
          <xsl:attribute name="ada:shape" select="'scalar'"/>
        </xsl:if>
        <xsl:if test="map:contains($containers, $key)">
          <xsl:attribute name="ada:container" select="'yes'"/>
        </xsl:if>
        <xsl:if test="map:contains($patterned, $key)">
          <xsl:attribute name="ada:sparse" select="'yes'"/>
        </xsl:if>
        <xsl:if test="map:contains($outer, $key)">
          <xsl:attribute name="ada:container" select="'outer'"/>
        </xsl:if>
        <xsl:sequence select="sweep:adjoint(.)"/>
      </initialize-adjoint>
    </xsl:for-each>
    <section name="reverse sweep"/>
    <xsl:apply-templates mode="reversed:list" select="$f/statement-list"/>
  </xsl:template>

  <xsl:function name="sweep:set" as="map(xs:string, xs:boolean)">
    <xsl:param name="keys" as="attribute()?"/>
    <xsl:sequence select="map:merge(tokenize($keys) ! map:entry(., true()))"/>
  </xsl:function>

  <xsl:function name="sweep:adjoint" as="element(var)">
    <xsl:param name="variable" as="element(var)"/>
    <var>
      <a>
        <xsl:copy-of select="$variable/*" copy-namespaces="no"/>
      </a>
    </var>
  </xsl:function>

  <!-- The defaults of seeds that are left out. A list of seeds must be there, but may be shorter than that of the results:
    the others are not wanted. -->
  <xsl:function name="sweep:missing-seeds" as="element(missing-seed)*">
    <xsl:param name="seeded" as="element(var)*"/>
    <xsl:param name="asked" as="element(var)*"/>
    <xsl:param name="before" as="xs:integer"/>
    <xsl:param name="scalars" as="xs:string*"/>
    <xsl:for-each select="$seeded">
      <xsl:if test="exists(. intersect $asked)">
        <missing-seed>
          <xsl:if test="key:of(.) = $scalars">
            <xsl:attribute name="ada:shape" select="'scalar'"/>
          </xsl:if>
          <xsl:if test="id ne 'varargout'">
            <xsl:attribute name="position" select="$before + position()"/>
          </xsl:if>
          <xsl:sequence select="sweep:adjoint(.)"/>
          <xsl:copy-of select="." copy-namespaces="no"/>
        </missing-seed>
      </xsl:if>
    </xsl:for-each>
  </xsl:function>

  <!-- Whether a statement notes the number of arguments (expand-argument-counts). -->
  <xsl:function name="sweep:counts" as="xs:boolean">
    <xsl:param name="statement" as="node()"/>
    <xsl:sequence select="exists($statement/self::binary[var/tmp/@kind = 'nx']/call/@counts)"/>
  </xsl:function>

  <xsl:function name="sweep:uncounted" as="element(binary)">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:param name="seeds" as="xs:integer"/>
    <xsl:sequence select="build:assign($statement/var, build:binary('-', $statement/call, build:literal(string($seeds))))"/>
  </xsl:function>

  <!-- Takes the seeds from the end of the extra arguments. -->
  <xsl:function name="sweep:last-arguments" as="element(binary)+">
    <xsl:param name="arguments" as="element(var)"/>
    <xsl:param name="seeded" as="element(var)+"/>
    <xsl:variable name="before" as="element(binary)" select="build:binary('-', build:passive('numel', $arguments), build:literal(string(count($seeded))))"/>
    <xsl:for-each select="$seeded">
      <xsl:variable name="after" as="xs:integer" select="last() - position()"/>
      <xsl:sequence select="build:assign(sweep:adjoint(.), build:cell-of($arguments,
          if ($after eq 0) then build:passive('numel', $arguments) else build:binary('-', build:passive('numel', $arguments), build:literal(string($after)))))"/>
    </xsl:for-each>
    <binary op="=">
      <xsl:copy-of select="$arguments" copy-namespaces="no"/>
      <array>
        <xsl:copy-of select="$arguments" copy-namespaces="no"/>
        <param-list>
          <xsl:sequence select="build:range((build:literal('1'), $before))"/>
        </param-list>
      </array>
    </binary>
  </xsl:function>
</xsl:stylesheet>
