<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary->unary">
    <c:purpose>An only target in brackets is the target itself, unless it may stand for several: a field of all elements of
      a structure array (see drop-field-brackets), a list of cells.</c:purpose>
    <c:case>
      <c:before>
        [z] = x;
        [z(2)] = [];
        [y] = f(x);
        [c{1}] = x;
      </c:before>
      <c:after>
        z = x;
        z(2) = [];
        y = f(x);
        c{1} = x;
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        [s.a] = x;
        [c{1:2}] = x;
        [y, z] = f(x);
        z = [x];
      </c:before>
      <c:after>
        [s.a] = x;
        [c{1:2}] = x;
        [y, z] = f(x);
        z = [x];
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/listed-cells.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@op = '=']/unary[@op = '[]'][following-sibling::*][count(row-list/item-list/*) eq 1]
      [row-list/item-list/(var, array[*[1]/self::var][not(listed:is-list(.))])]" as="element()">
    <xsl:sequence select="row-list/item-list/*"/>
  </xsl:template>
</xsl:stylesheet>
