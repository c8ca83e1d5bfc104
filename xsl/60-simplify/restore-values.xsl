<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement"
      on="call:adm_square call:adm_squares call:adm_sum_by_roots call:adm_implicit call:adm_integral call:adm_trajectory"
      ends="call[id = ('adm_square', 'adm_squares', 'adm_sum_by_roots', 'adm_implicit', 'adm_integral', 'adm_trajectory')]">
    <c:purpose>Values that calls were written for, so that their derivatives have what they need besides, are computed as the
      program computes them: squares of roots, sums of roots, what solvers have found. A second differentiation sees the
      solver itself, and counts nothing twice.</c:purpose>
    <c:case>
      <c:before>
        function z = f(v)
          z = norm(v)^2;
        end
      </c:before>
      <c:after>
        function [a_v, result(z)] = f(v, a_z)
          header();
          section();
          tmpca1 = norm(v);
          z = mpower(tmpca1, 2);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_v);
          section();
          adjoint_increment(target(a_v), increment(adm_square_of_norm(a_z, v, tmpca1)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          z = sqrt(x).^2;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          tmpca1 = sqrt(x);
          g_z = g_x;
          z = power(tmpca1, 2);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[id = ('adm_square', 'adm_squares', 'adm_sum_by_roots', 'adm_implicit', 'adm_integral', 'adm_trajectory')]" as="element()">
    <xsl:copy-of select="param-list/*[1]" copy-namespaces="no"/>
  </xsl:template>
</xsl:stylesheet>
