<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:local="urn:adjoinery:drop-passive-iterations"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" guard="none" on="call@ada:feeds call:adm_fixed_value call:adm_check_fixed_point" needs="ada:active ada:active-inputs ada:feeds">
    <c:purpose>Drops the iteration at a fixed point, and what takes its derivatives, where there are none: counters
      that the loop has given need not come to rest.</c:purpose>
    <c:case>
      <c:before>
        function [x, n] = f(x, p)
          n = 0;
          d = 1;
          %ADiMat &lt;fixed-point tolerance="1e-8"/&gt;
          while d &gt; 1e-9
            n = n + 1;
            d = x - p / x;
            x = x - d / 2;
            d = abs(d);
          end
        end
      </c:before>
      <c:after>
      </c:after>
    </c:case>
    <c:case options="independents=q">
      <c:before>
        function x = f(x, p, q)
          %ADiMat &lt;fixed-point tolerance="1e-12"/&gt;
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12, break; end
            x = y;
          end
          x = x * q;
        end
      </c:before>
      <c:after>
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[not(@ada:active)][call/@ada:feeds or call/id = 'adm_fixed_value']" as="empty-sequence()"/>

  <xsl:template match="call[id = 'adm_check_fixed_point'][not(local:is-needed(.))]" as="empty-sequence()"/>

  <!-- Whether a derivative flows from what is checked to its next value. -->
  <xsl:function name="local:is-needed" as="xs:boolean">
    <xsl:param name="check" as="element(call)"/>
    <xsl:variable name="statement" as="element(binary)" select="$check/preceding-sibling::binary[call/@ada:feeds][1]"/>
    <xsl:variable name="next" as="element(var)+" select="$statement/*[1]/(self::var | row-list/item-list/var)"/>
    <xsl:variable name="output" as="xs:integer" select="index-of($next ! string(), string($check/param-list/*[2]))"/>
    <xsl:variable name="inputs" as="xs:string*" select="tokenize($statement/call/@ada:feeds)[substring-after(., '=') = string($output)] ! substring-before(., '=')"/>
    <xsl:sequence select="exists($statement[@ada:active]) and tokenize($statement/call/@ada:active-inputs) = $inputs"/>
  </xsl:function>
</xsl:stylesheet>
