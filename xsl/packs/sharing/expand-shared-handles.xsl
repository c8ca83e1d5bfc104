<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="function-handle@ada:parameters" ends="function-handle[@ada:parameters]"
      needs="ada:parameters" outdates="ada:parameters">
    <c:purpose>A handle of a nested function becomes an anonymous function that calls it: that takes along what the
      nested function reads of those around it, which nothing writes to any more.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          h = @scaled;
          z = h(x);
          function y = scaled(t)
            y = p * t;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          h = @(t_2) scaled(t_2);
          z = h(x);
          function y = scaled(t)
            y = p * t;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          n = 2;
          n = n + 1;
          z = called(@power_of_n);
          function y = power_of_n()
            y = x^n;
          end
        end
        function z = called(g)
          z = g();
        end
      </c:before>
      <c:after>
        function z = f(x)
          n = 2;
          n = n + 1;
          z = called(@() power_of_n());
          function y = power_of_n()
            y = x^n;
          end
        end

        function z = called(g)
          z = g();
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function-handle[@ada:parameters]" as="element(anonymous-function)">
    <xsl:variable name="parameters" as="element(var)*"
        select="tokenize(@ada:parameters) ! build:variable(build:name(.))"/>
    <anonymous-function>
      <xsl:copy-of select="@at"/>
      <param-list>
        <xsl:sequence select="$parameters"/>
      </param-list>
      <array>
        <var>
          <xsl:copy-of select="@* except @ada:parameters, id" copy-namespaces="no"/>
        </var>
        <param-list>
          <xsl:sequence select="$parameters"/>
        </param-list>
      </array>
    </anonymous-function>
  </xsl:template>
</xsl:stylesheet>
