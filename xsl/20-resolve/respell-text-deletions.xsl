<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary->array" needs="ada:adjoint">
    <c:purpose>An empty text deletes elements as empty brackets do, which the derivative knows: it is written so where what it
      is deleted from has an adjoint. Fields and cells as a whole, and elements of maps, take it as a value.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          x(2) = '';
          s.v = x;
          s.v(:, 1) = "";
          z = s.v;
        end
      </c:before>
      <c:after>
        function z = f(x)
          x(2) = [];
          s.v = x;
          s.v(:, 1) = [];
          z = s.v;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          c = {x, 'a', 'b'};
          c{2} = '';
          t = 'abc';
          t(2) = '';
          x(2) = ' ';
          z = c{1} + x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = {x, 'a', 'b'};
          c{2} = '';
          t = 'abc';
          t(2) = '';
          x(2) = ' ';
          z = c{1} + x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@op = '='][parent::statement-list][array[1][param-list[not(literal[matches(., '^[''&quot;]')])]][descendant::var/@ada:adjoint]]
      /literal[. = ('''''', '&quot;&quot;')]" as="element(unary)">
    <unary op="[]">
      <row-list/>
    </unary>
  </xsl:template>
</xsl:stylesheet>
