<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:correction="urn:adjoinery:correction"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="function@ada:made" needs="ada:active ada:made">
    <c:purpose>Drops the second call of a solver's function where it would only say on which captured values the result
      depends, and there are none.</c:purpose>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, p)
          z = x * fzero(@(t) t^3 - p, 2);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = x * fzero_of(@(t) f_handle(t, p), p, 2);
        end

        function value = f_handle(t, p)
          value = t^3 - p;
        end

        function value = fzero_of(f, f_p, argument2)
          found = fzero(f, argument2);
          value = found;
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, p)
          z = p * fzero(@(t) t^3 - x, 2);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = p * fzero_of(@(t) f_handle(t, x), x, 2);
        end

        function value = f_handle(t, x)
          value = t^3 - x;
        end

        function value = fzero_of(f, f_x, argument2)
          found = fzero(f, argument2);
          residual = f_handle(found, f_x);
          value = adm_implicit(found, residual, residual, adm_jacobian(f, found));
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/correction.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:made]/statement-list[not(*[last()]/@ada:active)][correction:ends(.)]" as="element(statement-list)">
    <xsl:copy>
      <xsl:copy-of select="@*, correction:without(.)" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
