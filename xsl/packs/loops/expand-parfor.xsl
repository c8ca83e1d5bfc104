<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="parfor" ends="parfor">
    <c:purpose>A parallel loop does what a loop does, in any order; what is recorded of its iterations needs one.</c:purpose>
    <c:case>
      <c:before>
        parfor i = 1:n
          z(i) = sin(x(i));
        end
      </c:before>
      <c:after>
        for i = 1:n
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
          s = s + x(i);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="parfor" as="element(for)">
    <for>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="* except workers"/>
    </for>
  </xsl:template>
</xsl:stylesheet>
