<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:name-loop-variables"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="for">
    <c:purpose>A loop whose variable is written to in its body, or is no plain variable, gets a variable of its own,
      so that the reversed loop may rely on the loop's variable.</c:purpose>
    <c:case>
      <c:before>
        for i = 1:n
          i = 2 * i;
          z = z + x(i);
        end
      </c:before>
      <c:after>
        for tmpi1 = 1:n
          i = tmpi1;
          i = 2 * i;
          z = z + x(i);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        for s.k = 1:n
          z = z + x(s.k);
        end
      </c:before>
      <c:after>
        for tmpi1 = 1:n
          s.k = tmpi1;
          z = z + x(s.k);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="for[not(*[1]/self::id) or local:writes(statement-list, string(id))]" as="element(for)">
    <xsl:variable name="own" as="element(tmp)">
      <tmp kind="i">
        <id>
          <xsl:value-of select="count(preceding::for | ancestor::for) + 1"/>
        </id>
      </tmp>
    </xsl:variable>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="$own"/>
      <xsl:apply-templates select="* except (*[1], statement-list)"/>
      <statement-list>
        <binary op="=">
          <xsl:choose>
            <xsl:when test="*[1]/self::id">
              <var>
                <xsl:apply-templates select="*[1]"/>
              </var>
            </xsl:when>
            <xsl:otherwise>
              <xsl:apply-templates select="*[1]"/>
            </xsl:otherwise>
          </xsl:choose>
          <var>
            <xsl:sequence select="$own"/>
          </var>
        </binary>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:writes" as="xs:boolean">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="exists($list/descendant::binary[@op = '=']/*[1]/descendant-or-self::var[id = $name]
            [not(ancestor::param-list or parent::dyn-struct-ref/*[1] except .)]
        | $list//for/id[. = $name])"/>
  </xsl:function>
</xsl:stylesheet>
