<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="section" ends="section">
    <c:purpose>Marks between the sweeps become comments.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          % recording sweep
          z = x;
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = a_z;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = sin(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          % recording sweep
          z = sin(x);
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          else
            adm_check_seed(a_z, z);
          end
          a_x = a_zeros1(x);
          % reverse sweep
          a_x = adimat_adjsum(a_x, a_z .* cos(x));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="section" as="element(adc:comment)">
    <adc:comment kind="line" place="own">
      <xsl:value-of select="'% ' || @name"/>
    </adc:comment>
  </xsl:template>

</xsl:stylesheet>
