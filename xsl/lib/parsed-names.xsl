<?xml version="1.0" encoding="UTF-8"?>
<!-- Names with values among arguments that are parsed; goes with build.xsl, build-lists.xsl, input-parser.xsl and parsed-parts.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:parser="urn:adjoinery:input-parser"
    xmlns:template="urn:adjoinery:template" xmlns:parsed="urn:adjoinery:parsed-arguments" exclude-result-prefixes="#all">
  <!-- Names with their values from a place on, and switches without. -->
  <xsl:function name="parsed:named" as="element()+">
    <xsl:param name="named" as="element()*"/>
    <xsl:param name="parse" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:param name="list" as="element(var)"/>
    <xsl:param name="begin" as="element()"/>
    <xsl:variable name="function" as="element(function)" select="$parse/ancestor::function[1]"/>
    <xsl:variable name="place" as="element(var)" select="build:temporary('place', $object)"/>
    <xsl:variable name="name" as="element()" select="build:cell-of($list, $place)"/>
    <xsl:variable name="value" as="element()" select="build:cell-of($list, build:binary('+', $place, parsed:number(1)))"/>
    <xsl:variable name="steps" as="xs:boolean" select="$named/parser:method(., $object) = 'addSwitch'"/>
    <xsl:variable name="as-written" as="xs:boolean" select="parser:flag($function, $object, 'CaseSensitive')"/>
    <xsl:variable name="cases" as="element(case)*">
      <xsl:for-each select="$named">
        <xsl:variable name="is-switch" as="xs:boolean" select="parser:method(., $object) = 'addSwitch'"/>
        <xsl:sequence select="template:name-case(if ($as-written) then parser:name(.) else lower-case(parser:name(.)),
            (build:assign(parsed:result($object, .), if ($is-switch) then build:variable(build:name('true')) else $value),
              parsed:check(., $object), parsed:used(., $object), parsed:moved($place, if ($is-switch) then 1 else 2)[$steps]))/case"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="otherwise" as="element()+" select="if (parser:flag($function, $object, 'KeepUnmatched'))
        then (template:unmatched(build:variable(build:name($object)), $name, $value), parsed:moved($place, 2)[$steps])
        else template:no-such-name($name)"/>
    <xsl:variable name="compared" as="element()" select="if ($as-written) then $name else build:named-call('lower', $name)"/>
    <xsl:variable name="at" as="attribute(at)?" select="$parse/(@at, *[1]/@at)[1]"/>
    <xsl:variable name="taken" as="element(switch)" select="template:take-name($compared, $cases, $otherwise, $at)"/>
    <xsl:sequence select="if ($steps)
        then ($begin[not(self::var)] ! build:assign($place, .), template:parse-names-and-switches($place, $list, $taken, $at))
        else template:parse-names($place, $begin, $list, $taken, $at)"/>
  </xsl:function>

  <!-- The next place to look at. -->
  <xsl:function name="parsed:moved" as="element(binary)">
    <xsl:param name="place" as="element(var)"/>
    <xsl:param name="by" as="xs:integer"/>
    <xsl:sequence select="build:assign($place, build:binary('+', $place, parsed:number($by)))"/>
  </xsl:function>
</xsl:stylesheet>
