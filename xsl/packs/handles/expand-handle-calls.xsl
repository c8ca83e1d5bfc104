<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:handle="urn:adjoinery:handle"
    xmlns:key="urn:adjoinery:key"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="*@ada:handle" needs="ada:handle ada:handles ada:is ada:spent"
      writes="ada:handles ada:is ada:made ada:spent">
    <c:purpose>Calls of handles become calls of the functions that they stand for. Captured values are copied where handles
      are made, as later changes do not count, and passed with them into functions and out of them. Where one of several may
      be called, a function calls the one that a number names.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          g = @(t) p * t;
          p = 0;
          z = twice(g, x) + feval(@sin, p);
        end
        function y = twice(g, x)
          y = g(g(x));
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          g = @(t) f_g(t, p);
          g_p = p;
          p = 0;
          z = twice_f_g(g, g_p, x) + sin(p);
        end

        function value = f_g(t, p)
          value = p * t;
        end

        function y = twice(g, x)
          y = g(g(x));
        end

        function y = twice_f_g(g, g_p, x)
          y = f_g(f_g(x, g_p), g_p);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, p)
          if p &gt; 0
            g = @(t) p * t;
          else
            g = @sin;
          end
          z = g(x);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          if p &gt; 0
            g = @(t) f_g(t, p);
            g_p = p;
            g_is = 1;
          else
            g = @sin;
            g_p = [];
            g_is = 2;
          end
          z = f_call_g(g_is, x, g_p);
        end

        function value = f_call_g(choice, argument1, handle_p)
          if choice == 1
            value = f_g(argument1, handle_p);
          else
            value = sin(argument1);
          end
        end

        function value = f_g(t, p)
          value = p * t;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, p)
          if p &gt; 0
            g = @euler;
          else
            g = @heun;
          end
          z = g(@(t) p * t, x);
        end
        function y = euler(h, x)
          y = x + h(x);
        end
        function y = heun(h, x)
          y = x + h(x + h(x));
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          if p &gt; 0
            g = @euler_f_handle;
            g_is = 1;
          else
            g = @heun_f_handle;
            g_is = 2;
          end
          z = f_call_g(g_is, @(t) f_handle(t, p), p, x);
        end

        function value = f_call_g(choice, argument1, argument1_p, argument2)
          if choice == 1
            value = euler_f_handle(argument1, argument1_p, argument2);
          else
            value = heun_f_handle(argument1, argument1_p, argument2);
          end
        end

        function value = f_handle(t, p)
          value = p * t;
        end

        function y = euler(h, x)
          y = x + h(x);
        end

        function y = euler_f_handle(h, h_p, x)
          y = x + f_handle(x, h_p);
        end

        function y = heun(h, x)
          y = x + h(x + h(x));
        end

        function y = heun_f_handle(h, h_p, x)
          y = x + f_handle(x + f_handle(x, h_p), h_p);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          g = @(t, k) t(end) * k;
          z = x(g(1, end) + end - 1);
        end
      </c:before>
      <c:after>
        function z = f(x)
          g = @(t, k) f_g(t, k);
          z = x(f_g(1, 1) + end - 1);
        end

        function value = f_g(t, k)
          value = t(end) * k;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          g = @(t, varargin) t * numel(varargin);
          z = g(x, 1, x) + g(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          g = @(t, varargin) f_g(t, varargin);
          z = f_g(x, {1, x}) + f_g(x, {});
        end

        function value = f_g(t, rest)
          value = t * numel(rest);
        end
      </c:after>
    </c:case>
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
          y = sin(x);
        end

        function y = solve(a, x)
          times = @(v) solve_times(v, a);
          times_a = a;
          y = solve_times(x, times_a);
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
          y = n * sin(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:include href="../../lib/handle.xsl"/>
  <xsl:include href="../../lib/handle-choice.xsl"/>
  <xsl:include href="../../lib/handle-call.xsl"/>
  <xsl:include href="../../lib/handle-variables.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="program" tunnel="yes" select="handle:program(.)"/>
        <xsl:with-param name="choices" tunnel="yes" select="handle:choices(.)"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list/function" as="element(function)+">
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <xsl:param name="choices" as="map(*)" tunnel="yes"/>
    <xsl:variable name="function" as="element(function)" select="."/>
    <xsl:variable name="holders" as="element(var)*" select=".//var[@ada:handles]"/>
    <xsl:variable name="names" as="map(*)" select="handle:names($program, $holders, free:taken(.//id))"/>
    <xsl:variable name="slots" as="map(*)" select="handle:held-slots($program, $holders)"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="* except statement-list">
        <xsl:with-param name="names" tunnel="yes" select="$names"/>
        <xsl:with-param name="slots" tunnel="yes" select="$slots"/>
      </xsl:apply-templates>
      <statement-list>
        <xsl:apply-templates select="statement-list/@*"/>
        <xsl:for-each select="param-list/var[@ada:handles]">
          <xsl:sequence select="handle:rest($program, $names, ., handle:set(.), $slots)"/>
        </xsl:for-each>
        <xsl:apply-templates select="statement-list/node()">
          <xsl:with-param name="names" tunnel="yes" select="$names"/>
          <xsl:with-param name="slots" tunnel="yes" select="$slots"/>
        </xsl:apply-templates>
      </statement-list>
    </xsl:copy>
    <xsl:for-each select="map:keys($choices)[$choices(.)?function is $function]">
      <xsl:sort select="$choices(.)?name"/>
      <xsl:call-template name="handle:choice">
        <xsl:with-param name="choice" select="$choices(.)"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="function/param-list/var[@ada:handles] | function/outvars/var[@ada:handles]" as="element(var)+">
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:copy-of select="." copy-namespaces="no"/>
    <xsl:sequence select="handle:variables($program, $names, ., handle:set(.))"/>
  </xsl:template>

  <!-- A handle that a variable gets, from another or where it is made. -->
  <xsl:template match="statement-list/binary[@op = '='][exists(*[1]/@ada:handles) and exists(*[2]/(@ada:handles, @ada:handle))]" priority="2"
      as="element(binary)+">
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="slots" as="map(*)" tunnel="yes"/>
    <xsl:variable name="target" as="element(var)" select="*[1]"/>
    <xsl:variable name="source" as="element()" select="*[2]"/>
    <xsl:variable name="at" as="attribute()?" select="@at"/>
    <xsl:next-match/>
    <xsl:for-each select="$slots(key:of($target))">
      <!-- Values that captured handles capture go first: their source may be overwritten by the rest. -->
      <xsl:sort select="not(substring-before(., '.') = handle:set($source))"/>
      <xsl:sort select="string-length(.)" order="descending"/>
      <binary op="=">
        <xsl:copy-of select="$at"/>
        <xsl:sequence select="build:variable(build:name($names(key:of($target) || '#' || .)))"/>
        <xsl:apply-templates select="handle:value($program, $names, $source, .)"/>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <!-- Handles that a function returns. -->
  <xsl:template match="statement-list/binary[@op = '='][exists(*[2]/(self::call, self::array))]" priority="2" as="element(binary)+">
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="slots" as="map(*)" tunnel="yes"/>
    <xsl:variable name="value" as="element()">
      <xsl:apply-templates select="*[2]"/>
    </xsl:variable>
    <xsl:variable name="outputs" as="element(var)*"
        select="$value/self::call[@ada:is = 'user']/$program(string(id))/outvars/var"/>
    <xsl:variable name="targets" as="element()*" select="*[1]/(self::unary/row-list/item-list/*, self::*[not(self::unary)])"/>
    <xsl:choose>
      <xsl:when test="$outputs[position() le count($targets)]/@ada:handles">
        <binary op="=">
          <xsl:copy-of select="@*"/>
          <xsl:variable name="all" as="element()*">
            <xsl:for-each select="$targets">
              <xsl:variable name="place" as="xs:integer" select="position()"/>
              <xsl:apply-templates select="."/>
              <xsl:sequence select="handle:variables($program, $names, ., handle:set($outputs[$place]))"/>
            </xsl:for-each>
          </xsl:variable>
          <xsl:sequence select="if (count($all) gt 1) then build:outputs($all) else $all, $value"/>
        </binary>
        <xsl:for-each select="$targets">
          <xsl:variable name="place" as="xs:integer" select="position()"/>
          <xsl:sequence select="self::var[@ada:handles] ! handle:rest($program, $names, ., handle:set($outputs[$place]), $slots)"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <binary op="=">
          <xsl:copy-of select="@*"/>
          <xsl:apply-templates select="*[1]"/>
          <xsl:sequence select="$value"/>
        </binary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="call[@ada:is = 'user']" as="element(call)">
    <xsl:param name="program" as="map(*)" tunnel="yes"/>
    <call>
      <xsl:copy-of select="@*, id"/>
      <param-list>
        <xsl:variable name="parameters" as="element()*" select="$program(string(id))/param-list/*"/>
        <xsl:for-each select="param-list/*">
          <xsl:variable name="place" as="xs:integer" select="position()"/>
          <xsl:call-template name="handle:argument">
            <xsl:with-param name="argument" select="."/>
            <xsl:with-param name="parameter" select="$parameters[$place]"/>
          </xsl:call-template>
        </xsl:for-each>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template match="array[exists(var[@ada:handles]) and exists(param-list)]" as="element(call)">
    <xsl:call-template name="handle:call"/>
  </xsl:template>

  <!-- A handle is one value: that is the end in its arguments, not that of what is indexed around it. -->
  <xsl:template match="end" as="element()">
    <xsl:choose>
      <xsl:when test="ancestor::param-list[parent::array or parent::cell-index][1]/../var/@ada:handles">
        <literal>1</literal>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="call[id = 'feval' and exists(param-list/*[1]/(@ada:handles, @ada:handle))]" priority="1" as="element(call)">
    <xsl:call-template name="handle:call"/>
  </xsl:template>
</xsl:stylesheet>
