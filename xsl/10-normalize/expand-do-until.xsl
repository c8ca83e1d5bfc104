<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="do-until" ends="do-until">
    <c:purpose>Octave's do-until becomes a loop that tests at the end of its body.</c:purpose>
    <c:case>
      <c:before>
        do
          x = x / 2;
        until x &lt; 1
      </c:before>
      <c:after>
        while true
          x = x / 2;
          if x &lt; 1, break; end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        do
          k = k + 1;
        until done(k) || k == 9
      </c:before>
      <c:after>
        while true
          k = k + 1;
          if done(k) || k == 9, break; end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="do-until" as="element(while)">
    <while>
      <xsl:copy-of select="@at"/>
      <literal>true</literal>
      <statement-list>
        <xsl:apply-templates select="statement-list/node()"/>
        <loop-exit>
          <xsl:apply-templates select="*[last()]"/>
        </loop-exit>
      </statement-list>
    </while>
  </xsl:template>
</xsl:stylesheet>
