<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="push-control pop-control" ends="push-control | pop-control">
    <c:purpose>What controls the reverse sweep needs no records of its own where every trip of a loop records all that
      is wanted of it.</c:purpose>
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
            z = x;
          else
            z = mtimes(2, x);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          if tmpba1 == 1
            adjoint_increment(target(a_x), increment(a_z));
          else
            adjoint_increment(target(a_x), increment(a_z .* 2));
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
          z = x;
          trip_start(tmpla1);
          while z &gt; 1
            trip_count(tmpla1);
            tmpsa1 = mrdivide(z, 2);
            z = tmpsa1;
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          reversed_loop counter(tmpla1)
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            adjoint_increment(target(a_z), increment(a_tmpsa1 ./ 2));
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="push-control | pop-control" as="empty-sequence()"/>
</xsl:stylesheet>
