<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="function@ada:role=plain" needs="ada:made ada:role">
    <c:purpose>Functions that are needed as they are, because they are called where nothing is active, stand in the
      output as they were written.</c:purpose>
    <c:case options="inline=no">
      <c:before>
        function z = f(x)
          z = g(x) * g(2);
        end
        function b = g(a)
          % twice
          b = (2) * a;
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, a_z)
          header();
          % recording sweep
          [t1, tape1] = rec_g(x);
          t2 = g(2);
          z = t1 * t2;
          nr_z = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = ret_g(tape1, a_z .* t2);
        end

        function [b, tape] = rec_g(a)
          % twice
          b = 2 * a;
          tape = {};
        end

        function a_a = ret_g(tape, a_b)
          % reverse sweep
          a_a = a_b .* 2;
        end

        function b = g(a)
          % twice
          b = (2) * a;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x * g(2);
        end
        function b = g(a)
          b = ((a));
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, a_z)
          header();
          % recording sweep
          t1 = g(2);
          z = x * t1;
          nr_z = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = a_z .* t1;
        end

        function b = g(a)
          b = ((a));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="originals" as="map(*)" select="map{}"/>

  <!-- Functions that were made, or changed, for the sake of handles were never written so. -->
  <xsl:template match="function[@ada:role = 'plain'][not(@ada:made)]" as="element(function)">
    <xsl:variable name="original" as="element(function)" select="$originals(@file || ' ' || id)"/>
    <xsl:copy-of select="$original" copy-namespaces="no"/>
  </xsl:template>
</xsl:stylesheet>
