<?xml version="1.0" encoding="UTF-8"?>
<!--
  The dependence of the solution of a differential equation, as statements, from the templates in trajectory.m; goes with
  build.xsl, build-lists.xsl and solver-call.xsl. Nothing is said of times that move. A structure of the solution has times and states in its
  fields x and y, in columns.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:solver="urn:adjoinery:solver-function"
    xmlns:template="urn:adjoinery:template"
    xmlns:trajectory="urn:adjoinery:trajectory" exclude-result-prefixes="#all">
  <xsl:include href="../templates/resolved/trajectory.m"/>

  <xsl:function name="trajectory:statements" as="element()+">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="arguments" as="element(var)+"/>
    <xsl:variable name="solver" as="xs:string" select="$call/id"/>
    <xsl:variable name="options" as="element()" select="($arguments[4], build:brackets(()))[1]"/>
    <xsl:variable name="is-state-first" as="xs:boolean" select="$solver = $solver:state-first"/>
    <xsl:variable name="times" as="element(var)" select="if ($is-state-first) then $arguments[3] else trajectory:variable('times')"/>
    <xsl:variable name="start" as="element(var)" select="$arguments[if ($is-state-first) then 2 else 3]"/>
    <xsl:variable name="is-structure" as="xs:boolean" select="not($is-state-first) and solver:outputs($call) eq 1"/>
    <xsl:variable name="states" as="element(var)" select="trajectory:variable('states')"/>
    <xsl:variable name="value" as="element(call)">
      <call ada:for="{$solver}({if ($is-state-first) then 'f, start, times' else 'f, times, start'})">
        <xsl:sequence select="template:trajectory-value($arguments[if ($is-state-first) then 3 else 2])/(@*, *)"/>
      </call>
    </xsl:variable>
    <xsl:sequence select="if ($is-structure) then template:parts-of-structure() else ()"/>
    <xsl:sequence select="template:trajectory($solver,
        if ($solver = $solver:explicit) then template:explicit-points($solver, template:moved-rate($call/@at), $times, $options)
        else template:implicit-points($solver, template:moved-rate($call/@at), $times, $start, $options),
        $start, $times, trajectory:rates($call), if ($is-structure) then $states else build:ruled('transpose', $states))"/>
    <xsl:sequence select="build:assign(if ($is-structure) then build:field(trajectory:variable('value'), 'y')
        else trajectory:variable('value'), $value)"/>
  </xsl:function>

  <!-- The rates at the nodes of a step. -->
  <xsl:function name="trajectory:rates" as="element()+">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="is-explicit" as="xs:boolean" select="$call/id = $solver:explicit"/>
    <xsl:variable name="state" as="element()" select="template:moved(trajectory:variable(if ($is-explicit) then 'rates' else 'stages'))"/>
    <xsl:variable name="arguments" as="element()+"
        select="if ($call/id = $solver:state-first) then ($state, template:time()) else (template:time(), $state)"/>
    <xsl:sequence select="if ($is-explicit) then template:explicit-rates($arguments, $call/@at)
        else template:implicit-rates($call/id, $arguments, $call/@at)"/>
  </xsl:function>

  <xsl:function name="trajectory:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:variable(build:name($name))"/>
  </xsl:function>
</xsl:stylesheet>
