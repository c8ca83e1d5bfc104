<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:build="urn:adjoinery:build"
    xmlns:path="urn:adjoinery:storage-path"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:local="urn:adjoinery:insert-opened-parts"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="g" guard="none" adds="ada:pages" writes="ada:is">
    <c:purpose>An empty matrix may be given fields and cells, but not its tangent in many directions, which has a size: where
      one may be on the way to what is written, it becomes an empty matrix before. That is inside of fields and cells; a
      variable that begins as [] has a tangent that does.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward directions=many">
      <c:before>
        function z = f(x)
          c = cell(1, 2);
          c{1}.v = x;
          c{2} = c{1};
          l = c{2};
          l.u(2) = x;
          s(2).a = x;
          z = c{1}.v * l.u(2) * s(2).a;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          c = cell(1, 2);
          g_c = adm_zeros(c);
          g_c = adm_pages_open(g_c, '{}', {1}, '.', 'v');
          g_c{1}.v = g_x;
          c{1}.v = x;
          g_tmplia1 = g_c{1};
          tmplia1 = c{1};
          g_c{2} = g_tmplia1;
          c{2} = tmplia1;
          g_l = g_c{2};
          l = c{2};
          g_l = adm_pages_open(g_l, '.', 'u', '()', {2});
          g_l.u(2) = g_x;
          l.u(2) = x;
          g_s(2).a = g_x;
          s(2).a = x;
          g_tmpca1 = g_c{1}.v .* l.u(2) + g_l.u(2) .* c{1}.v;
          tmpca1 = mtimes(c{1}.v, l.u(2));
          g_z = g_tmpca1 * s(2).a + tmpca1 * g_s(2).a;
          z = mtimes(tmpca1, s(2).a);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=many">
      <c:before>
        function z = f(x)
          s = struct('list', []);
          [s.list{2}, s.a] = deal(x, 2 * x);
          z = s.list{2} * s.a;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          s = struct('list', []);
          g_s = adm_zeros(s);
          g_tmplx1_1 = g_x;
          tmplx1_1 = x;
          g_tmplx1_2 = g_x .* 2;
          tmplx1_2 = mtimes(2, x);
          g_s = adm_pages_open(g_s, '.', 'list', '{}', {2});
          g_s.list{2} = g_tmplx1_1;
          s.list{2} = tmplx1_1;
          g_s.a = g_tmplx1_2;
          s.a = tmplx1_2;
          g_z = g_s.list{2} * s.a + s.list{2} * g_s.a;
          z = mtimes(s.list{2}, s.a);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/build-subscripts.xsl"/>
  <xsl:include href="../../lib/storage-path.xsl"/>
  <xsl:include href="../../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <!-- The variables that are given parts of others. -->
  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:boolean)">
    <xsl:sequence select="map:merge(distinct-values(.//binary[@op = '=']/var[g][following-sibling::*[1][self::struct-ref or self::dyn-struct-ref or self::array[cell-index]]]) ! map:entry(string(.), true()))"/>
  </xsl:template>

  <xsl:template match="binary[@op = '='][parent::statement-list]" as="element()+">
    <xsl:param name="prepared" as="map(xs:string, xs:boolean)" tunnel="yes"/>
    <xsl:for-each select="tangent:targets(.)[tangent:variable(.)/g]">
      <xsl:variable name="variable" as="element(var)" select="tangent:variable(.)"/>
      <xsl:if test="local:parts(.) gt (if (map:contains($prepared, string($variable))) then 0 else 1)">
        <binary op="=" ada:pages="yes">
          <xsl:copy-of select="$variable" copy-namespaces="no"/>
          <xsl:sequence select="build:call('adm_pages_open', ($variable, path:of(.)))"/>
        </binary>
      </xsl:if>
    </xsl:for-each>
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <!-- How many fields and cells are on the way to a storage. -->
  <xsl:function name="local:parts" as="xs:integer">
    <xsl:param name="storage" as="element()"/>
    <xsl:sequence select="if ($storage/self::var) then 0
        else local:parts($storage/*[1]) + (if ($storage/param-list) then 0 else 1)"/>
  </xsl:function>
</xsl:stylesheet>
