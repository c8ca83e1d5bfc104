<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-do-until"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="do-until" ends="do-until">
    <c:purpose>Octave's do-until becomes a loop that tests at the end of its body.</c:purpose>
    <c:case options="mode=forward">
      <c:before>
        function z = f(x)
          z = x;
          do
            z = z / 2;
            if z &gt; 9, continue; end
            z = z - 1;
          until z &lt; 1
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          tmpfirst3_3 = true;
          while true
            if tmpfirst3_3
              tmpfirst3_3 = false;
            elseif z &lt; 1
              break;
            end
            z = z / 2;
            if z &gt; 9
              continue;
            end
            z = z - 1;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        do
          x = x / 2;
        until x &lt; 1
      </c:before>
      <c:after>
        while true
          x = x / 2;
          if x &lt; 1, break; end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        do
          k = k + 1;
        until done(k) || k == 9
      </c:before>
      <c:after>
        while true
          k = k + 1;
          if done(k) || k == 9, break; end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:param name="mode" as="xs:string" select="'reverse'"/>

  <xsl:template match="do-until" as="element(while)">
    <while>
      <xsl:copy-of select="@at"/>
      <literal>true</literal>
      <statement-list>
        <xsl:apply-templates select="statement-list/node()"/>
        <loop-exit>
          <xsl:apply-templates select="*[last()]"/>
        </loop-exit>
      </statement-list>
    </while>
  </xsl:template>

  <!-- Where jumps stay, `continue` leads to the test: that stands at the beginning, from the second iteration on. -->
  <xsl:template match="do-until[$mode = 'forward'][local:continues(.)]" as="element()+" priority="1">
    <xsl:variable name="first" as="element(var)" select="build:temporary('first', translate(@at, ':', '_'))"/>
    <xsl:variable name="condition" as="element()">
      <xsl:apply-templates select="*[last()]"/>
    </xsl:variable>
    <xsl:sequence select="build:assign($first, build:literal('true'))"/>
    <while>
      <xsl:copy-of select="@at"/>
      <literal>true</literal>
      <statement-list>
        <if>
          <xsl:sequence select="$first"/>
          <statement-list>
            <xsl:sequence select="build:assign($first, build:literal('false'))"/>
          </statement-list>
          <elseif>
            <xsl:sequence select="$condition"/>
            <statement-list>
              <break/>
            </statement-list>
          </elseif>
        </if>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </while>
  </xsl:template>

  <xsl:function name="local:continues" as="xs:boolean">
    <xsl:param name="loop" as="element(do-until)"/>
    <xsl:sequence select="some $it in $loop/statement-list/descendant::continue satisfies
        $it/ancestor::*[self::for or self::parfor or self::while or self::do-until][1] is $loop"/>
  </xsl:function>
</xsl:stylesheet>
