<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-cell-elements"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary->array">
    <c:purpose>Puts a computed value into a cell before it is assigned to elements of a cell array: Octave stores the whole
      value in each of these cells. That a variable holds a cell array is known where all that it is given begins as
      one.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, d)
          c = cell(1, 3);
          c(1) = x * 2;
          c([2, 3]) = -sin(x);
          c(2) = x;
          e = {};
          e(1) = 4;
          d(2) = 3;
          z = c;
        end
      </c:before>
      <c:after>
        function z = f(x, d)
          c = cell(1, 3);
          c(1) = {x * 2};
          c([2, 3]) = {-sin(x)};
          c(2) = x;
          e = {};
          e(1) = {4};
          d(2) = 3;
          z = c;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          c = {};
          c = zeros(1, 2);
          c(1) = x * 2;
          d = {x};
          d(1) = fliplr(d);
          d(2) = g(x);
          z = c;
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = {};
          c = zeros(1, 2);
          c(1) = x * 2;
          d = {x};
          d(1) = fliplr(d);
          d(2) = g(x);
          z = c;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <!-- Functions whose results are numbers, whatever they are given. -->
  <xsl:variable name="numeric" as="xs:string*" select="tokenize('sin cos tan exp log sqrt abs norm sum prod numel zeros ones eye dot')"/>

  <!-- The variables of a function that are given nothing but cell arrays, as a whole. -->
  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:boolean)">
    <xsl:variable name="assigned" as="element(var)*" select=".//binary[@op = '=']/*[1]/(self::var | self::unary/row-list/item-list/var)"/>
    <xsl:variable name="cells" as="element(var)*" select="$assigned[following-sibling::*[1][self::unary[@op = '{}'] or self::call[id = 'cell']]]"/>
    <xsl:variable name="others" as="xs:string*" select="if (empty($cells)) then ()
        else ($assigned except $cells, .//(global | persistent)//var, (. | .//function)/param-list/*, .//for)/id/string(.)"/>
    <xsl:sequence select="map:merge(distinct-values($cells/id)[not(. = $others)] ! map:entry(., true()))"/>
  </xsl:template>

  <xsl:template match="binary[@op = '='][exists(*[1]/self::array[var/id][param-list])]" as="element(binary)">
    <xsl:param name="prepared" as="map(xs:string, xs:boolean)" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="map:contains($prepared, *[1]/var/id) and local:computes(*[2])">
        <binary op="=">
          <xsl:copy-of select="@*, *[1], build:cell(*[2])" copy-namespaces="no"/>
        </binary>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Whether the value of an expression is an array of numbers. -->
  <xsl:function name="local:computes" as="xs:boolean">
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="exists($value/(self::binary[not(@op = '=')] | self::sum | self::range | self::literal[matches(., '^[\d.]')]
        | self::call[id = $numeric] | self::unary[@op = ('-', '+', '~', '!')])) or exists($value/self::unary[@op = '()'][local:computes(*)])"/>
  </xsl:function>
</xsl:stylesheet>
