<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="for while" needs="ada:range" adds="ada:counted ada:loop">
    <c:purpose>Numbers the loops, and counts the iterations of those that cannot be run backwards from their bounds: while
      loops, loops that may be left early, and all others whose values are not known to be whole numbers from a positive one on.
      The counter is kept for the reverse sweep.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          while z &lt; 10
            z = z * 2;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          iteration_start(tmpla1);
          while z &lt; 10
            iteration_count(tmpla1);
            tmpsa1 = mtimes(z, 2);
            z = tmpsa1;
          end
          push_control(tmpla1);
        end
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x, n)
          z = x;
          for i = 1:n - 1
            z = z * 2;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          z = x;
          tmpfra1_2 = n - 1;
          for i = 1:tmpfra1_2
            tmpsa1 = mtimes(z, 2);
            z = tmpsa1;
          end
          push_control(tmpfra1_2);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::*[self::for or self::while])"/>
  </xsl:template>

  <xsl:template match="for | while" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:integer" select="$prepared(generate-id())"/>
    <xsl:variable name="counted" as="xs:boolean" select="exists(self::while) or exists(statement-list/loop-exit)
        or $style != 'classic' and not(@ada:range)"/>
    <xsl:variable name="counter" as="element(var)">
      <var>
        <tmp kind="la">
          <id>
            <xsl:value-of select="$number"/>
          </id>
        </tmp>
      </var>
    </xsl:variable>
    <xsl:if test="$counted">
      <iteration-start>
        <xsl:sequence select="$counter"/>
      </iteration-start>
    </xsl:if>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:loop" select="$number"/>
      <xsl:if test="$counted">
        <xsl:attribute name="ada:counted" select="'yes'"/>
      </xsl:if>
      <xsl:apply-templates select="*[not(self::statement-list)]"/>
      <statement-list>
        <xsl:if test="$counted">
          <iteration-count>
            <xsl:sequence select="$counter"/>
          </iteration-count>
        </xsl:if>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </xsl:copy>
    <xsl:variable name="values" as="element(var)*" select="*[2]/descendant-or-self::var[tmp[@kind = 'fra' or @kind = 'ir']]"/>
    <xsl:if test="$counted or exists($values)">
      <push-control>
        <xsl:copy-of select="$counter[$counted]" copy-namespaces="no"/>
        <xsl:copy-of select="$values" copy-namespaces="no"/>
      </push-control>
    </xsl:if>
  </xsl:template>
</xsl:stylesheet>
