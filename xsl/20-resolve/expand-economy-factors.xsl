<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-economy-factors"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:qr" needs="ada:is">
    <c:purpose>MATLAB's word for two factors of economy size, 'econ', becomes 0, which Octave knows everywhere.</c:purpose>
    <c:case>
      <c:before>
        function [q, r] = f(x)
          [q, r] = qr(x + 1, 'econ');
        end
      </c:before>
      <c:after>
        function [q, r] = f(x)
          [q, r] = qr(x + 1, 0);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [q, r, p] = f(x, y)
          [q, r] = qr(x, y, "econ");
          [q, r, p] = qr(x, 'econ');
          r = qr(x, 'econ');
        end
      </c:before>
      <c:after>
        function [q, r, p] = f(x, y)
          [q, r] = qr(x, y, 0);
          [q, r, p] = qr(x, 'econ');
          r = qr(x, 'econ');
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- With three factors 0 makes the permutation a vector, and 'econ' a matrix. -->
  <xsl:template match="literal[local:is-economy(., parent::param-list/parent::call)]" as="element(literal)">
    <xsl:sequence select="build:literal('0')"/>
  </xsl:template>

  <xsl:function name="local:is-economy" as="xs:boolean">
    <xsl:param name="literal" as="element(literal)"/>
    <xsl:param name="call" as="element(call)?"/>
    <xsl:sequence select="$literal = ('''econ''', '&quot;econ&quot;') and $call/id = 'qr' and not($call/@ada:is = 'user')
        and $literal is $call/param-list/*[position() gt 1][last()]
        and count($call/parent::binary[@op = '=']/*[1]/self::unary[@op = '[]']/row-list/item-list/*) eq 2"/>
  </xsl:function>
</xsl:stylesheet>
