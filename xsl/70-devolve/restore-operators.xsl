<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="call@unified=binary call@unified=unary call@unified=range" ends="call[@unified = 'binary' or @unified = 'unary' or @unified = 'range']">
    <c:purpose>Calls that stand for operators become operators again: the way back of `unify-operators`.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x + y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          % recording sweep
          z = x + y;
          result(z) = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          else
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = adm_unbroadcast(a_z, x);
          a_y = adm_unbroadcast(a_z, y);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = -x';
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          % recording sweep
          z = -x';
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          else
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = (-a_z)';
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[@unified = 'binary' or @unified = 'unary' or @unified = 'range']" as="element()">
    <xsl:element name="{@unified}">
      <xsl:copy-of select="@op"/>
      <xsl:copy-of select="@at"/>
      <xsl:copy-of select="@echo"/>
      <xsl:apply-templates select="param-list/*"/>
    </xsl:element>
  </xsl:template>
</xsl:stylesheet>
