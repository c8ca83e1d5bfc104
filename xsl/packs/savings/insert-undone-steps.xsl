<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:step overwrite-loop@ada:undone restore-loop@ada:undone"
      ends="binary[@ada:step] | *[@ada:undone][not(self::for | self::while)]"
      needs="ada:step ada:undone" outdates="ada:step">
    <c:purpose>The reverse sweep undoes the steps of counters, `n = n - 1`, instead of restoring records. Loops that change them by
      steps alone keep no value of them from before.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          n = 0;
          for i = 1:numel(x)
            n = n + 1;
            z = z + sin(x(n));
          end
        end
      </c:before>
      <c:after>
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          n = 9;
          while n &gt; 4
            n = n - 2;
            z = z + sin(x(n));
          end
        end
      </c:before>
      <c:after>
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:step]" as="element(binary)">
    <xsl:variable name="step" as="xs:integer" select="xs:integer(@ada:step)"/>
    <xsl:copy>
      <xsl:copy-of select="@* except (@ada:step, @restores)"/>
      <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      <binary op="{if ($step gt 0) then '-' else '+'}">
        <xsl:copy-of select="*[1]" copy-namespaces="no"/>
        <literal>
          <xsl:value-of select="abs($step)"/>
        </literal>
      </binary>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="overwrite-loop[@ada:undone] | restore-loop[@ada:undone]" as="element()?">
    <xsl:variable name="undone" as="xs:string+" select="tokenize(@ada:undone)"/>
    <xsl:where-populated>
      <xsl:copy>
        <xsl:copy-of select="@* except @ada:undone"/>
        <xsl:copy-of select="*[not(key:of(.) = $undone)]" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:where-populated>
  </xsl:template>
</xsl:stylesheet>
