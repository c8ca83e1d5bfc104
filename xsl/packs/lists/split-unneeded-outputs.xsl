<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:needed *@ada:whole" guard="none" ends="@ada:needed | @ada:whole" needs="ada:needed ada:whole"
      outdates="ada:needed ada:whole">
    <c:purpose>The differentiated function has no outputs behind the last dependent, and `nargout` is what is left: functions
      for optimisers compute gradients and Hessians of their own only where more is asked for. Calls of the function in
      the program itself, and handles of it, are those of a copy with all outputs.</c:purpose>
    <c:case options="dependents=y">
      <c:before>
        function [y, d] = f(x)
          y = x^2;
          if nargout &gt; 1
            d = 2 * x;
          end
        end
      </c:before>
      <c:after>
        function y = f(x)
          y = x^2;
          if nargout &gt; 1
            d = 2 * x;
          end
        end
      </c:after>
    </c:case>
    <c:case options="dependents=y">
      <c:before>
        function [y, d] = f(x, n)
          y = x;
          if n &gt; 0
            [y, d] = f(x^2, n - 1);
            g = @f;
          end
        end
      </c:before>
      <c:after>
        function y = f(x, n)
          y = x;
          if n &gt; 0
            [y, d] = f_whole(x^2, n - 1);
            g = @f_whole;
          end
        end

        function [y, d] = f_whole(x, n)
          y = x;
          if n &gt; 0
            [y, d] = f_whole(x^2, n - 1);
            g = @f_whole;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:needed]" as="element(function)+">
    <xsl:variable name="content" as="node()*">
      <xsl:apply-templates select="* except (outvars, id)"/>
    </xsl:variable>
    <function>
      <xsl:copy-of select="@* except (@ada:needed, @ada:whole)"/>
      <outvars>
        <xsl:copy-of select="outvars/*[position() le xs:integer(current()/@ada:needed)]" copy-namespaces="no"/>
      </outvars>
      <xsl:copy-of select="id, $content" copy-namespaces="no"/>
    </function>
    <xsl:if test="@ada:whole">
      <function>
        <xsl:copy-of select="@* except (@ada:needed, @ada:whole)"/>
        <xsl:copy-of select="outvars" copy-namespaces="no"/>
        <id>
          <xsl:value-of select="@ada:whole"/>
        </id>
        <xsl:copy-of select="$content" copy-namespaces="no"/>
      </function>
    </xsl:if>
  </xsl:template>

  <xsl:template match="*[@ada:whole]/id" as="element(id)">
    <id>
      <xsl:value-of select="../@ada:whole"/>
    </id>
  </xsl:template>

  <xsl:template match="@ada:whole" as="empty-sequence()"/>
</xsl:stylesheet>
