<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes" xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="parfor" ends="parfor" adds="ada:parallel">
    <c:purpose>A parallel loop does what a loop does, in any order, as `%ADiMat &lt;parallel/>` says of one; what is recorded of its
      iterations needs an order.</c:purpose>
    <c:case>
      <c:before>
        parfor i = 1:n
          z(i) = sin(x(i));
        end
      </c:before>
      <c:after>
        for i = 1:n
          %ADiMat &lt;parallel/>
          z(i) = sin(x(i));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        parfor (i = 1:n, 4)
          s = s + x(i);
        end
      </c:before>
      <c:after>
        for i = 1:n
          %ADiMat &lt;parallel/>
          s = s + x(i);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="parfor" as="element(for)">
    <for>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="* except (workers, statement-list)"/>
      <statement-list>
        <adc:comment kind="line" place="own" ada:parallel="parfor">
          <xsl:copy-of select="@at"/>
          <xsl:text>%ADiMat &lt;parallel/></xsl:text>
        </adc:comment>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </for>
  </xsl:template>
</xsl:stylesheet>
