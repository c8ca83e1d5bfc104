<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:expand-written-functions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="array@ada:written" ends="array[@ada:written]" needs="ada:written"
      outdates="ada:written">
    <c:purpose>Functions that `str2func` and `inline` make of text in quotes become anonymous functions.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, a)
          g = str2func('@(t) t.^2 + a');
          h = vectorize(inline("x*b - pi"));
          z = g(x) * feval(inline('x^P1', 1), x, 2) + h(a, x);
        end
      </c:before>
      <c:after>
        function z = f(x, a)
          g = @(t) t.^2 + a;
          h = @(b, x) x .* b - pi;
          z = g(x) * feval(@(x, P1) x^P1, x, 2) + h(a, x);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, a)
          g = str2func(['@(t) ', 't']);
          h = inline('a * t', 't');
          k = inline('t *', 't');
          z = g(x) + h(x) + k(x);
        end
      </c:before>
      <c:after>
        function z = f(x, a)
          g = str2func(['@(t) ', 't']);
          h = inline('a * t', 't');
          k = inline('t *', 't');
          z = g(x) + h(x) + k(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="local:placed" on-no-match="shallow-copy" on-multiple-match="fail"/>
  <!-- The trees of the texts. -->
  <xsl:param name="written" as="map(*)" select="map{}"/>

  <xsl:template match="array[@ada:written]" as="element()">
    <xsl:apply-templates mode="local:placed" select="$written(@ada:written)">
      <xsl:with-param name="at" tunnel="yes" select="@at"/>
    </xsl:apply-templates>
  </xsl:template>

  <!-- Text has no positions of its own: what is wrong with it is wrong where it stands. -->
  <xsl:template mode="local:placed" match="var | array | struct-ref | dyn-struct-ref | function-handle" as="element()">
    <xsl:param name="at" as="attribute(at)?" tunnel="yes"/>
    <xsl:copy copy-namespaces="no">
      <xsl:sequence select="$at"/>
      <xsl:apply-templates mode="#current" select="@*, node()"/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
