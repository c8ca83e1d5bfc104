<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-scan-directions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:cumsum call:cumprod call:cummax call:cummin" needs="ada:is" writes="ada:is">
    <c:purpose>MATLAB's cumulative functions that run backwards, by 'reverse', run forwards through the reversed array;
      'forward' is what they do anyway. Octave knows that everywhere.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = cumsum(x .^ 2, 'reverse') + cumprod(x, 2, "reverse");
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = flip(cumsum(flip(x.^2))) + flip(cumprod(flip(x, 2), 2), 2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = cummax(x, 'forward') - cumsum(x, 1, 'forward');
          [z, k] = cummax(x, 'reverse');
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = cummax(x) - cumsum(x, 1);
          [z, k] = cummax(x, 'reverse');
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[local:option(.) = 'forward']" as="element(call)">
    <call>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="id" copy-namespaces="no"/>
      <param-list>
        <xsl:apply-templates select="param-list/*[position() lt last()]"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- Not where the places are wanted, too: they would have to be counted from the end. -->
  <xsl:template match="call[local:option(.) = 'reverse'][not(parent::binary[@op = '=']/*[1]/self::unary)]" as="element(call)">
    <xsl:variable name="first" as="element()">
      <xsl:apply-templates select="param-list/*[1]"/>
    </xsl:variable>
    <xsl:variable name="dimension" as="element()*" select="param-list/*[position() gt 1][position() lt last()]"/>
    <xsl:sequence select="local:flip(build:ruled(id, (local:flip($first, $dimension), $dimension)), $dimension)"/>
  </xsl:template>

  <xsl:function name="local:flip" as="element(call)">
    <xsl:param name="array" as="element()"/>
    <xsl:param name="dimension" as="element()*"/>
    <xsl:sequence select="build:ruled('flip', ($array, $dimension))"/>
  </xsl:function>

  <!-- The text that stands last in a call, if there is something in front of it. -->
  <xsl:function name="local:option" as="xs:string?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call[not(@ada:is = 'user')][id = ('cumsum', 'cumprod', 'cummax', 'cummin')]
        /param-list/*[position() gt 1][last()]/self::literal[matches(., '^[''&quot;]')]/replace(., '^.|.$', '')"/>
  </xsl:function>
</xsl:stylesheet>
