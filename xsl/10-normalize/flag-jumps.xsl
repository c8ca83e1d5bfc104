<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
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
  <xsl:include href="../lib/nesting.xsl"/>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="numbers" tunnel="yes" select="numbers:of(.//*[self::for or self::while])"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="statement-list[.//break | .//continue | .//return | .//raise]" as="element(statement-list)">
    <xsl:param name="numbers" as="map(*)" tunnel="yes"/>
    <xsl:variable name="statements" as="node()*" select="node()[not(self::loop-exit)]"/>
    <xsl:variable name="left" as="element()*" select=".//(child::break | child::continue | child::return)[local:left(.) is current()/..]"/>
    <xsl:copy>
      <xsl:for-each-group select="$left" group-by="local-name()">
        <xsl:sequence select="local:set(., 'false', $numbers)"/>
      </xsl:for-each-group>
      <xsl:sequence select="local:in-parts($statements, $statements ! exists(local:jumps-out-of(.)), $numbers)"/>
      <xsl:if test="parent::for or parent::while">
        <xsl:for-each-group group-by="local:kind(.)" select="descendant::break[local:left(.) is current()/..]
            | descendant::return | descendant::raise[local:left(.) &lt;&lt; current()]">
          <loop-exit>
            <xsl:sequence select="local:flag(., $numbers)"/>
          </loop-exit>
        </xsl:for-each-group>
      </xsl:if>
      <xsl:apply-templates select="loop-exit"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="break | continue | return" as="element(binary)">
    <xsl:param name="numbers" as="map(*)" tunnel="yes"/>
    <xsl:sequence select="local:set(., 'true', $numbers)"/>
  </xsl:template>

  <!-- Octave runs but the first statement of a clean-up after `continue`: what stands there is not what happens. -->
  <xsl:template match="unwind-protect[statement-list//continue]" as="element(unwind-protect)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:if test="statement-list//continue[local:left(.) &lt;&lt; current()]">
        <xsl:attribute name="continued" select="'yes'"/>
      </xsl:if>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <!-- The flag of an error is set where it is caught. -->
  <xsl:template match="raise" as="empty-sequence()"/>

  <xsl:template match="catch/tmp[../statement-list/raise[not(@named)]]" as="empty-sequence()"/>

  <xsl:template match="try[@part = 'whole']" as="node()*">
    <xsl:variable name="list" as="element(statement-list)">
      <xsl:apply-templates select="statement-list"/>
    </xsl:variable>
    <xsl:sequence select="$list/node()"/>
  </xsl:template>

  <!-- The statements, in parts with so many jumps that their conditions may stand in each other; each part stands under
    the condition that none before it jumped away. -->
  <xsl:function name="local:in-parts" as="node()*">
    <xsl:param name="statements" as="node()*"/>
    <xsl:param name="jumps" as="xs:boolean*"/>
    <xsl:param name="numbers" as="map(*)"/>
    <xsl:variable name="ends" as="xs:integer*"
        select="index-of($jumps, true())[position() mod $nesting:deepest eq 0][. lt count($statements)]"/>
    <xsl:for-each select="1 to count($ends) + 1">
      <xsl:variable name="before" as="xs:integer" select="(0, $ends)[current()]"/>
      <xsl:variable name="length" as="xs:integer" select="($ends, count($statements))[current()] - $before"/>
      <xsl:variable name="part" as="node()*" select="local:guarded(
          subsequence($statements, $before + 1, $length), subsequence($jumps, $before + 1, $length), $numbers)"/>
      <xsl:choose>
        <xsl:when test="$before eq 0 or empty($part[self::*])">
          <xsl:sequence select="$part"/>
        </xsl:when>
        <xsl:otherwise>
          <choose>
            <when>
              <xsl:sequence select="local:none-set(local:jumps-out-of(subsequence($statements, 1, $before)), $numbers)"/>
              <statement-list>
                <xsl:sequence select="$part"/>
              </statement-list>
            </when>
          </choose>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:function>

  <!-- The statements; what follows one that may jump away stands under the condition that it did not. -->
  <xsl:function name="local:guarded" as="node()*">
    <xsl:param name="statements" as="node()*"/>
    <!-- Which of them may jump. -->
    <xsl:param name="jumps" as="xs:boolean*"/>
    <xsl:param name="numbers" as="map(*)"/>
    <xsl:variable name="first" as="xs:integer" select="(index-of($jumps, true()), count($statements))[1]"/>
    <xsl:variable name="rest" as="node()*" select="subsequence($statements, $first + 1)"/>
    <xsl:apply-templates select="subsequence($statements, 1, $first)">
      <xsl:with-param name="numbers" tunnel="yes" select="$numbers"/>
    </xsl:apply-templates>
    <xsl:if test="$rest[self::*]">
      <choose>
        <when>
          <xsl:sequence select="local:none-set(local:jumps-out-of($statements[$first]), $numbers)"/>
          <statement-list>
            <xsl:sequence select="local:guarded($rest, subsequence($jumps, $first + 1), $numbers)"/>
          </statement-list>
        </when>
      </choose>
    </xsl:if>
  </xsl:function>

  <!-- One jump of each kind in the statements that leads out of them. -->
  <xsl:function name="local:jumps-out-of" as="element()*">
    <xsl:param name="statements" as="node()*"/>
    <xsl:for-each-group group-by="local:kind(.)" select="$statements/descendant-or-self::*
        [self::break or self::continue or self::return or self::raise][empty(local:left(.)/ancestor-or-self::* intersect $statements)]">
      <xsl:sequence select="."/>
    </xsl:for-each-group>
  </xsl:function>

  <xsl:function name="local:none-set" as="element()">
    <xsl:param name="jumps" as="element()+"/>
    <xsl:param name="numbers" as="map(*)"/>
    <xsl:variable name="first" as="element(unary)">
      <unary op="~">
        <xsl:sequence select="local:flag($jumps[1], $numbers)"/>
      </unary>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="count($jumps) eq 1">
        <xsl:sequence select="$first"/>
      </xsl:when>
      <xsl:otherwise>
        <binary op="&amp;&amp;">
          <xsl:sequence select="$first, local:none-set(tail($jumps), $numbers)"/>
        </binary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Jumps of one kind have one flag, those out of one try too. -->
  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="jump" as="element()"/>
    <xsl:sequence select="string-join((local-name($jump), $jump/self::raise/var), ' ')"/>
  </xsl:function>

  <!-- What the jump leaves, wholly or for this time: a loop, a try or the function. -->
  <xsl:function name="local:left" as="element()">
    <xsl:param name="jump" as="element()"/>
    <xsl:sequence select="if ($jump/self::raise) then $jump/ancestor::try[@part = 'whole'][1] else $jump/ancestor::*[self::function or self::script
        or (self::for | self::while)[not($jump/self::return)]][1]"/>
  </xsl:function>

  <xsl:function name="local:flag" as="element(var)">
    <xsl:param name="jump" as="element()"/>
    <!-- Those of the loops of the function. -->
    <xsl:param name="numbers" as="map(*)"/>
    <var>
      <tmp kind="{if ($jump/self::raise) then 'failed' else local-name($jump)}">
        <id>
          <xsl:value-of select="local:left($jump)/(@number, $numbers(generate-id()), 1)[1]"/>
        </id>
      </tmp>
    </var>
  </xsl:function>

  <xsl:function name="local:set" as="element(binary)">
    <xsl:param name="jump" as="element()"/>
    <xsl:param name="value" as="xs:string"/>
    <xsl:param name="numbers" as="map(*)"/>
    <binary op="=">
      <xsl:sequence select="local:flag($jump, $numbers)"/>
      <literal>
        <xsl:value-of select="$value"/>
      </literal>
    </binary>
  </xsl:function>
</xsl:stylesheet>
