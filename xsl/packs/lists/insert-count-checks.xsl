<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-count-checks"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="function@ada:exact" guard="none" ends="@ada:exact" needs="ada:exact ada:role" outdates="ada:exact">
    <c:purpose>The derivative of a function that asks how many arguments it gets ends with an error where it gets another
      number than it is made for: a seed, or a tangent, would be taken for an argument that is left out.</c:purpose>
    <c:case options="nargin=2">
      <c:before>
        function z = f(x, n)
          if nargin &lt; 2
            n = 3;
          end
          z = x * n;
        end
      </c:before>
      <c:after>
        function [a_x, a_n, result(z)] = f(x, n, a_z)
          header();
          if nargin &lt; 2
            error('Adjoinery:arguments', 'The derivative of f is made for 2 arguments and all seeds or none: adjoin diff --nargin N makes one for N arguments.');
          end
          section();
          z = mtimes(x, n);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(adm_product_left(a_z, isscalar(x), n)));
          adjoint_increment(target(a_n), increment(adm_product_right(a_z, x, isscalar(n))));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, varargin)
          n = 1;
          for k = 1:2:numel(varargin)
            if strcmp(varargin{k}, 'n')
              n = varargin{k + 1};
            end
          end
          z = x ^ n;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, varargin)
          header();
          if nargin &lt; 2 || rem(nargin - 2, 2) ~= 0
            error('Adjoinery:arguments', 'The derivative of f takes at least 1 argument, names and values in pairs, and all seeds: adjoin diff --nargin N makes one for N arguments.');
          end
          a_z = varargin{numel(varargin)};
          varargin = varargin(1:numel(varargin) - 1);
          section();
          n = 1;
          for k = 1:2:numel(varargin)
            if strcmp(varargin{k}, 'n')
              n = varargin{k + 1};
            end
          end
          z = mpower(x, n);
          result(z) = z;
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(adm_mpower_left(a_z, x, n, z)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x" reports="W214">
      <c:before>
        function z = f(x, varargin)
          z = x * (1 + numel(varargin));
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, varargin)
          header();
          if nargin &lt; 2
            error('Adjoinery:arguments', 'The derivative of f takes at least 1 argument and all seeds: adjoin diff --nargin N makes one for N arguments.');
          end
          a_z = varargin{numel(varargin)};
          varargin = varargin(1:numel(varargin) - 1);
          section();
          tmpda1 = 1 + numel(varargin);
          z = mtimes(x, tmpda1);
          result(z) = z;
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* tmpda1));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x nargin=3">
      <c:before>
        function z = f(x, varargin)
          z = x;
          if nargin &lt; 2
            z = 2 * z;
          end
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, varargin)
          header();
          if nargin ~= 4
            error('Adjoinery:arguments', 'The derivative of f is made for 3 arguments with tangents: adjoin diff --nargin N makes one for N arguments.');
          end
          g_z = g_x;
          z = x;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="nargin" as="xs:string" select="''"/>
  <xsl:param name="no-missing-adjoint-args" as="xs:string" select="'no'"/>

  <xsl:template match="@ada:exact" as="empty-sequence()"/>

  <xsl:template match="function[@ada:role = ('joint', 'tangent')][@ada:exact]/statement-list/header" as="element()+">
    <header>
      <xsl:copy-of select="@*"/>
      <xsl:if test="not(local:is-open(../..))">
        <xsl:attribute name="exact" select="local:own(../..)"/>
      </xsl:if>
    </header>
    <choose>
      <when>
        <xsl:sequence select="local:complaint(../..)"/>
        <statement-list>
          <xsl:sequence select="local:error(local:message(../..))"/>
        </statement-list>
      </when>
    </choose>
  </xsl:template>

  <xsl:function name="local:error" as="element(call)">
    <xsl:param name="message" as="xs:string"/>
    <xsl:sequence select="build:call('error', (build:literal('''Adjoinery:arguments'''), build:literal('''' || $message || '''')))"/>
  </xsl:function>

  <!-- Whether the number of arguments is wrong. There are never more than the function has parameters. -->
  <xsl:function name="local:complaint" as="element(binary)">
    <xsl:param name="function" as="element(function)"/>
    <xsl:variable name="fixed" as="xs:integer" select="count($function/param-list/*[not(a)][not(local:is-rest(.))])"/>
    <xsl:variable name="seeds" as="xs:integer" select="local:seeds($function)"/>
    <xsl:variable name="all" as="xs:integer" select="$fixed + local:extra($function) + $seeds"/>
    <xsl:sequence select="
        if ($function/@ada:exact = 'pairs') then local:not-in-pairs($function/param-list/*[last()], $all, $seeds)
        else if (local:extra($function) gt 0) then local:count(if ($nargin ne '') then '~=' else '&lt;', $all)
        else if (local:needs-seeds($function)) then local:count('&lt;', $all)
        else if ($seeds le 1) then local:count('&lt;', $fixed)
        else build:binary('&amp;&amp;', local:count('~=', $fixed), local:count('~=', $all))"/>
  </xsl:function>

  <!-- One seed too few shows by the number of arguments, two by a name in the place of the first. -->
  <xsl:function name="local:not-in-pairs" as="element(binary)">
    <xsl:param name="list" as="element(var)"/>
    <xsl:param name="least" as="xs:integer"/>
    <xsl:param name="seeds" as="xs:integer"/>
    <xsl:variable name="odd" as="element(binary)" select="build:binary('||', local:count('&lt;', $least), build:binary('~=', build:call('rem',
        (local:count('-', $least), build:literal('2'))), build:literal('0')))"/>
    <xsl:variable name="first-seed" as="element()" select="build:cell-of($list, build:binary('-', build:call('numel', $list),
        build:literal(string($seeds - 1))))"/>
    <xsl:sequence select="if ($seeds mod 2 = 1) then $odd else build:binary('||', $odd, build:call('ischar', $first-seed))"/>
  </xsl:function>

  <xsl:function name="local:count" as="element(binary)">
    <xsl:param name="op" as="xs:string"/>
    <xsl:param name="number" as="xs:integer"/>
    <xsl:sequence select="build:binary($op, build:call('nargin', ()), build:literal(string($number)))"/>
  </xsl:function>

  <xsl:function name="local:message" as="xs:string">
    <xsl:param name="function" as="element(function)"/>
    <xsl:variable name="number" as="xs:integer" select="local:own($function) + local:extra($function)"/>
    <xsl:variable name="arguments" as="xs:string" select="$number || ' argument' || 's'[$number ne 1]"/>
    <xsl:variable name="taken" as="xs:string" select="
        if ($nargin ne '') then ' is made for ' || $arguments
        else if (local:is-open($function)) then ' takes at least ' || $arguments
        else ' takes all ' || $arguments"/>
    <xsl:variable name="others" as="xs:string" select="(', names and values in pairs,'[$function/@ada:exact = 'pairs']
        || (if ($function/@ada:role = 'tangent') then ' with tangents'
        else ' and ' || (if (local:needs-seeds($function)) then 'all seeds' else 'all seeds or none')))"/>
    <xsl:sequence select="'The derivative of ' || $function/id || $taken || $others || ': adjoin diff --nargin N makes one for N arguments.'"/>
  </xsl:function>

  <xsl:function name="local:needs-seeds" as="xs:boolean">
    <xsl:param name="function" as="element(function)"/>
    <xsl:sequence select="local:is-open($function) or $no-missing-adjoint-args = 'yes'"/>
  </xsl:function>

  <!-- How many parameters of the source there are before extra ones. -->
  <xsl:function name="local:own" as="xs:integer">
    <xsl:param name="function" as="element(function)"/>
    <xsl:sequence select="count($function/param-list/*[not(a or g)][not(local:is-rest(.))])"/>
  </xsl:function>

  <!-- How many extra arguments there must be, where their number is known. -->
  <xsl:function name="local:extra" as="xs:integer">
    <xsl:param name="function" as="element(function)"/>
    <xsl:sequence select="if (local:is-open($function) and not($function/@ada:exact = ('open', 'pairs')))
        then xs:integer($function/@ada:exact) - local:own($function) else 0"/>
  </xsl:function>

  <xsl:function name="local:seeds" as="xs:integer">
    <xsl:param name="function" as="element(function)"/>
    <xsl:sequence select="count($function/param-list/*[a]) + count(tokenize($function/statement-list/header/@seeds))"/>
  </xsl:function>

  <xsl:function name="local:is-open" as="xs:boolean">
    <xsl:param name="function" as="element(function)"/>
    <xsl:sequence select="exists($function/param-list/*[local:is-rest(.)])"/>
  </xsl:function>

  <xsl:function name="local:is-rest" as="xs:boolean">
    <xsl:param name="parameter" as="element()"/>
    <xsl:sequence select="$parameter/id = 'varargin'"/>
  </xsl:function>
</xsl:stylesheet>
