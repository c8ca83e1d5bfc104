<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:local="urn:adjoinery:expand-moved-tangents"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="tangent-of@of=copy tangent-of@of=container" ends="tangent-of[@of = 'copy' or @of = 'container']"
      needs="ada:active ada:container ada:list">
    <c:purpose>Where a value goes, its tangent goes: the tangent of a cell array or a structure that is written down has the
      same structure, with tangents in the places of values.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, k)
          z = x(k);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, k)
          header();
          g_z = g_x(k);
          z = x(k);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function s = f(x, t)
          try
            s.a(end + 1) = x(t);
          catch
            s.a = x;
          end
        end
      </c:before>
      <c:after>
        function [g_s, s] = f(g_x, x, t)
          header();
          try
            tmplia1 = x(t);
            g_tmplia1 = g_x(t);
            tmpda1 = numel(s.a) + 1;
            s.a(tmpda1) = tmplia1;
            g_s.a(tmpda1) = g_tmplia1;
          catch
            g_s.a = g_x;
            s.a = x;
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          c = {x, 2; 'a', x};
          z = c{1};
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          g_c = {g_x, 0; 0, g_x};
          c = {x, 2; 'a', x};
          g_z = g_c{1};
          z = c{1};
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, n)
          s = struct('a', x, 'b', n);
          z = s.a;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, n)
          header();
          g_s = struct('a', g_x, 'b', adm_zeros(n));
          s = struct('a', x, 'b', n);
          g_z = g_s.a;
          z = s.a;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x" reports="E405">
      <c:before>
        function z = f(x, c)
          s = struct('a', x, c(1:2).pairs);
          z = s.a;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, c)
          header();
          g_s = struct('a', x, c(1:2).pairs);
          s = struct('a', x, c(1:2).pairs);
          g_z = g_s.a;
          z = s.a;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="tangent-of[@of = 'copy']" as="element(binary)+">
    <xsl:sequence select="local:with-tangent(., tangent:of(binary/*[2]))"/>
  </xsl:template>

  <xsl:template match="tangent-of[@of = 'container']" as="element(binary)+">
    <xsl:variable name="value" as="element()">
      <xsl:apply-templates mode="local:value" select="binary/*[2]"/>
    </xsl:variable>
    <xsl:sequence select="local:with-tangent(., $value)"/>
  </xsl:template>

  <!-- The assignment, with that of its tangent before or behind it. -->
  <xsl:function name="local:with-tangent" as="element(binary)+">
    <xsl:param name="marked" as="element(tangent-of)"/>
    <xsl:param name="value" as="element()"/>
    <xsl:variable name="tangent" as="element(binary)" select="build:assign(tangent:of($marked/binary/*[1]), $value)"/>
    <xsl:variable name="late" as="xs:boolean" select="exists($marked/@late)"/>
    <xsl:sequence select="$tangent[not($late)]"/>
    <xsl:copy-of select="$marked/binary" copy-namespaces="no"/>
    <xsl:sequence select="$tangent[$late]"/>
  </xsl:function>

  <xsl:mode name="local:value" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:value" match="unary/row-list/item-list/*" as="element()">
    <xsl:sequence select="local:part(.)"/>
  </xsl:template>

  <!-- With lists among them, nobody knows which of a structure's arguments are names and which are values. -->
  <xsl:template mode="local:value" match="call/param-list[*[@ada:list]]" as="element()">
    <xsl:variable name="list" as="element()" select="*[@ada:list][1]"/>
    <xsl:message>
      <diagnostic code="E405" what="a list of names and values of fields" file="{$list/ancestor::function[last()]/@file}"
          at="{($list/ancestor-or-self::*/@at)[last()]}"/>
    </xsl:message>
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <!-- Names and values take turns. -->
  <xsl:template mode="local:value" match="call/param-list/*" as="element()">
    <xsl:sequence select="if (count(preceding-sibling::*) mod 2 eq 0) then . else local:part(.)"/>
  </xsl:template>

  <xsl:function name="local:part" as="element()">
    <xsl:param name="part" as="element()"/>
    <xsl:sequence select="if (tangent:is-active($part)) then tangent:of($part)
        else if ($part/self::literal) then build:literal('0')
        else build:call('adm_zeros', $part)"/>
  </xsl:function>
</xsl:stylesheet>
