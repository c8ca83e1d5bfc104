<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:head="urn:adjoinery:head"
    xmlns:local="urn:adjoinery:outline-inner-assignments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="*@ada:embedded" ends="*[@ada:embedded]" needs="ada:embedded ada:stored"
      outdates="ada:embedded ada:stored">
    <c:purpose>Octave's assignments inside expressions become statements in front of their own, and so does what is evaluated
      before them and would be seen changed. Where `&amp;&amp;` and `||` decide whether they happen, a choice does. Conditions
      of loops that hold such assignments move into the loops.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, dim)
          sz = size(x);
          (dim = find(sz &gt; 1, 1)) || (dim = 1);
          a = b = c(2) = dim;
          k = 1;
          z = x(k++) + k * sz((n = 2)) - ++k * (n += k) / n--;
        end
      </c:before>
      <c:after>
        function z = f(x, dim)
          sz = size(x);
          dim = find(sz &gt; 1, 1);
          if dim
          else
            dim = 1;
          end
          c(2) = dim;
          b = dim;
          a = b;
          k = 1;
          k_2 = k;
          k++;
          value_3 = k;
          n = 2;
          ++k;
          n += k;
          value_2 = n;
          n_2 = n;
          n--;
          z = x(k_2) + value_3 * sz(2) - k * value_2 / n_2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          z = x;
          if isempty(x) || (n = numel(x)) &gt; 3
            z = 1;
          elseif (n = numel(z)) &gt; 2 &amp;&amp; n &lt; 9
            z = 2;
          end
          while (k -= 1) &gt; 0
            z = z * x;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          z = x;
          test_2 = true;
          if isempty(x)
          else
            n = numel(x);
            if n &gt; 3
            else
              test_2 = false;
            end
          end
          if test_2
            z = 1;
          else
            n = numel(z);
            if n &gt; 2 &amp;&amp; n &lt; 9
              z = 2;
            end
          end
          while true
            k -= 1;
            if k &gt; 0
            else
              break;
            end
            z = z * x;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/head.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="local:before" on-no-match="shallow-skip" on-multiple-match="fail"/>
  <xsl:mode name="local:own" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- A statement, if more than a name is left of it. -->
  <xsl:template match="statement-list/*[local:moves(.)]" as="element()+" priority="1">
    <xsl:apply-templates mode="local:before" select="head:of(.)"/>
    <xsl:variable name="rest" as="element()">
      <xsl:next-match/>
    </xsl:variable>
    <xsl:sequence select="$rest[not(self::var or self::literal or self::binary[@ada:embedded])]"/>
  </xsl:template>

  <xsl:template priority="2" match="statement-list/while[local:moves(.)]" as="element(while)">
    <while>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="build:literal('true')"/>
      <statement-list>
        <xsl:apply-templates mode="local:before" select="*[1]"/>
        <xsl:variable name="condition" as="element()">
          <xsl:apply-templates select="*[1]"/>
        </xsl:variable>
        <xsl:variable name="exit" as="element(break)">
          <break/>
        </xsl:variable>
        <xsl:sequence select="build:unless(@at, $condition, $exit)"/>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </while>
  </xsl:template>

  <xsl:template priority="2" match="statement-list/do-until[local:moves(.)]" as="element(do-until)">
    <do-until>
      <xsl:copy-of select="@*"/>
      <statement-list>
        <xsl:apply-templates select="statement-list/node()"/>
        <xsl:apply-templates mode="local:before" select="*[last()]"/>
      </statement-list>
      <xsl:apply-templates select="*[last()]"/>
    </do-until>
  </xsl:template>

  <xsl:template match="elseif[local:moves(.)]" as="element(else)">
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

  <!-- The stored value, behind its operands. -->
  <xsl:template mode="local:before" match="*[@ada:stored]" as="element()+">
    <xsl:apply-templates mode="local:before" select="*"/>
    <xsl:variable name="value" as="element()">
      <xsl:apply-templates mode="local:own" select="."/>
    </xsl:variable>
    <xsl:sequence select="build:assign(local:stored(.), $value)"/>
  </xsl:template>

  <xsl:template mode="local:before" match="binary[@ada:embedded]" as="element()+" priority="1">
    <xsl:apply-templates mode="local:before" select="*[2]"/>
    <xsl:variable name="value" as="element()">
      <xsl:apply-templates select="*[2]"/>
    </xsl:variable>
    <xsl:variable name="is-kept" as="xs:boolean" select="@op = '=' and exists(@ada:stored)"/>
    <xsl:if test="$is-kept">
      <xsl:sequence select="build:assign(local:stored(.), $value)"/>
    </xsl:if>
    <binary op="{@op}" at="{*[1]/@at}">
      <xsl:sequence select="*[1], if ($is-kept) then local:stored(.) else $value"/>
    </binary>
    <xsl:if test="@ada:stored and not($is-kept)">
      <xsl:sequence select="build:assign(local:stored(.), *[1])"/>
    </xsl:if>
  </xsl:template>

  <xsl:template mode="local:before" match="unary[@ada:embedded]" as="element()+" priority="1">
    <xsl:variable name="increment" as="element(unary)">
      <unary at="{*/@at}">
        <xsl:sequence select="@op, @place, *"/>
      </unary>
    </xsl:variable>
    <xsl:variable name="kept" as="element()?" select="@ada:stored/.. ! build:assign(local:stored(.), *)"/>
    <xsl:sequence select="if (@place) then ($kept, $increment) else ($increment, $kept)"/>
  </xsl:template>

  <!-- Operands behind the first are evaluated if those before them do not decide. -->
  <xsl:template mode="local:before" match="binary[@op = '&amp;&amp;' or @op = '||'][@ada:embedded]" as="element()+" priority="2">
    <xsl:if test="@ada:stored">
      <xsl:sequence select="build:assign(local:stored(.), build:literal(if (@op = '||') then 'true' else 'false'))"/>
    </xsl:if>
    <xsl:sequence select="local:choices(*[1])"/>
  </xsl:template>

  <xsl:function name="local:choices" as="element()*">
    <xsl:param name="operand" as="element()"/>
    <xsl:variable name="chain" as="element(binary)" select="$operand/.."/>
    <xsl:variable name="next" as="element()?" select="$operand/following-sibling::*[1]"/>
    <xsl:apply-templates mode="local:before" select="$operand"/>
    <xsl:if test="exists($next) or $chain/@ada:stored">
      <xsl:variable name="value" as="element()">
        <xsl:apply-templates select="$operand"/>
      </xsl:variable>
      <xsl:variable name="rest" as="element()*" select="if (exists($next)) then local:choices($next)
          else build:assign(local:stored($chain), build:literal(if ($chain/@op = '||') then 'false' else 'true'))"/>
      <xsl:variable name="at" as="attribute()?" select="$operand/ancestor::*[@at][1]/@at"/>
      <xsl:choose>
        <xsl:when test="empty($rest)"/>
        <xsl:when test="$chain/@op = '||'">
          <xsl:sequence select="build:unless($at, $value, $rest)"/>
        </xsl:when>
        <xsl:otherwise>
          <if>
            <xsl:sequence select="$at, $value"/>
            <statement-list>
              <xsl:sequence select="$rest"/>
            </statement-list>
          </if>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:if>
  </xsl:function>

  <!-- The replacement of an expression. -->
  <xsl:template match="*[@ada:stored]" as="element(var)" priority="3">
    <xsl:sequence select="local:stored(.)"/>
  </xsl:template>

  <!-- The value of an assignment: what was assigned, or what has become of it. -->
  <xsl:template match="binary[@ada:embedded][not(@op = '&amp;&amp;' or @op = '||')]" as="element()" priority="2">
    <xsl:choose>
      <xsl:when test="@op = '=' and (*[2][self::literal or self::unary[@op = '[]'][not(.//item-list)]] or not(*[1][self::var]))">
        <xsl:sequence select="*[2]"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="*[1]"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="unary[@ada:embedded]" as="element()" priority="2">
    <xsl:copy-of select="*" copy-namespaces="no"/>
  </xsl:template>

  <xsl:template match="unary[@op = '()'][descendant::*/@ada:embedded]" as="element()">
    <xsl:variable name="value" as="element()">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="$value[self::var or self::literal]">
        <xsl:sequence select="$value"/>
      </xsl:when>
      <xsl:otherwise>
        <unary>
          <xsl:copy-of select="@*"/>
          <xsl:sequence select="$value"/>
        </unary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="local:own" match="*[@ada:stored]" as="element()">
    <xsl:copy copy-namespaces="no">
      <xsl:copy-of select="@* except @ada:stored"/>
      <xsl:apply-templates select="node()"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:stored" as="element(var)">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="build:variable(build:name($it/@ada:stored))"/>
  </xsl:function>

  <xsl:function name="local:moves" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="exists(head:of($statement)/descendant-or-self::*/@ada:embedded)"/>
  </xsl:function>
</xsl:stylesheet>
