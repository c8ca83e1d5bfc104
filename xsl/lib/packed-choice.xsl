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
    xmlns:packed="urn:adjoinery:packed-handle"
    xmlns:template="urn:adjoinery:template" exclude-result-prefixes="#all">
  <xsl:include href="../templates/resolved/choice.m"/>
  <xsl:include href="../templates/resolved/made-function.m"/>
  <xsl:include href="../templates/resolved/packed-choice.m"/>

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
    <xsl:variable name="open" as="xs:boolean" select="$choice?among != ''"/>
    <xsl:variable name="unknown" as="element(call)">
      <call ada:is="missing">
        <xsl:sequence select="$at"/>
        <id>feval</id>
        <param-list>
          <var>
            <xsl:sequence select="$at, $handle/*"/>
          </var>
          <xsl:sequence select="$parameters"/>
        </param-list>
      </call>
    </xsl:variable>
    <xsl:variable name="others" as="element()+" select="if ($choice?among = 'functions') then template:called-value($outputs, $unknown)
        else if ($choice?among != 'arrays') then template:unknown-handle()
        else template:indexed-value($outputs, if (empty($parameters)) then $handle else packed:element($handle, $parameters))"/>
    <xsl:variable name="tests" as="element(when)*">
      <xsl:sequence select="if ($choice?among = ('others', 'arrays', 'functions')) then template:other-branch($others)/when else ()"/>
      <xsl:for-each select="$branches[$open or position() lt last()]">
        <xsl:variable name="place" as="xs:integer" select="position()"/>
        <xsl:sequence select="template:stored-branch(build:literal($choice?made[$place]/@ada:stored-handle), *)/when"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="made" as="attribute()">
      <xsl:attribute name="ada:made" select="'version'"/>
    </xsl:variable>
    <xsl:sequence select="template:made-function($choice?name, $outputs, ($handle, $parameters),
        if (count($branches) eq 1 and not($open)) then $branches/*
        else template:choice($tests, if ($open) then template:unknown-handle() else $branches[last()]/*),
        ($made, $at, $choice?function/@file))"/>
  </xsl:template>
</xsl:stylesheet>
