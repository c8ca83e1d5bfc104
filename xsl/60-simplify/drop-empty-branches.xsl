<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="choose" needs="ada:from">
    <c:purpose>Branches of reversed choices that have nothing to do are left out.</c:purpose>
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
            adjoint_increment(target(a_x), increment(adm_product_left(a_z, isscalar(x), n)));
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
    <c:case options="independents=x">
      <c:before>
        function z = f(x, n)
          if n == 1
            z = sin(x);
          elseif n == 2
            z = 2;
          else
            error('none');
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, n, a_z)
          header();
          section();
          tmpba1 = 0;
          if n == 1
            tmpba1 = 1;
            z = sin(x);
          elseif n == 2
            tmpba1 = 2;
            z = 2;
          else
            error('none');
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          if tmpba1 == 1
            adjoint_increment(target(a_x), increment(a_z .* cos(x)));
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- Branches that are left out had conditions of their own: none of the others is entered in their place. -->
  <xsl:template match="choose[when/binary[var/tmp[@kind = 'ba' or @kind = 'pr']]]" as="element(choose)?">
    <xsl:variable name="branches" as="element()+">
      <xsl:apply-templates select="*[self::when or self::otherwise]"/>
    </xsl:variable>
    <xsl:variable name="last" as="element(otherwise)?" select="$branches[self::otherwise][statement-list/*]"/>
    <xsl:variable name="filled" as="element(when)*" select="$branches[self::when][statement-list/*]"/>
    <xsl:choose>
      <xsl:when test="empty($filled) and empty($last)"/>
      <xsl:when test="empty($filled) and count(when) eq 1">
        <choose>
          <xsl:copy-of select="@ada:from"/>
          <when>
            <binary op="~=">
              <xsl:copy-of select="when/binary/*" copy-namespaces="no"/>
            </binary>
            <xsl:sequence select="$last/statement-list"/>
          </when>
        </choose>
      </xsl:when>
      <xsl:otherwise>
        <choose>
          <xsl:copy-of select="@ada:from"/>
          <xsl:sequence select="if ($last) then $branches else $filled"/>
        </choose>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
