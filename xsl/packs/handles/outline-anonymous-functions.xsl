<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:r="urn:adjoinery:rules"
    xmlns:wanted="urn:adjoinery:wanted-results"
    xmlns:local="urn:adjoinery:outline-anonymous-functions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="anonymous-function" needs="ada:is ada:made" reads="ada:outlined"
      adds="ada:made ada:outlined" writes="ada:is">
    <c:purpose>Anonymous functions become calls of functions that have names: their bodies move out of them, and the
      variables that they capture become arguments. They give several results where several are wanted of what they
      call. Those that are such calls already, and those that only functions of the library get, stay.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          g = @(t) p * t + x(1);
          z = g(2);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          g = @(t) f_g(t, p, x);
          z = g(2);
        end

        function value = f_g(t, p, x)
          value = p * t + x(1);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, p)
          z = step(@(t) sin(t), @(a) @(b) a + b) + fminsearch(@(t) t - p, 0);
        end
        function z = step(g, h)
          z = g(1);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = step(@(t) sin(t), @(a) f_handle(a)) + fminsearch(@(t) t - p, 0);
        end

        function value = f_handle(a)
          value = @(b) f_handle_2(b, a);
        end

        function value = f_handle_2(b, a)
          value = a + b;
        end

        function z = step(g, h)
          z = g(1);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          g = @(t) max(2 * t, [], 2);
          [z, k] = g(x);
          s.h = {@(t) 2 * t};
          z = z + s.h{1}(k);
        end
      </c:before>
      <c:after>
        function z = f(x)
          g = @(t) f_g(t);
          [z, k] = g(x);
          s.h = {@(t) f_handle(t)};
          z = z + s.h{1}(k);
        end

        function [value, value_2] = f_g(t)
          [value, value_2] = max(2 * t, [], 2);
        end

        function value = f_handle(t)
          value = 2 * t;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          g = @(t) max(2 * t);
          z = g(x);
          [y, k] = g(x);
          h = @(t) 2 * t;
          z = z + y(k) + h(x);
          [z, k] = h(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          g = @(t) f_g(t);
          z = g(x);
          [y, k] = g(x);
          h = @(t) f_h(t);
          z = z + y(k) + h(x);
          [z, k] = h(x);
        end

        function varargout = f_g(t)
          [varargout{1:max(nargout, 1)}] = max(2 * t);
        end

        function value = f_h(t)
          value = 2 * t;
        end
      </c:after>
    </c:case>
    <c:case reports="W214">
      <c:before>
        function z = f(x, varargin)
          g = @(t, varargin) t * numel(varargin);
          h = @(t) varargin{1} * t;
          z = g(x, 1) + h(x);
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          g = @(t, varargin) f_g(t, varargin);
          h = @(t) f_h(t, varargin);
          z = g(x, 1) + h(x);
        end

        function value = f_g(t, rest)
          value = t * numel(rest);
        end

        function value = f_h(t, rest)
          value = rest{1} * t;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/wanted-results.xsl"/>
  <xsl:param name="rules" as="document-node()"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="taken" as="map(xs:string, xs:boolean)" select="free:taken(.//id)"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="names" tunnel="yes" select="local:names(.//anonymous-function[local:is-moved(.)], $taken)"/>
        <xsl:with-param name="variables" tunnel="yes" select="wanted:variables(master-tree/function-list/function)"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="function-list/function[.//anonymous-function[local:is-moved(.)]]" as="element(function)+">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      <xsl:apply-templates/>
    </xsl:copy>
    <xsl:apply-templates mode="local:function" select=".//anonymous-function[local:is-moved(.)]"/>
  </xsl:template>

  <xsl:template match="anonymous-function[local:is-moved(.)]" as="element(anonymous-function)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="parameters" as="element(var)*" select="local:parameters(.)"/>
    <anonymous-function>
      <param-list>
        <xsl:sequence select="$parameters"/>
      </param-list>
      <call ada:is="user" ada:outlined="yes">
        <xsl:variable name="captured" as="element(var)*">
          <xsl:apply-templates select="local:captured(.)"/>
        </xsl:variable>
        <xsl:sequence select="build:call($names(generate-id()), ($parameters, $captured))/(@bare, *)"/>
      </call>
    </anonymous-function>
  </xsl:template>

  <xsl:template match="anonymous-function[local:is-call(.)]" as="element(anonymous-function)">
    <anonymous-function>
      <xsl:apply-templates select="param-list"/>
      <call ada:outlined="yes">
        <xsl:apply-templates select="call/(@*, *)"/>
      </call>
    </anonymous-function>
  </xsl:template>

  <xsl:mode name="local:function" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:function" match="anonymous-function" as="element(function)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="variables" as="map(*)" tunnel="yes"/>
    <xsl:variable name="at" as="attribute()?" select="(.//@at)[1]"/>
    <xsl:variable name="taken" as="map(xs:string, xs:boolean)" select="free:taken(.//id)"/>
    <xsl:variable name="output" as="xs:string" select="free:name($taken, 'value')"/>
    <xsl:variable name="results" as="xs:integer+" select="wanted:results(., $variables)"/>
    <xsl:variable name="outputs" as="element(var)+" select="(if (count($results) gt 1) then 'varargout' else ($output, (2 to $results) ! free:numbered($taken, $output, .)))
        ! build:variable(build:name(.))"/>
    <xsl:variable name="rest" as="xs:string?" select="free:name(free:taken((.//id, $outputs/id)), 'rest')[current()//var = 'varargin']"/>
    <function end="end" ada:made="outlined">
      <xsl:copy-of select="ancestor::function[last()]/@file, $at"/>
      <outvars>
        <xsl:sequence select="$outputs"/>
      </outvars>
      <xsl:sequence select="build:name($names(generate-id()))"/>
      <param-list>
        <xsl:apply-templates select="local:parameters(.), local:captured(.)">
          <xsl:with-param name="rest" tunnel="yes" select="$rest"/>
        </xsl:apply-templates>
      </param-list>
      <statement-list>
        <binary op="=">
          <xsl:copy-of select="$at"/>
          <xsl:sequence select="if (count($results) gt 1) then build:outputs(build:cell-of($outputs, local:wanted()))
              else if (count($outputs) gt 1) then build:outputs($outputs) else $outputs"/>
          <xsl:apply-templates select="*[2]">
            <xsl:with-param name="rest" tunnel="yes" select="$rest"/>
          </xsl:apply-templates>
        </binary>
      </statement-list>
    </function>
  </xsl:template>

  <!-- Where some calls want more results than others: as many as are wanted, and one where none are. -->
  <xsl:function name="local:wanted" as="element(range)">
    <xsl:variable name="asked" as="element(call)">
      <call bare="yes" ada:is="refused">
        <xsl:sequence select="build:name('nargout')"/>
        <param-list/>
      </call>
    </xsl:variable>
    <xsl:sequence select="build:range((build:literal('1'), build:ruled('max', ($asked, build:literal('1')))))"/>
  </xsl:function>

  <!-- The arguments that are left, or those of the function around, are one cell array for what becomes of the handle. -->
  <xsl:template match="var[id = 'varargin']" as="element(var)">
    <xsl:param name="rest" as="xs:string?" select="()" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="build:name(($rest, 'varargin')[1])"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:parameters" as="element(var)*">
    <xsl:param name="function" as="element(anonymous-function)"/>
    <xsl:for-each select="$function/param-list/*">
      <xsl:sequence select="build:variable(if (self::ignored) then build:name('unused' || position()) else build:name(string(id)))"/>
    </xsl:for-each>
  </xsl:function>

  <!-- The variables in the body that neither the function itself nor one in it has as parameters, each once. -->
  <xsl:function name="local:captured" as="element(var)*">
    <xsl:param name="function" as="element(anonymous-function)"/>
    <xsl:for-each-group group-by="string()" select="$function/*[2]/descendant-or-self::var[not(ancestor::anonymous-function
        [. is $function or ancestor::anonymous-function[. is $function]]/param-list/var = .)]">
      <xsl:sequence select="build:variable(*)"/>
    </xsl:for-each-group>
  </xsl:function>

  <!-- Functions of the library are called by others, in ways that only they know; what prints returns no value. -->
  <xsl:function name="local:is-moved" as="xs:boolean">
    <xsl:param name="it" as="element(anonymous-function)"/>
    <xsl:sequence select="not($it/*[2]/@ada:outlined or $it/parent::param-list/parent::call[not(@ada:is = 'user' or id = ('feval', 'arrayfun', 'struct', 'deal'))]
        or $it/param-list/*[not(self::ignored or self::var)] or $it//call[@counts]
        or $it/param-list/var = 'varargin' and not($it/param-list/*[last()] = 'varargin')
        or $it/descendant::anonymous-function/param-list/var = 'varargin')
        and not($it/*[2]/self::call[@ada:is = 'passive'][not($valued = id)]) and not(local:is-call($it))"/>
  </xsl:function>

  <xsl:variable name="valued" as="xs:string*"
      select="$rules/*/r:passive[@shape or @value]/string(@name)"/>

  <!-- Whether the body is a call of a function that gets each parameter once, in their order, and plain values. -->
  <xsl:function name="local:is-call" as="xs:boolean">
    <xsl:param name="it" as="element(anonymous-function)"/>
    <xsl:variable name="own" as="xs:string*" select="$it/param-list/*/string()"/>
    <xsl:variable name="arguments" as="element()*" select="$it/*[2]/param-list/*"/>
    <xsl:sequence select="exists($it/*[2]/self::call[not(@ada:outlined or @bare or @counts or id = ('feval', 'arrayfun', 'cellfun', 'bsxfun'))])
        and deep-equal($arguments[self::var][. = $own]/string(), $own)
        and empty($arguments[not(self::var)][not(local:is-plain(.)) or .//var = $own])"/>
  </xsl:function>

  <!-- Expressions that have the same value where the function is made and where it is called. -->
  <xsl:function name="local:is-plain" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="empty($it/descendant-or-self::*[not(self::var or self::id or self::literal or self::struct-ref
        or self::unary[@op = ('+', '-')] or self::binary[@op = ('+', '-', '*', '/', '.*', './', '^', '.^')]
        or self::array or self::param-list)])"/>
  </xsl:function>

  <!-- One after the other, as each may take a name from the next. -->
  <xsl:function name="local:names" as="map(xs:string, xs:string)">
    <xsl:param name="functions" as="element(anonymous-function)*"/>
    <xsl:param name="taken" as="map(xs:string, xs:boolean)"/>
    <xsl:iterate select="$functions">
      <xsl:param name="taken" as="map(xs:string, xs:boolean)" select="$taken"/>
      <xsl:param name="names" as="map(xs:string, xs:string)" select="map{}"/>
      <xsl:on-completion select="$names"/>
      <xsl:variable name="target" as="xs:string"
          select="(parent::binary[@op = '=']/*[1]/self::var/id/string(), 'handle')[1]"/>
      <xsl:variable name="name" as="xs:string" select="free:name($taken, ancestor::function[1]/id || '_' || $target)"/>
      <xsl:next-iteration>
        <xsl:with-param name="taken" select="map:put($taken, $name, true())"/>
        <xsl:with-param name="names" select="map:put($names, generate-id(), $name)"/>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>
</xsl:stylesheet>
