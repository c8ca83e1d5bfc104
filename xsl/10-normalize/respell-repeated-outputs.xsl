<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary->unary">
    <c:purpose>Outputs are assigned from left to right: of those that one variable is given it keeps the last, and the others
      are not wanted.</c:purpose>
    <c:case>
      <c:before>[n, n] = size(A);</c:before>
      <c:after>[~, n] = size(A);</c:after>
    </c:case>
    <c:case>
      <c:before>
        [m, n, m, n, m] = f(A);
        [s.a, s.a, x(1), x(2)] = f(A);
        z = [n, n];
      </c:before>
      <c:after>
        [~, ~, ~, n, m] = f(A);
        [s.a, s.a, x(1), x(2)] = f(A);
        z = [n, n];
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@op = '=']/unary[following-sibling::*]/row-list/item-list/var[id]" as="element()">
    <xsl:choose>
      <xsl:when test="following-sibling::var/id = id">
        <ignored/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
