<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="when@ada:decided case@ada:decided *@ada:decides" guard="none" ends="@ada:decided | @ada:decides"
      needs="ada:decided" reads="ada:decides" outdates="ada:decided ada:decides">
    <c:purpose>Where it is known what a condition asks about handles, or of flags that the program itself sets, or numbers
      decide it, only the branch stays that is taken: what stands in the others may be no program for these handles, or
      compute what nobody wants, or take what an earlier call of the same arguments found. Operands of `||` and `&amp;&amp;` that never decide are left out.</c:purpose>
    <c:case options="dependents=y">
      <c:before>
        function [y, d] = f(x)
          y = x;
          if nargout &gt; 1
            d = y;
          end
          switch nargout
            case 0
              disp(y);
            case {1, 2}
              y = 2 * y;
            otherwise
              y = 3 * y;
          end
        end
      </c:before>
      <c:after>
        function y = f(x)
          y = x;
          y = 2 * y;
        end
      </c:after>
    </c:case>
    <c:case options="nargin=2">
      <c:before>
        function y = f(x, n)
          y = x;
          if nargin &lt; 2 || isempty(n)
            n = 1;
          end
          if x(1) &gt; 0 &amp;&amp; (nargin &gt; 1 &amp;&amp; n &gt; 0)
            y = n * y;
          end
        end
      </c:before>
      <c:after>
        function y = f(x, n)
          y = x;
          if isempty(n)
            n = 1;
          end
          if x(1) &gt; 0 &amp;&amp; n &gt; 0
            y = n * y;
          end
        end
      </c:after>
    </c:case>
    <c:case options="independents=x,n" reports="W214">
      <c:before>
        function y = f(x, n, varargin)
          if nargin == 0
            setup
            return;
          end
          y = n * g(x, 2) * h(x, varargin{:});
        end
        function y = g(x, k)
          if 2 &gt; nargin
            k = 1;
          end
          y = k * x;
        end
        function y = h(x, k)
          if nargin &lt; 2
            k = 1;
          end
          y = k * x;
        end
      </c:before>
      <c:after>
        function y = f(x, n, varargin)
          y = n * g(x, 2) * h(x, varargin{:});
        end

        function y = g(x, k)
          y = k * x;
        end

        function y = h(x, k)
          if nargin &lt; 2
            k = 1;
          end
          y = k * x;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, k)
          y = x;
          switch 2
            case 1
              y = 2 * y;
            case k
              y = 3 * y;
            case 2
              y = 4 * y;
            case 3
              y = 5 * y;
          end
        end
      </c:before>
      <c:after>
        function y = f(x, k)
          y = x;
          switch 2
            case k
              y = 3 * y;
            otherwise
              y = 4 * y;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[*/@ada:decides]" as="element()">
    <xsl:apply-templates select="*[@ada:decides]"/>
  </xsl:template>

  <xsl:template match="@ada:decides" as="empty-sequence()"/>

  <xsl:template match="choose[when/@ada:decided] | switch[child::case/@ada:decided]" as="element()*">
    <xsl:variable name="taken" as="element()?" select="(child::when | child::case)[@ada:decided = 'always'][1]"/>
    <xsl:variable name="branches" as="element()*"
        select="(child::when | child::case)[not(@ada:decided)][empty($taken) or . &lt;&lt; $taken]"/>
    <xsl:variable name="rest" as="element()?" select="($taken, child::otherwise)[1]"/>
    <xsl:choose>
      <xsl:when test="empty($branches)">
        <xsl:apply-templates select="$rest/statement-list/node()"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy>
          <xsl:apply-templates select="@*, self::switch/*[1], $branches"/>
          <xsl:if test="$rest">
            <otherwise>
              <xsl:apply-templates select="$rest/statement-list"/>
            </otherwise>
          </xsl:if>
        </xsl:copy>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
