<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:r="urn:adjoinery:rules"
    xmlns:local="urn:adjoinery:expand-adjoint-calls"
    xmlns:rule="urn:adjoinery:rule"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="adjoint-term" needs="ada:from" writes="ada:from">
    <c:purpose>Where a helper computes the adjoints of both operands at once, it is called once, and before anything is
      popped (Willkomm 2020, listing 16).</c:purpose>
    <c:case options="style=classic">
      <c:before>
        function z = f(x, y)
          z = x / y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = mrdivide(x, y);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          [tmpadjc1, tmpadjc2] = adjoint_term(results(z), arguments(x, y));
          adjoint_increment(target(a_x), increment(tmpadjc1));
          adjoint_increment(target(a_y), increment(tmpadjc2));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic independents=x">
      <c:before>
        function z = f(x, y)
          z = y / x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          z = mrdivide(y, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          [tmpadjc1] = adjoint_term(results(z), arguments(y, x));
          adjoint_increment(target(a_x), increment(tmpadjc1));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/rule.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list[adjoint-increment/increment/adjoint-term]" as="element(statement-list)">
    <statement-list>
      <xsl:for-each-group select="*" group-adjacent="(self::adjoint-increment/increment/adjoint-term[local:joint(.)]/@ref, '')[1]">
        <xsl:choose>
          <xsl:when test="current-grouping-key() = ''">
            <xsl:apply-templates select="current-group()"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:variable name="terms" as="element(adjoint-term)+" select="current-group()/increment/adjoint-term"/>
            <xsl:sequence select="build:from(@ada:from, build:assign(
                build:outputs((1 to count($terms)) ! build:temporary('adjc', string(.))), local:formula($terms)))"/>
            <xsl:for-each select="current-group()">
              <adjoint-increment>
                <xsl:copy-of select="@*, target" copy-namespaces="no"/>
                <increment>
                  <xsl:sequence select="build:temporary('adjc', string(position()))"/>
                </increment>
              </adjoint-increment>
            </xsl:for-each>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each-group>
    </statement-list>
  </xsl:template>

  <xsl:function name="local:joint" as="element(r:adjoint)?">
    <xsl:param name="term" as="element(adjoint-term)"/>
    <xsl:sequence select="rule:of($term/@rule)/r:adjoint[@style = 'classic'][contains(@of, ' ')]"/>
  </xsl:function>

  <!-- The term whose formula gives all adjoints that are wanted. -->
  <xsl:function name="local:formula" as="element(adjoint-term)">
    <xsl:param name="terms" as="element(adjoint-term)+"/>
    <adjoint-term>
      <xsl:copy-of select="$terms[1]/@*"/>
      <xsl:if test="count($terms) gt 1">
        <xsl:attribute name="joint" select="'yes'"/>
      </xsl:if>
      <xsl:copy-of select="$terms[1]/*" copy-namespaces="no"/>
    </adjoint-term>
  </xsl:function>
</xsl:stylesheet>
