<?xml version="1.0" encoding="UTF-8"?>
<!--
  The dependence of the solution of a differential equation, as statements: the steps of an explicit solver once more, with
  their lengths as they were found, and the results interpolated in them; implicit steps from each result to the next where
  nobody sees how the solver goes, whose rates solve an equation. Nothing is said of times that move. A structure of the
  solution has times and states in its fields x and y, in columns. Sources: E. Hairer, S. P. Norsett and G. Wanner, Solving
  Ordinary Differential Equations I, Springer 1993, II.4 and II.6; E. Hairer and G. Wanner, Solving Ordinary Differential
  Equations II, Springer 1996, IV.5 and IV.8.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:solver="urn:adjoinery:solver-function"
    xmlns:trajectory="urn:adjoinery:trajectory" exclude-result-prefixes="#all">
  <xsl:function name="trajectory:statements" as="element()+">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="arguments" as="element(var)+"/>
    <xsl:variable name="v" as="function(xs:string) as element(var)" select="trajectory:variable#1"/>
    <xsl:variable name="solver" as="element(literal)" select="trajectory:solver($call)"/>
    <xsl:variable name="options" as="element()" select="($arguments[4], build:brackets(()))[1]"/>
    <xsl:variable name="is-state-first" as="xs:boolean" select="$call/id = $solver:state-first"/>
    <xsl:variable name="times" as="element(var)" select="if ($is-state-first) then $arguments[3] else $v('times')"/>
    <xsl:variable name="start" as="element(var)" select="$arguments[if ($is-state-first) then 2 else 3]"/>
    <xsl:variable name="is-structure" as="xs:boolean" select="not($is-state-first) and solver:outputs($call) eq 1"/>
    <xsl:if test="$is-structure">
      <xsl:sequence select="build:assign($v('times'), trajectory:field('x')), build:assign($v('found'), trajectory:field('y'))"/>
    </xsl:if>
    <xsl:sequence select="build:assign(build:outputs(('mesh', 'steps', 'weights') ! $v(.)),
        if ($call/id = $solver:explicit)
        then build:passive('adm_ode_mesh', ($solver, $v('f'), $times, $arguments[position() = (2, 3)], $options))
        else build:passive('adm_ode_points', ($solver, $v('f'), $times, $start, $v('found'), $options)))"/>
    <xsl:sequence select="build:assign(build:outputs(('nodes', 'inner', 'outer') ! $v(.)), build:passive('adm_ode_tableau', $solver))"/>
    <xsl:sequence select="build:assign($v('state'), trajectory:column($start))"/>
    <xsl:sequence select="build:assign($v('states'), trajectory:zeros(build:passive('numel', $times)))"/>
    <for>
      <id>k</id>
      <range>
        <xsl:sequence select="build:literal('1'), build:binary('-', build:passive('numel', $v('mesh')), build:literal('1'))"/>
      </range>
      <statement-list>
        <xsl:sequence select="trajectory:step($call)"/>
      </statement-list>
    </for>
    <xsl:sequence select="build:assign($v('again'), if ($is-structure) then $v('states') else trajectory:rule('transpose', $v('states')))"/>
    <xsl:variable name="value" as="element(call)">
      <call ada:is="rule" ada:for="{$call/id}({if ($is-state-first) then 'f, start, times' else 'f, times, start'})">
        <xsl:sequence select="build:call('adm_trajectory', ($v('found'), $arguments[if ($is-state-first) then 3 else 2], ('again', 'again') ! $v(.)))/*"/>
      </call>
    </xsl:variable>
    <xsl:sequence select="build:assign(if ($is-structure) then trajectory:field('y') else $v('value'), $value)"/>
  </xsl:function>

  <!-- A field of the structure. -->
  <xsl:function name="trajectory:field" as="element(struct-ref)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:field(trajectory:variable('value'), $name)"/>
  </xsl:function>

  <!-- From one point to the next. -->
  <xsl:function name="trajectory:step" as="element()+">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="v" as="function(xs:string) as element(var)" select="trajectory:variable#1"/>
    <xsl:variable name="before" as="element(array)" select="trajectory:element('mesh', $v('k'))"/>
    <xsl:variable name="after" as="element(array)"
        select="trajectory:element('mesh', build:binary('+', $v('k'), build:literal('1')))"/>
    <xsl:variable name="node" as="element(array)" select="trajectory:element('nodes', $v('j'))"/>
    <!-- Not a rounding error beyond the ends, where tables have no values. -->
    <xsl:variable name="time" as="element(binary)" select="build:binary('+',
        build:binary('*', build:binary('-', build:literal('1'), $node), $before), build:binary('*', $node, $after))"/>
    <xsl:sequence select="build:assign($v('step'), build:binary('-', $after, $before))"/>
    <xsl:choose>
      <xsl:when test="$call/id = $solver:explicit">
        <xsl:sequence select="trajectory:for-each-node('rates',
            trajectory:rate($call, $time, trajectory:moved('rates', trajectory:column-of('inner', $v('j')))))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:assign(build:outputs(('stages', 'slope') ! $v(.)),
            build:passive('adm_ode_stages', (trajectory:solver($call), $v('f'), $before, $after, $v('state'))))"/>
        <xsl:sequence select="trajectory:for-each-node('residual', build:binary('-', trajectory:column-of('stages', $v('j')),
            trajectory:rate($call, $time, trajectory:moved('stages', trajectory:column-of('inner', $v('j'))))))"/>
        <xsl:sequence select="build:assign($v('rates'), trajectory:rule('adm_implicit',
            ('stages', 'residual', 'residual', 'slope') ! $v(.)))"/>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:sequence select="build:assign($v('results'), build:passive('find', build:binary('==', $v('steps'), $v('k'))))"/>
    <xsl:sequence select="build:assign(trajectory:column-of('states', $v('results')),
        trajectory:moved('rates', trajectory:column-of('weights', $v('results'))))"/>
    <xsl:sequence select="build:assign($v('state'), trajectory:moved('rates', $v('outer')))"/>
  </xsl:function>

  <!-- A column for each of the nodes of a step. -->
  <xsl:function name="trajectory:for-each-node" as="element()+">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="column" as="element()"/>
    <xsl:variable name="nodes" as="element(call)" select="build:passive('numel', trajectory:variable('nodes'))"/>
    <xsl:sequence select="build:assign(trajectory:variable($name), trajectory:zeros($nodes))"/>
    <for>
      <id>j</id>
      <range>
        <xsl:sequence select="build:literal('1'), $nodes"/>
      </range>
      <statement-list>
        <xsl:sequence select="build:assign(trajectory:column-of($name, trajectory:variable('j')), $column)"/>
      </statement-list>
    </for>
  </xsl:function>

  <xsl:function name="trajectory:solver" as="element(literal)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="build:literal('''' || $call/id || '''')"/>
  </xsl:function>

  <!-- The state after a step with weighted rates. -->
  <xsl:function name="trajectory:moved" as="element(binary)">
    <xsl:param name="rates" as="xs:string"/>
    <xsl:param name="weights" as="element()"/>
    <xsl:sequence select="build:binary('+', trajectory:variable('state'), build:binary('*', trajectory:variable('step'),
        build:binary('*', trajectory:variable($rates), $weights)))"/>
  </xsl:function>

  <!-- Columns as long as the state. -->
  <xsl:function name="trajectory:zeros" as="element(call)">
    <xsl:param name="count" as="element()"/>
    <xsl:sequence select="build:passive('zeros', (build:passive('numel', trajectory:variable('state')), $count))"/>
  </xsl:function>

  <!-- The result of the function, which may be a row. -->
  <xsl:function name="trajectory:rate" as="element(call)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="time" as="element()"/>
    <xsl:param name="state" as="element()"/>
    <xsl:variable name="value" as="element(call)">
      <call ada:is="missing">
        <xsl:copy-of select="$call/@at"/>
        <xsl:sequence select="build:call('feval', (trajectory:variable('f'),
            if ($call/id = $solver:state-first) then ($state, $time) else ($time, $state)))/*"/>
      </call>
    </xsl:variable>
    <xsl:sequence select="trajectory:column($value)"/>
  </xsl:function>

  <xsl:function name="trajectory:column" as="element(call)">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="trajectory:rule('reshape', ($it, build:brackets(()), build:literal('1')))"/>
  </xsl:function>

  <xsl:function name="trajectory:column-of" as="element(array)">
    <xsl:param name="of" as="xs:string"/>
    <xsl:param name="index" as="element()"/>
    <xsl:variable name="all" as="element(colon)">
      <colon/>
    </xsl:variable>
    <xsl:sequence select="trajectory:element($of, ($all, $index))"/>
  </xsl:function>

  <xsl:function name="trajectory:element" as="element(array)">
    <xsl:param name="of" as="xs:string"/>
    <xsl:param name="indices" as="element()+"/>
    <array>
      <xsl:sequence select="trajectory:variable($of)"/>
      <param-list>
        <xsl:sequence select="$indices"/>
      </param-list>
    </array>
  </xsl:function>

  <xsl:function name="trajectory:rule" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()+"/>
    <call ada:is="rule">
      <xsl:sequence select="build:call($name, $arguments)/*"/>
    </call>
  </xsl:function>

  <xsl:function name="trajectory:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:variable(build:name($name))"/>
  </xsl:function>
</xsl:stylesheet>
