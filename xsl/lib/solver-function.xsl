<?xml version="1.0" encoding="UTF-8"?>
<!--
  Functions that call a solver and say what its result depends on, from the templates in solver.m; goes with build.xsl,
  build-lists.xsl, solver-call.xsl and trajectory.xsl.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:trajectory="urn:adjoinery:trajectory"
    xmlns:solver="urn:adjoinery:solver-function" exclude-result-prefixes="#all">
  <xsl:include href="../templates/resolved/solver.m"/>

  <!-- `call` is a call of the solver, `outputs` says how many of its results are wanted. Of integrals, `form` says how
    the integrand gets points (it is empty for zeros), and `breaks` which argument, if any, says where it may jump. -->
  <xsl:template name="solver:function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="outputs" as="xs:integer"/>
    <xsl:param name="form" as="xs:string?"/>
    <xsl:param name="breaks" as="xs:integer?"/>
    <xsl:variable name="is-trajectory" as="xs:boolean" select="$call/id = $solver:trajectories"/>
    <xsl:variable name="is-timed" as="xs:boolean" select="$is-trajectory and not($call/id = $solver:state-first)"/>
    <xsl:variable name="others" as="element(var)*" select="(2 to $outputs) ! solver:variable('output' || .)"/>
    <xsl:variable name="arguments" as="element(var)+"
        select="solver:variable('f'), (2 to count($call/param-list/*)) ! solver:variable('argument' || .)"/>
    <xsl:sequence select="template:solver-function($name,
        if ($is-timed and exists($others)) then ('times', 'value') ! solver:variable(.) else (solver:variable('value'), $others),
        $arguments,
        if ($is-timed and exists($others)) then build:outputs(('times', 'found') ! solver:variable(.))
        else if ($is-timed) then solver:variable('value')
        else if (exists($others)) then build:outputs((solver:variable('found'), $others)) else solver:variable('found'),
        build:passive($call/id, $arguments),
        if ($is-trajectory) then trajectory:statements($call, $arguments)
        else if ($call/id = $solver:linear) then template:solution($call/@at)
        else if (empty($form)) then template:root($call/@at)
        else template:integral($form, if ($breaks) then $arguments[$breaks] else build:brackets(()),
          if ($form = 'each') then template:total-of-points($call/@at) else template:total-at-once($call/@at), $call/@at),
        $call/(ancestor::function[last()]/@file, @at))"/>
  </xsl:template>

  <xsl:function name="solver:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:variable(build:name($name))"/>
  </xsl:function>
</xsl:stylesheet>
