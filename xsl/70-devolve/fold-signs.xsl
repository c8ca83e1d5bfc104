<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:fold-signs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="g" guard="none">
    <c:purpose>In the sums that tangents are, what is negative is subtracted, and nothing needs parentheses to be added.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x, y)
          z = x + cos(y);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, g_y, y)
          header();
          g_z = g_x - g_y .* sin(y);
          z = x + cos(y);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x, y)
          z = x - (y .* x - cos(y));
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, g_y, y)
          header();
          g_z = g_x - g_y .* x - g_x .* y - g_y .* sin(y);
          z = x - (y .* x - cos(y));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list/binary[local:sets-tangent(.)]" as="element(binary)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      <xsl:apply-templates mode="local:signs" select="*[2]"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:sets-tangent" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="$statement/@op = '=' and exists($statement/*[1][not(self::unary)]/descendant-or-self::g)"/>
  </xsl:function>

  <xsl:mode name="local:signs" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:signs" match="binary[@op = ('+', '-')]" as="element()">
    <xsl:variable name="left" as="element()">
      <xsl:apply-templates mode="local:signs" select="*[1]"/>
    </xsl:variable>
    <xsl:variable name="right" as="element()">
      <xsl:apply-templates mode="local:signs" select="*[2]"/>
    </xsl:variable>
    <xsl:sequence select="local:sum($left, @op, $right)"/>
  </xsl:template>

  <!-- Negated twice it is as it was. -->
  <xsl:template mode="local:signs" match="unary[@op = '-']" as="element()">
    <xsl:variable name="operand" as="element()">
      <xsl:apply-templates mode="local:signs" select="*"/>
    </xsl:variable>
    <xsl:sequence select="if (local:is-negative($operand)) then local:positive($operand) else build:negative($operand)"/>
  </xsl:template>

  <xsl:function name="local:sum" as="element()">
    <xsl:param name="left" as="element()"/>
    <xsl:param name="op" as="xs:string"/>
    <xsl:param name="right" as="element()"/>
    <xsl:variable name="other" as="xs:string" select="if ($op = '+') then '-' else '+'"/>
    <xsl:choose>
      <xsl:when test="$right/self::binary[@op = ('+', '-')]">
        <xsl:sequence select="local:sum(local:sum($left, $op, $right/*[1]), if ($right/@op = '+') then $op else $other, $right/*[2])"/>
      </xsl:when>
      <xsl:when test="local:is-negative($right)">
        <xsl:sequence select="local:sum($left, $other, local:positive($right))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:binary($op, $left, $right)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Whether the expression, or the first factor of the product that it is, has a minus. -->
  <xsl:function name="local:is-negative" as="xs:boolean">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="exists($expression/self::unary[@op = '-'])
        or exists($expression/self::binary[@op = ('.*', './', '*', '/')]/*[1][local:is-negative(.)])"/>
  </xsl:function>

  <xsl:function name="local:positive" as="element()">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="if ($expression/self::unary) then $expression/*
        else build:binary($expression/@op, local:positive($expression/*[1]), $expression/*[2])"/>
  </xsl:function>
</xsl:stylesheet>
