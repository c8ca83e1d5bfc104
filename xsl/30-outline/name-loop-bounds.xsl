<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:name-loop-bounds"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="for">
    <c:purpose>The bounds of a loop that the reversed loop could not compute again from the same variables get names
      before the loop, and so do the values that a loop iterates over if they are no range.</c:purpose>
    <c:case>
      <c:before>
        for i = 2:n
          n = n - 1;
        end
      </c:before>
      <c:after>
        tmpfra1_2 = n;
        for i = 2:tmpfra1_2
          n = n - 1;
        end
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        for i = 2:k - 1
          z = z + i;
        end
      </c:before>
      <c:after>
        tmpfra1_2 = k - 1;
        for i = 2:tmpfra1_2
          z = z + i;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        for v = [1 2; 3 4]
          z = z + v;
        end
      </c:before>
      <c:after>
        tmpir1 = [1, 2; 3, 4];
        for v = tmpir1
          z = z + v;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(.//for)"/>
  </xsl:template>

  <xsl:template match="for[local:named(.)]" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="loop" as="xs:integer" select="$prepared(generate-id())"/>
    <xsl:for-each select="local:named(.)">
      <binary op="=">
        <xsl:copy-of select="ancestor::for[1]/@at"/>
        <xsl:sequence select="local:temporary(., $loop)"/>
        <xsl:apply-templates select="."/>
      </binary>
    </xsl:for-each>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="*[1]"/>
      <xsl:choose>
        <xsl:when test="*[2]/self::range">
          <range>
            <xsl:for-each select="*[2]/*">
              <xsl:choose>
                <xsl:when test=". intersect local:named(../..)">
                  <xsl:sequence select="local:temporary(., $loop)"/>
                </xsl:when>
                <xsl:otherwise>
                  <xsl:apply-templates select="."/>
                </xsl:otherwise>
              </xsl:choose>
            </xsl:for-each>
          </range>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="local:temporary(*[2], $loop)"/>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:apply-templates select="statement-list"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:named" as="element()*">
    <xsl:param name="loop" as="element(for)"/>
    <xsl:variable name="written" as="xs:string*" select="$loop/statement-list/descendant::*[self::binary[@op = '='] or self::for]/*[1]
        ! descendant-or-self::*[self::var or parent::for][not(ancestor::param-list)] ! string(.)"/>
    <xsl:sequence select="if ($loop/*[2]/self::range) then $loop/*[2]/*[not(local:may-stay(., $written))]
        else $loop/*[2][not(self::var) or string(.) = $written]"/>
  </xsl:function>

  <!-- Whether a bound is short and depends on nothing that the loop writes to. -->
  <xsl:function name="local:may-stay" as="xs:boolean">
    <xsl:param name="bound" as="element()"/>
    <xsl:param name="written" as="xs:string*"/>
    <xsl:variable name="operators" as="xs:integer" select="count($bound/descendant-or-self::*
        [self::binary or self::unary or self::call[not(@bare)] or self::array])"/>
    <xsl:sequence select="not($bound/descendant-or-self::var[string(.) = $written])
        and $operators le (if ($style = 'classic') then 0 else 2)
        and not($bound/descendant-or-self::call[not(matches(id, '^(numel|length|size|rows|columns)$'))])"/>
  </xsl:function>

  <xsl:function name="local:temporary" as="element(var)">
    <xsl:param name="bound" as="element()"/>
    <xsl:param name="loop" as="xs:integer"/>
    <var>
      <tmp kind="{if ($bound/parent::range) then 'fra' else 'ir'}">
        <id>
          <xsl:value-of select="if (empty($bound/parent::range)) then $loop
              else if ($bound[not(following-sibling::*)]) then $loop || '_2'
              else if ($bound[not(preceding-sibling::*)]) then $loop || '_1' else $loop || '_s'"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
