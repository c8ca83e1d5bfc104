<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:pages="urn:adjoinery:pages"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="g" guard="none"
      needs="ada:active ada:container ada:fit ada:flat ada:is ada:list ada:pages ada:shape ada:sparse"
      adds="ada:pages" writes="ada:is">
    <c:purpose>The tangent that a formula gives in one direction is taken in all: what is linear and elementwise works on
      all of them at once, what only moves elements is done once for their numbers, and all else for one after the other.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward directions=many">
      <c:before>
        function z = f(x, y)
          z = x .* cos(y) - 2 * sum(x, 1);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, g_y, y)
          header();
          g_tmpca2 = -g_y .* sin(y);
          tmpca2 = cos(y);
          g_tmpca1 = g_x .* tmpca2 + g_tmpca2 .* x;
          tmpca1 = times(x, tmpca2);
          g_tmpca4 = sum(g_x, 1);
          tmpca4 = sum(x, 1);
          g_tmpca3 = g_tmpca4 .* 2;
          tmpca3 = mtimes(2, tmpca4);
          g_z = g_tmpca1 + -g_tmpca3;
          z = minus(tmpca1, tmpca3);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=many independents=x">
      <c:before>
        function z = f(x, w)
          z = 2 * x ./ (speye(2) * w);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, w)
          header();
          g_tmpca1 = g_x .* 2;
          tmpca1 = mtimes(2, x);
          tmpda1 = speye(2) * w;
          g_z = g_tmpca1 ./ full(adm_matrix(tmpda1));
          z = rdivide(tmpca1, tmpda1);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=many independents=x">
      <c:before>
        function z = f(x, y)
          z = [y * x', y];
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, y)
          header();
          g_tmpca2 = conj(permute(g_x, [2, 1, 3]));
          tmpca2 = ctranspose(x);
          g_tmpca1 = adm_pages_times(y, g_tmpca2);
          tmpca1 = mtimes(y, tmpca2);
          g_z = adm_pages_moved(tmpdirections, 2, @(g_tmpca1) horzcat(g_tmpca1, zeros(size(y))), g_tmpca1);
          z = horzcat(tmpca1, y);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=many independents=x array-dimensions=any">
      <c:before>
        function z = f(x, y)
          c = {x, y, 3};
          z = c{1} + x(:, 2, 1);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, y)
          header();
          g_c = {g_x, adm_pages_zeros(y, tmpdirections, Inf), zeros(1, 1, tmpdirections)};
          c = {x, y, 3};
          g_z = adm_pages_each(tmpdirections, Inf, @(tmppage1, g_x) tmppage1 + g_x(:, 2, 1), g_c{1}, g_x);
          z = plus(c{1}, x(:, 2, 1));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/build-subscripts.xsl"/>
  <xsl:include href="../../lib/pages.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@op = '='][not(@ada:pages)][pages:has-tangent(.)][not(call/@role)]" as="element(binary)">
    <xsl:call-template name="pages:check">
      <xsl:with-param name="statement" select="."/>
    </xsl:call-template>
    <binary ada:pages="yes">
      <xsl:copy-of select="@*, *[1]" copy-namespaces="no"/>
      <xsl:sequence select="if (*[1]/@ada:container and *[2]/self::unary[@op = '[]'][empty(row-list/item-list/*)]) then *[2] else pages:value(*[2])"/>
    </binary>
  </xsl:template>
</xsl:stylesheet>
