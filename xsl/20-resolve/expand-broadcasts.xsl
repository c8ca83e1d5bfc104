<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:r="urn:adjoinery:rules"
    xmlns:operator="urn:adjoinery:operator"
    xmlns:local="urn:adjoinery:expand-broadcasts"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="function-handle" needs="ada:is">
    <c:purpose>`bsxfun` of a builtin that works element by element is a call of it: that expands its operands too. What
      functions of users do with the columns that `bsxfun` gives them is not known.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = bsxfun(@minus, x, bsxfun(@max, y, 2));
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = x - max(y, 2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = bsxfun(@kron, x, y) + bsxfun(@(s, t) s - t, x, y);
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = bsxfun(@kron, x, y) + bsxfun(@(s, t) s - t, x, y);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/operator.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- Builtins of two arguments that expand them, and give each pair of elements one. -->
  <xsl:variable name="elementwise" as="xs:string*" select="'plus', 'minus', 'times', 'rdivide', 'ldivide', 'power',
      'eq', 'ne', 'lt', 'le', 'gt', 'ge', 'and', 'or', 'xor', 'max', 'min', 'rem', 'mod', 'atan2', 'hypot'"/>

  <xsl:template match="call[id = 'bsxfun'][not(@ada:is = 'user')][local:callee(.)]" as="element()">
    <xsl:variable name="callee" as="element(function-handle)" select="local:callee(.)"/>
    <xsl:variable name="operator" as="element(r:operator)?" select="$operator-table?*[@name = $callee/id][1]"/>
    <xsl:choose>
      <xsl:when test="exists($operator)">
        <binary op="{$operator/@op}">
          <xsl:copy-of select="@at"/>
          <xsl:apply-templates select="param-list/*[position() gt 1]"/>
        </binary>
      </xsl:when>
      <xsl:otherwise>
        <call>
          <xsl:copy-of select="@at, $callee/@ada:is, $callee/id" copy-namespaces="no"/>
          <param-list>
            <xsl:apply-templates select="param-list/*[position() gt 1]"/>
          </param-list>
        </call>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:function name="local:callee" as="element(function-handle)?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/param-list[count(*) eq 3]/*[1]/self::function-handle[not(@ada:is = 'user')]
        [id = $elementwise]"/>
  </xsl:function>
</xsl:stylesheet>
