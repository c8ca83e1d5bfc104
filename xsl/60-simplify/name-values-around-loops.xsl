<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:saved="urn:adjoinery:saved"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" needs="ada:dead" on="overwrite-loop restore-loop" ends="overwrite-loop | restore-loop">
    <c:purpose>Saves the variables that a loop writes in variables of its own before the loop, and restores them from there,
      as far as the reverse sweep reads them. Only then is it written out, as loops in loops keep the same variables over
      and over.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          for i = 1:3
            z = sin(z);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = x;
          tmpt2 = i;
          tmptape1 = empty_tape(i, 1:3);
          for i = 1:3
            tmpt3 = tmpsa1;
            tmpsa1 = sin(z);
            tmpt4 = z;
            z = tmpsa1;
            iteration_record();
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:3
            iteration_restore();
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt4;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1 .* cos(z)));
            tmpsa1 = tmpt3;
            initialize_adjoint(a_tmpsa1);
          end
          i = tmpt2;
          adjoint_increment(target(a_x), increment(a_z));
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          y = z .^ 2;
          for i = 1:3
            z = sin(z);
          end
          z = y .* z;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = x;
          y = power(z, 2);
          tmptl3_3 = z;
          tmpt3 = i;
          tmptape1 = empty_tape(i, 1:3);
          for i = 1:3
            tmpt4 = tmpsa1;
            tmpsa1 = sin(z);
            tmpt5 = z;
            z = tmpsa1;
            iteration_record();
          end
          tmpsa2 = times(y, z);
          tmpt7 = z;
          z = tmpsa2;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_tmpsa2);
          initialize_adjoint(a_y);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpsa2), increment(a_z));
          z = tmpt7;
          initialize_adjoint(a_z);
          adjoint_increment(target(a_y), increment(a_tmpsa2 .* z));
          adjoint_increment(target(a_z), increment(a_tmpsa2 .* y));
          reversed_loop i, 1:3
            iteration_restore();
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt5;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1 .* cos(z)));
            tmpsa1 = tmpt4;
            initialize_adjoint(a_tmpsa1);
          end
          i = tmpt3;
          z = tmptl3_3;
          adjoint_increment(target(a_z), increment(2 .* a_y .* z));
          adjoint_increment(target(a_x), increment(a_z));
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/saved.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="overwrite-loop" as="element(binary)*">
    <xsl:for-each select="*">
      <xsl:if test="not(@ada:dead)">
        <binary op="=" saves="yes">
          <xsl:sequence select="saved:variable(.., position())"/>
          <xsl:copy-of select="." copy-namespaces="no"/>
        </binary>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="restore-loop" as="element(binary)*">
    <xsl:for-each select="*">
      <xsl:if test="not(@ada:dead)">
        <binary op="=" restores="yes">
          <xsl:copy-of select="." copy-namespaces="no"/>
          <xsl:sequence select="saved:variable(.., position())"/>
        </binary>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
