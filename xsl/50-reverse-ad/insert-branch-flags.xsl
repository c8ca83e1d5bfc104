<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:insert-branch-flags"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="choose switch" adds="ada:choice">
    <c:purpose>Every branch of a choice notes its number, so that the reverse sweep can take the same way back.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          if x &gt; 1
            z = x;
          else
            z = 2 * x;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpba1 = 0;
          if x &gt; 1
            tmpba1 = 1;
            z = x;
          else
            z = mtimes(2, x);
          end
          push_control(tmpba1);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          z = x;
          switch k
            case 1
              z = sin(x);
            case {2, 3}
              z = cos(x);
          end
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          z = x;
          tmpba1 = 0;
          switch k
            case 1
              tmpba1 = 1;
              z = sin(x);
            case {2, 3}
              tmpba1 = 2;
              z = cos(x);
          end
          push_control(tmpba1);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::*[self::choose or self::switch])"/>
  </xsl:template>

  <xsl:template match="choose | switch" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:integer" select="$prepared(generate-id())"/>
    <xsl:sequence select="local:set($number, 0)"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:choice" select="$number"/>
      <xsl:apply-templates/>
    </xsl:copy>
    <push-control>
      <xsl:sequence select="local:flag($number)"/>
    </push-control>
  </xsl:template>

  <xsl:template match="when/statement-list | case/statement-list" as="element(statement-list)">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:sequence select="local:set($prepared(generate-id(../..)),
          count(../preceding-sibling::*[self::when or self::case]) + 1)"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:set" as="element(binary)">
    <xsl:param name="number" as="xs:integer"/>
    <xsl:param name="value" as="xs:integer"/>
    <binary op="=">
      <xsl:sequence select="local:flag($number)"/>
      <literal>
        <xsl:value-of select="$value"/>
      </literal>
    </binary>
  </xsl:function>

  <xsl:function name="local:flag" as="element(var)">
    <xsl:param name="number" as="xs:integer"/>
    <var>
      <tmp kind="ba">
        <id>
          <xsl:value-of select="$number"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
