<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:expand-declared-values"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="binary@ada:late" ends="persistent/binary[@ada:late]" needs="ada:late"
      outdates="ada:late">
    <c:purpose>The value that a persistent variable is declared with is assigned where the run first reaches the declaration.
      A variable of its own tells that: the value may be empty.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          persistent ratio = quotient(2, 3) count = 0;
          count += 1;
          z = count * ratio * x;
        end
        function q = quotient(a, b)
          q = a / b;
        end
      </c:before>
      <c:after>
        function z = f(x)
          persistent ratio has_ratio count = 0;
          if isempty(has_ratio)
            ratio = quotient(2, 3);
            has_ratio = true;
          end
          count += 1;
          z = count * ratio * x;
        end

        function q = quotient(a, b)
          q = a / b;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          persistent first = x has_first = pi;
          z = first * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          persistent first has_first_2 has_first = pi;
          if isempty(has_first_2)
            first = x;
            has_first_2 = true;
          end
          z = first * x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)">
    <xsl:variable name="kinds" as="xs:string*" select="distinct-values(.//persistent/binary[@ada:late] ! local:kind(.))"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()">
        <xsl:with-param name="flags" tunnel="yes" select="free:of-kinds(free:taken(.//id), $kinds)"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="persistent[binary[@ada:late]]" as="element()+">
    <xsl:next-match/>
    <xsl:apply-templates mode="local:first" select="binary[@ada:late]"/>
  </xsl:template>

  <xsl:template match="persistent/binary[@ada:late]" as="element(var)+">
    <xsl:param name="flags" as="map(*)" tunnel="yes"/>
    <xsl:sequence select="*[1], local:flag(., $flags)"/>
  </xsl:template>

  <xsl:mode name="local:first" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:first" match="binary" as="element(if)">
    <xsl:param name="flags" as="map(*)" tunnel="yes"/>
    <if at="{(@at, ../@at)[1]}">
      <xsl:sequence select="build:named-call('isempty', local:flag(., $flags))"/>
      <statement-list>
        <xsl:sequence select="build:assign(*[1], *[2]), build:assign(local:flag(., $flags), build:variable(build:name('true')))"/>
      </statement-list>
    </if>
  </xsl:template>

  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="declared" as="element(binary)"/>
    <xsl:sequence select="'has_' || $declared/*[1] || '|' || $declared/*[1]"/>
  </xsl:function>

  <xsl:function name="local:flag" as="element(var)">
    <xsl:param name="declared" as="element(binary)"/>
    <xsl:param name="flags" as="map(*)"/>
    <xsl:sequence select="build:variable(build:name($flags(local:kind($declared))))"/>
  </xsl:function>
</xsl:stylesheet>
