<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="*@ada:dead" ends="*[@ada:dead]" needs="ada:dead" outdates="ada:dead">
    <c:purpose>Drops the statements whose results nobody reads, as analysis found: records, restored values,
      adjoints.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = exp(x);
          z = 2 * z;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = exp(x);
          tmpsa1 = mtimes(2, z);
          tmpt3 = z;
          z = tmpsa1;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_tmpsa1), increment(a_z));
          z = tmpt3;
          adjoint_increment(target(a_z), increment(a_tmpsa1 .* 2));
          adjoint_increment(target(a_x), increment(a_z .* z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          z = x;
          r = x;
          for i = 1:n
            z = z .* r;
            y = sin(r);
            r = cos(y);
          end
        end
      </c:before>
      <c:after>
        function [a_x, a_n, result(z)] = f(x, n, a_z)
          header();
          section();
          z = x;
          r = x;
          tmptape1 = empty_tape(i, 1:n);
          for i = 1:n
            tmpsa1 = times(z, r);
            tmpt5 = z;
            z = tmpsa1;
            y = sin(r);
            tmpt7 = r;
            r = cos(y);
            iteration_record(tmptape1, tmpt5, y, tmpt7);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_r);
          initialize_adjoint(a_n);
          section();
          reversed_loop i, 1:n
            iteration_restore(tmptape1, tmpt5, y, tmpt7);
            adjoint_increment(target(a_y), increment(-a_r .* sin(y)));
            r = tmpt7;
            adjoint_increment(target(a_r), increment(a_y .* cos(r)));
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt5;
            adjoint_increment(target(a_z), increment(a_tmpsa1 .* r));
            adjoint_increment(target(a_r), increment(a_tmpsa1 .* z));
          end
          adjoint_increment(target(a_x), increment(a_r));
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="*[@ada:dead]" as="empty-sequence()"/>
</xsl:stylesheet>
