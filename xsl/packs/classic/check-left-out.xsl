<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:check-left-out"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="check" on="adjoint-reduction adjoint-fit adjoint-sum">
    <c:purpose>Reports code that options leave out though a program may need it: once per function (W501).</c:purpose>
    <c:case options="style=classic adjoint-reductions=no" reports="W501">
      <c:before>
        function z = f(x, y)
          z = x + y;
        end
      </c:before>
    </c:case>
    <c:case options="style=classic independents=x adjoint-reshapes=no" reports="W501">
      <c:before>
        function z = f(x, i)
          z = zeros(2, 2);
          z(i) = x;
        end
      </c:before>
    </c:case>
    <c:case options="style=classic adjoint-reductions=check">
      <c:before>
        function z = f(x, y)
          z = x + y;
        end
      </c:before>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="deep-skip" on-multiple-match="fail"/>
  <xsl:param name="adjoint-reductions" as="xs:string" select="'yes'"/>
  <xsl:param name="adjoint-reshapes" as="xs:string" select="'yes'"/>

  <xsl:template match="function" as="empty-sequence()">
    <xsl:sequence select="
        if ($adjoint-reductions = 'no')
          then local:warn(., 'adjoint-reductions', 'sum', descendant::*[self::adjoint-reduction or self::adjoint-sum], 'an operand is expanded')
        else (),
        if ($adjoint-reshapes = 'no')
          then local:warn(., 'adjoint-reshapes', 'reshape', descendant::adjoint-fit, 'a value is written to elements of another shape')
        else ()"/>
  </xsl:template>

  <xsl:function name="local:warn" as="empty-sequence()">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="option" as="xs:string"/>
    <xsl:param name="what" as="xs:string"/>
    <xsl:param name="found" as="element()*"/>
    <xsl:param name="where" as="xs:string"/>
    <xsl:if test="exists($found)">
      <xsl:message>
        <diagnostic code="W501" function="{$function/id}" file="{$function/@file}" at="{$function/@at}" option="{$option}"
            count="{count($found)} {$what}{if (count($found) gt 1) then 's' else ''}" where="{$where}"/>
      </xsl:message>
    </xsl:if>
  </xsl:function>
</xsl:stylesheet>
