<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:triu" needs="ada:is" writes="ada:is">
    <c:purpose>triu(qr(x)), which is the triangular factor in MATLAB and in Octave, becomes a call of one function: qr with
      one result holds more than that in Octave.</c:purpose>
    <c:case>
      <c:before>
        function s = f(x, y)
          s = triu(qr([x; y].', 0)).' * y;
        end
      </c:before>
      <c:after>
        function s = f(x, y)
          s = adm_qr_triangle([x; y].', 0).' * y;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function s = f(x, y)
          s = triu(qr(x));
          r = qr(x);
          s = triu(s) + triu(qr(x, y)) + triu(qr(x), 1) + r;
        end
      </c:before>
      <c:after>
        function s = f(x, y)
          s = adm_qr_triangle(x);
          r = qr(x);
          s = triu(s) + triu(qr(x, y)) + triu(qr(x), 1) + r;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template as="element(call)"
      match="call[id = 'triu'][not(@ada:is = 'user')][count(param-list/*) eq 1][param-list/call[id = 'qr'][not(@ada:is = 'user')]/param-list[*[1]][every $option in *[position() gt 1] satisfies $option/self::literal = '0']]">
    <xsl:variable name="arguments" as="element()+">
      <xsl:apply-templates select="param-list/call/param-list/*"/>
    </xsl:variable>
    <xsl:sequence select="build:ruled('adm_qr_triangle', $arguments)"/>
  </xsl:template>
</xsl:stylesheet>
