<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="end">
    <c:purpose>`end` in a subscript of a variable becomes a question for its size: values in subscripts get names of their own
      later, outside of them.</c:purpose>
    <c:case options="pipeline=adjoint-c target=c">
      <c:before>
        function z = f(x, k)
          z = x(end) * x(2, end);
        end
      </c:before>
      <c:after>
        function [a_x, a_k, nr_z] = a_f(x, k, a_z)
          header();
          % recording sweep
          z = x(numel(x)) * x(2, size(x, 2));
          nr_z = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || isinteger(z)
            adm_check_seed(a_z, z);
          end
          a_x = zeros(size(x));
          a_k = zeros(size(k));
          % reverse sweep
          a_x(numel(a_x)) = a_z .* x(2, size(x, 2));
          a_x(2, size(a_x, 2)) = a_x(2, size(a_x, 2)) + a_z .* x(numel(x));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=adjoint-c target=c">
      <c:before>
        function z = f(x, k)
          z = x;
          if k(end - 1) &gt; 1
            z = z * 2;
          end
        end
      </c:before>
      <c:after>
        function [a_x, a_k, nr_z] = a_f(x, k, a_z)
          header();
          % recording sweep
          z = x;
          branch1 = 0;
          if k(numel(k) - 1) &gt; 1
            branch1 = 1;
            z = z * 2;
          end
          nr_z = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          a_k = zeros(size(k));
          % reverse sweep
          if branch1 == 1
            a_z = a_z .* 2;
          end
          a_x = a_z;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="end" as="element()">
    <xsl:variable name="subscript" as="element()?"
        select="ancestor-or-self::*[parent::param-list/parent::array][1]"/>
    <xsl:variable name="base" as="element()?" select="$subscript/../../*[1]"/>
    <xsl:choose>
      <xsl:when test="empty($base/self::var)">
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:when>
      <xsl:when test="count($subscript/../*) = 1">
        <xsl:sequence select="build:call('numel', $base)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:call('size', ($base,
            build:literal(string(count($subscript/preceding-sibling::*) + 1))))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
