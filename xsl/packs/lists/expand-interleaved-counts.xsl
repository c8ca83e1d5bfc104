<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-interleaved-counts"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call@counts call@ada:is=refused" guard="none" needs="ada:is ada:role">
    <c:purpose>A function with tangents takes and gives more values than that of the source: `nargin` and `nargout` count only
      those that the source knows.</c:purpose>
    <c:case options="optional-arguments=any pipeline=tangent-source mode=forward independents=x,m">
      <c:before>
        function z = f(x, n, m)
          if nargin == 1
            n = 3;
          end
          if nargin &lt; 3
            m = 2;
          end
          z = x * n * m * nargin;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, n, g_m, m)
          header();
          if nargin == 2
            n = 3;
          end
          if nargin &lt; 5
            tangent_of(m = 2);
          end
          tangent_of(tmpca2 = mtimes(x, n));
          tangent_of(tmpca1 = mtimes(tmpca2, m));
          tmpda1 = sum(nargin >= [2, 3, 5]);
          tangent_of(z = mtimes(tmpca1, tmpda1));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function [z, varargout] = f(x, varargin)
          z = x * nargin;
          if nargout > 1
            varargout{1} = x;
          end
        end
      </c:before>
      <c:after>
        function [g_z, z, g_varargout, varargout] = f(g_x, x, varargin)
          header();
          tangent_of(varargout = cell(1, 0));
          tmpda1 = sum(nargin >= 2) + max(nargin - 2, 0);
          tangent_of(z = mtimes(x, tmpda1));
          if nargout >= 4
            tangent_of(varargout{1} = x);
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[local:counts(.)]" as="element()">
    <xsl:variable name="ends" as="xs:integer*" select="local:ends(.)"/>
    <xsl:variable name="fixed" as="element(literal)*" select="$ends ! build:literal(string(.))"/>
    <xsl:variable name="count" as="element(call)" select="local:plain(.)"/>
    <xsl:variable name="open" as="xs:boolean" select="local:is-open(.)"/>
    <xsl:variable name="before" as="xs:integer" select="local:before-rest(.)"/>
    <xsl:variable name="of-fixed" as="element(call)?" select="if (empty($fixed)) then () else build:call('sum',
        build:binary('&gt;=', $count, if (count($fixed) eq 1) then $fixed else build:brackets($fixed)))"/>
    <xsl:variable name="of-rest" as="element(call)?" select="if ($open)
        then build:call('max', (build:binary('-', $count, build:literal(string($before))), build:literal('0'))) else ()"/>
    <xsl:sequence select="if (local:is-same(.)) then $count
        else if (exists($of-fixed) and exists($of-rest)) then build:binary('+', $of-fixed, $of-rest)
        else ($of-fixed, $of-rest, build:literal('0'))[1]"/>
  </xsl:template>

  <!-- Compared with a number, the count may be that of all values. -->
  <xsl:template match="binary[local:has-limit(.)]" as="element(binary)">
    <xsl:variable name="call" as="element(call)" select="call"/>
    <xsl:variable name="limit" as="xs:integer" select="local:limit(.)"/>
    <xsl:variable name="equal" as="xs:boolean" select="@op = ('==', '~=', '!=')"/>
    <xsl:variable name="least" as="xs:integer" select="local:least($call, if (@op = ('&lt;=', '&gt;')) then $limit + 1 else $limit)"/>
    <xsl:sequence select="build:binary(if ($equal) then @op else if (@op = ('&lt;', '&lt;=')) then '&lt;' else '&gt;=', local:plain($call),
        build:literal(string(if ($equal) then subsequence((0, local:ends($call)), $limit + 1, 1) else $least)))"/>
  </xsl:template>

  <xsl:function name="local:has-limit" as="xs:boolean">
    <xsl:param name="comparison" as="element(binary)"/>
    <xsl:sequence select="exists(local:limit($comparison))"/>
  </xsl:function>

  <!-- The number that a count is compared with, if it may be compared with another instead. -->
  <xsl:function name="local:limit" as="xs:integer?">
    <xsl:param name="comparison" as="element(binary)"/>
    <xsl:variable name="call" as="element(call)?" select="$comparison[@op = ('&lt;', '&lt;=', '&gt;', '&gt;=', '==', '~=', '!=')]
        /*[1]/self::call[local:counts(.)]"/>
    <xsl:variable name="literal" as="element(literal)?" select="$comparison/*[2]/self::literal[matches(., '^\d+$')]"/>
    <xsl:variable name="is-equality" as="xs:boolean" select="$comparison/@op = ('==', '~=', '!=')"/>
    <xsl:sequence select="if (empty($call) or empty($literal) or local:is-same($call)) then ()
        else xs:integer($literal)[not($is-equality)
            or not($call/id = 'nargout' or local:is-open($call)) and . le count(local:ends($call))]"/>
  </xsl:function>

  <!-- How many values there are at least when the source has so many. -->
  <xsl:function name="local:least" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="number" as="xs:integer"/>
    <xsl:variable name="ends" as="xs:integer*" select="local:ends($call)"/>
    <xsl:sequence select="if ($number le 0) then 0 else if ($number le count($ends)) then $ends[$number]
        else local:before-rest($call) + $number - count($ends)"/>
  </xsl:function>

  <xsl:function name="local:counts" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/@bare and $call/ancestor::function[last()]/@ada:role = 'tangent' and ($call/@counts or $call/@ada:is = 'refused' and $call/id = 'nargout')"/>
  </xsl:function>

  <!-- Counted calls are not counted again. -->
  <xsl:function name="local:plain" as="element(call)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="build:call($call/id, ())"/>
  </xsl:function>

  <xsl:function name="local:list" as="element()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/ancestor::function[last()]/(if ($call/id = 'nargin') then param-list else outvars)"/>
  </xsl:function>

  <!-- How many values there are when one of the source is the last. Of a result the tangent may be taken alone. -->
  <xsl:function name="local:ends" as="xs:integer*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:for-each select="local:list($call)/*[not(g)][not(local:is-rest(.))]">
      <xsl:sequence select="count(preceding-sibling::*) + 1 - (if ($call/id = 'nargout') then count(preceding-sibling::*[1]/g) else 0)"/>
    </xsl:for-each>
  </xsl:function>

  <!-- How many values there are before those of any number. -->
  <xsl:function name="local:before-rest" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="count(local:list($call)/*[not(local:is-rest(.))])"/>
  </xsl:function>

  <xsl:function name="local:is-open" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="exists(local:list($call)/*[local:is-rest(.)])"/>
  </xsl:function>

  <xsl:function name="local:is-rest" as="xs:boolean">
    <xsl:param name="variable" as="element()"/>
    <xsl:sequence select="$variable/id = ('varargin', 'varargout')"/>
  </xsl:function>

  <xsl:function name="local:is-same" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="empty(local:list($call)/*[g])"/>
  </xsl:function>
</xsl:stylesheet>
