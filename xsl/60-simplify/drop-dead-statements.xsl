<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="*@ada:dead" needs="ada:dead" ends="*[@ada:dead]">
    <c:purpose>What analysis found that nobody reads goes: records, restored values, adjoints.</c:purpose>
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
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="*[@ada:dead]" as="empty-sequence()"/>
</xsl:stylesheet>
