<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:split-reflexive-assignments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:reflexive" needs="ada:active ada:is ada:reflexive">
    <c:purpose>An active assignment whose value depends on the variable that it writes to goes by way of a temporary:
      then the values before and after are both at hand when it is reversed (Willkomm 2020, 6.7).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = y;
          z = z * x;
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = y;
          tmpsa1 = mtimes(z, x);
          z = tmpsa1;
        end
      </c:after>
    </c:case>
    <c:case options="inline=no">
      <c:before>
        function [z, w] = f(x, y)
          [x, y] = g(x, 2);
          z = x;
          w = y;
        end
        function [a, b] = g(c, d)
          a = c;
          b = c * d;
        end
      </c:before>
      <c:after>
        function [z, w] = f(x, y)
          [tmpsa1, y] = g(x, 2);
          x = tmpsa1;
          z = x;
          w = y;
        end

        function [a, b] = g(c, d)
          a = c;
          b = mtimes(c, d);
        end
      </c:after>
    </c:case>
    <c:case options="mode=forward pipeline=tangent-source">
      <c:before>
        function x = f(x)
          x = g(x);
          x = sin(x);
        end
        function y = g(x)
          y = x;
        end
      </c:before>
      <c:after>
        function x = f(x)
          x = g(x);
          tmpsa1 = sin(x);
          x = tmpsa1;
        end

        function y = g(x)
          y = x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="mode" as="xs:string" select="'reverse'"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[@ada:active][parent::statement-list] ! local:reflexive(.))"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:reflexive(.)]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@* except @echo"/>
      <xsl:apply-templates mode="local:targets" select="*[1]"/>
      <xsl:copy-of select="*[2]" copy-namespaces="no"/>
    </xsl:copy>
    <xsl:for-each select="local:reflexive(.)">
      <binary op="=">
        <xsl:for-each select="ancestor::binary[1]">
          <xsl:copy-of select="@at"/>
          <xsl:copy-of select="@echo"/>
          <xsl:copy-of select="@ada:active"/>
        </xsl:for-each>
        <xsl:copy-of select="." copy-namespaces="no"/>
        <xsl:sequence select="local:temporary($prepared(generate-id()))"/>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <xsl:mode name="local:targets" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:targets" match="var" as="element(var)">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:integer?" select="$prepared(generate-id())"/>
    <xsl:choose>
      <xsl:when test="exists($number)">
        <xsl:sequence select="local:temporary($number)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The targets, whole variables, that the value depends on. -->
  <xsl:function name="local:reflexive" as="element(var)*">
    <xsl:param name="assignment" as="element(binary)"/>
    <!-- A call that gives values and tangents reads all before it writes anything. -->
    <xsl:variable name="used" as="element(var)*" select="$assignment[@ada:active]
        [not($mode = 'forward' and call/@ada:is = 'user')]/*[2]/descendant-or-self::var"/>
    <xsl:sequence select="($assignment[@ada:active]/*[1] ! (if (self::unary) then row-list/item-list/var else self::var))
        [some $var in $used satisfies deep-equal($var/*, *)]"/>
  </xsl:function>

  <xsl:function name="local:temporary" as="element(var)">
    <xsl:param name="number" as="xs:integer"/>
    <var>
      <tmp kind="sa">
        <id>
          <xsl:value-of select="$number"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
