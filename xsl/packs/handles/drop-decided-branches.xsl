<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="when@ada:decided" guard="none" ends="when[@ada:decided]" needs="ada:decided"
      outdates="ada:decided">
    <c:purpose>Where it is known what a condition asks about handles, or of flags that the program itself sets, only the branch
      stays that is taken: what stands in the others may be no program for these handles.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = solve(@sin, x) + solve(2 * x, x);
        end
        function y = solve(a, x)
          if isa(a, 'function_handle')
            times = a;
          else
            times = @(v) a * v;
          end
          y = times(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = solve_sin(@sin, x) + solve(2 * x, x);
        end

        function y = solve_sin(a, x)
          times = a;
          y = times(x);
        end

        function y = solve(a, x)
          times = @(v) solve_times(v, a);
          y = times(x);
        end

        function value = solve_times(v, a)
          value = a * v;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = called(@sin, x);
        end
        function y = called(g, x, n)
          if x &gt; 1
            n = 2;
          elseif nargin &lt; 3 || isempty(n)
            n = 1;
          else
            n = 3;
          end
          if ischar(g)
            g = str2func(g);
          end
          y = n * g(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = called_sin(@sin, x);
        end

        function y = called(g, x, n)
          if x &gt; 1
            n = 2;
          elseif nargin &lt; 3 || isempty(n)
            n = 1;
          else
            n = 3;
          end
          if ischar(g)
            g = str2func(g);
          end
          y = n * g(x);
        end

        function y = called_sin(g, x)
          if x &gt; 1
            n = 2;
          else
            n = 1;
          end
          y = n * g(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="choose[when/@ada:decided]" as="element()*">
    <xsl:variable name="taken" as="element(when)?" select="when[@ada:decided = 'always'][1]"/>
    <xsl:variable name="branches" as="element(when)*" select="when[not(@ada:decided)][empty($taken) or . &lt;&lt; $taken]"/>
    <xsl:variable name="rest" as="element()?" select="($taken, child::otherwise)[1]"/>
    <xsl:choose>
      <xsl:when test="empty($branches)">
        <xsl:apply-templates select="$rest/statement-list/node()"/>
      </xsl:when>
      <xsl:otherwise>
        <choose>
          <xsl:apply-templates select="@*, $branches"/>
          <xsl:if test="$rest">
            <otherwise>
              <xsl:apply-templates select="$rest/statement-list"/>
            </otherwise>
          </xsl:if>
        </choose>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
