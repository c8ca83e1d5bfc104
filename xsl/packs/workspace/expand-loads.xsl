<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-loads"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract guard="none" on="array:load command:load" writes="ada:is">
    <c:purpose>Files are read as passive values: `load` with names in text becomes one assignment for each, and what it gives as a
      structure is a value. Without names it could change any variable, and is refused (check-calls).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          load('table.mat', 'a', 'b');
          load table.mat c
          s = load('other.mat');
          z = a * x + b * c * s.d;
        end
      </c:before>
      <c:after>
        function z = f(x)
          a = getfield(load('table.mat', 'a'), 'a');
          b = getfield(load('table.mat', 'b'), 'b');
          c = getfield(load('table.mat', 'c'), 'c');
          s = load('other.mat');
          z = a * x + b * c * s.d;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, load)
          load(1, 'a');
          z = load(1) * x;
        end
        function z = g(x)
          load('table.mat');
          load('table.mat', '-ascii');
          z = x;
        end
      </c:before>
      <c:after>
        function z = f(x, load)
          load(1, 'a');
          z = load(1) * x;
        end

        function z = g(x)
          load('table.mat');
          load('table.mat', '-ascii');
          z = x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list/*[local:is-load(.)]" as="element()+" priority="1">
    <xsl:variable name="arguments" as="element()*" select="self::array/param-list/*, self::command/literal ! local:text(.)"/>
    <xsl:variable name="names" as="element(literal)*" select="tail($arguments)/self::literal[matches(., '^[''&quot;][A-Za-z]\w*[''&quot;]$')]"/>
    <xsl:choose>
      <xsl:when test="exists($names) and count($names) eq count(tail($arguments))">
        <xsl:variable name="load" as="element()" select="."/>
        <xsl:for-each select="$names">
          <binary op="=">
            <xsl:copy-of select="$load/(@at, *[1]/@at)[1]"/>
            <xsl:sequence select="build:variable(build:name(replace(., '^.|.$', ''))),
                build:named-call('getfield', (local:read((head($arguments), .)), .))"/>
          </binary>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="array[local:is-load(.)]" as="element(call)">
    <xsl:sequence select="local:read(param-list/*)"/>
  </xsl:template>

  <!-- Whether no variable and no function of the program has the name. -->
  <xsl:function name="local:is-load" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="exists($it/(self::command | self::array[count(*) eq 2][param-list/*]/*[1]/self::var)[id = 'load'])
        and empty($it/ancestor::function[last()]//binary[@op = '=']/*[1]/descendant-or-self::var[id = 'load'])
        and empty($it/ancestor::function/param-list/var[id = 'load'])
        and empty($it/ancestor::function-list[last()]//function/id[. = 'load'])"/>
  </xsl:function>

  <!-- A word of a command is text. -->
  <xsl:function name="local:text" as="element(literal)">
    <xsl:param name="word" as="element(literal)"/>
    <xsl:sequence select="if (matches($word, '^[''&quot;]')) then $word else build:text($word)"/>
  </xsl:function>

  <xsl:function name="local:read" as="element(call)">
    <xsl:param name="arguments" as="element()+"/>
    <xsl:sequence select="build:passive('load', $arguments)"/>
  </xsl:function>
</xsl:stylesheet>
