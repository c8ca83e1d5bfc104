<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:pages="urn:adjoinery:pages"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:path="urn:adjoinery:storage-path"
    xmlns:local="urn:adjoinery:expand-direction-writes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="g" guard="none"
      needs="ada:active ada:container ada:fit ada:flat ada:is ada:list ada:pages ada:shape ada:sparse"
      adds="ada:pages" writes="ada:is">
    <c:purpose>Where elements are written to or deleted, those of their tangents are, in all directions: directly where two
      indices name one element, by a helper where elements may be named by their number, or the array may grow.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward directions=many">
      <c:before>
        function x = f(x, i)
          x(i, 2) = x(1)^2;
          x(end + 1) = x(2);
          x(3) = [];
        end
      </c:before>
      <c:after>
        function [g_x, x] = f(g_x, x, g_i, i)
          header();
          g_tmplia1 = 2 .* g_x(1) .* x(1);
          tmplia1 = mpower(x(1), 2);
          g_x = adm_pages_put(g_x, tmpdirections, g_tmplia1, i, 2);
          x(i, 2) = tmplia1;
          g_tmplia2 = g_x(2);
          tmplia2 = x(2);
          g_x = adm_pages_put(g_x, tmpdirections, g_tmplia2, numel(x) + 1);
          x(end + 1) = tmplia2;
          g_x = adm_pages_put(g_x, tmpdirections, 'none', 3);
          x(3) = [];
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=many">
      <c:before>
        function z = f(x)
          c = {x};
          c{3}(2) = x(1);
          s.a(2).b(3) = x(2);
          z = c{3} * s.a(2).b(3);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          g_c = {g_x};
          c = {x};
          g_tmplia1 = g_x(1);
          tmplia1 = x(1);
          g_c{3} = adm_pages_put(adm_pages_at(g_c, tmpdirections, '{}', {3}), tmpdirections, g_tmplia1, 2);
          c{3}(2) = tmplia1;
          g_tmplia2 = g_x(2);
          tmplia2 = x(2);
          g_s = adm_pages_open(g_s, '.', 'a', '()', {2}, '.', 'b', '()', {3});
          g_s.a(2).b = adm_pages_put(adm_pages_at(g_s, tmpdirections, '.', 'a', '()', {2}, '.', 'b'), tmpdirections, g_tmplia2, 3);
          s.a(2).b(3) = tmplia2;
          g_z = g_c{3} .* s.a(2).b(3) + g_s.a(2).b(3) .* c{3};
          z = mtimes(c{3}, s.a(2).b(3));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=many independents=x">
      <c:before>
        function z = f(x, i)
          z = zeros(3, 1);
          z(i) = 2;
          z(2) = x;
          z(3, 1) = x;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, i)
          header();
          g_z = zeros(3, 1);
          z = zeros(3, 1);
          g_z = adm_pages_put(g_z, tmpdirections, zeros(1, 1, tmpdirections), i);
          z(i) = 2;
          g_z = adm_pages_put(g_z, tmpdirections, g_x, 2);
          z(2) = x;
          g_z(3, 1, :) = g_x;
          z(3, 1) = x;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/build-subscripts.xsl"/>
  <xsl:include href="../../lib/pages.xsl"/>
  <xsl:include href="../../lib/storage-path.xsl"/>
  <xsl:include href="../../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@op = '='][not(@ada:pages)][local:writes-part(.)]" as="element(binary)">
    <xsl:variable name="target" as="element(array)" select="*[1]"/>
    <xsl:variable name="value" as="element()" select="*[2]"/>
    <xsl:variable name="deletes" as="xs:boolean" select="tangent:is-empty($value)"/>
    <xsl:variable name="part" as="element()" select="if ($deletes) then build:literal('''none''') else pages:value($value)"/>
    <xsl:variable name="indices" as="element()*" select="$target/param-list/*"/>
    <xsl:call-template name="pages:check">
      <xsl:with-param name="statement" select="."/>
    </xsl:call-template>
    <binary ada:pages="yes">
      <xsl:copy-of select="@*"/>
      <xsl:choose>
        <xsl:when test="$array-dimensions = '2' and not($deletes or pages:is-container($target)) and count($indices) eq 2
            and ($target/@ada:shape = 'scalar' or (every $it in $indices satisfies $it/self::literal))">
          <xsl:sequence select="pages:indexed($target, $indices), $part"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:copy-of select="$target/*[1]" copy-namespaces="no"/>
          <xsl:sequence select="build:call('adm_pages_put', (local:whole($target/*[1]), pages:number(), $part, pages:subscripts($target)))"/>
        </xsl:otherwise>
      </xsl:choose>
    </binary>
  </xsl:template>

  <!-- The written part, or nothing in the place of a field or cell that is not there yet. -->
  <xsl:function name="local:whole" as="element()">
    <xsl:param name="storage" as="element()"/>
    <xsl:sequence select="if ($storage/self::var) then $storage
        else build:call('adm_pages_at', (tangent:variable($storage), pages:number(), path:of($storage)))"/>
  </xsl:function>

  <!-- Whether a part of a tangent is written to. -->
  <xsl:function name="local:writes-part" as="xs:boolean">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:sequence select="exists($assignment/*[1]/self::array[param-list] ! tangent:variable(.)/g)"/>
  </xsl:function>
</xsl:stylesheet>
