<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:local="urn:adjoinery:insert-fixed-point-iterations"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" guard="none" on="*@ada:tolerance" ends="adc:comment[@ada:tolerance][not(@ada:fixed)]" needs="ada:tolerance" reads="ada:fixed"
      adds="ada:fixed">
    <c:purpose>Behind a loop that finds a fixed point stands its iteration once more, as a loop with one iteration, without the
      branches that leave the loop: what is found depends on other values as what this iteration keeps.</c:purpose>
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
        function x = f(x, p)
          while true
            % To the fixed point.
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12
              break;
            end
            x = y;
          end
          for tmpfixed3_3 = 1
            % At the fixed point.
            y = cos(p * x);
            x = y;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function x = f(x, p)
          for n = 1:9
            %ADiMat &lt;fixed-point tolerance="1e-8"/&gt;
            d = x - p / x;
            x = x - d / 2;
            if abs(d) &gt; 1e-9
              e = d;
            else
              break;
            end
          end
        end
      </c:before>
      <c:after>
        function x = f(x, p)
          for n = 1:9
            % To the fixed point.
            d = x - p / x;
            x = x - d / 2;
            if abs(d) &gt; 1e-9
              e = d;
            else
              break;
            end
          end
          for tmpfixed2_3 = 1
            % At the fixed point.
            d = x - p / x;
            x = x - d / 2;
            e = d;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="(for | while)[local:directive(.)]" as="element()+">
    <xsl:variable name="number" as="xs:string" select="translate(@at, ':', '_')"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="* except statement-list"/>
      <statement-list>
        <adc:comment kind="line" place="own" ada:fixed="loop">% To the fixed point.</adc:comment>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </xsl:copy>
    <for>
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:temporary('fixed', $number)/tmp, build:literal('1')"/>
      <statement-list>
        <adc:comment kind="line" place="own" ada:fixed="iteration">
          <xsl:copy-of select="local:directive(.)/@ada:tolerance"/>
          <xsl:text>% At the fixed point.</xsl:text>
        </adc:comment>
        <xsl:apply-templates mode="local:on" select="statement-list/node()"/>
      </statement-list>
    </for>
  </xsl:template>

  <xsl:template match="adc:comment[@ada:tolerance][not(@ada:fixed)]" as="empty-sequence()"/>

  <!-- The loop's statements where it goes on. -->
  <xsl:mode name="local:on" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:on" match="adc:comment[@ada:tolerance][not(@ada:fixed)] | loop-exit" as="empty-sequence()"/>

  <!-- Where a loop within begins, jumps are its own. -->
  <xsl:template mode="local:on" match="for | while" as="element()+">
    <xsl:apply-templates select="."/>
  </xsl:template>

  <xsl:template mode="local:on" match="choose[.//break]" as="element()*">
    <xsl:variable name="branches" as="element()*" select="(when | child::otherwise)[not(statement-list/break)]"/>
    <xsl:choose>
      <!-- A loop that goes on has taken the only branch that is left. -->
      <xsl:when test="count($branches) eq 1 and ($branches/self::otherwise or child::otherwise/statement-list/break)">
        <xsl:apply-templates mode="local:on" select="$branches/statement-list/node()"/>
      </xsl:when>
      <xsl:when test="exists($branches)">
        <xsl:copy>
          <xsl:copy-of select="@*"/>
          <xsl:apply-templates mode="local:on" select="$branches"/>
        </xsl:copy>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- The directive that a loop has right before it, or in it. -->
  <xsl:function name="local:directive" as="element(adc:comment)?">
    <xsl:param name="loop" as="element()"/>
    <xsl:sequence select="($loop/statement-list/adc:comment[@ada:tolerance],
        $loop/preceding-sibling::adc:comment[@ada:tolerance][following-sibling::*[not(self::adc:comment)][1] is $loop])[not(@ada:fixed)][last()]"/>
  </xsl:function>
</xsl:stylesheet>
