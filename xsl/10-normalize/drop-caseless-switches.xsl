<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="switch" ends="switch[not(child::case)]">
    <c:purpose>Of a switch without cases only what is done otherwise is left: there is nothing to choose.</c:purpose>
    <c:case>
      <c:before>
        switch n
          otherwise
            z = 2 * z;
        end
      </c:before>
      <c:after>
        z = 2 * z;
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        switch n
          case 1
            switch m
            end
        end
      </c:before>
      <c:after>
        switch n
          case 1
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="switch[not(child::case)]" as="element()*">
    <xsl:apply-templates select="child::otherwise/statement-list/*"/>
  </xsl:template>
</xsl:stylesheet>
