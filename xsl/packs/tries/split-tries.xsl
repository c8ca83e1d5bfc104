<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:split-tries"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="try" ends="function//try[not(@part)]" needs="ada:assigns ada:doubtful ada:unassigned">
    <c:purpose>Errors become jumps: every run of simple statements in a `try` gets one of its own, which notes the error and
      jumps (`raise`) out of the whole, behind which a choice runs the handler. Computes inner conditions and counts before
      such a run, so that nothing else can fail.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          try
            R = chol(x);
            z = R(1);
          catch e
            z = numel(e.message);
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpfailed1 = false;
          try
            try
              R = chol(x);
              z = R(1);
            catch tmperr1
              tmpfailed1 = true;
              rethrow(tmperr1);
            end
          catch
          end
          if tmpfailed1
            e = tmperr1;
            z = numel(e.message);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          z = x;
          try
            for i = 1:n
              if z &gt; 3, break; end
              z = x(i);
            end
          end
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          z = x;
          tmpfailed1 = false;
          try
            try
              tmptc2_2 = n;
            catch tmperr1
              tmpfailed1 = true;
              rethrow(tmperr1);
            end
            for i = 1:tmptc2_2
              try
                tmptc3 = z &gt; 3;
              catch tmperr1
                tmpfailed1 = true;
                rethrow(tmperr1);
              end
              if tmptc3
                break;
              end
              try
                z = x(i);
              catch tmperr1
                tmpfailed1 = true;
                rethrow(tmperr1);
              end
            end
          catch
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          try
            unwind_protect
              z = g(x);
            unwind_protect_cleanup
              tidy();
            end_unwind_protect
          catch
            z = 0;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpfailed1 = false;
          try
            tmpfailed2 = false;
            unwind_protect
              try
                try
                  z = g(x);
                catch tmperr2
                  tmpfailed2 = true;
                  rethrow(tmperr2);
                end
              catch
              end
            unwind_protect_cleanup
              try
                tidy();
              catch tmperr1
                tmpfailed1 = true;
                rethrow(tmperr1);
              end
            end_unwind_protect
            if tmpfailed2
              try
                rethrow(tmperr2);
              catch tmperr1
                tmpfailed1 = true;
                rethrow(tmperr1);
              end
            end
          catch
          end
          if tmpfailed1
            z = 0;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/numbers.xsl"/>
  <xsl:include href="../../lib/split-choices.xsl"/>
  <xsl:include href="../../lib/split-loops.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(.//*[self::try or self::unwind-protect or self::when or self::while or self::for
        or self::switch or self::case or self::loop-exit])"/>
  </xsl:template>

  <xsl:template match="try[not(@part)][ancestor::function]" as="element()*">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:sequence select="local:not-failed($number)"/>
    <xsl:call-template name="local:attempt">
      <xsl:with-param name="whole" select="$number" tunnel="yes"/>
      <xsl:with-param name="named" select="exists(catch/id)" tunnel="yes"/>
      <xsl:with-param name="doubtful" select="@ada:doubtful" tunnel="yes"/>
    </xsl:call-template>
    <xsl:if test="catch/id or catch/statement-list/*">
      <choose>
        <xsl:copy-of select="@at"/>
        <when>
          <xsl:sequence select="build:temporary('failed', $number)"/>
          <statement-list>
            <xsl:sequence select="local:caught(catch/id, $number)"/>
            <xsl:apply-templates select="catch/statement-list/node()"/>
          </statement-list>
        </when>
      </choose>
    </xsl:if>
  </xsl:template>

  <!-- The flag, before the statements that may fail. -->
  <xsl:function name="local:not-failed" as="element(binary)">
    <xsl:param name="number" as="xs:string"/>
    <xsl:sequence select="build:assign(build:temporary('failed', $number), build:literal('false'))"/>
  </xsl:function>

  <xsl:template name="local:attempt" as="element(try)">
    <xsl:param name="whole" as="xs:string" tunnel="yes"/>
    <try part="whole" number="{$whole}">
      <xsl:copy-of select="@at"/>
      <xsl:call-template name="split-list"/>
      <catch>
        <statement-list/>
      </catch>
    </try>
  </xsl:template>

  <!-- The variable of the handler gets the error. -->
  <xsl:function name="local:caught" as="element(binary)?">
    <xsl:param name="name" as="element(id)?"/>
    <xsl:param name="number" as="xs:string"/>
    <xsl:if test="$name">
      <binary op="=">
        <xsl:copy-of select="$name/../@ada:assigns"/>
        <xsl:sequence select="build:variable($name), build:temporary('err', $number)"/>
      </binary>
    </xsl:if>
  </xsl:function>

  <xsl:template mode="split" match="try" as="element()*">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:sequence select="local:not-failed($number)"/>
    <xsl:call-template name="local:attempt">
      <xsl:with-param name="whole" select="$number" tunnel="yes"/>
      <xsl:with-param name="named" select="exists(catch/id)" tunnel="yes"/>
      <xsl:with-param name="doubtful" select="@ada:doubtful" tunnel="yes"/>
    </xsl:call-template>
    <xsl:if test="catch/id or catch/statement-list/*">
      <choose>
        <xsl:copy-of select="@at"/>
        <when>
          <xsl:sequence select="build:temporary('failed', $number)"/>
          <xsl:call-template name="split-list">
            <xsl:with-param name="before" select="local:caught(catch/id, $number)"/>
            <xsl:with-param name="list" select="catch/statement-list"/>
          </xsl:call-template>
        </when>
      </choose>
    </xsl:if>
  </xsl:template>

  <!-- The clean-up runs whatever was noted; then the error goes on. -->
  <xsl:template mode="split" match="unwind-protect" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:sequence select="local:not-failed($number)"/>
    <unwind-protect>
      <xsl:copy-of select="@at"/>
      <statement-list>
        <xsl:call-template name="local:attempt">
          <xsl:with-param name="whole" select="$number" tunnel="yes"/>
          <xsl:with-param name="named" select="true()" tunnel="yes"/>
        </xsl:call-template>
      </statement-list>
      <unwind-cleanup>
        <xsl:call-template name="split-list">
          <xsl:with-param name="list" select="unwind-cleanup/statement-list"/>
        </xsl:call-template>
      </unwind-cleanup>
    </unwind-protect>
    <choose>
      <xsl:copy-of select="@at"/>
      <when>
        <xsl:sequence select="build:temporary('failed', $number)"/>
        <xsl:call-template name="split-list">
          <xsl:with-param name="before" select="build:named-call('rethrow', build:temporary('err', $number))"/>
          <xsl:with-param name="list" select="()"/>
        </xsl:call-template>
      </when>
    </choose>
  </xsl:template>
</xsl:stylesheet>
