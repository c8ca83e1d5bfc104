<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:local="urn:adjoinery:expand-passive-tangents"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="tangent-of@of=passive" ends="tangent-of[@of = 'passive']"
      needs="ada:adjoint ada:container ada:list ada:shape">
    <c:purpose>Sets the tangent to zero where a variable with one gets a passive value.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, k)
          z = zeros(3, k);
          z(k) = 2 * k;
          z(1) = x;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, k)
          header();
          g_z = zeros(3, k);
          z = zeros(3, k);
          g_z(k) = 0;
          z(k) = 2 * k;
          g_z(1) = g_x;
          z(1) = x;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function s = f(x, t)
          s = t;
          s.a = t;
          s.b = x;
        end
      </c:before>
      <c:after>
        function [g_s, s] = f(g_x, x, t)
          header();
          s = t;
          g_s = adm_zeros(s);
          s.a = t;
          g_s.a = adm_zeros(s.a);
          g_s.b = g_x;
          s.b = x;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="tangent-of[@of = 'passive']" as="element(binary)+">
    <xsl:variable name="value" as="element()" select="binary/*[2]"/>
    <xsl:variable name="zeros" as="element(binary)*">
      <xsl:for-each select="tangent:targets(binary)[tangent:variable(.)/@ada:adjoint]">
        <xsl:sequence select="build:assign(tangent:of(.), local:zero(., $value))"/>
      </xsl:for-each>
    </xsl:variable>
    <!-- Queries for the size of a variable come when it has its value. -->
    <xsl:variable name="late" as="xs:boolean" select="@late or exists($zeros/call[not(id = 'zeros') or param-list/call/id = 'size'])"/>
    <xsl:sequence select="$zeros[not($late)]"/>
    <xsl:copy-of select="binary" copy-namespaces="no"/>
    <xsl:sequence select="$zeros[$late]"/>
  </xsl:template>

  <xsl:function name="local:zero" as="element()">
    <xsl:param name="target" as="element()"/>
    <xsl:param name="value" as="element()"/>
    <xsl:choose>
      <xsl:when test="$target/self::var and local:is-simple($value)">
        <xsl:sequence select="tangent:zero($value)"/>
      </xsl:when>
      <!-- Deleted elements have no tangent any more. -->
      <xsl:when test="$target/self::array/param-list and tangent:is-empty($value)">
        <xsl:sequence select="$value"/>
      </xsl:when>
      <xsl:when test="$value/self::literal[matches(., '^[\d.]')]
          or $target/self::array/param-list and not($target/@ada:container)">
        <xsl:sequence select="build:literal('0')"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="tangent:zero-of-target($target)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- A number, or zeros or ones in a size that is at hand. -->
  <xsl:function name="local:is-simple" as="xs:boolean">
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="exists($value/self::literal) or tangent:is-empty($value) or exists($value/self::call[id = ('zeros', 'ones')]
        [every $it in param-list/* satisfies ($it/self::literal[matches(., '^\d')] or $it/self::var[not(@ada:list)])])"/>
  </xsl:function>
</xsl:stylesheet>
