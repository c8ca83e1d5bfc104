<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:jumps="urn:adjoinery:jumps"
    xmlns:nesting="urn:adjoinery:nesting"
    xmlns:local="urn:adjoinery:flag-jumps"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="break continue return raise try@part=whole"
      ends="break | continue | child::return | raise | try[@part = 'whole']">
    <c:purpose>Jumps out of the midst of lists become flags: what follows runs only while the flag is down, and a
      loop ends after a body that set it (`loop-exit`). No code is repeated. The statements of a try that was split
      stand in its place.</c:purpose>
    <c:case>
      <c:before>
        for i = 1:n
          if x(i) &gt; 0
            if y(i) == 0, continue; end
            y(i) = 1 / y(i);
          end
          z = z + y(i);
        end
      </c:before>
      <c:after>
        for i = 1:n
          tmpcontinue1 = false;
          if x(i) &gt; 0
            if y(i) == 0
              tmpcontinue1 = true;
            else
              y(i) = 1 / y(i);
            end
          end
          if ~tmpcontinue1
            z = z + y(i);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
        z = 0;
        for i = 1:n
          if z &gt; x
            z = x;
            return
          elseif i &gt; 9
            break
          end
          z = z + i;
        end
        z = -z;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          tmpreturn1 = false;
          z = 0;
          for i = 1:n
            tmpbreak1 = false;
            if z &gt; x
              z = x;
              tmpreturn1 = true;
            elseif i &gt; 9
              tmpbreak1 = true;
            else
              z = z + i;
            end
            if tmpreturn1, break; end
            if tmpbreak1, break; end
          end
          if ~tmpreturn1
            z = -z;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for i = 1:9
            try
              z = z + x(i);
              if z &gt; 3, return, end
            catch
              break
            end
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpreturn1 = false;
          z = 0;
          for i = 1:9
            tmpbreak1 = false;
            tmpfailed2 = false;
            try
              z = z + x(i);
              tmptc3 = z &gt; 3;
            catch
              tmpfailed2 = true;
            end
            if ~tmpfailed2
              if tmptc3
                tmpreturn1 = true;
              end
            end
            if ~tmpreturn1
              if tmpfailed2
                tmpbreak1 = true;
              end
            end
            if tmpreturn1, break; end
            if tmpbreak1, break; end
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/jumps.xsl"/>
  <xsl:include href="../lib/nesting.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="known" tunnel="yes" select="jumps:known(.)"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="statement-list" as="element(statement-list)">
    <xsl:copy>
      <xsl:call-template name="local:list"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template name="local:list" as="node()*">
    <xsl:param name="known" as="map(*)" tunnel="yes"/>
    <xsl:variable name="statements" as="node()*" select="node()[not(self::loop-exit)]"/>
    <xsl:variable name="left" as="element()*" select="$known?left(generate-id(..))[not(self::raise)]"/>
    <xsl:for-each-group select="$left" group-by="local-name()">
      <xsl:sequence select="local:set(., 'false', $known)"/>
    </xsl:for-each-group>
    <xsl:call-template name="local:in-parts">
      <xsl:with-param name="statements" select="$statements"/>
      <xsl:with-param name="jumps" select="$statements ! map:contains($known?out, generate-id())"/>
    </xsl:call-template>
    <xsl:if test="parent::for or parent::while">
      <xsl:for-each-group group-by="jumps:kind(.)" select="$left[self::break] | $known?out(generate-id(..))">
        <loop-exit>
          <xsl:sequence select="local:flag(., $known)"/>
        </loop-exit>
      </xsl:for-each-group>
    </xsl:if>
    <xsl:apply-templates select="loop-exit"/>
  </xsl:template>

  <xsl:template match="break | continue | return" as="element(binary)">
    <xsl:param name="known" as="map(*)" tunnel="yes"/>
    <xsl:sequence select="local:set(., 'true', $known)"/>
  </xsl:template>

  <!-- Octave runs but the first statement of a clean-up after `continue`: what stands there is not what happens. -->
  <xsl:template match="unwind-protect[statement-list//continue]" as="element(unwind-protect)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:if test="statement-list//continue[jumps:left(.) &lt;&lt; current()]">
        <xsl:attribute name="continued" select="'yes'"/>
      </xsl:if>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <!-- The flag of an error is set where it is caught. -->
  <xsl:template match="raise" as="empty-sequence()"/>

  <xsl:template match="catch/tmp[../statement-list/raise[not(@named)]]" as="empty-sequence()"/>

  <xsl:template match="try[@part = 'whole']" as="node()*">
    <xsl:for-each select="statement-list">
      <xsl:call-template name="local:list"/>
    </xsl:for-each>
  </xsl:template>

  <!-- The statements, in parts with so many jumps that their conditions may stand in each other; each part stands under
    the condition that none before it jumped away. -->
  <xsl:template name="local:in-parts" as="node()*">
    <xsl:param name="statements" as="node()*"/>
    <!-- Which of them may jump. -->
    <xsl:param name="jumps" as="xs:boolean*"/>
    <xsl:param name="known" as="map(*)" tunnel="yes"/>
    <xsl:variable name="ends" as="xs:integer*"
        select="index-of($jumps, true())[position() mod $nesting:deepest eq 0][. lt count($statements)]"/>
    <xsl:call-template name="local:guarded">
      <xsl:with-param name="statements" select="subsequence($statements, 1, ($ends, count($statements))[1])"/>
      <xsl:with-param name="jumps" select="subsequence($jumps, 1, ($ends, count($statements))[1])"/>
    </xsl:call-template>
    <xsl:for-each select="1 to count($ends)">
      <xsl:variable name="before" as="xs:integer" select="$ends[current()]"/>
      <xsl:variable name="length" as="xs:integer" select="($ends[current() + 1], count($statements))[1] - $before"/>
      <xsl:variable name="part" as="node()*">
        <xsl:call-template name="local:guarded">
          <xsl:with-param name="statements" select="subsequence($statements, $before + 1, $length)"/>
          <xsl:with-param name="jumps" select="subsequence($jumps, $before + 1, $length)"/>
        </xsl:call-template>
      </xsl:variable>
      <xsl:choose>
        <xsl:when test="empty($part[self::*])">
          <xsl:sequence select="$part"/>
        </xsl:when>
        <xsl:otherwise>
          <choose>
            <when>
              <xsl:sequence select="local:none-set(jumps:out-of(subsequence($statements, 1, $before), $known), $known)"/>
              <statement-list>
                <xsl:sequence select="$part"/>
              </statement-list>
            </when>
          </choose>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:template>

  <!-- The statements; what follows one that may jump away stands under the condition that it did not. -->
  <xsl:template name="local:guarded" as="node()*">
    <xsl:param name="statements" as="node()*"/>
    <xsl:param name="jumps" as="xs:boolean*"/>
    <xsl:param name="known" as="map(*)" tunnel="yes"/>
    <xsl:variable name="first" as="xs:integer" select="(index-of($jumps, true()), count($statements))[1]"/>
    <xsl:variable name="rest" as="node()*" select="subsequence($statements, $first + 1)"/>
    <xsl:apply-templates select="subsequence($statements, 1, $first)"/>
    <xsl:if test="$rest[self::*]">
      <choose>
        <when>
          <xsl:sequence select="local:none-set(jumps:out-of($statements[$first], $known), $known)"/>
          <statement-list>
            <xsl:call-template name="local:guarded">
              <xsl:with-param name="statements" select="$rest"/>
              <xsl:with-param name="jumps" select="subsequence($jumps, $first + 1)"/>
            </xsl:call-template>
          </statement-list>
        </when>
      </choose>
    </xsl:if>
  </xsl:template>

  <xsl:function name="local:none-set" as="element()">
    <xsl:param name="jumps" as="element()+"/>
    <xsl:param name="known" as="map(*)"/>
    <xsl:variable name="first" as="element(unary)">
      <unary op="~">
        <xsl:sequence select="local:flag($jumps[1], $known)"/>
      </unary>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="count($jumps) eq 1">
        <xsl:sequence select="$first"/>
      </xsl:when>
      <xsl:otherwise>
        <binary op="&amp;&amp;">
          <xsl:sequence select="$first, local:none-set(tail($jumps), $known)"/>
        </binary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="local:flag" as="element(var)">
    <xsl:param name="jump" as="element()"/>
    <xsl:param name="known" as="map(*)"/>
    <var>
      <tmp kind="{if ($jump/self::raise) then 'failed' else local-name($jump)}">
        <id>
          <xsl:value-of select="jumps:left($jump)/(@number, $known?numbers(generate-id()), 1)[1]"/>
        </id>
      </tmp>
    </var>
  </xsl:function>

  <xsl:function name="local:set" as="element(binary)">
    <xsl:param name="jump" as="element()"/>
    <xsl:param name="value" as="xs:string"/>
    <xsl:param name="known" as="map(*)"/>
    <binary op="=">
      <xsl:sequence select="local:flag($jump, $known)"/>
      <literal>
        <xsl:value-of select="$value"/>
      </literal>
    </binary>
  </xsl:function>
</xsl:stylesheet>
