<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:shadowing" guard="none" ends="function[@ada:shadowing]" needs="ada:shadowing"
      outdates="ada:shadowing">
    <c:purpose>Variables that have the name of a function that is called next to them get another, and so do those that only
      MATLAB allows (`do`). The programmer could call a variable `cos` and take no cosine; the derivative of a sine takes one.</c:purpose>
    <c:case options="inline=no">
      <c:before>
        function z = f(x, cos)
          rec_g = 3;
          z = sin(x) * cos + g(x) * rec_g;
        end
        function b = g(a)
          b = a;
        end
      </c:before>
      <c:after>
        function [a_x, a_cos, nr_z] = a_f(x, cos_2, a_z)
          header();
          % recording sweep
          rec_g_2 = 3;
          t1 = sin(x);
          t2 = t1 * cos_2;
          [t3, tape1] = rec_g(x);
          t4 = t3 * rec_g_2;
          z = t2 + t4;
          nr_z = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_t1 = adm_unbroadcast(a_z, t2);
          a_x = ret_g(tape1, adm_unbroadcast(a_z, t4) .* rec_g_2);
          a_cos = adm_product_right(a_t1, t1, isscalar(cos_2));
          a_x = a_x + adm_product_left(a_t1, isscalar(t1), cos_2) .* cos(x);
        end

        function [b, tape] = rec_g(a)
          b = a;
          tape = {};
        end

        function a_a = ret_g(tape, a_b)
          % reverse sweep
          a_a = a_b;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x, false)
          z = 0;
          for k = 1:3
            if x(k) &gt; false, break; end
            z = z + x(k);
          end
        end
      </c:before>
      <c:after>
        function [a_x, a_false, nr_z] = a_f(x, false_2, a_z)
          header();
          % recording sweep
          tmpsa1 = 0;
          z = 0;
          tmpla1 = 0;
          for k = 1:3
            tmpla1 = tmpla1 + 1;
            tmpbreak1 = false;
            tmpba1 = 0;
            if x(k) &gt; false_2
              tmpba1 = 1;
              tmpbreak1 = true;
            else
              adimat_push1(tmpsa1);
              tmpsa1 = z + x(k);
              adimat_push1(z);
              z = tmpsa1;
            end
            adimat_push1(tmpba1);
            if tmpbreak1, break; end
          end
          adimat_push1(tmpla1);
          nr_z = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || isinteger(z)
            adm_check_seed(a_z, z);
          end
          [a_tmpsa1, a_x, a_false] = a_zeros(tmpsa1, x, false_2);
          % reverse sweep
          tmpla1 = adimat_pop1;
          for tmpla1 = tmpla1:-1:1
            k = tmpla1;
            tmpba1 = adimat_pop1;
            if tmpba1 == 1
            else
              z = adimat_pop1;
              a_tmpsa1 = adimat_adjsum(a_tmpsa1, a_z);
              a_z = 0;
              tmpsa1 = adimat_pop1;
              a_z = adimat_adjsum(a_z, a_tmpsa1);
              a_x(k) = adimat_adjsum(a_x(k), a_tmpsa1);
              a_tmpsa1 = 0;
            end
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, s)
          zeros = fminsearch(@(cos) cos * s.size, 1);
          z = x(1);
          for size = 1:2
            z = z * x(size) * zeros;
          end
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, s, a_z)
          header();
          % recording sweep
          zeros_2 = fminsearch(@(cos) cos * s.size, 1);
          z = x(1);
          tape1 = cell(1, 2);
          for size_2 = 1:2
            t1 = z * x(size_2);
            z_1 = z;
            z = t1 * zeros_2;
            tape1{size_2} = {isscalar(t1), z_1};
          end
          nr_z = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          a_x = zeros(size(x));
          % reverse sweep
          for size_2 = 2:-1:1
            [is_scalar1, z_1] = tape1{size_2}{:};
            a_t1 = adm_product_left(a_z, is_scalar1, zeros_2);
            z = z_1;
            a_z = a_t1 .* x(size_2);
            a_x(size_2) = adm_sum(a_t1 .* z);
          end
          a_x(1) = a_x(1) + a_z;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [do, k] = max(x);
          z = do * k;
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, a_z)
          header();
          % recording sweep
          [do_2, k] = max(x);
          z = do_2 * k;
          nr_z = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_do = adm_product_left(a_z, isscalar(do_2), k);
          a_x = adm_scatter(a_do, k, x);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:shadowing]" as="element(function)">
    <xsl:variable name="taken" as="map(*)" select="free:taken(descendant::id)"/>
    <xsl:copy copy-namespaces="no">
      <xsl:copy-of select="@* except @ada:shadowing"/>
      <xsl:apply-templates select="*">
        <xsl:with-param name="names" tunnel="yes"
            select="map:merge(tokenize(@ada:shadowing) ! map:entry(., free:name($taken, .)))"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="var/id | for/id | catch/id" as="element(id)">
    <xsl:param name="names" as="map(*)" tunnel="yes" select="map{}"/>
    <id>
      <xsl:value-of select="if (map:contains($names, string())) then $names(.) else ."/>
    </id>
  </xsl:template>
</xsl:stylesheet>
