<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:split-function-versions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="*@ada:versions *@ada:targets"
      needs="ada:counts ada:made ada:targets ada:versions" adds="ada:made"
      outdates="ada:counts ada:decided ada:handle ada:handles ada:lacks ada:spent ada:targets ada:versions">
    <c:purpose>A function that gets handles, or returns some, becomes a function of its own for each choice of them, so
      that every call of a handle in it always calls the same functions. In these the number of arguments is known, and
      there are no parameters for more.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = twice(@sin, x) + twice(@cos, x);
        end
        function y = twice(g, x)
          if ~(nargin &gt; 1)
            x = 1;
          end
          y = g(g(x));
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = twice_sin(@sin, x) + twice_cos(@cos, x);
        end

        function y = twice(g, x)
          if ~(nargin &gt; 1)
            x = 1;
          end
          y = g(g(x));
        end

        function y = twice_sin(g, x)
          if ~(2 &gt; 1)
            x = 1;
          end
          y = g(g(x));
        end

        function y = twice_cos(g, x)
          if ~(2 &gt; 1)
            x = 1;
          end
          y = g(g(x));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, p)
          z = outer(@(t) p * t, x);
        end
        function y = outer(g, x)
          h = @(s) inner(s, g);
          y = h(x);
        end
        function y = inner(s, g)
          y = g(s);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = outer_f_handle(@(t) f_handle(t, p), x);
        end

        function value = f_handle(t, p)
          value = p * t;
        end

        function y = outer(g, x)
          h = @(s) inner(s, g);
          y = h(x);
        end

        function y = outer_f_handle(g, x)
          h = @(s) inner_f_handle(s, g);
          y = h(x);
        end

        function y = inner(s, g)
          y = g(s);
        end

        function y = inner_f_handle(s, g)
          y = g(s);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = scaled(@sin, x);
        end
        function y = scaled(g, x, n)
          if nargin &lt; 3
            n = 2;
          end
          y = n * g(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = scaled_sin(@sin, x);
        end

        function y = scaled(g, x, n)
          if nargin &lt; 3
            n = 2;
          end
          y = n * g(x);
        end

        function y = scaled_sin(g, x)
          if 2 &lt; 3
            n = 2;
          end
          y = n * g(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list/function" as="element(function)+">
    <xsl:variable name="function" as="element(function)" select="."/>
    <xsl:for-each select="(@ada:versions/tokenize(.), string(id))[1], tail(@ada:versions/tokenize(.))">
      <xsl:variable name="version" as="xs:string" select="."/>
      <xsl:apply-templates mode="local:version" select="$function">
        <xsl:with-param name="version" tunnel="yes" select="$version"/>
        <xsl:with-param name="count" tunnel="yes" select="local:of($function/@ada:counts, $version)"/>
      </xsl:apply-templates>
    </xsl:for-each>
  </xsl:template>

  <xsl:mode name="local:version" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:version" match="master-tree/function-list/function" as="element(function)">
    <xsl:param name="version" as="xs:string" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@* except (@ada:versions, @ada:counts)"/>
      <xsl:if test="$version != id or exists(.//*[local:of(@ada:targets, $version)])">
        <xsl:attribute name="ada:made" select="if ($version != id and not(@ada:made = 'outlined')) then 'version' else (@ada:made, 'changed')[1]"/>
      </xsl:if>
      <xsl:apply-templates mode="#current" select="outvars"/>
      <id>
        <xsl:value-of select="$version"/>
      </id>
      <xsl:apply-templates mode="#current" select="* except (outvars, id)"/>
    </xsl:copy>
  </xsl:template>

  <!-- Handles that are never given are ordinary variables, if anything. -->
  <xsl:template mode="local:version" match="master-tree/function-list/function/param-list/var" as="element(var)?">
    <xsl:param name="count" as="xs:string?" tunnel="yes"/>
    <xsl:if test="not($count) or count(preceding-sibling::*) lt xs:integer($count) or id = 'varargin'">
      <xsl:copy-of select="." copy-namespaces="no"/>
    </xsl:if>
  </xsl:template>

  <xsl:template mode="local:version" match="call[@ada:targets]/id | function-handle[@ada:targets]/id" as="element(id)">
    <xsl:param name="version" as="xs:string" tunnel="yes"/>
    <id>
      <xsl:value-of select="(local:of(../@ada:targets, $version), .)[1]"/>
    </id>
  </xsl:template>

  <xsl:template mode="local:version" match="literal[@ada:targets]" as="element(literal)">
    <xsl:param name="version" as="xs:string" tunnel="yes"/>
    <literal>
      <xsl:value-of select="local:of(@ada:targets, $version) ! ('''' || . || ''''), .[not(local:of(@ada:targets, $version))]"/>
    </literal>
  </xsl:template>

  <xsl:template mode="local:version" match="@ada:targets" as="empty-sequence()"/>

  <xsl:template mode="local:version" match="call[@counts]" as="element()">
    <xsl:param name="count" as="xs:string?" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="$count">
        <literal>
          <xsl:value-of select="$count"/>
        </literal>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The entry for a version in a list of `version=value`. -->
  <xsl:function name="local:of" as="xs:string?">
    <xsl:param name="list" as="attribute()?"/>
    <xsl:param name="version" as="xs:string"/>
    <xsl:sequence select="tokenize($list)[starts-with(., $version || '=')] ! substring-after(., '=')"/>
  </xsl:function>
</xsl:stylesheet>
