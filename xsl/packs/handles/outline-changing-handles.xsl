<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="anonymous-function@ada:nested" ends="anonymous-function[@ada:nested]" needs="ada:nested ada:results"
      outdates="ada:nested ada:results">
    <c:purpose>Anonymous functions that call what changes shared variables become nested functions, which give back what
      they change.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          n = 0;
          z = twice(@(t) p * add(t, x)) + n;
          function k = add(t, u)
            n = n + t;
            k = n * u;
          end
        end
        function y = twice(g)
          y = g(1) + g(2);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          n = 0;
          z = twice(@f_handle) + n;
          function k = add(t, u)
            n = n + t;
            k = n * u;
          end
          function value = f_handle(t)
            value = p * add(t, x);
          end
        end

        function y = twice(g)
          y = g(1) + g(2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          global n
          n = 0;
          z = x;
          z = called(@() both(x), @(~, u) note(u)) + n;
        end
        function z = called(g, h)
          [a, b] = g();
          h(a, b);
          z = a * b;
        end
        function [a, b] = both(x)
          a = x;
          note(x);
          b = x;
        end
        function note(k)
          global n
          n = n + k;
        end
      </c:before>
      <c:after>
        function z = f(x)
          global n;
          n = 0;
          z = x;
          z = called(@f_handle, @f_handle_2) + n;
          function [value, value_2] = f_handle()
            [value, value_2] = both(x);
          end
          function f_handle_2(unused1, u)
            note(u);
          end
        end

        function z = called(g, h)
          [a, b] = g();
          h(a, b);
          z = a * b;
        end

        function [a, b] = both(x)
          a = x;
          note(x);
          b = x;
        end

        function note(k)
          global n;
          n = n + k;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[statement-list//anonymous-function/@ada:nested]" as="element(function)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="end" select="'end'"/>
      <xsl:apply-templates select="node() except function-list"/>
      <function-list>
        <xsl:apply-templates select="function-list/node()"/>
        <xsl:for-each select="statement-list//anonymous-function[@ada:nested]">
          <xsl:variable name="outputs" as="element(var)*" select="tokenize(@ada:results) ! build:variable(build:name(.))"/>
          <function end="end">
            <xsl:copy-of select="(.//@at)[1]"/>
            <outvars>
              <xsl:sequence select="$outputs"/>
            </outvars>
            <xsl:sequence select="build:name(@ada:nested)"/>
            <param-list>
              <xsl:for-each select="param-list/*">
                <xsl:sequence select="if (self::ignored) then build:variable(build:name('unused' || position())) else ."/>
              </xsl:for-each>
            </param-list>
            <statement-list>
              <xsl:variable name="body" as="element()">
                <xsl:copy-of select="*[2]" copy-namespaces="no"/>
              </xsl:variable>
              <xsl:choose>
                <xsl:when test="empty($outputs)">
                  <xsl:sequence select="$body"/>
                </xsl:when>
                <xsl:otherwise>
                  <binary op="=">
                    <xsl:copy-of select="(.//@at)[1]"/>
                    <xsl:sequence select="if (count($outputs) gt 1) then build:outputs($outputs) else $outputs, $body"/>
                  </binary>
                </xsl:otherwise>
              </xsl:choose>
            </statement-list>
          </function>
        </xsl:for-each>
      </function-list>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="anonymous-function[@ada:nested]" as="element(function-handle)">
    <function-handle>
      <xsl:copy-of select="(.//@at)[1]"/>
      <xsl:sequence select="build:name(@ada:nested)"/>
    </function-handle>
  </xsl:template>
</xsl:stylesheet>
