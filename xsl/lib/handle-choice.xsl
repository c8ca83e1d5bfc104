<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions that call one of several handles, which calls of handles become where it is not known which it is. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:free="urn:adjoinery:free-name" xmlns:handle="urn:adjoinery:handle" xmlns:key="urn:adjoinery:key"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:template="urn:adjoinery:template"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:include href="../templates/resolved/choice.m"/>
  <xsl:include href="../templates/resolved/made-function.m"/>

  <!-- The functions that are needed where one of several handles may be called: one for each set of them. -->
  <xsl:function name="handle:choices" as="map(xs:string, map(*))">
    <xsl:param name="tree" as="element(adimat)"/>
    <xsl:variable name="groups" as="map(*)*">
      <xsl:for-each-group group-by="handle:choice-key(.)"
          select="$tree//(array[contains(*[1]/@ada:handles, ' ')][param-list] | call[id = 'feval'][contains(param-list/*[1]/@ada:handles, ' ')])">
        <xsl:variable name="called" as="element(var)" select="handle:called(.)"/>
        <xsl:sequence select="map{'key': current-grouping-key(), 'set': handle:set($called),
            'function': ancestor::function[last()], 'base': ancestor::function[last()]/id || '_call_' || ($called/id, 'handle')[1],
            'arguments': array{handle:arguments(.) ! string-join(handle:set(.), ' ')}, 'outputs': handle:outputs(.), 'at': string((.//@at)[1])}"/>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:iterate select="$groups">
      <xsl:param name="taken" as="map(*)" select="free:taken($tree//id)"/>
      <xsl:param name="choices" as="map(*)" select="map{}"/>
      <xsl:on-completion select="$choices"/>
      <xsl:variable name="name" as="xs:string" select="free:name($taken, .?base)"/>
      <xsl:next-iteration>
        <xsl:with-param name="taken" select="map:put($taken, $name, true())"/>
        <xsl:with-param name="choices" select="map:put($choices, .?key, map:put(., 'name', $name))"/>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>

  <xsl:function name="handle:called" as="element()">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="$call/(self::array/*[1], self::call/param-list/*[1])"/>
  </xsl:function>

  <xsl:function name="handle:arguments" as="element()*">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="$call/(self::array/param-list/*, self::call/tail(param-list/*))"/>
  </xsl:function>

  <xsl:function name="handle:outputs" as="xs:integer">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="max((1, count($call/parent::binary[@op = '='][*[2] is $call]/*[1]/self::unary/row-list/item-list/*)))"/>
  </xsl:function>

  <xsl:function name="handle:choice-key" as="xs:string">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="string-join((handle:set(handle:called($call)), string(handle:outputs($call)),
        handle:arguments($call) ! ('(' || string-join(handle:set(.), ' ') || ')')), '|')"/>
  </xsl:function>

  <!-- Whether the function that a handle leads to asks for nothing of a handle that it is given at this place. -->
  <xsl:function name="handle:is-spent" as="xs:boolean">
    <xsl:param name="program" as="map(*)"/>
    <xsl:param name="number" as="xs:string"/>
    <xsl:param name="place" as="xs:integer"/>
    <xsl:variable name="made" as="element()" select="$program($number)"/>
    <xsl:variable name="call" as="element()" select="$made/(self::anonymous-function/call, .)[1]"/>
    <xsl:variable name="parameters" as="element()*"
        select="$call[@ada:is = 'user']/$program(replace(($call/id, $made)[1], '[''&quot;]', ''))/param-list/*"/>
    <xsl:variable name="own" as="xs:string?" select="$made/self::anonymous-function/param-list/*[$place]/string()"/>
    <xsl:sequence select="exists($parameters[if ($own) then position() = index-of($call/param-list/*/string(), $own) else position() eq $place]/@ada:spent)"/>
  </xsl:function>

  <!-- A function that calls the handle whose number it is given. -->
  <xsl:template name="handle:choice" as="element(function)">
    <xsl:param name="choice" as="map(*)"/>
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <xsl:variable name="held" as="element(var)">
      <var ada:handles="{$choice?set}">
        <id>handle</id>
      </var>
    </xsl:variable>
    <xsl:variable name="arguments" as="element(var)*">
      <xsl:for-each select="$choice?arguments?*">
        <xsl:variable name="place" as="xs:integer" select="position()"/>
        <var>
          <xsl:if test="string()">
            <xsl:attribute name="ada:handles" select="."/>
            <xsl:if test="every $number in $choice?set satisfies handle:is-spent($program, $number, $place)">
              <xsl:attribute name="ada:spent" select="'yes'"/>
            </xsl:if>
          </xsl:if>
          <xsl:sequence select="build:name('argument' || $place)"/>
        </var>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="outputs" as="element(var)+" select="if ($choice?outputs eq 1) then build:variable(build:name('value'))
        else (1 to $choice?outputs) ! build:variable(build:name('value' || .))"/>
    <xsl:variable name="names" as="map(*)"
        select="handle:names($program, ($held, $arguments[@ada:handles]), free:taken(($arguments, $outputs)/id)) => map:put('handle#is', 'choice')"/>
    <xsl:variable name="parameters" as="element(var)*">
      <xsl:for-each select="$arguments">
        <xsl:variable name="argument" as="element(var)" select="."/>
        <xsl:sequence select="., handle:slots($program, handle:set(.), '', '')?path
            ! build:variable(build:name($names(key:of($argument) || '#' || .)))"/>
      </xsl:for-each>
      <xsl:sequence select="tail(handle:slots($program, $choice?set, '', '')?path) ! build:variable(build:name($names('handle#' || .)))"/>
    </xsl:variable>
    <xsl:variable name="number" as="element(var)" select="build:variable(build:name('choice'))"/>
    <xsl:variable name="statements" as="element(binary)+">
      <xsl:for-each select="$choice?set">
        <binary op="=" at="{$choice?at}">
          <xsl:sequence select="if (count($outputs) gt 1) then build:outputs($outputs) else $outputs"/>
          <xsl:call-template name="handle:direct">
            <xsl:with-param name="base" select="$held"/>
            <xsl:with-param name="number" select="."/>
            <xsl:with-param name="arguments" select="$arguments"/>
            <xsl:with-param name="names" tunnel="yes" select="$names"/>
          </xsl:call-template>
        </binary>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="branches" as="element(when)*" select="for-each-pair($choice?set[position() lt last()], $statements[position() lt last()],
        function($handle, $statement) { template:branch(build:binary('==', $number, build:literal($handle)), $statement)/when })"/>
    <xsl:variable name="place" as="attribute()+">
      <xsl:attribute name="ada:made" select="'version'"/>
      <xsl:attribute name="at" select="$choice?at"/>
      <xsl:sequence select="$choice?function/@file"/>
    </xsl:variable>
    <xsl:sequence select="template:made-function($choice?name, $outputs, ($number, $parameters),
        template:choice($branches, $statements[last()]), $place)"/>
  </xsl:template>
</xsl:stylesheet>
