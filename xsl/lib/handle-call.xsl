<?xml version="1.0" encoding="UTF-8"?>
<!-- Calls of the functions that handles stand for, or of one that calls one of several (handle-choice.xsl). -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat" xmlns:handle="urn:adjoinery:handle"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
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
    <xsl:variable name="given" as="element()*" select="if (empty($rest) and exists($own) and $arguments[last()]/self::array/cell-index/param-list/(colon, range))
        then ($arguments[position() lt last()], (1 to count($own) - count($arguments) + 1) ! build:listed-cell($arguments[last()], .))
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
</xsl:stylesheet>
