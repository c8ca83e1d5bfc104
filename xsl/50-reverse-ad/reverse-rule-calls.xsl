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
  <c:contract scope="part" on="adjoint-of@of=rule-call" ends="adjoint-of[binary/*[2][self::call[@ada:rule]]]"
      needs="ada:active ada:alike ada:along ada:container ada:dropped ada:factored ada:facts ada:fit ada:rule">
    <c:purpose>A call of a function that has a rule adds to the adjoint of each active argument what the rule says
      (`adjoint-term`), summed back to the argument's size where the rule is elementwise and the argument was
      broadcast (`adjoint-reduction`; Willkomm 2020, 3.2).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sin(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = sin(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(adjoint_term(results(z), arguments(x))));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x .* y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = times(x, y);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          adjoint_increment(target(a_x), increment(adjoint_reduction(adjoint_term(results(z), arguments(x, y)), x)));
          adjoint_increment(target(a_y), increment(adjoint_reduction(adjoint_term(results(z), arguments(x, y)), y)));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:include href="../lib/rule.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-of[binary/call/@ada:rule]" as="element(adjoint-increment)*">
    <xsl:variable name="call" as="element(call)" select="binary/call[@ada:rule]"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:variable name="results" as="element()+" select="binary/*[1] ! (if (self::unary) then row-list/item-list/* else .)"/>
    <xsl:variable name="rule" as="element(r:rule)" select="rule:of($call/@ada:rule)"/>
    <!-- The common part of the terms of one call, where one call of a helper may give several of them. -->
    <xsl:variable name="ref" as="xs:string?" select="if ($rule/r:adjoint[contains(@of, ' ')] and not(binary/call/@ada:factored)) then generate-id(binary) else ()"/>
    <xsl:variable name="is-reduced" as="xs:boolean" select="count($arguments) gt 1 and $rule/@kind = 'elementwise'"/>
    <xsl:for-each select="$arguments">
      <xsl:variable name="position" as="xs:integer" select="position()"/>
      <xsl:if test="descendant-or-self::var[@ada:active]">
        <adjoint-increment>
          <xsl:copy-of select="@ada:container"/>
          <target>
            <xsl:apply-templates mode="adjoint" select="."/>
          </target>
          <increment>
            <xsl:choose>
              <xsl:when test="$is-reduced">
                <adjoint-reduction>
                  <xsl:copy-of select="@ada:fit, @ada:alike, @ada:along"/>
                  <xsl:call-template name="term">
                    <xsl:with-param name="position" select="$position"/>
                    <xsl:with-param name="ref" select="$ref"/>
                    <xsl:with-param name="results" select="$results"/>
                  </xsl:call-template>
                  <xsl:copy-of select="." copy-namespaces="no"/>
                </adjoint-reduction>
              </xsl:when>
              <xsl:otherwise>
                <xsl:call-template name="term">
                  <xsl:with-param name="position" select="$position"/>
                  <xsl:with-param name="ref" select="$ref"/>
                  <xsl:with-param name="results" select="$results"/>
                </xsl:call-template>
              </xsl:otherwise>
            </xsl:choose>
          </increment>
        </adjoint-increment>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <!-- The increment of the adjoint of the argument at hand. -->
  <xsl:template name="term" as="element(adjoint-term)">
    <xsl:param name="position" as="xs:integer"/>
    <xsl:param name="ref" as="xs:string?"/>
    <xsl:param name="results" as="element()+"/>
    <xsl:variable name="call" as="element(call)" select="../.."/>
    <adjoint-term rule="{$call/@ada:rule}" of="{$position}">
      <xsl:if test="exists($ref)">
        <xsl:attribute name="ref" select="$ref"/>
      </xsl:if>
      <xsl:copy-of select="$call/(@ada:facts, @ada:dropped, @ada:factored)"/>
      <results>
        <xsl:copy-of select="$results" copy-namespaces="no"/>
      </results>
      <arguments>
        <xsl:copy-of select="../*" copy-namespaces="no"/>
      </arguments>
    </adjoint-term>
  </xsl:template>
</xsl:stylesheet>
