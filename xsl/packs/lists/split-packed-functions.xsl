<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:packed call@ada:packed" guard="none" ends="*[@ada:packed]"
      needs="ada:extra-outputs ada:made ada:packed" adds="ada:made" writes="ada:extra-outputs" outdates="ada:packed">
    <c:purpose>Where a function with any number of arguments or outputs is called, and must also stay as it is, since it is the
      one to be differentiated or a handle of it remains, the calls get a function of their own.</c:purpose>
    <c:case options="independents=x" reports="W214">
      <c:before>
        function z = f(x, varargin)
          z = x;
          if nargin &gt; 1
            z = f(x) * varargin{1};
          end
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          z = x;
          if nargin &gt; 1
            z = f_packed(x) * varargin{1};
          end
        end

        function z = f_packed(x, varargin)
          z = x;
          if nargin &gt; 1
            z = f_packed(x) * varargin{1};
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x, 1) + fminsearch(@g, 2);
        end
        function b = g(a, varargin)
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = g_packed(x, 1) + fminsearch(@g, 2);
        end

        function b = g(a, varargin)
          b = a;
        end

        function b = g_packed(a, varargin)
          b = a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)+">
    <xsl:copy>
      <xsl:copy-of select="if (@ada:packed) then (@at, @file) else @* except @ada:made"/>
      <xsl:if test="@ada:packed and @ada:extra-outputs">
        <xsl:attribute name="ada:extra-outputs" select="'own'"/>
      </xsl:if>
      <xsl:if test="@ada:made or .//call[@ada:packed]">
        <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      </xsl:if>
      <xsl:apply-templates/>
    </xsl:copy>
    <xsl:if test="@ada:packed">
      <function ada:made="version">
        <xsl:copy-of select="@* except (@ada:made, @ada:packed)"/>
        <xsl:apply-templates select="outvars"/>
        <id>
          <xsl:value-of select="@ada:packed"/>
        </id>
        <xsl:apply-templates select="* except (outvars, id)"/>
      </function>
    </xsl:if>
  </xsl:template>

  <xsl:template match="call[@ada:packed]" as="element(call)">
    <call>
      <xsl:copy-of select="@* except @ada:packed"/>
      <id>
        <xsl:value-of select="@ada:packed"/>
      </id>
      <xsl:apply-templates select="param-list"/>
    </call>
  </xsl:template>
</xsl:stylesheet>
