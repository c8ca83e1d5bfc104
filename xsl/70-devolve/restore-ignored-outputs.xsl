<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:local="urn:adjoinery:restore-ignored-outputs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="tmp@kind=o tmp@kind=go">
    <c:purpose>Outputs that the program ignored and the derivative does not read either, and their tangents, are ignored
      again: that they have no value is an error where they are taken.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          [~, y] = g(x);
          [~, k] = max(y);
          z = y(k);
        end
        function [a, b] = g(c)
          if c(1) &gt; 2
            a = c;
          end
          b = c .* c;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          [~, g_y, y] = g(g_x, x);
          [~, k] = max(y);
          g_z = g_y(k);
          z = y(k);
        end

        function [a, g_b, b] = g(g_c, c)
          if c(1) &gt; 2
            a = c;
          end
          g_b = g_c .* c + g_c .* c;
          b = c .* c;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          [~, k] = size(x);
          z = x .* k;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          [~, k] = size(x);
          g_z = g_x .* k;
          z = x .* k;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <!-- The temporaries in question that stand in more than one place: they are read. -->
  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:boolean)">
    <xsl:variable name="read" as="xs:string*">
      <xsl:for-each-group select="descendant::tmp[@kind = ('o', 'go')]" group-by="local:key(.)">
        <xsl:if test="count(current-group()) gt 1">
          <xsl:sequence select="current-grouping-key()"/>
        </xsl:if>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:sequence select="map:merge($read ! map:entry(., true()))"/>
  </xsl:template>

  <xsl:template match="binary/unary/row-list/item-list/var[(tmp | g/tmp)/@kind = ('o', 'go')]" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="map:contains($prepared, local:key(descendant::tmp))">
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:when>
      <xsl:otherwise>
        <ignored/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The identity of a temporary, or of the tangent of one. -->
  <xsl:function name="local:key" as="xs:string">
    <xsl:param name="temporary" as="element(tmp)"/>
    <xsl:sequence select="local-name($temporary/..) || $temporary/@kind || ' ' || $temporary"/>
  </xsl:function>
</xsl:stylesheet>
