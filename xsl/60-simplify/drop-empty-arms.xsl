<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="choose">
    <c:purpose>A reversed branch of which one arm has nothing to do is a choice of the other arm only.</c:purpose>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, n)
          z = x;
          if n &gt; 2
            n = 2;
          else
            z = x * n;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, n, a_z)
          header();
          section();
          z = x;
          tmpba1 = 0;
          if n &gt; 2
            tmpba1 = 1;
            n = 2;
          else
            tmpt5 = z;
            z = mtimes(x, n);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          if tmpba1 ~= 1
            adjoint_increment(target(a_x), increment(adm_mtimes_left(a_z, x, n)));
            z = tmpt5;
            initialize_adjoint(a_z);
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          if x &gt; 2
            z = z .* x;
          else
            disp(x);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          tmpba1 = 0;
          if x &gt; 2
            tmpba1 = 1;
            tmpt5 = z;
            z = times(z, x);
          else
            disp(x);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          if tmpba1 == 1
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt5;
            adjoint_increment(target(a_z), increment(a_tmpsa1 .* x));
            adjoint_increment(target(a_x), increment(a_tmpsa1 .* z));
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="choose[count(when) eq 1][when/binary[var/tmp/@kind = ('ba', 'pr')]]" as="element(choose)?">
    <xsl:variable name="first" as="element(statement-list)">
      <xsl:apply-templates select="when/statement-list"/>
    </xsl:variable>
    <xsl:variable name="second" as="element(statement-list)?">
      <xsl:apply-templates select="./otherwise/statement-list"/>
    </xsl:variable>
    <xsl:if test="$first/* or $second/*">
      <choose>
        <xsl:copy-of select="@ada:from"/>
        <when>
          <binary op="{if ($first/*) then when/binary/@op else '~='}">
            <xsl:copy-of select="when/binary/*" copy-namespaces="no"/>
          </binary>
          <xsl:sequence select="($first[*], $second)[1]"/>
        </when>
        <xsl:if test="$first/* and $second/*">
          <otherwise>
            <xsl:sequence select="$second"/>
          </otherwise>
        </xsl:if>
      </choose>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
