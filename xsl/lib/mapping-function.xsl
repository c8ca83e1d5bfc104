<?xml version="1.0" encoding="UTF-8"?>
<!--
  Functions that do what arrayfun, cellfun and structfun do, from the templates in mapping.m; goes with build.xsl and
  build-lists.xsl.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:mapping="urn:adjoinery:mapping-function" exclude-result-prefixes="#all">
  <xsl:include href="../templates/resolved/mapping.m"/>

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
    <xsl:variable name="results" as="element()" select="if ($outputs eq 1) then $items else build:outputs($items)"/>
    <xsl:variable name="given" as="element()+" select="$from ! mapping:item($over, .)"/>
    <xsl:variable name="call" as="element(binary)" select="template:mapped($results, mapping:variable('f'), $given, $place)"/>
    <xsl:sequence select="template:mapping-function($name, $values, mapping:variable('handler')[$handles], $from,
        (mapping:start($over, $from), $values ! build:assign(., mapping:first($over, $uniform, $from[1]))),
        mapping:among($over, $from),
        (if ($handles) then mapping:tried($call, template:mapped($results, mapping:variable('handler'), (mapping:variable('problem'), $given), $place))
          else $call, mapping:stores($over, $uniform, $values, $items, $from[1])),
        $place)"/>
  </xsl:template>

  <!-- The statements in front of the loop. -->
  <xsl:function name="mapping:start" as="element()*">
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="from" as="element(var)+"/>
    <xsl:sequence select="tail($from) ! template:same-size($over, $from[1], .)"/>
    <xsl:sequence select="if ($over = 'structfun') then template:field-names($from) else ()"/>
  </xsl:function>

  <!-- The array that has an element for each iteration. -->
  <xsl:function name="mapping:among" as="element(var)">
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="from" as="element(var)+"/>
    <xsl:sequence select="if ($over = 'structfun') then mapping:variable('names') else $from[1]"/>
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
          <xsl:sequence select="template:problem(build:temporary('err', '1')), $instead"/>
        </statement-list>
      </when>
    </choose>
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

  <!-- Puts results into their places; the first ones into all places first, so that the whole is of their class. -->
  <xsl:function name="mapping:stores" as="element()+">
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="uniform" as="xs:boolean"/>
    <xsl:param name="values" as="element()+"/>
    <xsl:param name="items" as="element()+"/>
    <xsl:param name="from" as="element(var)"/>
    <xsl:variable name="size" as="element()+" select="if ($over = 'structfun')
        then (build:passive('numel', mapping:variable('names')), build:literal('1')) else build:passive('size', $from)"/>
    <xsl:variable name="kind" as="xs:string" select="if ($uniform) then 'arrayfun' else ('structfun'[$over = .], 'cellfun')[1]"/>
    <xsl:sequence select="if ($uniform) then template:first-results(for-each-pair($values, $items, function($value, $item) {
        build:assign($value, build:ruled('repmat', ($item, $size))) })) else ()"/>
    <xsl:sequence select="for-each-pair($values, $items, function($value, $item) { build:assign(mapping:item($kind, $value), $item) })"/>
  </xsl:function>

  <!-- An element, a cell or a field. -->
  <xsl:function name="mapping:item" as="element()">
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="from" as="element()"/>
    <xsl:sequence select="if ($over = 'arrayfun') then template:element-of($from)
        else if ($over = 'cellfun') then template:cell-of($from) else template:field-of($from)"/>
  </xsl:function>

  <xsl:function name="mapping:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:variable(build:name($name))"/>
  </xsl:function>
</xsl:stylesheet>
