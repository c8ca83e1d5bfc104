<?xml version="1.0" encoding="UTF-8"?>
<!--
  Functions that call a solver and say what its result depends on. Where f(root) = 0 the implicit function theorem gives
  the derivative of the root, whatever way the solver has gone, also where the equation is linear; that of an integral is the integral of the derivative, and
  the integrand at its bounds; that of a trajectory is the one of the solver's steps, or of steps beside them.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:trajectory="urn:adjoinery:trajectory"
    xmlns:solver="urn:adjoinery:solver-function" exclude-result-prefixes="#all">
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
    <function end="end" ada:made="outlined">
      <xsl:copy-of select="$call/(ancestor::function[last()]/@file, @at)"/>
      <outvars>
        <xsl:sequence select="if ($is-timed and exists($others)) then ('times', 'value') ! solver:variable(.)
            else (solver:variable('value'), $others)"/>
      </outvars>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:sequence select="$arguments"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="build:assign(
            if ($is-timed and exists($others)) then build:outputs(('times', 'found') ! solver:variable(.))
            else if ($is-timed) then solver:variable('value')
            else if (exists($others)) then build:outputs((solver:variable('found'), $others)) else solver:variable('found'),
            build:passive($call/id, $arguments))"/>
        <xsl:sequence select="if ($is-trajectory) then trajectory:statements($call, $arguments) else if ($call/id = $solver:linear) then solver:solution($call/@at)
            else if (empty($form)) then solver:root($call/@at)
            else solver:integral($form, if ($breaks) then $arguments[$breaks] else build:brackets(()), $call/@at)"/>
      </statement-list>
    </function>
  </xsl:template>

  <xsl:function name="solver:root" as="element(binary)+">
    <xsl:param name="place" as="attribute(at)?"/>
    <xsl:sequence select="build:assign(solver:variable('residual'), solver:value(solver:variable('found'), $place))"/>
    <xsl:sequence select="build:assign(solver:variable('value'), solver:rule('adm_implicit', (
        ('found', 'residual', 'residual') ! solver:variable(.),
        build:passive('adm_jacobian', ('f', 'found') ! solver:variable(.)))))"/>
  </xsl:function>

  <!-- Of a linear equation f(x) = y, where f multiplies by the matrix. -->
  <xsl:function name="solver:solution" as="element(binary)+">
    <xsl:param name="place" as="attribute(at)?"/>
    <xsl:variable name="v" as="function(xs:string) as element(var)" select="solver:variable#1"/>
    <xsl:sequence select="build:assign($v('residual'), build:binary('-', solver:value($v('found'), $place), $v('argument2')))"/>
    <xsl:sequence select="build:assign($v('value'), solver:rule('adm_implicit', (('found', 'residual', 'residual') ! $v(.),
        build:passive('adm_multiplier', ('f', 'found') ! $v(.)))))"/>
  </xsl:function>

  <xsl:function name="solver:integral" as="element()+">
    <xsl:param name="form" as="xs:string"/>
    <xsl:param name="breaks" as="element()"/>
    <xsl:param name="place" as="attribute(at)?"/>
    <xsl:variable name="v" as="function(xs:string) as element(var)" select="solver:variable#1"/>
    <xsl:sequence select="build:assign(build:outputs(($v('points'), $v('weights'))), build:passive('adm_quadrature',
        (('f', 'argument2', 'argument3', 'found') ! $v(.), $breaks, build:literal('''' || $form || ''''))))"/>
    <xsl:choose>
      <xsl:when test="$form = 'each'">
        <xsl:variable name="k" as="element(array)+" select="('points', 'weights') ! solver:element($v(.))"/>
        <xsl:sequence select="build:assign($v('total'), build:passive('zeros', build:passive('size', $v('found'))))"/>
        <for>
          <id>k</id>
          <range>
            <xsl:sequence select="build:literal('1'), build:passive('numel', $v('points'))"/>
          </range>
          <statement-list>
            <xsl:sequence select="build:assign($v('total'), build:binary('+', $v('total'),
                build:binary('.*', $k[2], solver:value($k[1], $place))))"/>
          </statement-list>
        </for>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="values" as="element(call)" select="solver:rule('reshape',
            (solver:value($v('points'), $place), build:passive('size', $v('weights'))))"/>
        <xsl:sequence select="build:assign($v('total'), solver:rule('sum', build:binary('.*', $v('weights'), $values)))"/>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:sequence select="build:assign($v('value'), solver:rule('adm_integral', (
        ('found', 'total', 'total', 'argument2', 'argument2', 'argument3', 'argument3') ! $v(.),
        ('argument2', 'argument3') ! build:passive('adm_bound', ($v('f'), $v(.))), $breaks)))"/>
  </xsl:function>

  <xsl:function name="solver:element" as="element(array)">
    <xsl:param name="of" as="element(var)"/>
    <array>
      <xsl:sequence select="$of"/>
      <param-list>
        <xsl:sequence select="solver:variable('k')"/>
      </param-list>
    </array>
  </xsl:function>

  <xsl:function name="solver:rule" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()+"/>
    <call ada:is="rule">
      <xsl:sequence select="build:call($name, $arguments)/*"/>
    </call>
  </xsl:function>

  <!-- The callee may be a text. -->
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
