<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:operator="urn:adjoinery:operator"
    xmlns:local="urn:adjoinery:unify-operators"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" guard="parts" needs="ada:active" on="binary@ada:active">
    <c:purpose>Operators with active operands become calls of the functions that they stand for, so that one set of
      rules serves both (Willkomm 2020, 6.7). `restore-operators` is the way back.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x * sin(y) - 2 ^ (1 - 3);
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = minus(mtimes(x, sin(y)), 2^(1 - 3));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          z = -x(k + 1)' .^ 2;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          adm_check_handles(x);
          z = uminus(power(ctranspose(x(k + 1)), 2));
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/operator.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:active]" as="element(binary)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      <xsl:apply-templates mode="local:unify" select="*[2]"/>
    </xsl:copy>
  </xsl:template>

  <xsl:mode name="local:unify" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:unify" as="element(call)"
      match="(binary | range | unary[not(@op = '[]' or @op = '{}')])[.//var/@ada:active]">
    <call unified="{local-name()}">
      <xsl:copy-of select="@op"/>
      <id>
        <xsl:value-of select="operator:of(.)/@name"/>
      </id>
      <param-list>
        <xsl:apply-templates mode="local:unify" select="*"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template mode="local:unify" match="array/param-list | array/cell-index | anonymous-function" as="element()">
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>
</xsl:stylesheet>
