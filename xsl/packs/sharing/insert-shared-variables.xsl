<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:insert-shared-variables" xmlns:shared="urn:adjoinery:shared-variables"
    xmlns:leading="urn:adjoinery:leading-comments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract guard="none"
      on="var@ada:shared-inputs var@ada:given function@ada:shared-inputs function@ada:shares function@ada:starts-empty
          function@ada:loads function@ada:caches"
      ends="var[@ada:shared-inputs]"
      needs="ada:arguments ada:exact ada:given ada:inner ada:caches ada:less ada:load ada:loads ada:saves ada:shared-inputs ada:shared-outputs
        ada:shares ada:starts-empty ada:strict ada:unnamed ada:within" reads="ada:made"
      outdates="ada:given ada:inner ada:less ada:load ada:loads ada:saves ada:shared-inputs ada:shared-outputs
        ada:shares ada:starts-empty ada:within">
    <c:purpose>Variables that functions share become their parameters and outputs. The entry takes those that outlive it
      from functions that hold them (`ada:holder`), and gives them back whenever it returns.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          global scale
          total = 0;
          add(x);
          z = scale * total;
          function add(a)
            total = total + a;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          scale = global_scale();
          total = 0;
          total = add(total, x);
          z = scale * total;
          function total = add(total, a)
            total = total + a;
          end
        end

        function value = global_scale(value)
          global scale;
          if nargin &gt; 0
            scale = value;
          else
            value = scale;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          if calls() &gt; 3, return; end
          z = g(x);
        end
        function k = calls()
          persistent n
          if isempty(n), n = 0; end
          n = n + 1;
          k = n;
        end
        function [b, c] = g(a)
          b = nargout * a;
          c = nargin;
        end
      </c:before>
      <c:after>
        function z = f(x)
          n = persistent_n();
          z = x;
          [n, calls_2] = calls(n);
          if calls_2 &gt; 3
            persistent_n(n);
            return;
          end
          z = g(1, x);
          persistent_n(n);
        end

        function [n, k] = calls(n)
          if isempty(n)
            n = 0;
          end
          n = n + 1;
          k = n;
        end

        function value = persistent_n(value)
          persistent n;
          if nargin &gt; 0
            n = value;
          else
            value = n;
          end
        end

        function [b, c] = g(outputs_wanted, a)
          b = outputs_wanted * a;
          c = (nargin - 1);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/shared-variables.xsl"/>
  <xsl:include href="../../lib/leading-comments.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)+">
    <xsl:if test="@ada:within">
      <xsl:sequence select="local:wrapper(.)"/>
    </xsl:if>
    <xsl:copy>
      <xsl:copy-of select="@at, @file, @end, @ada:arguments, @ada:exact, @ada:made, @ada:strict, @ada:unnamed"/>
      <outvars>
        <xsl:sequence select="tokenize(@ada:shared-outputs) ! shared:variable(.)"/>
        <xsl:copy-of select="outvars/*" copy-namespaces="no"/>
      </outvars>
      <id>
        <xsl:copy-of select="id/@*"/>
        <xsl:value-of select="(@ada:within, id)[1]"/>
      </id>
      <param-list>
        <xsl:sequence select="tokenize(@ada:shared-inputs) ! shared:variable(.)"/>
        <xsl:apply-templates select="param-list/*"/>
      </param-list>
      <xsl:apply-templates select="statement-list, function-list"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="function/statement-list" as="element(statement-list)">
    <xsl:variable name="comments" as="element()*" select="leading:comments(.)"/>
    <statement-list>
      <xsl:copy-of select="$comments" copy-namespaces="no"/>
      <xsl:if test="empty(../@ada:within)">
        <xsl:sequence select="shared:loads(..)"/>
      </xsl:if>
      <xsl:for-each select="tokenize(../@ada:starts-empty)">
        <binary op="=">
          <xsl:sequence select="shared:variable(.)"/>
          <unary op="[]">
            <row-list/>
          </unary>
        </binary>
      </xsl:for-each>
      <xsl:apply-templates select="* except $comments"/>
      <xsl:if test="empty(../@ada:within)">
        <xsl:sequence select="shared:saves(..)"/>
      </xsl:if>
    </statement-list>
  </xsl:template>

  <xsl:template match="return" as="element()+">
    <xsl:sequence select="ancestor::function[1][empty(@ada:within)] ! shared:saves(.)"/>
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <!-- Declared variables are parameters now, or, where nobody writes to them, ordinary variables. -->
  <xsl:template match="global[local:is-shared(.)] | persistent[local:is-shared(.)]" as="element(binary)*">
    <xsl:for-each select="*[@ada:load]">
      <binary op="=">
        <xsl:copy-of select="../@at"/>
        <var>
          <xsl:copy-of select="descendant-or-self::var[1]/id" copy-namespaces="no"/>
        </var>
        <xsl:sequence select="shared:call(@ada:load, ())"/>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <xsl:template priority="2" match="binary[@op = '='][shared:changes(*[2])]" as="element(binary)">
    <binary>
      <xsl:copy-of select="@*"/>
      <xsl:variable name="targets" as="element()+">
        <xsl:apply-templates select="*[1]/(self::unary/row-list/item-list/*, self::*[not(self::unary)])"/>
      </xsl:variable>
      <xsl:sequence select="shared:targets((shared:outputs(*[2]), $targets))"/>
      <xsl:apply-templates select="*[2]"/>
    </binary>
  </xsl:template>

  <xsl:template priority="2" match="statement-list/*[shared:changes(.)]" as="element(binary)">
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="shared:targets(shared:outputs(.))"/>
      <xsl:next-match/>
    </binary>
  </xsl:template>

  <xsl:template match="array[var/@ada:shared-inputs]" as="element(array)">
    <array>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="shared:callee(*[1])"/>
      <param-list>
        <xsl:sequence select="shared:inputs(*[1])"/>
        <xsl:apply-templates select="*[2]/self::param-list/*"/>
      </param-list>
      <xsl:apply-templates select="*[position() gt 1] except *[2]/self::param-list"/>
    </array>
  </xsl:template>

  <xsl:template match="var[@ada:shared-inputs]" as="element(array)">
    <array>
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="shared:callee(.)"/>
      <param-list>
        <xsl:sequence select="shared:inputs(.)"/>
      </param-list>
    </array>
  </xsl:template>

  <xsl:template match="var[@ada:given]" as="element()">
    <xsl:sequence select="shared:token(@ada:given)"/>
  </xsl:template>

  <xsl:template match="array[var/@ada:given][empty(param-list/*)]" as="element()">
    <xsl:apply-templates select="var"/>
  </xsl:template>

  <!-- Of so many results, those with these numbers are asked for. -->
  <xsl:template match="array[var[id = 'isargout']/@ada:given[matches(., '^\d+$')]][param-list/*]" as="element(unary)">
    <unary op="()">
      <binary op="&lt;=">
        <xsl:apply-templates select="param-list/*[1]"/>
        <xsl:sequence select="shared:token(var/@ada:given)"/>
      </binary>
    </unary>
  </xsl:template>

  <xsl:template match="var[@ada:less]" as="element(unary)">
    <unary op="()">
      <sum>
        <op sign="+">
          <var>
            <xsl:copy-of select="@at, id" copy-namespaces="no"/>
          </var>
        </op>
        <op sign="-">
          <literal>
            <xsl:value-of select="@ada:less"/>
          </literal>
        </op>
      </sum>
    </unary>
  </xsl:template>

  <xsl:function name="local:is-shared" as="xs:boolean">
    <xsl:param name="declaration" as="element()"/>
    <xsl:sequence select="exists($declaration/ancestor::function[1]/@ada:shares)"/>
  </xsl:function>

  <!-- Has the name and the arguments of the function, and calls what remains of it. -->
  <xsl:function name="local:wrapper" as="element(function)">
    <xsl:param name="f" as="element(function)"/>
    <xsl:variable name="known" as="xs:string*" select="tokenize($f/@ada:loads) ! substring-before(., '=')"/>
    <function>
      <xsl:copy-of select="$f/@at, $f/@file, $f/@end, $f/@ada:unnamed"/>
      <xsl:copy-of select="$f/outvars, $f/id, $f/param-list" copy-namespaces="no"/>
      <statement-list>
        <xsl:sequence select="shared:loads($f)"/>
        <binary op="=">
          <xsl:sequence select="shared:targets((tokenize($f/@ada:shared-outputs) ! shared:variable(.),
              $f/outvars/var ! shared:variable(id)))"/>
          <xsl:sequence select="shared:call($f/@ada:within, (
              for $it in tokenize($f/@ada:shared-inputs) return
                if ($it = $known) then shared:variable($it)
                else if (starts-with($it, 'outputs_wanted')) then shared:token(string(count($f/outvars/*)))
                else shared:token('wanted:' || string-join($f/outvars/* ! '1')),
              $f/param-list/var ! shared:variable(id)))"/>
        </binary>
        <xsl:sequence select="shared:saves($f)"/>
      </statement-list>
    </function>
  </xsl:function>
</xsl:stylesheet>
