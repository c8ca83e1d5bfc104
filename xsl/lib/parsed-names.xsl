<?xml version="1.0" encoding="UTF-8"?>
<!-- Names with values among arguments that are parsed; goes with build.xsl, build-lists.xsl, build-conditions.xsl, input-parser.xsl and parsed-parts.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:parser="urn:adjoinery:input-parser"
    xmlns:parsed="urn:adjoinery:parsed-arguments" exclude-result-prefixes="#all">
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
    <xsl:variable name="it" as="element(var)" select="build:variable(build:name($object))"/>
    <xsl:variable name="body" as="element(switch)">
      <switch>
        <xsl:copy-of select="$parse/(@at, *[1]/@at)[1]"/>
        <xsl:sequence select="if ($as-written) then $name else build:named-call('lower', $name)"/>
        <xsl:for-each select="$named">
          <xsl:variable name="is-switch" as="xs:boolean" select="parser:method(., $object) = 'addSwitch'"/>
          <case>
            <xsl:sequence select="parsed:text(if ($as-written) then parser:name(.) else lower-case(parser:name(.)))"/>
            <statement-list>
              <xsl:sequence select="build:assign(parsed:result($object, .), if ($is-switch) then build:variable(build:name('true')) else $value),
                  parsed:check(., $object), parsed:used(., $object), build:assign($place, build:binary('+', $place, parsed:number(if ($is-switch) then 1 else 2)))[$steps]"/>
            </statement-list>
          </case>
        </xsl:for-each>
        <otherwise>
          <statement-list>
            <xsl:choose>
              <xsl:when test="parser:flag($function, $object, 'KeepUnmatched')">
                <xsl:variable name="field" as="element(dyn-struct-ref)">
                  <dyn-struct-ref>
                    <xsl:sequence select="build:field($it, 'Unmatched'), $name"/>
                  </dyn-struct-ref>
                </xsl:variable>
                <xsl:sequence select="build:assign($field, $value), build:assign($place, build:binary('+', $place, parsed:number(2)))[$steps]"/>
              </xsl:when>
              <xsl:otherwise>
                <xsl:sequence select="parsed:error((parsed:text('There is no argument %s.'), $name))"/>
              </xsl:otherwise>
            </xsl:choose>
          </statement-list>
        </otherwise>
      </switch>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="$steps">
        <xsl:sequence select="$begin[not(self::var)] ! build:assign($place, .)"/>
        <while>
          <xsl:copy-of select="$body/@at"/>
          <xsl:sequence select="build:binary('&lt;=', $place, parsed:count($list))"/>
          <statement-list>
            <xsl:sequence select="$body"/>
          </statement-list>
        </while>
      </xsl:when>
      <xsl:otherwise>
        <for>
          <xsl:copy-of select="$body/@at"/>
          <xsl:sequence select="$place/tmp, build:range(($begin, parsed:number(2), parsed:count($list)))"/>
          <statement-list>
            <xsl:sequence select="$body"/>
          </statement-list>
        </for>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
