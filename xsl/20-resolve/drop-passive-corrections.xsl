<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:drop-passive-corrections"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="function@ada:made" needs="ada:active ada:made ada:original" writes="ada:original">
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
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[local:is-passive(.)]" as="element(function)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates mode="local:original" select="@ada:original"/>
      <xsl:apply-templates mode="local:bare"/>
    </xsl:copy>
  </xsl:template>

  <xsl:mode name="local:original" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:original" match="@ada:original" as="attribute()">
    <xsl:variable name="bare" as="document-node()">
      <xsl:apply-templates mode="local:bare" select="parse-xml(.)"/>
    </xsl:variable>
    <xsl:attribute name="ada:original" select="serialize($bare, map{'method': 'xml', 'indent': false(), 'omit-xml-declaration': true()})"/>
  </xsl:template>

  <!-- In the functions that `expand-solver-calls` makes, the first statement calls the solver. -->
  <xsl:mode name="local:bare" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:bare" match="function/statement-list" as="element(statement-list)">
    <xsl:copy>
      <xsl:copy-of select="@*, *[1]" copy-namespaces="no"/>
      <xsl:sequence select="*[last()] ! build:assign(*[1], (*[2]/self::call/param-list/*[1], *[2])[1])"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:is-passive" as="xs:boolean">
    <xsl:param name="function" as="element(function)"/>
    <xsl:sequence select="exists($function[@ada:made]/statement-list/*[last()]/self::binary[not(@ada:active)][*[1]/self::var]
        /*[2]/self::call[id = ('adm_implicit', 'adm_integral', 'adm_trajectory')])"/>
  </xsl:function>
</xsl:stylesheet>
