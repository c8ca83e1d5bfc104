<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:check-active-values"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="check" on="cell-index struct-ref dyn-struct-ref anonymous-function unary@op={}"
      needs="ada:active">
    <c:purpose>Active values stay in numeric arrays: not in cells, in fields, nor in anonymous functions (E302).</c:purpose>
    <c:case reports="E302 E302">
      <c:before>
        function z = f(x)
          c = {x, 2};
          z = c{1};
        end
      </c:before>
    </c:case>
    <c:case reports="E302">
      <c:before>
        function z = f(x)
          g = @(t) x * t;
          z = g(3);
        end
      </c:before>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, s)
          c = {2, 3};
          z = x * c{1} * s.scale;
        end
      </c:before>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-skip" on-multiple-match="fail"/>

  <xsl:template match="binary[@op = '='][@ada:active]" as="empty-sequence()">
    <xsl:variable name="found" as="element()*" select="(descendant::array[cell-index] | .//struct-ref | .//dyn-struct-ref
        | .//anonymous-function | descendant::unary[@op = '{}'])[local:holds-active-value(.)]"/>
    <xsl:if test="exists($found)">
      <xsl:variable name="construct" as="xs:string" select="
          if ($found[1]/(self::array | self::unary)) then 'kept in cell arrays'
          else if ($found[1]/self::anonymous-function) then 'captured by anonymous functions'
          else 'kept in the fields of structures'"/>
      <xsl:message>
        <diagnostic code="E302" construct="{$construct}" file="{ancestor::function[last()]/@file}"
            at="{($found[1]/descendant-or-self::*/@at, @at)[1]}"/>
      </xsl:message>
    </xsl:if>
  </xsl:template>

  <!-- A part of a variable does so if the variable does, whatever its indices. -->
  <xsl:function name="local:holds-active-value" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="
        if ($it/(self::anonymous-function | self::unary)) then exists($it/descendant::var[@ada:active])
        else if ($it/*[1]/self::var) then exists($it/*[1]/(@ada:active | @ada:adjoint))
        else some $base in $it[not(self::call)]/*[1] satisfies local:holds-active-value($base)"/>
  </xsl:function>
</xsl:stylesheet>
