<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" needs="ada:outline" adds="ada:number" on="*@ada:outline">
    <c:purpose>Numbers what is to be outlined, in the order of the text, each kind for itself.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sin(cos(x)) * cos(sin(x));
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = mtimes(sin(cos(x)), cos(sin(x)));
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, t)
          z = sin(exp(-t) * x);
        end
      </c:before>
      <c:after>
        function z = f(x, t)
          z = sin(mtimes(exp(-t), x));
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)" xmlns:map="http://www.w3.org/2005/xpath-functions/map">
    <xsl:variable name="outlined" as="element()*" select="descendant::*[@ada:outline]"/>
    <xsl:sequence select="map:merge(for $kind in tokenize('ca da') return numbers:of($outlined[@ada:outline = $kind]))"/>
  </xsl:template>

  <xsl:template match="*[@ada:outline]" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:number" select="$prepared(generate-id())"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
