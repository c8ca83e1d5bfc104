<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="break continue return" guard="none"
      ends="statement-list/*[preceding-sibling::break | preceding-sibling::continue | preceding-sibling::return]">
    <c:purpose>Statements behind a jump in the same list never run.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
        z = x;
        return
        z = 2 * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          return;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        while x &gt; 1
          x = x - 1;
          break;
          x = 0;
        end
      </c:before>
      <c:after>
        while x &gt; 1
          x = x - 1;
          break;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list[break | continue | ./return]" as="element(statement-list)">
    <xsl:variable name="jump" as="element()" select="(break | continue | ./return)[1]"/>
    <statement-list>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="$jump/preceding-sibling::node(), $jump, $jump/following-sibling::loop-exit"/>
    </statement-list>
  </xsl:template>
</xsl:stylesheet>
