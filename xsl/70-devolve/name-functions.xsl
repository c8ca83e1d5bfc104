<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:name-functions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="id@role call@role=recording call@role=returning call@role=tangent call@role=inner call@role=trailing" ends="call[@role] | id[@role]">
    <c:purpose>Generated functions and calls of them get the prefixes of their roles: `a_`, `rec_`, `ret_`.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, a_z)
          header();
          % recording sweep
          z = x;
          nr_z = z;
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
    <c:case options="inline=no">
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          b = sin(a);
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, a_z)
          header();
          % recording sweep
          [z, tape1] = rec_g(x);
          nr_z = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = ret_g(tape1, a_z);
        end

        function [b, tape] = rec_g(a)
          b = sin(a);
          tape = {a};
        end

        function a_a = ret_g(tape, a_b)
          [a] = tape{:};
          % reverse sweep
          a_a = a_b .* cos(a);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="rev-prefix" as="xs:string" select="'a_'"/>
  <xsl:param name="rec-prefix" as="xs:string" select="'rec_'"/>
  <xsl:param name="ret-prefix" as="xs:string" select="'ret_'"/>
  <xsl:param name="forward-prefix" as="xs:string" select="'g_'"/>

  <xsl:template match="id[@role]" as="element(id)">
    <id>
      <xsl:value-of select="local:prefix(@role) || ."/>
    </id>
  </xsl:template>

  <xsl:template match="call[@role]" as="element(call)">
    <call>
      <xsl:copy-of select="@* except @role"/>
      <id>
        <xsl:value-of select="local:prefix(@role) || id"/>
      </id>
      <xsl:apply-templates select="param-list"/>
    </call>
  </xsl:template>

  <xsl:function name="local:prefix" as="xs:string">
    <xsl:param name="role" as="xs:string"/>
    <xsl:sequence select="map{'joint': $rev-prefix, 'recording': $rec-prefix, 'returning': $ret-prefix,
        'tangent': $forward-prefix, 'inner': $forward-prefix || 'inner_', 'trailing': $forward-prefix || 'trailing_'}($role)"/>
  </xsl:function>
</xsl:stylesheet>
