<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:open="urn:adjoinery:open-outputs"
    xmlns:local="urn:adjoinery:split-counted-functions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:counted call@ada:counted" guard="none" ends="@ada:counted" needs="ada:counted ada:made"
      adds="ada:made" writes="ada:is" outdates="ada:counted">
    <c:purpose>A function that asks how many results are wanted, and that handles lead to, or that fills lists of cells,
      becomes a function of its own for each number that is wanted somewhere: that number stands in it, and it has no more
      results. Calls for lists of cells tell the number in a first argument; what is not wanted is empty then.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          g = @objective;
          [z, d] = g(x);
          z = z * d + g(2 * x);
        end
        function [y, d] = objective(x)
          y = x^2;
          if nargout &gt; 1
            d = 2 * x;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          [z, d] = objective_2(x);
          z = z * d + objective_1(2 * x);
        end

        function [y, d] = objective(x)
          y = x^2;
          if nargout &gt; 1
            d = 2 * x;
          end
        end

        function y = objective_1(x)
          y = x^2;
          if 1 &gt; 1
            d = 2 * x;
          end
        end

        function [y, d] = objective_2(x)
          y = x^2;
          if 2 &gt; 1
            d = 2 * x;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          [c{1:k}] = g(x);
          [p, d{:}] = g(2 * x);
          z = c{1} * p;
        end
        function [a, b] = g(x)
          a = x;
          if nargout &gt; 1 &amp;&amp; ~(nargin &lt; 1)
            b = 2 * x;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          [c{1:k}] = g_any(numel(1:k), x);
          [p, d{:}] = g_any(1 + numel(d), 2 * x);
          z = c{1} * p;
        end

        function [a, b] = g(x)
          a = x;
          if nargout &gt; 1 &amp;&amp; ~(nargin &lt; 1)
            b = 2 * x;
          end
        end

        function [a, b] = g_any(wanted, x)
          b = [];
          a = x;
          if wanted &gt; 1 &amp;&amp; ~(nargin - 1 &lt; 1)
            b = 2 * x;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, p)
          z = least(@(t) norm(objective(t, p)), x) + objective(x, p);
        end
        function z = least(g, x)
          z = min(g(x), g(-x));
        end
        function [y, d] = objective(x, p)
          y = nargout * p * x;
          d = p;
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = least_f_handle(p, x) + objective_1(x, p);
        end

        function value = f_handle(t, p)
          value = norm(objective_1(t, p));
        end

        function z = least(g, x)
          z = min(g(x), g(-x));
        end

        function z = least_f_handle(g_p, x)
          z = min(f_handle(x, g_p), f_handle(-x, g_p));
        end

        function [y, d] = objective(x, p)
          y = nargout * p * x;
          d = p;
        end

        function y = objective_1(x, p)
          y = 1 * p * x;
          d = p;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          h = @(t, q) g(t);
          [z, d] = h(x, 1);
          z = z * d + h(2 * x, 1);
        end
        function [a, b] = g(x)
          a = x;
          if nargout &gt; 1
            b = 2 * x;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          [z, d] = f_h_2(x, 1);
          z = z * d + f_h_1(2 * x, 1);
        end

        function varargout = f_h(t, q)
          [varargout{1:max(nargout, 1)}] = g_any(numel(1:max(nargout, 1)), t);
        end

        function varargout = f_h_1(t, q)
          [varargout{1:max(1, 1)}] = g_any(numel(1:max(1, 1)), t);
        end

        function varargout = f_h_2(t, q)
          [varargout{1:max(2, 1)}] = g_any(numel(1:max(2, 1)), t);
        end

        function [a, b] = g(x)
          a = x;
          if nargout &gt; 1
            b = 2 * x;
          end
        end

        function [a, b] = g_any(wanted, x)
          b = [];
          a = x;
          if wanted &gt; 1
            b = 2 * x;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/open-outputs.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="master-tree/function-list/function" as="element(function)+">
    <xsl:variable name="function" as="element(function)" select="."/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:counted"/>
      <xsl:if test="descendant::call/@ada:counted">
        <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      </xsl:if>
      <xsl:apply-templates/>
    </xsl:copy>
    <xsl:for-each select="tokenize(@ada:counted)">
      <xsl:variable name="wanted" as="xs:string" select="substring-after(., '=')"/>
      <xsl:apply-templates mode="local:version" select="$function">
        <xsl:with-param name="name" select="substring-before(., '=')"/>
        <xsl:with-param name="wanted" tunnel="yes" select="if ($wanted = 'any')
            then build:variable(build:name(free:name(free:taken($function//id), 'wanted'))) else build:literal($wanted)"/>
      </xsl:apply-templates>
    </xsl:for-each>
  </xsl:template>

  <xsl:template mode="#default local:version" match="call[@ada:counted]" as="element(call)">
    <call>
      <xsl:copy-of select="@* except (@ada:counted, @bare)"/>
      <xsl:sequence select="build:name(substring-before(@ada:counted, '='))"/>
      <param-list>
        <xsl:if test="ends-with(@ada:counted, '=any')">
          <xsl:apply-templates mode="#current" select="listed:count-of-targets(../*[1]/row-list/item-list/*)"/>
        </xsl:if>
        <xsl:apply-templates mode="#current" select="param-list/*"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:mode name="local:version" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:version" match="master-tree/function-list/function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="wanted" as="element()" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:counted"/>
      <xsl:attribute name="ada:made" select="'version'"/>
      <outvars>
        <xsl:copy-of select="if ($wanted/self::var) then outvars/* else outvars/*[position() le max((xs:integer($wanted), 1))
            or . = 'varargout'[xs:integer($wanted) gt 1]]" copy-namespaces="no"/>
      </outvars>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:sequence select="$wanted/self::var"/>
        <xsl:copy-of select="param-list/*" copy-namespaces="no"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="$wanted/self::var ! open:outputs(current())[not(. = 'varargout')] ! build:assign(., build:brackets(()))"/>
        <xsl:apply-templates mode="#current" select="statement-list/node()"/>
      </statement-list>
      <xsl:apply-templates mode="#current" select="* except (outvars, id, param-list, statement-list)"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template mode="local:version" match="call[@bare][id = 'nargout']" as="element()">
    <xsl:param name="wanted" as="element()" tunnel="yes"/>
    <xsl:sequence select="$wanted"/>
  </xsl:template>

  <xsl:template mode="local:version" match="call[@counts]" as="element()">
    <xsl:param name="wanted" as="element()" tunnel="yes"/>
    <xsl:sequence select="if ($wanted/self::var) then build:binary('-', ., build:literal('1')) else ."/>
  </xsl:template>
</xsl:stylesheet>
