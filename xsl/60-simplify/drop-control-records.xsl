<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="push-control pop-control" ends="push-control | pop-control">
    <c:purpose>Drops the records of control flow where every iteration of a loop records all that is wanted of
      it.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          if x &gt; 1
            z = x;
          else
            z = 2 * x;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpba1 = 0;
          if x &gt; 1
            tmpba1 = 1;
            tmpt3 = z;
            z = x;
          else
            tmpt4 = z;
            z = mtimes(2, x);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          if tmpba1 == 1
            adjoint_increment(target(a_x), increment(a_z));
            z = tmpt3;
            initialize_adjoint(a_z);
          else
            adjoint_increment(target(a_x), increment(a_z .* 2));
            z = tmpt4;
            initialize_adjoint(a_z);
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          while z &gt; 1
            z = z / 2;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = x;
          iteration_start(tmpla1);
          overwrite_loop(tmpsa1, z);
          tmptape1 = empty_tape();
          while z &gt; 1
            iteration_count(tmpla1);
            tmpt3 = tmpsa1;
            tmpsa1 = mrdivide(z, 2);
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
          reversed_loop counter(tmpla1)
            iteration_restore();
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt4;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1 ./ 2));
            tmpsa1 = tmpt3;
            initialize_adjoint(a_tmpsa1);
          end
          restore_loop(tmpsa1, z);
          adjoint_increment(target(a_x), increment(a_z));
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="push-control | pop-control" as="empty-sequence()"/>
</xsl:stylesheet>
