<?xml version="1.0" encoding="UTF-8"?>
<!-- Calls of solvers that are given a function: which of them are differentiated, and what they ask for. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:solver="urn:adjoinery:solver-function" exclude-result-prefixes="#all">
  <!-- Calls that are made only for their effects stay in place. -->
  <xsl:function name="solver:is-solver" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="exists($call[@ada:is = 'missing' or id = $solver:linear and solver:is-handle(param-list/*[1])]
        [not(parent::statement-list)]
        [param-list/*[1]/(self::var, self::struct-ref, self::dyn-struct-ref, self::array[cell-index], self::anonymous-function,
          self::function-handle, self::literal)])
        and solver:takes($call)
        and empty($call/param-list/*[self::array/cell-index/param-list/(colon, range, unary)])
        and empty(solver:targets($call)/self::array[cell-index/param-list/(colon, range, unary)])"/>
  </xsl:function>

  <!-- Whether it is a solver, and its arguments are those that the functions here pass on. -->
  <xsl:function name="solver:takes" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="count" as="xs:integer" select="count($call/param-list/*)"/>
    <xsl:variable name="options" as="element()*" select="$call/param-list/*[position() gt 3]"/>
    <xsl:sequence select="
        if ($call/id = ('fzero', 'fsolve')) then $count = (2, 3)
        else if ($call/id = $solver:linear) then $count = (2 to 8)
        else if ($call/id = $solver:explicit) then $count = (3, 4) and solver:outputs($call) le 2
        else if ($call/id = $solver:state-first) then $count eq 3
        else if ($call/id = $solver:trajectories) then $count = (3, 4) and solver:outputs($call) eq 2
        else if ($call/id = ('quad', 'quadl', 'quadv', 'quadcc')) then $count = (3, 4)
        else if ($call/id = ('integral', 'quadgk')) then $count ge 3 and $count mod 2 eq 1
          and (every $it in $options[position() mod 2 eq 1] satisfies solver:text($it) = $solver:options)
          and (every $it in $options[solver:is-value(., 'arrayvalued')] satisfies $it = ('true', 'false', '1', '0'))
        else false()"/>
  </xsl:function>

  <!-- Those of linear equations, which may be given what multiplies by a matrix instead of the matrix. -->
  <xsl:variable name="solver:linear" as="xs:string+" select="'pcg', 'pcr', 'gmres', 'cgs', 'bicgstab', 'tfqmr'"/>

  <!-- Whether an argument is surely a function: a handle, or a variable that is given nothing else. -->
  <xsl:function name="solver:is-handle" as="xs:boolean">
    <xsl:param name="argument" as="element()?"/>
    <xsl:variable name="values" as="element()*" select="$argument/self::var[id]/(let $name := string() return
        ancestor::function[last()][not(param-list/var = $name)]//binary[@op = '='][*[1]/self::var = $name]/*[2])"/>
    <xsl:sequence select="every $it in ($values, $argument[empty($values)]) satisfies
        exists($it/(self::anonymous-function, self::function-handle))"/>
  </xsl:function>

  <!-- Those that follow a differential equation: by explicit steps that are known, and in other ways, of which one gets the
    state before the time, and the start before the times. -->
  <xsl:variable name="solver:explicit" as="xs:string+" select="'ode45', 'ode23'"/>
  <xsl:variable name="solver:state-first" as="xs:string" select="'lsode'"/>
  <xsl:variable name="solver:trajectories" as="xs:string+" select="$solver:explicit, 'ode15s', 'ode23s', 'ode23t', 'ode23tb',
      'ode113', 'ode78', 'ode89', $solver:state-first"/>

  <xsl:variable name="solver:options" as="xs:string+" select="'abstol', 'reltol', 'waypoints', 'arrayvalued'"/>

  <!-- The text that an option is named by. -->
  <xsl:function name="solver:text" as="xs:string">
    <xsl:param name="name" as="element()?"/>
    <xsl:sequence select="if ($name/self::literal) then lower-case(translate($name, '''&quot;', '')) else ''"/>
  </xsl:function>

  <!-- Whether the argument is the value of an option. -->
  <xsl:function name="solver:is-value" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:param name="option" as="xs:string"/>
    <xsl:sequence select="count($argument/preceding-sibling::*) gt 3 and solver:text($argument/preceding-sibling::*[1]) eq $option"/>
  </xsl:function>

  <!-- How an integrand gets points: one after the other, or as the library gives them. -->
  <xsl:function name="solver:form" as="xs:string?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="each" as="element()?" select="$call/param-list/*[solver:is-value(., 'arrayvalued')][last()]"/>
    <xsl:sequence select="
        if ($call/id = ('fzero', 'fsolve', $solver:linear, $solver:trajectories)) then ()
        else if ($call/id = ('quad', 'quadv') or $each = ('true', '1')) then 'each'
        else if ($call/id = 'quadl') then 'row'
        else 'column'"/>
  </xsl:function>

  <!-- The place of the argument with points where the integrand may jump. -->
  <xsl:function name="solver:breaks" as="xs:integer?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/param-list/*[solver:is-value(., 'waypoints')][last()] ! (count(preceding-sibling::*) + 1)"/>
  </xsl:function>

  <!-- The targets of the results, where there are several. -->
  <xsl:function name="solver:targets" as="element()*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/parent::binary[@op = '='][*[2] is $call]/*[1]/self::unary/row-list/item-list/*"/>
  </xsl:function>

  <xsl:function name="solver:outputs" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="max((1, count(solver:targets($call))))"/>
  </xsl:function>
</xsl:stylesheet>
