<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:key="urn:adjoinery:key"
    xmlns:ranges="urn:adjoinery:ranges"
    xmlns:local="urn:adjoinery:devolve-iterations"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="iteration-start iteration-count reversed-loop"
      ends="iteration-start | iteration-count | reversed-loop | counter" needs="ada:from ada:range">
    <c:purpose>Counters of iterations become plain variables; a reversed loop goes from its last iteration to its first.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          while z &gt; 1
            z = z / 2;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          tmpla1 = 0;
          while z &gt; 1
            tmpla1 = tmpla1 + 1;
            z = mrdivide(z, 2);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          for tmpla1 = tmpla1:-1:1
            adjoint_increment(target(a_z), increment(a_z ./ 2));
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, n)
          z = x;
          for i = 2:n
            z = z * i;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, n, a_z)
          header();
          section();
          z = x;
          for i = 2:n
            z = mtimes(z, i);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          for i = numel(2:n) + 1:-1:2
            adjoint_increment(target(a_z), increment(a_z .* i));
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../lib/ranges.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:template match="iteration-start" as="element(binary)">
    <xsl:sequence select="build:assign(var, build:literal('0'))"/>
  </xsl:template>

  <xsl:template match="iteration-count" as="element(binary)">
    <xsl:sequence select="build:assign(var, build:binary('+', var, build:literal('1')))"/>
  </xsl:template>

  <!-- Counted: the counter runs down; where the loop had a variable that is read, it gets its value from it. -->
  <xsl:template match="reversed-loop[counter]" as="element(for)">
    <xsl:variable name="counter" as="element(var)" select="counter/var"/>
    <for>
      <xsl:copy-of select="@ada:from"/>
      <xsl:copy-of select="$counter/tmp" copy-namespaces="no"/>
      <xsl:sequence select="build:range(($counter, build:literal('-1'), build:literal('1')))"/>
      <statement-list>
        <xsl:variable name="read" as="xs:string*" select="statement-list//var ! key:of(.)"/>
        <xsl:for-each select="*[not(self::counter or self::statement-list)][1][key:of(build:variable(.)) = $read]">
          <xsl:sequence select="build:assign(build:variable(.), local:iteration-value(following-sibling::*[1], $counter))"/>
        </xsl:for-each>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </for>
  </xsl:template>

  <xsl:template match="reversed-loop" as="element(for)">
    <xsl:variable name="values" as="element()" select="*[2]"/>
    <for>
      <xsl:copy-of select="@ada:from"/>
      <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      <xsl:choose>
        <xsl:when test="@ada:range = 'integer' and $style != 'classic'">
          <xsl:sequence select="build:range(($values/*[last()],
              build:negative(($values/*[2][following-sibling::*], build:literal('1'))[1]), $values/*[1]))"/>
        </xsl:when>
        <xsl:when test="@ada:range = 'unit'">
          <xsl:sequence select="build:range((ranges:last($values), build:literal('-1'), $values/*[1]))"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="build:call('fliplr', $values)"/>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:apply-templates select="statement-list"/>
    </for>
  </xsl:template>

  <!-- The value of a loop's variable in an iteration. -->
  <xsl:function name="local:iteration-value" as="element()">
    <xsl:param name="values" as="element()"/>
    <xsl:param name="iteration" as="element(var)"/>
    <xsl:variable name="passed" as="element()" select="build:binary('-', $iteration, build:literal('1'))"/>
    <xsl:choose>
      <xsl:when test="$values/self::range[count(*) eq 3]">
        <xsl:sequence select="build:binary('+', $values/*[1], build:binary('*', $passed, $values/*[2]))"/>
      </xsl:when>
      <xsl:when test="$values/self::range/*[1]/self::literal = '1'">
        <xsl:sequence select="$iteration"/>
      </xsl:when>
      <xsl:when test="$values/self::range">
        <xsl:sequence select="build:binary('+', $values/*[1], $passed)"/>
      </xsl:when>
      <xsl:otherwise>
        <array>
          <xsl:copy-of select="$values" copy-namespaces="no"/>
          <param-list>
            <colon/>
            <xsl:sequence select="$iteration"/>
          </param-list>
        </array>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
