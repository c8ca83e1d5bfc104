<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:key="urn:adjoinery:key"
    xmlns:local="urn:adjoinery:drop-first-overwrites"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="overwrite overwrite-loop iteration-record" guard="none">
    <c:purpose>With a stack, every value is pushed where it is overwritten: records of whole iterations are not needed, nor
      those of variables that cannot have a value yet, as outside of all loops and branches nothing was assigned to
      them (Willkomm 2020, listings 2 and 19).</c:purpose>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = x * 2;
          z = sin(z);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = mtimes(x, 2);
          tmpsa1 = sin(z);
          overwrite(z);
          z = tmpsa1;
        end
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = x;
          for i = 1:3
            z = z * 2;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          for i = 1:3
            overwrite(tmpsa1);
            tmpsa1 = mtimes(z, 2);
            overwrite(z);
            z = tmpsa1;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="overwrite-loop | iteration-record" as="empty-sequence()"/>

  <xsl:template match="function/statement-list" as="element(statement-list)">
    <!-- The number of the statement that is the first to write to a variable. -->
    <xsl:variable name="statements" as="element()*" select="*[not(self::overwrite or self::overwrite-field or self::overwrite-part or self::overwrite-size)]"/>
    <xsl:variable name="first" as="map(xs:string, xs:integer)" select="map:merge((
        ../param-list/var ! map:entry(key:of(.), 0),
        for $at in 1 to count($statements) return local:written($statements[$at]) ! map:entry(., $at)),
        map{'duplicates': 'use-first'})"/>
    <statement-list>
      <xsl:iterate select="*">
        <xsl:param name="number" as="xs:integer" select="1"/>
        <xsl:choose>
          <xsl:when test="self::overwrite">
            <xsl:variable name="kept" as="element(var)*" select="var[$first(key:of(.)) lt $number]"/>
            <xsl:if test="exists($kept)">
              <overwrite>
                <xsl:copy-of select="@*, $kept" copy-namespaces="no"/>
              </overwrite>
            </xsl:if>
          </xsl:when>
          <xsl:otherwise>
            <xsl:apply-templates select="."/>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:next-iteration>
          <xsl:with-param name="number" select="if (self::overwrite or self::overwrite-field or self::overwrite-part or self::overwrite-size) then $number else $number + 1"/>
        </xsl:next-iteration>
      </xsl:iterate>
    </statement-list>
  </xsl:template>

  <!-- The keys of what a statement writes to, wholly or in part. -->
  <xsl:function name="local:written" as="xs:string*">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="key:written($statement) ! key:of(.),
        $statement/descendant-or-self::binary[@op = '=']/*[1]/descendant-or-self::var[not(ancestor::param-list)] ! key:of(.)"/>
  </xsl:function>
</xsl:stylesheet>
