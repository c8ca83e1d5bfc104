<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="end">
    <c:purpose>`end` in a subscript of a variable becomes a question for its size: values in subscripts get names of their own
      later, outside of them.</c:purpose>
    <c:case options="target=c">
      <c:before>
        function z = f(x)
          z = x(end) * x(2, end);
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, a_z)
          % recording sweep
          t1 = x(numel(x));
          t2 = x(2, size(x, 2));
          z = t1 * t2;
          nr_z = z;
        end
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
