<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-counters"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="*@ada:gets *@ada:puts" ends="*[@ada:gets] | *[@ada:puts]" needs="ada:gets ada:puts"
      outdates="ada:gets ada:puts">
    <c:purpose>Global variables that only count are got from the function that holds them where they are read, and put
      there where they change: so functions behind handles may count, which nothing can be passed to.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          global n
          n = 0;
          g = @squared;
          z = g(x);
          if n &gt; 3, z = 0; end
        end
        function y = squared(x)
          global n
          n = n + 1;
          y = x^2;
        end
      </c:before>
      <c:after>
        function z = f(x)
          global n;
          global_n(0);
          g = @squared;
          z = g(x);
          if global_n() &gt; 3
            z = 0;
          end
        end

        function value = global_n(value)
          global n;
          if nargin &gt; 0
            n = value;
          else
            value = n;
          end
        end

        function y = squared(x)
          global n;
          global_n(global_n() + 1);
          y = x^2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = cellfun(@squared, {x, x});
        end
        function y = squared(x)
          global n m
          n += 2;
          m++;
          y = x^2;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = cellfun(@squared, {x, x});
        end

        function y = squared(x)
          global n m;
          global_n(global_n() + 2);
          global_m(global_m() + 1);
          y = x^2;
        end

        function value = global_n(value)
          global n;
          if nargin &gt; 0
            n = value;
          else
            value = n;
          end
        end

        function value = global_m(value)
          global m;
          if nargin &gt; 0
            m = value;
          else
            value = m;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="var[@ada:gets]" as="element(array)">
    <xsl:sequence select="local:holder(@ada:gets, ())"/>
  </xsl:template>

  <xsl:template match="binary[@ada:puts]" as="element(array)">
    <xsl:variable name="value" as="element()">
      <xsl:apply-templates select="*[2]"/>
    </xsl:variable>
    <xsl:sequence select="local:put(., if (@op = '=') then $value
        else build:binary(substring(@op, 1, 1), local:holder(@ada:puts, ()), $value))"/>
  </xsl:template>

  <!-- n++ and its counterpart, as statements -->
  <xsl:template match="unary[@ada:puts]" as="element(array)">
    <xsl:sequence select="local:put(., build:binary(substring(@op, 1, 1), local:holder(@ada:puts, ()), build:literal('1')))"/>
  </xsl:template>

  <xsl:function name="local:put" as="element(array)">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="value" as="element()"/>
    <array>
      <xsl:copy-of select="$statement/@at, local:holder($statement/@ada:puts, $value)/*" copy-namespaces="no"/>
    </array>
  </xsl:function>

  <xsl:function name="local:holder" as="element(array)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="value" as="element()?"/>
    <array>
      <var>
        <xsl:sequence select="build:name($name)"/>
      </var>
      <param-list>
        <xsl:sequence select="$value"/>
      </param-list>
    </array>
  </xsl:function>
</xsl:stylesheet>
