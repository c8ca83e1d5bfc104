<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="check" on="anonymous-function" needs="ada:active ada:is">
    <c:purpose>Active values are not captured by anonymous functions (E302), but for those that functions without a rule
      get: that is reported of these.</c:purpose>
    <c:case reports="E302">
      <c:before>
        function z = f(x)
          g = @(t) x * t;
          z = fminsearch(g, 3);
        end
      </c:before>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = fminsearch(@(t) x * t, 3);
        end
      </c:before>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, s)
          g = @(t) s.scale * t;
          z = x * g(3);
        end
      </c:before>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-skip" on-multiple-match="fail"/>

  <xsl:template match="binary[@op = '='][@ada:active]" as="empty-sequence()">
    <xsl:variable name="found" as="element()*" select=".//anonymous-function[.//var[@ada:active]]
        [not(parent::param-list/parent::call[@ada:is = 'missing'])]"/>
    <xsl:if test="exists($found)">
      <xsl:message>
        <diagnostic code="E302" construct="captured by anonymous functions" file="{ancestor::function[last()]/@file}"
            at="{($found[1]/descendant-or-self::*/@at, @at)[1]}"/>
      </xsl:message>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
