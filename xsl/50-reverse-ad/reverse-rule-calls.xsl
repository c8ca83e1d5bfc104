<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:r="urn:adjoinery:rules"
    xmlns:adjoint="urn:adjoinery:adjoint"
    xmlns:rule="urn:adjoinery:rule"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract needs="ada:rule" scope="part" on="adjoint-of@of=rule-call" ends="adjoint-of[binary/*[2][self::call[@ada:rule]]]">
    <c:purpose>A call of a function that has a rule adds to the adjoint of each active argument what the rule says
      (`adjoint-term`), summed back to the argument's size where the rule is elementwise and the argument was
      broadcast (`adjoint-reduction`; seed 003, 3.2).</c:purpose>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:include href="../lib/rule.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-of[binary/*[2]/@ada:rule]" as="element(adjoint-increment)*">
    <xsl:variable name="statement" as="element(binary)" select="binary"/>
    <xsl:variable name="call" as="element(call)" select="binary/call[@ada:rule]"/>
    <xsl:variable name="rule" as="element(r:rule)" select="rule:of($call/@ada:rule)"/>
    <xsl:for-each select="$call/param-list/*">
      <xsl:variable name="position" as="xs:integer" select="position()"/>
      <xsl:if test="descendant-or-self::var/@ada:active">
        <xsl:variable name="term" as="element(adjoint-term)">
          <adjoint-term rule="{$rule/@id}" of="{$position}" ref="{generate-id($statement)}">
            <xsl:copy-of select="$call/@ada:facts"/>
            <results>
              <xsl:copy-of select="$statement/*[1]/(self::var | self::unary/row-list/item-list/*)" copy-namespaces="no"/>
            </results>
            <arguments>
              <xsl:copy-of select="$call/param-list/*" copy-namespaces="no"/>
            </arguments>
          </adjoint-term>
        </xsl:variable>
        <adjoint-increment>
          <target>
            <xsl:apply-templates mode="adjoint" select="."/>
          </target>
          <increment>
            <xsl:choose>
              <xsl:when test="$rule/@kind = 'elementwise' and count($call/param-list/*) gt 1">
                <adjoint-reduction>
                  <xsl:copy-of select="@ada:fit"/>
                  <xsl:sequence select="$term"/>
                  <xsl:copy-of select="." copy-namespaces="no"/>
                </adjoint-reduction>
              </xsl:when>
              <xsl:otherwise>
                <xsl:sequence select="$term"/>
              </xsl:otherwise>
            </xsl:choose>
          </increment>
        </adjoint-increment>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
