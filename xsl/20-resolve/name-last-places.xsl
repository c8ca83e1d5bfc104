<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:name-last-places"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="item-list#2" writes="ada:is">
    <c:purpose>Where several outputs go to parts of one variable, the places of its last elements are found out before the
      first of them is written, as Octave does.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, a, b)
          [x(1), x(end)] = deal(a, b);
          [x(end), x(end - 1)] = deal(a, b);
          z = sum(x);
        end
      </c:before>
      <c:after>
        function z = f(x, a, b)
          tmplp1 = numel(x);
          [x(1), x(tmplp1)] = deal(a, b);
          tmplp2 = numel(x);
          tmplp3 = numel(x) - 1;
          [x(tmplp2), x(tmplp3)] = deal(a, b);
          z = sum(x);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, a, b)
          z = zeros(2, 3);
          [z(1, end), z(end, 1), y(end)] = g(a, b);
          [z(end + 1), z(end + 1)] = deal(a, b);
        end
        function [p, q, r] = g(a, b)
          p = a;
          q = b;
          r = a;
        end
      </c:before>
      <c:after>
        function z = f(x, a, b)
          z = zeros(2, 3);
          tmplp1 = size(z(:, :), 2);
          tmplp2 = size(z, 1);
          [z(1, tmplp1), z(tmplp2, 1), y(end)] = g(a, b);
          [z(end + 1), z(end + 1)] = deal(a, b);
        end

        function [p, q, r] = g(a, b)
          p = a;
          q = b;
          r = a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-subscripts.xsl"/>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[@op = '='] ! local:places(.))"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[@op = '='][local:places(.)]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:for-each select="local:places(.)">
      <xsl:variable name="value" as="element()">
        <xsl:apply-templates mode="local:value" select="."/>
      </xsl:variable>
      <xsl:sequence select="build:assign(build:temporary('lp', string($prepared(generate-id()))), $value)"/>
    </xsl:for-each>
    <binary op="=">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="*"/>
    </binary>
  </xsl:template>

  <xsl:template match="binary[@op = '=']/unary[following-sibling::*]/row-list/item-list/array/param-list/*[local:is-last(.)]" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:integer?" select="$prepared(generate-id())"/>
    <xsl:sequence select="if (exists($number)) then build:temporary('lp', string($number)) else ."/>
  </xsl:template>

  <xsl:mode name="local:value" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:value" match="end" as="element(call)">
    <xsl:variable name="index" as="element()" select="ancestor-or-self::*[parent::param-list][1]"/>
    <xsl:sequence select="build:end($index/../../*[1], $index)"/>
  </xsl:template>

  <!-- The indices that say `end` of a variable that other targets are parts of, where all its places are said so or by numbers:
    these are where they are whatever is written first, but for places behind the end. -->
  <xsl:function name="local:places" as="element()*">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:variable name="targets" as="element()*" select="$assignment/*[1]/self::unary/row-list/item-list/*"/>
    <xsl:for-each-group select="$targets/self::array[count(*) eq 2][var][param-list]" group-by="string(var)">
      <xsl:variable name="all" as="element()*" select="$targets[string((descendant-or-self::var)[1]) = current-grouping-key()]"/>
      <xsl:if test="count($all) gt 1 and count($all) eq count(current-group())
          and (every $index in current-group()/param-list/* satisfies local:is-last($index) or $index/self::literal)">
        <xsl:sequence select="current-group()/param-list/*[local:is-last(.)]"/>
      </xsl:if>
    </xsl:for-each-group>
  </xsl:function>

  <!-- Whether an index is that of the last element, or of one so many before. -->
  <xsl:function name="local:is-last" as="xs:boolean">
    <xsl:param name="index" as="element()"/>
    <xsl:sequence select="exists($index/self::end) or exists($index/self::binary[@op = '-'][*[1]/self::end][*[2]/self::literal])"/>
  </xsl:function>
</xsl:stylesheet>
