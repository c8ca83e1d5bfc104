<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="call@ada:feeds" ends="call[@ada:feeds]" needs="ada:feeds ada:accuracy" outdates="ada:feeds ada:accuracy">
    <c:purpose>The derivative of an iteration at a fixed point is repeated until it settles: adjoints of states, or tangents, are those of
      the fixed point then (Christianson 1994).</c:purpose>
    <c:case>
      <c:before>
        function x = f(x, p)
          %ADiMat &lt;fixed-point tolerance="1e-12"/&gt;
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12, break; end
            x = y;
          end
        end
      </c:before>
      <c:after>
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function x = f(x, p)
          %ADiMat &lt;fixed-point tolerance="1e-12"/&gt;
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12, break; end
            x = y;
          end
        end
      </c:before>
      <c:after>
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="mode" as="xs:string" select="'reverse'"/>

  <!-- In functions that stay as they are. -->
  <xsl:template match="call[@ada:feeds][not(@role)]" as="element(call)">
    <xsl:copy>
      <xsl:copy-of select="@* except (@ada:feeds, @ada:accuracy), *" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[@ada:feeds][@role]" as="element(call)">
    <xsl:variable name="pairs" as="xs:string*" select="tokenize(@ada:feeds)"/>
    <xsl:variable name="arguments" as="element()*" select="param-list/*"/>
    <xsl:variable name="step" as="element(function-handle)">
      <function-handle>
        <id>
          <xsl:copy-of select="@role"/>
          <xsl:value-of select="id"/>
        </id>
      </function-handle>
    </xsl:variable>
    <xsl:variable name="places" as="element(unary)+" select="($pairs ! build:literal(substring-before(., '=')))=>build:brackets(),
        ($pairs ! build:literal(substring-after(., '=')))=>build:brackets()"/>
    <xsl:variable name="tolerance" as="element(literal)" select="build:literal(string(@ada:accuracy))"/>
    <xsl:sequence select="if ($mode = 'forward')
        then build:call('adm_fixed_tangent', ($step, build:cell($arguments), $places, $tolerance))
        else build:call('adm_fixed_adjoint', ($step, $arguments[1], build:cell(tail($arguments)), $places, $tolerance))"/>
  </xsl:template>
</xsl:stylesheet>
