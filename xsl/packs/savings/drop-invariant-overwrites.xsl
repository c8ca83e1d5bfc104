<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:key="urn:adjoinery:key"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement"
      on="overwrite@ada:invariant restore@ada:invariant overwrite-loop@ada:invariant restore-loop@ada:invariant reversed-loop@ada:entered"
      ends="*[@ada:invariant][not(self::for | self::while)] | reversed-loop[@ada:entered]"
      needs="ada:entered ada:invariant" outdates="ada:entered">
    <c:purpose>Drops the records of loop invariants, which replace nothing that would have to be restored. Where a loop
      around may have changed its size, its adjoint begins anew.</c:purpose>
    <c:case>
      <c:before>
        function y = f(A, x)
          for k = 1:3
            x = A' * x;
          end
          y = x;
        end
      </c:before>
      <c:after>
        function [a_A, a_x, result(y)] = f(A, x, a_y)
          header();
          section();
          overwrite_loop(k, tmpca1, tmpsa1, x);
          overwrite(k);
          for k = 1:3
            tmpca1 = ctranspose(A);
            overwrite(tmpsa1);
            tmpsa1 = mtimes(tmpca1, x);
            overwrite(x);
            x = tmpsa1;
            iteration_record();
          end
          y = x;
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_A);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(a_y));
          reversed_loop k, 1:3
            iteration_restore();
            adjoint_increment(target(a_tmpsa1), increment(a_x));
            restore(x);
            initialize_adjoint(a_x);
            adjoint_increment(target(a_tmpca1), increment(adm_product_left(a_tmpsa1, isscalar(tmpca1), x)));
            adjoint_increment(target(a_x), increment(adm_product_right(a_tmpsa1, tmpca1, isscalar(x))));
            restore(tmpsa1);
            initialize_adjoint(a_tmpsa1);
            adjoint_increment(target(a_A), increment(a_tmpca1'));
            initialize_adjoint(a_tmpca1);
          end
          restore(k);
          restore_loop(k, tmpca1, tmpsa1, x);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(a, x)
          y = x;
          while y(1) &lt; 2
            s = sin(a);
            y = y * s;
            y = y + a;
          end
        end
      </c:before>
      <c:after>
        function [a_a, a_x, result(y)] = f(a, x, a_y)
          header();
          section();
          overwrite(y);
          y = x;
          iteration_start(tmpla1);
          overwrite_loop(s, tmpsa1, y, tmpsa2);
          while y(1) &lt; 2
            iteration_count(tmpla1);
            s = sin(a);
            overwrite(tmpsa1);
            tmpsa1 = mtimes(y, s);
            overwrite(y);
            y = tmpsa1;
            overwrite(tmpsa2);
            tmpsa2 = plus(y, a);
            overwrite(y);
            y = tmpsa2;
            iteration_record();
          end
          push_control(tmpla1);
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_tmpsa2);
          initialize_adjoint(a_s);
          initialize_adjoint(a_a);
          initialize_adjoint(a_x);
          section();
          pop_control(tmpla1);
          reversed_loop counter(tmpla1)
            iteration_restore();
            adjoint_increment(target(a_tmpsa2), increment(a_y));
            restore(y);
            initialize_adjoint(a_y);
            adjoint_increment(target(a_y), increment(adjoint_reduction(a_tmpsa2, y)));
            adjoint_increment(target(a_a), increment(adjoint_reduction(a_tmpsa2, a)));
            restore(tmpsa2);
            initialize_adjoint(a_tmpsa2);
            adjoint_increment(target(a_tmpsa1), increment(a_y));
            restore(y);
            initialize_adjoint(a_y);
            adjoint_increment(target(a_y), increment(adm_product_left(a_tmpsa1, isscalar(y), s)));
            adjoint_increment(target(a_s), increment(adm_product_right(a_tmpsa1, y, isscalar(s))));
            restore(tmpsa1);
            initialize_adjoint(a_tmpsa1);
            adjoint_increment(target(a_a), increment(a_s .* cos(a)));
            initialize_adjoint(a_s);
          end
          restore_loop(s, tmpsa1, y, tmpsa2);
          adjoint_increment(target(a_x), increment(a_y));
          restore(y);
          initialize_adjoint(a_y);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="overwrite[@ada:invariant] | restore[@ada:invariant] | overwrite-loop[@ada:invariant] | restore-loop[@ada:invariant]"
      as="element()?">
    <xsl:variable name="invariants" as="xs:string+" select="tokenize(@ada:invariant)"/>
    <xsl:where-populated>
      <xsl:copy>
        <xsl:copy-of select="@* except @ada:invariant"/>
        <xsl:copy-of select="*[not(key:of(.) = $invariants)]" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:where-populated>
  </xsl:template>

  <xsl:template match="reversed-loop[@ada:entered]" as="element()+">
    <xsl:variable name="loop" as="element(reversed-loop)" select="."/>
    <xsl:for-each select="tokenize(@ada:entered)">
      <xsl:copy-of select="$loop/descendant::initialize-adjoint[key:of(var) eq 'a:' || current()][1]" copy-namespaces="no"/>
    </xsl:for-each>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:entered"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
