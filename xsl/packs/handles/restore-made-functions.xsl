<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="function@ada:original" ends="function[@ada:role = 'plain'][@ada:original]"
      needs="ada:original" reads="ada:role" writes="ada:made ada:role">
    <c:purpose>Functions that were made, or changed, for the sake of handles and are needed as they are, because they are
      called where nothing is active, become what they were before the rest of the program was differentiated.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          g = @(t) 2 * t^2;
          z = g(3) * x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          % recording sweep
          tmpda1 = f_g(3);
          z = tmpda1 * x;
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = a_z .* tmpda1;
        end

        function value = f_g(t)
          value = 2 * t^2;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = twice(@sin, 2) * x;
        end
        function y = twice(g, x)
          y = g(g(x));
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          % recording sweep
          tmpda1 = twice_sin(2);
          z = tmpda1 * x;
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = a_z .* tmpda1;
        end

        function y = twice_sin(x)
          y = sin(sin(x));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:role = 'plain'][@ada:original]" as="element(function)">
    <function ada:role="plain" ada:made="yes" xmlns="http://www.sc.rwth-aachen.de/ns/adimat">
      <xsl:copy-of select="parse-xml(@ada:original)/*/(@*, node())" copy-namespaces="no"/>
    </function>
  </xsl:template>
</xsl:stylesheet>
