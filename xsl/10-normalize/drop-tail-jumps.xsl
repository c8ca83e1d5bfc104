<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:drop-tail-jumps"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="continue return">
    <c:purpose>A `continue` that is the last thing a loop's body does, and a `return` that is the last thing a
      function does, say nothing.</c:purpose>
    <c:case>
      <c:before>
        for i = 1:n
          if x(i) == 0, continue; end
          z = z + 1 / x(i);
        end
      </c:before>
      <c:after>
        for i = 1:n
          if x(i) == 0
          else
            z = z + 1 / x(i);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
        if x &lt; 0
          z = 0;
          return
        end
        z = sqrt(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          if x &lt; 0
            z = 0;
          else
            z = sqrt(x);
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="continue[local:is-last(., 'for', 'while')]" as="empty-sequence()"/>
  <xsl:template match="return[local:is-last(., 'function', 'function')]" as="empty-sequence()"/>

  <!-- Whether nothing is run after the statement up to the end of the enclosing element of one of two names. -->
  <xsl:function name="local:is-last" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="end" as="xs:string"/>
    <xsl:param name="other-end" as="xs:string"/>
    <xsl:variable name="holder" as="element()" select="$statement/../.."/>
    <xsl:sequence select="if ($statement/following-sibling::*[not(self::adc:* | self::loop-exit)]) then false()
        else if (local-name($holder) = ($end, $other-end)) then true()
        else $holder[self::when or self::case or self::otherwise]/local:is-last(.., $end, $other-end) = true()"/>
  </xsl:function>
</xsl:stylesheet>
