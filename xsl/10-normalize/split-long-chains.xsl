<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:split-long-chains"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="sum#21 binary#21">
    <c:purpose>Chains of more than twenty operands become several statements: as binary operators, of which one stands in
      the other, they would be trees too deep to work on.</c:purpose>
    <c:case>
      <c:before>
        function z = f(a, b)
          z = 2 * (a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a - b + 1);
        end
      </c:before>
      <c:after>
        function z = f(a, b)
          tmppa1_1 = a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a + a;
          z = 2 * (tmppa1_1 - b + 1);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(a, b)
          while a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * b
            b = true || a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * b;
          end
          z(2) = a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * b;
        end
      </c:before>
      <c:after>
        function z = f(a, b)
          while a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * b
            b = true || a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * b;
          end
          tmppa1_1 = a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a * a;
          z(2) = tmppa1_1 * b;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="local:parts" on-no-match="shallow-skip" on-multiple-match="fail"/>
  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of((descendant::*[self::sum or self::binary])[local:is-long(.)])"/>
  </xsl:template>

  <xsl:template match="(sum | binary | array)[parent::statement-list]" priority="1" as="element()+">
    <xsl:apply-templates mode="local:parts" select=".">
      <xsl:with-param name="at" select="@at" tunnel="yes"/>
    </xsl:apply-templates>
    <xsl:next-match/>
  </xsl:template>

  <!-- The rest of a chain is its last part. -->
  <xsl:template match="(sum | binary)[local:is-long(.)]" as="element()">
    <xsl:call-template name="local:part">
      <xsl:with-param name="part" select="local:part-of(count(*))"/>
    </xsl:call-template>
  </xsl:template>

  <!-- All other parts; chains that are operands come first. -->
  <xsl:template mode="local:parts" match="(sum | binary)[local:is-long(.)]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:param name="at" as="attribute(at)?" tunnel="yes"/>
    <xsl:variable name="chain" as="element()" select="."/>
    <xsl:apply-templates mode="local:parts" select="*"/>
    <xsl:for-each select="1 to local:part-of(count(*)) - 1">
      <xsl:variable name="part" as="xs:integer" select="."/>
      <binary op="=">
        <xsl:copy-of select="$at"/>
        <xsl:sequence select="local:temporary($prepared(generate-id($chain)), $part)"/>
        <xsl:for-each select="$chain">
          <xsl:call-template name="local:part">
            <xsl:with-param name="part" select="$part"/>
          </xsl:call-template>
        </xsl:for-each>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <!-- One part of a chain: what the parts before it give, and its own operands. -->
  <xsl:template name="local:part" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:param name="part" as="xs:integer"/>
    <xsl:variable name="last" as="xs:integer" select="1 + $part * $step"/>
    <xsl:copy copy-namespaces="no">
      <xsl:copy-of select="@op, @at"/>
      <xsl:if test="$part eq local:part-of(count(*))">
        <xsl:copy-of select="@*"/>
      </xsl:if>
      <xsl:choose>
        <xsl:when test="$part eq 1"/>
        <xsl:when test="self::sum">
          <op sign="+">
            <xsl:sequence select="local:temporary($prepared(generate-id()), $part - 1)"/>
          </op>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="local:temporary($prepared(generate-id()), $part - 1)"/>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:apply-templates select="subsequence(*, if ($part eq 1) then 1 else $last - $step + 1, if ($part eq 1) then $last else $step)"/>
    </xsl:copy>
  </xsl:template>

  <!-- Twenty operands in the first part; in those behind it, one of the twenty is the part before. -->
  <xsl:variable name="step" as="xs:integer" select="19"/>

  <xsl:function name="local:part-of" as="xs:integer">
    <xsl:param name="position" as="xs:integer"/>
    <xsl:sequence select="($position - 2) idiv $step + 1"/>
  </xsl:function>

  <!-- Whether it is to be split. Operands that must not be computed, or are computed several times or for other arguments,
    stay in place, and so does an `end` in an index. -->
  <xsl:function name="local:is-long" as="xs:boolean">
    <xsl:param name="chain" as="element()"/>
    <xsl:variable name="shortcuts" as="xs:string+" select="'&amp;&amp;', '||'"/>
    <xsl:sequence select="count($chain/*) gt 1 + $step and not($chain/@op = $shortcuts)
        and $chain/ancestor-or-self::*[parent::statement-list][1][self::sum or self::binary or self::array]/ancestor::function
        and not($chain/ancestor::anonymous-function or $chain/ancestor::binary[@op = $shortcuts])
        and not($chain/ancestor::param-list and $chain/descendant::end)"/>
  </xsl:function>

  <xsl:function name="local:temporary" as="element(var)">
    <xsl:param name="chain" as="xs:integer"/>
    <xsl:param name="part" as="xs:integer"/>
    <xsl:sequence select="build:temporary('pa', $chain || '_' || $part)"/>
  </xsl:function>
</xsl:stylesheet>
