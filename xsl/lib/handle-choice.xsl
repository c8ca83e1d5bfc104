<?xml version="1.0" encoding="UTF-8"?>
<!-- Calls of functions instead of calls of handles, and functions that call one of several. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:free="urn:adjoinery:free-name" xmlns:handle="urn:adjoinery:handle" xmlns:key="urn:adjoinery:key"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
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

  <xsl:template name="handle:call" as="element(call)">
    <xsl:param name="call" as="element()" select="."/>
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="choices" as="map(*)" tunnel="yes"/>
    <xsl:variable name="base" as="element()" select="handle:called($call)"/>
    <xsl:variable name="set" as="xs:string+" select="handle:set($base)"/>
    <xsl:choose>
      <xsl:when test="count($set) eq 1">
        <xsl:call-template name="handle:direct">
          <xsl:with-param name="base" select="$base"/>
          <xsl:with-param name="number" select="$set"/>
          <xsl:with-param name="arguments" select="handle:arguments($call)"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <call ada:is="user">
          <xsl:copy-of select="$call/@at"/>
          <xsl:sequence select="build:name($choices(handle:choice-key($call))?name)"/>
          <param-list>
            <xsl:sequence select="handle:value($program, $names, $base, 'is')"/>
            <xsl:for-each select="handle:arguments($call)">
              <xsl:call-template name="handle:argument">
                <xsl:with-param name="argument" select="."/>
                <xsl:with-param name="parameter" select="."/>
              </xsl:call-template>
            </xsl:for-each>
            <xsl:sequence select="tail(handle:slots($program, $set, '', '')?path) ! handle:value($program, $names, $base, .)"/>
          </param-list>
        </call>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The call of the function that one handle stands for. -->
  <xsl:template name="handle:direct" as="element(call)">
    <xsl:param name="base" as="element()"/>
    <xsl:param name="number" as="xs:string"/>
    <xsl:param name="arguments" as="element()*"/>
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="made" as="element()" select="$program($number)"/>
    <xsl:variable name="call" as="element()" select="$made/(self::anonymous-function/call, .)[1]"/>
    <xsl:variable name="name" as="xs:string" select="replace(($call/id, $made)[1], '[''&quot;]', '')"/>
    <xsl:variable name="parameters" as="element()*" select="$call[@ada:is = 'user']/$program($name)/param-list/*"/>
    <xsl:variable name="own" as="xs:string*" select="$made/self::anonymous-function/param-list/var/string()"/>
    <!-- The last parameter may be a cell of all arguments that are left. -->
    <xsl:variable name="rest" as="xs:integer?" select="count($own)[$own[last()] = 'varargin']"/>
    <!-- A list of cells stands for the last arguments. -->
    <xsl:variable name="given" as="element()*" select="if (empty($rest) and exists($own) and $arguments[last()]/self::array/cell-index/param-list/colon)
        then ($arguments[position() lt last()], (1 to count($own) - count($arguments) + 1) ! build:cell-of($arguments[last()]/*[1], build:literal(string(.))))
        else $arguments"/>
    <call>
      <xsl:copy-of select="$call/@ada:is, ($base/../@at, $base/@at)[1]"/>
      <xsl:if test="empty(($arguments, $call/param-list/*))">
        <xsl:attribute name="bare" select="'yes'"/>
      </xsl:if>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:for-each select="if ($made/self::anonymous-function) then $call/param-list/* else $arguments">
          <xsl:variable name="place" as="xs:integer" select="position()"/>
          <xsl:choose>
            <xsl:when test="$rest and self::var = 'varargin'">
              <unary op="{{}}">
                <row-list>
                  <xsl:for-each-group select="$arguments[position() ge $rest]" group-by="true()">
                    <item-list>
                      <xsl:apply-templates select="current-group()"/>
                    </item-list>
                  </xsl:for-each-group>
                </row-list>
              </unary>
            </xsl:when>
            <xsl:when test="not($made/self::anonymous-function) or self::var[. = $own]">
              <xsl:call-template name="handle:argument">
                <xsl:with-param name="argument" select="if ($made/self::anonymous-function) then $given[index-of($own, string(current()))] else ."/>
                <xsl:with-param name="parameter" select="$parameters[$place]"/>
              </xsl:call-template>
            </xsl:when>
            <xsl:when test="self::literal">
              <xsl:copy-of select="." copy-namespaces="no"/>
            </xsl:when>
            <xsl:when test="@ada:handles">
              <!-- Nobody reads the captured handle itself. -->
              <xsl:sequence select="build:brackets(())"/>
              <xsl:variable name="step" as="xs:string" select="$number || '.' || $place"/>
              <xsl:variable name="captured" as="element()" select="."/>
              <xsl:for-each select="handle:slots($program, handle:set($parameters[$place]), '', '')?path">
                <xsl:apply-templates select="if ($base/self::var)
                    then handle:part($program, $names, $base, $step || '/', handle:set($captured), .)
                    else handle:value($program, $names, $captured, .)"/>
              </xsl:for-each>
            </xsl:when>
            <xsl:otherwise>
              <xsl:apply-templates select="handle:value($program, $names, $base, $number || '.' || $place)"/>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:for-each>
      </param-list>
    </call>
  </xsl:template>

  <!-- An argument, and what its handles capture where the function takes that. -->
  <xsl:template name="handle:argument" as="element()+">
    <xsl:param name="argument" as="element()"/>
    <xsl:param name="parameter" as="element()?"/>
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:apply-templates select="$argument"/>
    <xsl:for-each select="handle:slots($program, handle:set($parameter), '', '')?path">
      <xsl:apply-templates select="handle:value($program, $names, $argument, .)"/>
    </xsl:for-each>
  </xsl:template>

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
    <function end="end" ada:made="version" at="{$choice?at}">
      <xsl:copy-of select="$choice?function/@file"/>
      <outvars>
        <xsl:sequence select="$outputs"/>
      </outvars>
      <xsl:sequence select="build:name($choice?name)"/>
      <param-list>
        <xsl:sequence select="build:variable(build:name('choice'))"/>
        <xsl:for-each select="$arguments">
          <xsl:variable name="argument" as="element(var)" select="."/>
          <xsl:sequence select="., handle:slots($program, handle:set(.), '', '')?path
              ! build:variable(build:name($names(key:of($argument) || '#' || .)))"/>
        </xsl:for-each>
        <xsl:sequence select="tail(handle:slots($program, $choice?set, '', '')?path) ! build:variable(build:name($names('handle#' || .)))"/>
      </param-list>
      <statement-list>
        <choose>
          <xsl:for-each select="$choice?set">
            <xsl:variable name="statement" as="element(statement-list)">
              <statement-list>
                <binary op="=" at="{$choice?at}">
                  <xsl:sequence select="if (count($outputs) gt 1) then build:outputs($outputs) else $outputs"/>
                  <xsl:call-template name="handle:direct">
                    <xsl:with-param name="base" select="$held"/>
                    <xsl:with-param name="number" select="."/>
                    <xsl:with-param name="arguments" select="$arguments"/>
                    <xsl:with-param name="names" tunnel="yes" select="$names"/>
                  </xsl:call-template>
                </binary>
              </statement-list>
            </xsl:variable>
            <xsl:choose>
              <xsl:when test="position() eq last()">
                <otherwise>
                  <xsl:sequence select="$statement"/>
                </otherwise>
              </xsl:when>
              <xsl:otherwise>
                <when>
                  <xsl:sequence select="build:binary('==', build:variable(build:name('choice')), build:literal(.)), $statement"/>
                </when>
              </xsl:otherwise>
            </xsl:choose>
          </xsl:for-each>
        </choose>
      </statement-list>
    </function>
  </xsl:template>
</xsl:stylesheet>
