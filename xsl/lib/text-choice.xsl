<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions that do what text says, which only the run knows: that of one of the functions that `ada:names` lists. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:template="urn:adjoinery:template"
    xmlns:text="urn:adjoinery:text-choice" exclude-result-prefixes="#all">
  <xsl:include href="../templates/resolved/choice.m"/>
  <xsl:include href="../templates/resolved/made-function.m"/>
  <xsl:include href="../templates/resolved/text-choice.m"/>

  <!-- Names for the functions, by the keys of the calls: one for all calls of one key. -->
  <xsl:function name="text:names" as="map(xs:string, xs:string)">
    <xsl:param name="calls" as="element(call)*"/>
    <xsl:param name="taken" as="map(xs:string, xs:boolean)"/>
    <xsl:param name="ending" as="xs:string"/>
    <xsl:variable name="first" as="element(call)*">
      <xsl:for-each-group select="$calls" group-by="text:key(.)">
        <xsl:sequence select="."/>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:iterate select="$first">
      <xsl:param name="taken" as="map(xs:string, xs:boolean)" select="$taken"/>
      <xsl:param name="names" as="map(xs:string, xs:string)" select="map{}"/>
      <xsl:on-completion select="$names"/>
      <xsl:variable name="name" as="xs:string" select="free:name($taken, ancestor::function[1]/id || $ending)"/>
      <xsl:next-iteration>
        <xsl:with-param name="taken" select="map:put($taken, $name, true())"/>
        <xsl:with-param name="names" select="map:put($names, text:key(.), $name)"/>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>

  <!-- The callees at a place, with how many arguments, for how many outputs. -->
  <xsl:function name="text:key" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="string-join(($call/@ada:names, count($call/param-list/*), text:outputs($call)), '|')"/>
  </xsl:function>

  <xsl:function name="text:outputs" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="max((1, count($call/parent::binary[@op = '='][*[2] is $call]/*[1]/self::unary/row-list/item-list/*)))"/>
  </xsl:function>

  <!-- The call of such a function. -->
  <xsl:template name="text:call" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="text:report(.)"/>
    <call ada:is="user">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:apply-templates select="param-list/*"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- Such a function, for the call that is the context: it calls the function, or gives a handle of it. -->
  <xsl:template name="text:function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="calls" as="xs:boolean"/>
    <xsl:variable name="arguments" as="element(var)*"
        select="(1 to count(param-list/*) - 1) ! build:variable(build:name('argument' || .))"/>
    <xsl:variable name="outputs" as="element(var)+" select="if (text:outputs(.) eq 1) then build:variable(build:name('value'))
        else (1 to text:outputs(.)) ! build:variable(build:name('value' || .))"/>
    <xsl:variable name="branches" as="element(when)*">
      <xsl:for-each select="tokenize(@ada:names)">
        <xsl:variable name="named" as="xs:string+" select="tokenize(., ':')"/>
        <xsl:variable name="value" as="element()">
          <xsl:element name="{if ($calls) then 'call' else 'function-handle'}">
            <xsl:attribute name="ada:is" select="$named[3]"/>
            <xsl:sequence select="if ($calls) then build:call($named[2], $arguments)/(@bare, *) else build:name($named[2])"/>
          </xsl:element>
        </xsl:variable>
        <xsl:sequence select="template:named-branch($named[1], if (count($outputs) gt 1) then build:outputs($outputs) else $outputs, $value)/when"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:sequence select="template:made-function($name, $outputs, (build:variable(build:name('name')), $arguments),
        template:choice($branches, template:unknown-name()), (ancestor::function[last()]/@file, @at, @ada:names[not($calls)]))"/>
  </xsl:template>

  <!-- Functions with such calls are needed as they have become, also where nothing is active in them: as they were written they
    would call what is none of the functions. So are those with tries, which are to pass the error on. -->
  <xsl:template match="function" as="element(function)">
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:if test="exists($calls) and exists(.//call intersect $calls | .//try//call[@ada:is = 'user'])">
        <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      </xsl:if>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <!-- Tells which functions a name may be that is put together. -->
  <xsl:function name="text:report" as="empty-sequence()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="names" as="xs:string*" select="distinct-values(tokenize($call/@ada:names) ! substring-before(., ':'))"/>
    <xsl:variable name="shown" as="xs:integer" select="if (count($names) le 10) then 10 else 9"/>
    <xsl:variable name="rest" as="xs:integer" select="count($names) - $shown"/>
    <xsl:if test="$call/@ada:patterns">
      <xsl:message>
        <diagnostic code="W206" pattern="{string-join(tokenize($call/@ada:patterns), ''' or ''')}"
            names="{if (empty($names)) then 'none that is known' else string-join($names[position() le $shown], ', ')
                || (if ($rest gt 0) then ' and ' || $rest || ' more' else '')}"
            file="{$call/ancestor::function[last()]/@file}" at="{($call/@at, $call/ancestor::*/@at)[last()]}"/>
      </xsl:message>
    </xsl:if>
  </xsl:function>
</xsl:stylesheet>
