<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:nesting="urn:adjoinery:nesting"
    xmlns:local="urn:adjoinery:move-jump-tails"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="break continue return">
    <c:purpose>Where all branches of a choice but one end in a jump, what follows the choice moves into that one branch:
      most jumps then stand last in their loop or function, and need no flag.</c:purpose>
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
            return;
          else
            z = sqrt(x);
          end
        end
      </c:after>
    </c:case>
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
            continue;
          else
            z = z + 1 / x(i);
          end
        end
      </c:after>
    </c:case>
  </c:contract>

  <xsl:include href="../lib/nesting.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list[.//break | .//continue | .//return]" as="element(statement-list)">
    <xsl:copy>
      <xsl:sequence select="local:structured(node() except loop-exit)"/>
      <xsl:apply-templates select="loop-exit"/>
    </xsl:copy>
  </xsl:template>

  <!-- The statements with all that follows a choice of the kind meant moved into it. Of more choices than may stand in
    each other, the first ones do, and what follows stays behind them. -->
  <xsl:function name="local:structured" as="node()*">
    <xsl:param name="statements" as="node()*"/>
    <xsl:variable name="choices" as="xs:integer*" select="index-of($statements ! local:has-one-way-on(.), true())"/>
    <xsl:variable name="index" as="xs:integer" select="($choices, 0)[1]"/>
    <xsl:variable name="choice" as="element()?" select="$statements[$index]"/>
    <xsl:variable name="rest" as="node()*" select="subsequence($statements, $index + 1)"/>
    <xsl:choose>
      <xsl:when test="count($choices) gt $nesting:deepest">
        <xsl:variable name="end" as="xs:integer" select="$choices[$nesting:deepest]"/>
        <xsl:sequence select="local:structured(subsequence($statements, 1, $end)),
            local:structured(subsequence($statements, $end + 1))"/>
      </xsl:when>
      <xsl:when test="empty($choice) or empty($rest[self::*])">
        <xsl:apply-templates select="$statements"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates select="subsequence($statements, 1, $index - 1)"/>
        <xsl:element name="{name($choice)}">
          <xsl:apply-templates select="$choice/@*"/>
          <xsl:for-each select="$choice/*">
            <xsl:choose>
              <xsl:when test="not(self::when or self::case or self::otherwise)">
                <xsl:apply-templates select="."/>
              </xsl:when>
              <xsl:otherwise>
                <xsl:copy>
                  <xsl:apply-templates select="@*, * except statement-list"/>
                  <statement-list>
                    <xsl:sequence select="local:structured((statement-list/node(),
                        if (local:jumps(statement-list)) then () else $rest))"/>
                  </statement-list>
                </xsl:copy>
              </xsl:otherwise>
            </xsl:choose>
          </xsl:for-each>
          <xsl:if test="empty($choice/child::otherwise)">
            <otherwise>
              <statement-list>
                <xsl:sequence select="local:structured($rest)"/>
              </statement-list>
            </otherwise>
          </xsl:if>
        </xsl:element>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Whether some branch jumps and exactly one does not; without `otherwise`, no branch may go on. -->
  <xsl:function name="local:has-one-way-on" as="xs:boolean">
    <xsl:param name="statement" as="node()"/>
    <xsl:variable name="branches" as="element()*" select="$statement/(self::choose | self::switch)/(child::when | child::case | child::otherwise)"/>
    <xsl:variable name="jumping" as="element()*" select="$branches[local:jumps(statement-list)]"/>
    <xsl:sequence select="exists($jumping)
        and count($branches except $jumping) = (if ($branches[self::otherwise]) then 1 else 0)"/>
  </xsl:function>

  <!-- Whether the list always ends in a jump. -->
  <xsl:function name="local:jumps" as="xs:boolean">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:variable name="last" as="element()?" select="($list/*[not(self::adc:*)])[last()]"/>
    <xsl:sequence select="exists($last[self::break or self::continue or self::return])
        or exists($last[self::choose or self::switch][child::otherwise]
            [every $branch in (child::when | child::case | child::otherwise) satisfies local:jumps($branch/statement-list)])"/>
  </xsl:function>
</xsl:stylesheet>
