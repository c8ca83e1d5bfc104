<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary->unary">
    <c:purpose>A field that alone stands in brackets as a target is the target itself where there is one value: what is
      neither a call, which is asked for as many outputs as there are structures, nor a list.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          s.a = 1;
          [s.a] = x;
          [s.('b')] = x(1) * 2;
          z = s.a * s.b;
        end
      </c:before>
      <c:after>
        function z = f(x)
          s.a = 1;
          s.a = x;
          s.('b') = x(1) * 2;
          z = s.a * s.b;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, t)
          s.a = 1;
          [s.a] = max(x);
          [s.('a')] = min(t);
          z = s.a;
        end
      </c:before>
      <c:after>
        function z = f(x, t)
          s.a = 1;
          [s.a] = max(x);
          [s.('a')] = min(t);
          z = s.a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@op = '='][not(*[2]/(self::call, self::struct-ref, self::dyn-struct-ref))][not(listed:is-list(*[2]))]
      /unary[@op = '[]'][following-sibling::*][count(row-list/item-list/*) eq 1][row-list/item-list/(struct-ref, dyn-struct-ref)]"
      as="element()">
    <xsl:sequence select="row-list/item-list/*"/>
  </xsl:template>
</xsl:stylesheet>
