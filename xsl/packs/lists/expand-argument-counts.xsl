<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-argument-counts"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call@counts call@ada:is=refused" guard="none" needs="ada:is ada:products" writes="ada:is">
    <c:purpose>The joint function takes adjoints after the arguments of the source: `nargin` counts only the latter.
      Functions in pairs take what the source takes. Behind arguments of any number the adjoints are not counted where the
      joint function is made (split-sweeps). Where the source gives any number of outputs, the adjoint of the extra
      ones tells how many are wanted.</c:purpose>
    <c:case options="optional-arguments=any">
      <c:before>
        function z = f(x, n)
          if nargin == 1
            n = 3;
          end
          z = x * n;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          if nargin == 1
            n = 3;
          end
          z = mtimes(x, n);
        end
      </c:after>
    </c:case>
    <c:case options="optional-arguments=any">
      <c:before>
        function z = f(x, n)
          z = x;
          if nargin == 2
            z = x * n;
          end
          if nargin &lt; 2
            k = nargin;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          z = x;
          if min(nargin, 2) == 2
            z = mtimes(x, n);
          end
          if nargin &lt; 2
            k = min(nargin, 2);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function z = g(x, n)
          k = nargin;
          z = k * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = g(x);
        end

        function z = g(x, n)
          k = nargin;
          z = mtimes(k, x);
        end
      </c:after>
    </c:case>
    <c:case reports="W214">
      <c:before>
        function [z, varargout] = f(x, varargin)
          z = x * nargin;
          if nargout &gt; 1
            varargout{1} = x;
          end
        end
      </c:before>
      <c:after>
        function [z, varargout] = f(x, varargin)
          tmpnx1 = nargin;
          tmpnx2 = 1 + numel(a_varargout);
          varargout = cell(1, 0);
          tmpda1 = tmpnx1;
          z = mtimes(x, tmpda1);
          if tmpnx2 &gt; 1
            varargout{1} = x;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="dependents" as="xs:string"/>

  <!-- Adjoints change in the reverse sweep, and variables may: what they tell is kept. -->
  <xsl:template match="function[tokenize(@ada:products) = 'joint']/statement-list" as="element(statement-list)">
    <xsl:variable name="open" as="xs:boolean" select="local:is-open(..)"/>
    <xsl:variable name="seeded" as="element(var)*" select="../outvars/var[string() = tokenize($dependents, ',')]"/>
    <statement-list>
      <xsl:copy-of select="@*"/>
      <xsl:if test="$open and .//call[@counts]">
        <xsl:sequence select="build:assign(build:temporary('nx', '1'), local:passive('nargin', ()))"/>
      </xsl:if>
      <xsl:if test=".//call[local:counts-outputs(.)]">
        <xsl:variable name="fixed" as="element(literal)" select="build:literal(string(count(../outvars/var) - 1))"/>
        <xsl:sequence select="build:assign(build:temporary('nx', '2'), if ($seeded/id = 'varargout')
            then build:binary('+', $fixed, local:passive('numel', local:adjoint('varargout'))) else $fixed)"/>
      </xsl:if>
      <xsl:apply-templates/>
    </statement-list>
  </xsl:template>

  <xsl:template match="call[@counts][tokenize(ancestor::function[last()]/@ada:products) = 'joint']" as="element()">
    <xsl:variable name="function" as="element(function)" select="ancestor::function[last()]"/>
    <xsl:sequence select="if (local:is-open($function)) then build:temporary('nx', '1')
        else if (local:tells-alike(., count($function/param-list/*))) then .
        else local:passive('min', (., build:literal(string(count($function/param-list/*)))))"/>
  </xsl:template>

  <!-- Whether a comparison with a number comes out alike where adjoints stand behind so many arguments. -->
  <xsl:function name="local:tells-alike" as="xs:boolean">
    <xsl:param name="count" as="element(call)"/>
    <xsl:param name="parameters" as="xs:integer"/>
    <xsl:variable name="limit" as="element()?" select="$count/parent::binary[*[1] is $count]/*[2]/self::literal"/>
    <xsl:sequence select="$count/../@op = ('&lt;', '&gt;=') and number($limit) le $parameters
        or $count/../@op = ('&lt;=', '&gt;', '==', '~=', '!=') and number($limit) lt $parameters"/>
  </xsl:function>

  <xsl:template match="call[local:counts-outputs(.)][tokenize(ancestor::function[last()]/@ada:products) = 'joint']" as="element(var)">
    <xsl:sequence select="build:temporary('nx', '2')"/>
  </xsl:template>

  <xsl:function name="local:counts-outputs" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/@ada:is = 'refused' and $call/id = 'nargout' and $call/@bare"/>
  </xsl:function>

  <xsl:function name="local:is-open" as="xs:boolean">
    <xsl:param name="function" as="element(function)"/>
    <xsl:sequence select="$function/param-list/*[last()]/id = 'varargin'"/>
  </xsl:function>

  <xsl:function name="local:adjoint" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <var>
      <a>
        <xsl:sequence select="build:name($name)"/>
      </a>
    </var>
  </xsl:function>

  <xsl:function name="local:passive" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()*"/>
    <call ada:is="passive">
      <xsl:if test="empty($arguments)">
        <xsl:attribute name="bare" select="'yes'"/>
        <xsl:attribute name="counts" select="'yes'"/>
      </xsl:if>
      <id>
        <xsl:value-of select="$name"/>
      </id>
      <param-list>
        <xsl:copy-of select="$arguments" copy-namespaces="no"/>
      </param-list>
    </call>
  </xsl:function>
</xsl:stylesheet>
