<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:devolve-fixed-points"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="call@ada:feeds" ends="call[@ada:feeds]" needs="ada:accuracy ada:feeds ada:role"
      outdates="ada:accuracy ada:feeds">
    <c:purpose>The derivative of an iteration at a fixed point is repeated until it settles: adjoints of states, or tangents, are those of
      the fixed point then (Christianson 1994). The adjoints of other arguments are taken once.</c:purpose>
    <c:case>
      <c:before>
        function x = f(x, p)
          %ADiMat &lt;fixed-point tolerance="1e-12"/&gt;
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12, break; end
            x = y;
          end
        end
      </c:before>
      <c:after>
        function [a_x, a_p, nr_x] = f(x, p, a_x)
          header();
          % recording sweep
          x_1 = x;
          x = f_loop(x, p);
          [next_x, tape1] = f_iteration(x, p);
          adm_check_fixed_point(@f_iteration, {x, p}, {next_x}, [1], [1], 1e-12);
          x = adm_fixed_value(x, next_x, next_x);
          nr_x = x;
          if nargin &lt; 3
            a_x = adm_seed(x);
          elseif numel(a_x) ~= 1 || numel(x) ~= 1 || ~isfloat(x)
            adm_check_seed(a_x, x);
          end
          % reverse sweep
          a_next_x = a_x;
          [r1, r2] = adm_fixed_adjoint(@f_iteration_states, @f_iteration, tape1, {a_next_x}, [1], 1e-12);
          a_p = r2;
          x = x_1;
          a_x = zeros(size(x));
        end

        function x = f_loop(x, p)
          while true
            left1 = false;
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12
              left1 = true;
            else
              x = y;
            end
            if left1, break; end
          end
        end

        function [x, tape] = f_iteration(x, p)
          t1 = p * x;
          y = cos(t1);
          x_1 = x;
          x = y;
          tape = {p, t1, x_1};
        end

        function [a_x, a_p] = f_iteration(tape, a_x)
          [p, t1, x_1] = tape{:};
          % reverse sweep
          a_y = a_x;
          x = x_1;
          a_t1 = -a_y .* sin(t1);
          a_p = adm_product_left(a_t1, isscalar(p), x);
          a_x = adm_product_right(a_t1, p, isscalar(x));
        end

        function a_x = f_iteration_states(tape, a_x)
          [p, t1, x_1] = tape{:};
          % reverse sweep
          a_y = a_x;
          x = x_1;
          a_t1 = -a_y .* sin(t1);
          a_x = adm_product_right(a_t1, p, isscalar(x));
        end

        function x = f_iteration(x, p)
          y = cos(p * x);
          x = y;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function x = f(x, p)
          %ADiMat &lt;fixed-point tolerance="1e-12"/&gt;
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12, break; end
            x = y;
          end
        end
      </c:before>
      <c:after>
        function [g_x, x] = f(g_x, x, g_p, p)
          header();
          if ~isequal(size(g_x), size(x))
            error('Adjoinery:seedSize', 'The tangent of x must have its size.');
          end
          if ~isequal(size(g_p), size(p))
            error('Adjoinery:seedSize', 'The tangent of p must have its size.');
          end
          x = f_loop(x, p);
          [g_next_x, next_x] = adm_fixed_tangent(@f_iteration, {zeros(size(x)), x, g_p, p}, [1], [1], 1e-12);
          adm_check_fixed_point(@f_iteration, {x, p}, {next_x}, [1], [1], 1e-12);
          g_x = g_next_x;
          x = adm_fixed_value(x, next_x, next_x);
        end

        function x = f_loop(x, p)
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12
              break;
            end
            x = y;
          end
        end

        function [g_x, x] = f_iteration(g_x, x, g_p, p)
          t1 = p * x;
          g_y = -(g_p * x + p * g_x) .* sin(t1);
          y = cos(t1);
          g_x = g_y;
          x = y;
        end

        function x = f_iteration(x, p)
          y = cos(p * x);
          x = y;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select=".//call[@ada:feeds][@role = 'returning']"/>
    <xsl:variable name="divided" as="element(function)*" select=".//function[@ada:role = 'returning'][id = $calls/id]
        [count(outvars/var) gt count(local:states(., $calls))]"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="calls" tunnel="yes" select="$calls"/>
        <xsl:with-param name="names" tunnel="yes" select="free:of-kinds(free:taken(.//id), distinct-values($divided/id) ! (. || '_states|' || .))"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <!-- The adjoints of other arguments are needed once, at the end: another function gives those of the states alone. -->
  <xsl:template match="function[@ada:role = 'returning']" as="element(function)+">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:variable name="name" as="xs:string?" select="$names(id || '_states|' || id)"/>
    <xsl:next-match/>
    <xsl:if test="exists($name)">
      <xsl:variable name="states" as="element(var)+" select="local:states(., $calls)"/>
      <xsl:copy>
        <xsl:copy-of select="@*"/>
        <outvars>
          <xsl:copy-of select="$states" copy-namespaces="no"/>
        </outvars>
        <id>
          <xsl:copy-of select="id/@*"/>
          <xsl:value-of select="$name"/>
        </id>
        <xsl:apply-templates select="param-list"/>
        <statement-list>
          <xsl:sequence select="local:needed(reverse(statement-list/*), $states ! string())"/>
        </statement-list>
      </xsl:copy>
    </xsl:if>
  </xsl:template>

  <!-- In functions that stay as they are. -->
  <xsl:template match="call[@ada:feeds][not(@role)]" as="element(call)">
    <xsl:copy>
      <xsl:copy-of select="@* except (@ada:feeds, @ada:accuracy), *" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[@ada:feeds][@role]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="arguments" as="element()*" select="param-list/*"/>
    <xsl:variable name="inputs" as="element(unary)" select="build:brackets(tokenize(@ada:feeds) ! build:literal(substring-before(., '=')))"/>
    <xsl:variable name="outputs" as="element(unary)" select="build:brackets(tokenize(@ada:feeds) ! build:literal(substring-after(., '=')))"/>
    <xsl:variable name="tolerance" as="element(literal)" select="build:literal(string(@ada:accuracy))"/>
    <xsl:sequence select="if (@role = 'returning')
        then build:call('adm_fixed_adjoint', (local:handle(., ($names(id || '_states|' || id), id)[1]), local:handle(., id), $arguments[1],
          build:cell(tail($arguments)), $outputs, $tolerance))
        else build:call('adm_fixed_tangent', (local:handle(., id), build:cell($arguments), $inputs, $outputs, $tolerance))"/>
  </xsl:template>

  <xsl:function name="local:handle" as="element(function-handle)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="name" as="xs:string"/>
    <function-handle>
      <id>
        <xsl:copy-of select="$call/@role"/>
        <xsl:value-of select="$name"/>
      </id>
    </function-handle>
  </xsl:function>

  <!-- The adjoints of states that a returning function gives. -->
  <xsl:function name="local:states" as="element(var)*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="calls" as="element(call)*"/>
    <xsl:sequence select="for $feed in tokenize($calls[id = $function/id][1]/@ada:feeds) return subsequence($function/outvars/var, xs:integer(substring-before($feed, '=')), 1)"/>
  </xsl:function>

  <!-- Of statements, which come from the last to the first, those that give values which are read behind them. -->
  <xsl:function name="local:needed" as="element()*">
    <xsl:param name="statements" as="element()*"/>
    <xsl:param name="read" as="xs:string*"/>
    <xsl:iterate select="$statements">
      <xsl:param name="read" as="xs:string*" select="$read"/>
      <xsl:param name="kept" as="element()*" select="()"/>
      <xsl:on-completion select="$kept"/>
      <xsl:variable name="target" as="element()?" select="self::binary[@op = '=']/*[1]"/>
      <xsl:variable name="written" as="xs:string*" select="($target/self::var, $target/self::unary/row-list/item-list/var) ! string()"/>
      <xsl:variable name="changed" as="element(var)*" select="$target/(self::var | self::array/*[1]/self::var | self::unary/row-list/item-list/*/descendant-or-self::var)"/>
      <xsl:choose>
        <xsl:when test="exists($changed) and not($changed ! string() = $read)">
          <xsl:next-iteration/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:next-iteration>
            <xsl:with-param name="read" select="distinct-values(($read[not(. = $written)],
                (.//var except ($target/self::var | $target/self::unary/row-list/item-list/var)) ! string()))"/>
            <xsl:with-param name="kept" select="., $kept"/>
          </xsl:next-iteration>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:iterate>
  </xsl:function>
</xsl:stylesheet>
