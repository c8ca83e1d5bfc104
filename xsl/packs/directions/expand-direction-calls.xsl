<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:pages="urn:adjoinery:pages"
    xmlns:local="urn:adjoinery:expand-direction-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call@role=tangent call@role=inner" guard="none"
      needs="ada:active ada:active-inputs ada:container ada:fit ada:flat ada:is ada:list ada:shape ada:sparse"
      reads="ada:pages" adds="ada:pages" writes="ada:is">
    <c:purpose>Functions are called with the tangents of their arguments in all directions, which are zero where nothing
      active is given.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward directions=many independents=x">
      <c:before>
        function z = f(x, y)
          z = g(x, 1) + g(y, x);
        end
        function c = g(a, b)
          c = a - b;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, y)
          header();
          [g_tmpca1, tmpca1] = g(g_x, x, zeros(1, 1, tmpdirections), 1);
          [g_tmpca2, tmpca2] = g(zeros([size(y), tmpdirections]), y, g_x, x);
          g_z = g_tmpca1 + g_tmpca2;
          z = plus(tmpca1, tmpca2);
        end

        function [g_c, c] = g(g_a, a, g_b, b)
          g_c = g_a + -g_b;
          c = minus(a, b);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=many independents=x">
      <c:before>
        function z = f(x, c, i)
          z = g(x(i), 1) + g(x(i, :), c{2});
        end
        function c = g(a, b)
          c = a - b;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, c, i)
          header();
          [g_tmpca1, tmpca1] = g(adm_pages_part(g_x, i), x(i), 1);
          [g_tmpca2, tmpca2] = g(g_x(i, :, :), x(i, :), c{2});
          g_z = g_tmpca1 + g_tmpca2;
          z = plus(tmpca1, tmpca2);
        end

        function [g_c, c] = g(g_a, a, b)
          g_c = g_a + zeros(size(b));
          c = minus(a, b);
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

  <xsl:template match="binary[call/@role = ('tangent', 'inner')][not(@ada:pages)]" as="element(binary)">
    <xsl:variable name="arguments" as="element()*" select="call/param-list/*"/>
    <xsl:variable name="places" as="xs:integer*" select="local:tangents(call)"/>
    <binary ada:pages="yes">
      <xsl:copy-of select="@*, *[1]" copy-namespaces="no"/>
      <call>
        <xsl:copy-of select="call/@*, call/id" copy-namespaces="no"/>
        <param-list>
          <xsl:for-each select="1 to count($arguments)">
            <xsl:variable name="argument" as="element()" select="$arguments[current()]"/>
            <xsl:sequence select="if (. = $places) then pages:value($argument) else $argument"/>
          </xsl:for-each>
        </param-list>
      </call>
    </binary>
  </xsl:template>

  <!-- Where among the arguments the tangents stand: each before its value. -->
  <xsl:function name="local:tangents" as="xs:integer*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="inputs" as="xs:integer*" select="sort(tokenize($call/@ada:active-inputs) ! xs:integer(.))"/>
    <xsl:sequence select="for $index in 1 to count($inputs) return $inputs[$index] + $index - 1"/>
  </xsl:function>
</xsl:stylesheet>
