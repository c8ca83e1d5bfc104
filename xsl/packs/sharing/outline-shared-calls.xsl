<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:head="urn:adjoinery:head"
    xmlns:local="urn:adjoinery:outline-shared-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="var@ada:value" ends="var[@ada:value]" needs="ada:shared-inputs ada:value" outdates="ada:value">
    <c:purpose>Calls of functions that change what they share with others become statements, and so does what is
      evaluated before them and would be seen changed. Conditions of loops that hold such calls move into the loops.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          global total
          total = 1;
          z = total * g(x) + g(2 * x);
        end
        function b = g(a)
          global total
          total = total + a;
          b = total;
        end
      </c:before>
      <c:after>
        function z = f(x)
          global total;
          total = 1;
          total_2 = total;
          g_2 = g(x);
          g_3 = g(2 * x);
          z = total_2 * g_2 + g_3;
        end

        function b = g(a)
          global total;
          total = total + a;
          b = total;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          if x &gt; 3
            z = 1;
          elseif next() &gt; 2
            z = 2;
          end
          while next() &lt; 9
            z = z * x;
          end
        end
        function k = next()
          persistent n
          n = [n, 1];
          k = numel(n);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          if x &gt; 3
            z = 1;
          else
            next_2 = next();
            if next_2 &gt; 2
              z = 2;
            end
          end
          while true
            next_3 = next();
            if next_3 &lt; 9
            else
              break;
            end
            z = z * x;
          end
        end

        function k = next()
          persistent n;
          n = [n, 1];
          k = numel(n);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/head.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="local:before" on-no-match="shallow-skip" on-multiple-match="fail"/>

  <xsl:template match="statement-list/*[local:outlines(.)]" as="element()+" priority="1">
    <xsl:apply-templates mode="local:before" select="head:of(.)"/>
    <xsl:next-match/>
  </xsl:template>

  <!-- The statements go where its condition is evaluated again. -->
  <xsl:template priority="2" match="statement-list/while[local:outlines(.)]" as="element(while)">
    <while>
      <xsl:copy-of select="@*"/>
      <var>
        <id>true</id>
      </var>
      <statement-list>
        <xsl:apply-templates mode="local:before" select="*[1]"/>
        <xsl:variable name="condition" as="element()">
          <xsl:apply-templates select="*[1]"/>
        </xsl:variable>
        <xsl:variable name="exit" as="element(break)">
          <break/>
        </xsl:variable>
        <xsl:sequence select="build:unless((), $condition, $exit)"/>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </while>
  </xsl:template>

  <xsl:template match="elseif[local:outlines(.)]" as="element(else)">
    <else>
      <statement-list>
        <xsl:apply-templates mode="local:before" select="*[1]"/>
        <if>
          <xsl:copy-of select="@*"/>
          <xsl:apply-templates select="node()"/>
        </if>
      </statement-list>
    </else>
  </xsl:template>

  <!-- Arguments come before their function, and this before the indices of its result. -->
  <xsl:template mode="local:before" match="array[var[@ada:value][@ada:shared-inputs]]" as="element()+">
    <xsl:apply-templates mode="local:before" select="*[2]"/>
    <binary op="=">
      <xsl:sequence select="local:value(*[1])"/>
      <array>
        <xsl:apply-templates mode="local:callee" select="*[1]"/>
        <xsl:apply-templates select="*[2]"/>
      </array>
    </binary>
    <xsl:apply-templates mode="local:before" select="*[position() gt 2]"/>
  </xsl:template>

  <xsl:template mode="local:before" match="var[@ada:value]" as="element(binary)">
    <binary op="=">
      <xsl:sequence select="local:value(.)"/>
      <xsl:apply-templates mode="local:callee" select="."/>
    </binary>
  </xsl:template>

  <xsl:mode name="local:callee" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:callee" match="@ada:value" as="empty-sequence()"/>

  <xsl:template match="array[var[@ada:value][@ada:shared-inputs]]" as="element()">
    <xsl:choose>
      <xsl:when test="count(*) eq 2">
        <xsl:sequence select="local:value(*[1])"/>
      </xsl:when>
      <xsl:otherwise>
        <array>
          <xsl:sequence select="local:value(*[1])"/>
          <xsl:apply-templates select="*[position() gt 2]"/>
        </array>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="var[@ada:value]" as="element(var)">
    <xsl:sequence select="local:value(.)"/>
  </xsl:template>

  <xsl:function name="local:value" as="element(var)">
    <xsl:param name="name" as="element(var)"/>
    <var>
      <id>
        <xsl:value-of select="$name/@ada:value"/>
      </id>
    </var>
  </xsl:function>

  <xsl:function name="local:outlines" as="xs:boolean" xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="exists(head:of($statement)/descendant-or-self::var/@ada:value)"/>
  </xsl:function>
</xsl:stylesheet>
