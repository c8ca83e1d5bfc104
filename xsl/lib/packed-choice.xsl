<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions that call the packed handle (packed-handle.xsl) that they are given. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:packed="urn:adjoinery:packed-handle" exclude-result-prefixes="#all">
  <!-- The functions that call what they are given: one for each set of handles, number of arguments and of outputs. -->
  <xsl:function name="packed:choices" as="map(xs:string, map(*))">
    <xsl:param name="tree" as="element(adimat)"/>
    <xsl:variable name="made" as="map(*)" select="packed:made($tree)"/>
    <xsl:variable name="tries" as="xs:boolean" select="exists($tree//(try, unwind-protect))"/>
    <xsl:variable name="groups" as="map(*)*">
      <xsl:for-each-group group-by="packed:key(.)"
          select="$tree//(array[@ada:calls] | call[@ada:calls][id = 'feval'])[not(packed:is-direct(., $made, $tries))]">
        <xsl:sequence select="map{'key': current-grouping-key(), 'made': tokenize(@ada:calls) ! $made(.),
            'function': ancestor::function[last()], 'base': ancestor::function[last()]/id || '_call_' || packed:title(packed:called(.)),
            'arguments': packed:count(.), 'outputs': packed:outputs(.),
            'among': string(@ada:among), 'at': string((.//@at)[1])}"/>
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

  <!-- Values that are no handles are indexed. Handles of which nothing is known are an error. -->
  <xsl:function name="packed:indexed" as="element()+">
    <xsl:param name="handle" as="element(var)"/>
    <xsl:param name="arguments" as="element(var)*"/>
    <xsl:param name="output" as="element(var)"/>
    <choose>
      <when>
        <xsl:sequence select="build:passive('isa', ($handle, build:literal('''function_handle''')))"/>
        <statement-list>
          <xsl:sequence select="packed:unknown()"/>
        </statement-list>
      </when>
    </choose>
    <xsl:sequence select="build:assign($output, if (empty($arguments)) then $handle else packed:element($handle, $arguments))"/>
  </xsl:function>

  <xsl:function name="packed:element" as="element(array)">
    <xsl:param name="of" as="element(var)"/>
    <xsl:param name="indices" as="element(var)+"/>
    <array ada:uncalled="yes">
      <xsl:sequence select="$of"/>
      <param-list>
        <xsl:sequence select="$indices"/>
      </param-list>
    </array>
  </xsl:function>

  <xsl:function name="packed:unknown" as="element(call)">
    <xsl:sequence select="build:passive('error', (build:literal('''Adjoinery:handle'''),
        build:literal('''Nothing is known of the function handle that is called here.''')))"/>
  </xsl:function>

  <!-- A function that calls the handle that it is given. -->
  <xsl:template name="packed:choice" as="element(function)">
    <xsl:param name="choice" as="map(*)"/>
    <xsl:variable name="at" as="attribute(at)">
      <xsl:attribute name="at" select="$choice?at"/>
    </xsl:variable>
    <xsl:variable name="handle" as="element(var)" select="build:variable(build:name('handle'))"/>
    <xsl:variable name="parameters" as="element(var)*" select="if ($choice?arguments = 'any') then build:variable(build:name('varargin'))
        else (1 to xs:integer($choice?arguments)) ! build:variable(build:name('argument' || .))"/>
    <xsl:variable name="arguments" as="element()*"
        select="if ($choice?arguments = 'any') then build:cells($parameters) else $parameters"/>
    <xsl:variable name="outputs" as="element(var)*" select="if ($choice?outputs eq 1) then build:variable(build:name('value'))
        else (1 to $choice?outputs) ! build:variable(build:name('value' || .))"/>
    <xsl:variable name="branches" as="element(statement-list)+">
      <xsl:for-each select="$choice?made">
        <xsl:variable name="call" as="element(call)" select="packed:direct(., $handle, $arguments, $at)"/>
        <statement-list>
          <xsl:choose>
            <xsl:when test="empty($outputs)">
              <xsl:sequence select="$call"/>
            </xsl:when>
            <xsl:otherwise>
              <binary op="=">
                <xsl:sequence select="$at, if (count($outputs) gt 1) then build:outputs($outputs) else $outputs, $call"/>
              </binary>
            </xsl:otherwise>
          </xsl:choose>
        </statement-list>
      </xsl:for-each>
    </xsl:variable>
    <function end="end" ada:made="version">
      <xsl:sequence select="$at"/>
      <xsl:copy-of select="$choice?function/@file"/>
      <outvars>
        <xsl:sequence select="$outputs"/>
      </outvars>
      <xsl:sequence select="build:name($choice?name)"/>
      <param-list>
        <xsl:sequence select="$handle, $parameters"/>
      </param-list>
      <statement-list>
        <xsl:choose>
          <xsl:when test="count($branches) eq 1 and $choice?among = ''">
            <xsl:sequence select="$branches/*"/>
          </xsl:when>
          <xsl:otherwise>
            <choose>
              <xsl:if test="$choice?among = ('others', 'arrays')">
                <when>
                  <unary op="~">
                    <xsl:sequence select="build:passive('isfield', ($handle, build:literal('''is''')))"/>
                  </unary>
                  <statement-list>
                    <xsl:sequence select="if ($choice?among = 'arrays') then packed:indexed($handle, $parameters, $outputs) else packed:unknown()"/>
                  </statement-list>
                </when>
              </xsl:if>
              <xsl:for-each select="$branches[$choice?among != '' or position() lt last()]">
                <xsl:variable name="place" as="xs:integer" select="position()"/>
                <when>
                  <binary op="==">
                    <xsl:sequence select="build:field($handle, 'is')"/>
                    <xsl:sequence select="build:literal($choice?made[$place]/@ada:stored-handle)"/>
                  </binary>
                  <xsl:sequence select="."/>
                </when>
              </xsl:for-each>
              <otherwise>
                <xsl:choose>
                  <xsl:when test="$choice?among != ''">
                    <statement-list>
                      <xsl:sequence select="packed:unknown()"/>
                    </statement-list>
                  </xsl:when>
                  <xsl:otherwise>
                    <xsl:sequence select="$branches[last()]"/>
                  </xsl:otherwise>
                </xsl:choose>
              </otherwise>
            </choose>
          </xsl:otherwise>
        </xsl:choose>
      </statement-list>
    </function>
  </xsl:template>
</xsl:stylesheet>
