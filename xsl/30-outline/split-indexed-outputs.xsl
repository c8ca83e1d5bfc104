<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:split-indexed-outputs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" needs="ada:active" on="binary->unary">
    <c:purpose>Outputs of an active call of several outputs that go to parts of variables go to temporaries first: an
      assignment is then either multiple or indexed, never both (Willkomm 2020, 6.7).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          [q(2), r] = max(x);
          z = q(2) * r;
        end
      </c:before>
      <c:after>
        function z = f(x)
          [tmpoa1, r] = max(x);
          q(2) = tmpoa1;
          z = mtimes(q(2), r);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [z(1), z(2)] = g(x);
        end
        function [a, b] = g(c)
          a = c;
          b = 2 * c;
        end
      </c:before>
      <c:after>
        function z = f(x)
          [tmpoa1, tmpoa2] = g(x);
          z(1) = tmpoa1;
          z(2) = tmpoa2;
        end

        function [a, b] = g(c)
          a = c;
          b = mtimes(2, c);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[@ada:active]/*[1]/local:parts(..))"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[@ada:active][local:parts(.)]" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, *"/>
    </xsl:copy>
    <xsl:for-each select="local:parts(.)">
      <binary op="=">
        <xsl:copy-of select="ancestor::binary[1]/@at"/>
        <xsl:copy-of select="." copy-namespaces="no"/>
        <xsl:sequence select="local:temporary($prepared(generate-id()))"/>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="binary[@ada:active]/unary/row-list/item-list/*[not(self::var)]" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:integer?" select="$prepared(generate-id())"/>
    <xsl:choose>
      <xsl:when test="exists($number)">
        <xsl:sequence select="local:temporary($number)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:function name="local:parts" as="element()*">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:sequence select="$assignment/*[1]/self::unary/row-list/item-list/*[not(self::var)]"/>
  </xsl:function>

  <xsl:function name="local:temporary" as="element(var)">
    <xsl:param name="number" as="xs:integer"/>
    <var>
      <tmp kind="oa">
        <id>
          <xsl:value-of select="$number"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
