<?xml version="1.0" encoding="UTF-8"?>
<!--
  Functions that call a solver and say what its result depends on. Where f(root) = 0 the implicit function theorem gives
  the derivative of the root, whatever way the solver has gone.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:solver="urn:adjoinery:solver-function" exclude-result-prefixes="#all">
  <!-- `call` is a call of the solver, `outputs` says how many of its results are wanted. -->
  <xsl:template name="solver:function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="outputs" as="xs:integer"/>
    <xsl:variable name="others" as="element(var)*" select="(2 to $outputs) ! solver:variable('output' || .)"/>
    <xsl:variable name="arguments" as="element(var)+"
        select="solver:variable('f'), (2 to count($call/param-list/*)) ! solver:variable('argument' || .)"/>
    <function end="end" ada:made="outlined">
      <xsl:copy-of select="$call/(ancestor::function[last()]/@file, @at)"/>
      <outvars>
        <xsl:sequence select="solver:variable('value'), $others"/>
      </outvars>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:sequence select="$arguments"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="build:assign(
            if (exists($others)) then build:outputs((solver:variable('found'), $others)) else solver:variable('found'),
            build:passive($call/id, $arguments))"/>
        <xsl:sequence select="solver:root($call/@at)"/>
      </statement-list>
    </function>
  </xsl:template>

  <xsl:function name="solver:root" as="element(binary)+">
    <xsl:param name="place" as="attribute(at)?"/>
    <xsl:sequence select="build:assign(solver:variable('residual'), solver:value(solver:variable('found'), $place))"/>
    <binary op="=">
      <xsl:sequence select="solver:variable('value')"/>
      <call ada:is="rule">
        <xsl:sequence select="build:call('adm_implicit', (('found', 'residual', 'residual') ! solver:variable(.),
            build:passive('adm_jacobian', ('f', 'found') ! solver:variable(.))))/*"/>
      </call>
    </binary>
  </xsl:function>

  <!-- What is called may be a text. -->
  <xsl:function name="solver:value" as="element(call)">
    <xsl:param name="point" as="element()"/>
    <xsl:param name="place" as="attribute(at)?"/>
    <call ada:is="missing">
      <xsl:copy-of select="$place"/>
      <xsl:sequence select="build:call('feval', (solver:variable('f'), $point))/*"/>
    </call>
  </xsl:function>

  <xsl:function name="solver:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:variable(build:name($name))"/>
  </xsl:function>
</xsl:stylesheet>
