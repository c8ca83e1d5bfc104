<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions that do what arrayfun, cellfun and structfun do: they call a function with every element, cell or field. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:mapping="urn:adjoinery:mapping-function" exclude-result-prefixes="#all">
  <!-- `over` is the function that it stands for, `count` says how many arrays are traversed together, `uniform`
    whether the results are numbers, which make an array, or make a cell array or a structure, `outputs` how many there are,
    and `handles` whether another function is called where the first one fails. -->
  <xsl:template name="mapping:function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="count" as="xs:integer"/>
    <xsl:param name="uniform" as="xs:boolean"/>
    <xsl:param name="outputs" as="xs:integer"/>
    <xsl:param name="handles" as="xs:boolean"/>
    <xsl:param name="place" as="attribute()*"/>
    <xsl:variable name="suffixes" as="xs:string+" select="if ($outputs eq 1) then '' else (1 to $outputs) ! string()"/>
    <xsl:variable name="values" as="element(var)+" select="$suffixes ! mapping:variable('value' || .)"/>
    <xsl:variable name="items" as="element(var)+" select="$suffixes ! mapping:variable('item' || .)"/>
    <xsl:variable name="from" as="element(var)+" select="(1 to $count) ! mapping:variable('from' || .)"/>
    <function end="end" ada:made="outlined">
      <xsl:copy-of select="$place"/>
      <outvars>
        <xsl:sequence select="$values"/>
      </outvars>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:sequence select="(mapping:variable('f'), mapping:variable('handler')[$handles]), $from"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="tail($from) ! mapping:checked($from[1], ., $over)"/>
        <xsl:if test="$over = 'structfun'">
          <xsl:sequence select="build:assign(mapping:variable('names'), build:passive('fieldnames', $from))"/>
        </xsl:if>
        <xsl:sequence select="$values ! build:assign(., mapping:first($over, $uniform, $from[1]))"/>
        <for>
          <id>k</id>
          <range>
            <xsl:sequence select="build:literal('1'),
                build:passive('numel', if ($over = 'structfun') then mapping:variable('names') else $from[1])"/>
          </range>
          <statement-list>
            <xsl:variable name="given" as="element()+" select="$from ! mapping:item($over, .)"/>
            <xsl:variable name="call" as="element(binary)" select="mapping:call('f', $given, $items, $place)"/>
            <xsl:sequence select="if ($handles) then mapping:tried($call,
                mapping:call('handler', (mapping:variable('problem'), $given), $items, $place))
                else $call"/>
            <xsl:if test="$uniform">
              <choose>
                <when>
                  <xsl:sequence select="build:binary('==', mapping:variable('k'), build:literal('1'))"/>
                  <statement-list>
                    <xsl:sequence select="for-each-pair($values, $items, function($value, $item) { build:assign($value, mapping:spread($over, $item, $from[1])) })"/>
                  </statement-list>
                </when>
              </choose>
            </xsl:if>
            <xsl:variable name="kind" as="xs:string" select="if ($uniform) then 'arrayfun' else ('structfun'[$over = .], 'cellfun')[1]"/>
            <xsl:sequence select="for-each-pair($values, $items, function($value, $item) { build:assign(mapping:item($kind, $value), $item) })"/>
          </statement-list>
        </for>
      </statement-list>
    </function>
  </xsl:template>

  <!-- The callee may be a text. -->
  <xsl:function name="mapping:call" as="element(binary)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="given" as="element()+"/>
    <xsl:param name="items" as="element(var)+"/>
    <xsl:param name="place" as="attribute()*"/>
    <binary op="=">
      <xsl:sequence select="if (count($items) eq 1) then $items else build:outputs($items)"/>
      <call ada:is="missing">
        <xsl:sequence select="$place[self::attribute(at)], build:call('feval', (mapping:variable($name), $given))/*"/>
      </call>
    </binary>
  </xsl:function>

  <!-- A try as `split-tries` leaves it. -->
  <xsl:function name="mapping:tried" as="element()+">
    <xsl:param name="call" as="element(binary)"/>
    <xsl:param name="instead" as="element(binary)"/>
    <xsl:sequence select="build:assign(build:temporary('failed', '1'), build:literal('false'))"/>
    <try part="run">
      <statement-list>
        <xsl:sequence select="$call"/>
      </statement-list>
      <catch>
        <xsl:sequence select="build:temporary('err', '1')/*"/>
        <statement-list>
          <xsl:sequence select="build:assign(build:temporary('failed', '1'), build:literal('true'))"/>
        </statement-list>
      </catch>
    </try>
    <choose>
      <when>
        <xsl:sequence select="build:temporary('failed', '1')"/>
        <statement-list>
          <xsl:sequence select="build:assign(mapping:variable('problem'), mapping:problem()), $instead"/>
        </statement-list>
      </when>
    </choose>
  </xsl:function>

  <!-- The error that handlers get, in a variable of its own, which can be saved: what is caught cannot. -->
  <xsl:function name="mapping:problem" as="element(call)">
    <xsl:variable name="problem" as="element(var)" select="build:temporary('err', '1')"/>
    <call ada:is="rule">
      <xsl:sequence select="build:call('struct', (('message', 'identifier') ! (build:literal('''' || . || ''''), build:field($problem, .)),
          build:literal('''index'''), mapping:variable('k')))/*"/>
    </call>
  </xsl:function>

  <!-- The result before anything is in it. -->
  <xsl:function name="mapping:first" as="element()">
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="uniform" as="xs:boolean"/>
    <xsl:param name="from" as="element(var)"/>
    <xsl:sequence select="
        if ($over = 'structfun' and $uniform) then build:passive('zeros', (build:literal('0'), build:literal('1')))
        else if ($over = 'structfun') then $from
        else build:passive(if ($uniform) then 'zeros' else 'cell', build:passive('size', $from))"/>
  </xsl:function>

  <!-- The first result in all places, so that the whole is of its class. -->
  <xsl:function name="mapping:spread" as="element(call)">
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="item" as="element()"/>
    <xsl:param name="from" as="element(var)"/>
    <call ada:is="rule">
      <id>repmat</id>
      <param-list>
        <xsl:sequence select="$item, if ($over = 'structfun')
            then (build:passive('numel', mapping:variable('names')), build:literal('1')) else build:passive('size', $from)"/>
      </param-list>
    </call>
  </xsl:function>

  <!-- An element, a cell or a field. -->
  <xsl:function name="mapping:item" as="element()">
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="from" as="element()"/>
    <xsl:choose>
      <xsl:when test="$over = 'arrayfun'">
        <array>
          <xsl:sequence select="$from"/>
          <param-list>
            <xsl:sequence select="mapping:variable('k')"/>
          </param-list>
        </array>
      </xsl:when>
      <xsl:when test="$over = 'cellfun'">
        <xsl:sequence select="build:cell-of($from, mapping:variable('k'))"/>
      </xsl:when>
      <xsl:otherwise>
        <dyn-struct-ref>
          <xsl:sequence select="$from, build:cell-of(mapping:variable('names'), mapping:variable('k'))"/>
        </dyn-struct-ref>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="mapping:checked" as="element(choose)">
    <xsl:param name="first" as="element(var)"/>
    <xsl:param name="other" as="element(var)"/>
    <xsl:param name="over" as="xs:string"/>
    <choose>
      <when>
        <unary op="~">
          <xsl:sequence select="build:passive('isequal', (build:passive('size', $first), build:passive('size', $other)))"/>
        </unary>
        <statement-list>
          <xsl:sequence select="build:passive('error',
              build:literal('''' || $over || ': all the input arguments must have the same size and shape'''))"/>
        </statement-list>
      </when>
    </choose>
  </xsl:function>

  <xsl:function name="mapping:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:variable(build:name($name))"/>
  </xsl:function>
</xsl:stylesheet>
