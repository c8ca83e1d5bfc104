<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:key="urn:adjoinery:key"
    xmlns:pages="urn:adjoinery:pages"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:local="urn:adjoinery:insert-directions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="header tmp@kind=directions call@role=tangent" guard="none" needs="ada:container ada:role"
      writes="ada:is">
    <c:purpose>A function finds out how many directions there are from the tangents that it is given; the user's tangents are
      looked at, and the numbers of dimensions of all values. Cells and structures may be empty: functions that get no
      other tangents are told.</c:purpose>
    <c:case options="optional-arguments=any pipeline=tangent-source mode=forward directions=many">
      <c:before>
        function z = f(c, n)
          if nargin &lt; 2
            n = 3;
          end
          z = g(c, n);
        end
        function z = g(c, n)
          z = norm(n * c{1});
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_c, c, g_n, n)
          header();
          tmpdirections = adm_directions(2, {g_c, c});
          if nargin >= 4
            adm_directions(2, {g_n, n});
          end
          if nargin &lt; 4
            g_n = zeros(1, 1, tmpdirections);
            n = 3;
          end
          [g_z, z] = g(g_c, c, g_n, n);
        end

        function [g_z, z] = g(g_c, c, g_n, n)
          g_tmpca1 = adm_pages_times(g_n, adm_matrix(c{1})) + adm_pages_times(n, g_c{1});
          tmpca1 = mtimes(n, c{1});
          z = norm(tmpca1);
          g_z = real(sum(sum(adm_matrix(adm_norm(1, tmpca1, z)) .* g_tmpca1, 1), 2));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=many independents=x">
      <c:before>
        function z = f(x, n)
          z = g({x}, n);
        end
        function z = g(c, n, m)
          z = 0;
          for k = 1:n
            z = z + c{k};
          end
          if nargin &lt; 3
            z = 2 * z;
          end
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, n)
          header();
          tmpdirections = adm_directions(2, {g_x, x}, {n});
          g_tmpca1 = {g_x};
          tmpca1 = {x};
          [g_z, z] = g(tmpdirections, g_tmpca1, tmpca1, n);
        end

        function [g_z, z] = g(tmpdirections, g_c, c, n, m)
          g_z = zeros(1, 1, tmpdirections);
          z = 0;
          for k = 1:n
            g_tmpsa1 = g_z + g_c{k};
            tmpsa1 = plus(z, c{k});
            g_z = g_tmpsa1;
            z = tmpsa1;
          end
          if nargin - 1 &lt; 4
            g_tmpsa2 = g_z .* 2;
            tmpsa2 = mtimes(2, z);
            g_z = g_tmpsa2;
            z = tmpsa2;
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-conditions.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/build-subscripts.xsl"/>
  <xsl:include href="../../lib/pages.xsl"/>
  <xsl:include href="../../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:role = 'tangent'][not((param-list, statement-list/binary)/var/tmp/@kind = 'directions')]/statement-list" as="element(statement-list)">
    <statement-list>
      <xsl:copy-of select="header" copy-namespaces="no"/>
      <xsl:sequence select="if (header or ../id/@role = 'inner') then local:asked(..) else local:called(..)"/>
      <xsl:sequence select="local:begun(..)"/>
      <xsl:apply-templates select="node() except header"/>
    </statement-list>
  </xsl:template>

  <xsl:template match="function[local:is-told(.)]/param-list" as="element(param-list)">
    <param-list>
      <xsl:sequence select="pages:number()"/>
      <xsl:copy-of select="node()" copy-namespaces="no"/>
    </param-list>
  </xsl:template>

  <xsl:template match="call[@role = 'tangent'][local:tells(.)]/param-list" as="element(param-list)">
    <param-list>
      <xsl:sequence select="pages:number()"/>
      <xsl:apply-templates/>
    </param-list>
  </xsl:template>

  <!-- Whether a call is still to tell its function, which may have its parameter already. -->
  <xsl:function name="local:tells" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="called" as="element(function)?"
        select="$call/ancestor::function-list[last()]/function[@ada:role = 'tangent'][not(id/@role = 'inner')][id = $call/id][1]"/>
    <xsl:sequence select="not($call/param-list/*[1]/tmp/@kind = 'directions')
        and (local:is-told($called) or $called/param-list/var[1]/tmp/@kind = 'directions')"/>
  </xsl:function>

  <!-- One that counts its arguments is given one more. -->
  <xsl:template match="call[id = 'nargin'][empty(param-list/*)][local:is-told(ancestor::function[last()])]" as="element(binary)">
    <xsl:sequence select="build:binary('-', ., build:literal('1'))"/>
  </xsl:template>

  <!-- Whether a function gets the number of directions: its tangents may hold none. One that finds out by itself may
    have been seen to before those that call it. -->
  <xsl:function name="local:is-told" as="xs:boolean">
    <xsl:param name="f" as="element(function)?"/>
    <xsl:variable name="tangents" as="element(var)*" select="$f/param-list/var[g]"/>
    <xsl:sequence select="exists($tangents) and $f/@ada:role = 'tangent' and not($f/(param-list, statement-list/binary)/var/tmp/@kind = 'directions') and (every $it in $tangents satisfies $it/g = tokenize($f/@ada:container))
        and exists($f/statement-list//tmp[@kind = 'directions']) and empty(($f/statement-list/header, $f/id[@role = 'inner']))"/>
  </xsl:function>

  <!-- The function that the user calls checks all its arguments, and may be given fewer. So does its twin for other calls,
    whose parameters are known as well as those of the first. -->
  <xsl:function name="local:asked" as="element()*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:variable name="given" as="element(unary)*">
      <xsl:for-each select="$f/param-list/var[not(g)]">
        <xsl:sequence select="build:cell((preceding-sibling::*[1]/self::var[g], .))"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="counts" as="xs:boolean" select="$f//call/id = 'nargin'"/>
    <xsl:variable name="first" as="element(unary)*" select="if ($counts) then $given[.//g][1] else $given"/>
    <xsl:sequence select="local:directions($first)"/>
    <xsl:for-each select="$given[$counts][not(. is $first)]">
      <choose>
        <when>
          <xsl:sequence select="build:has-arguments(count($f/param-list/*[deep-equal(., current()//item-list/*[last()])]/preceding-sibling::*) + 1)"/>
          <statement-list>
            <xsl:sequence select="build:call('adm_directions', ($pages:limit, .))"/>
          </statement-list>
        </when>
      </choose>
    </xsl:for-each>
  </xsl:function>

  <!-- Functions called by generated code get checked arguments. -->
  <xsl:function name="local:called" as="element()?">
    <xsl:param name="f" as="element(function)"/>
    <xsl:variable name="tangents" as="element(var)*" select="$f/param-list/var[g]"/>
    <xsl:variable name="number" as="element(var)?" select="$tangents[not(g = tokenize($f/@ada:container))][1]"/>
    <xsl:variable name="first" as="element(var)?" select="($number, $tangents)[1]"/>
    <xsl:if test="not(local:is-told($f)) and ($f/statement-list//tmp[@kind = 'directions']
        or $f/statement-list//call[@role = 'tangent'][local:tells(.)])">
      <xsl:sequence select="if ($array-dimensions = '2' and exists($number))
          then build:assign(pages:number(), build:call('size', ($first, build:literal('3'))))
          else local:directions(build:cell(($first, $first/following-sibling::*[1])))"/>
    </xsl:if>
  </xsl:function>

  <!-- Variables that may be written to in parts before they exist. -->
  <xsl:function name="local:begun" as="element(binary)*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:for-each-group select="$f/statement-list//binary[@op = '='][call/id = ('adm_pages_put', 'adm_pages_open')]/*[1] ! tangent:variable(.)[g]" group-by="key:of(.)">
      <xsl:if test="not($f/param-list/var[g]/key:of(.) = current-grouping-key())">
        <xsl:sequence select="build:assign(build:variable(*), if (not(parent::binary) or current-group()/following-sibling::call/id = 'adm_pages_open') then build:brackets(())
            else build:call('zeros', (build:literal('0'), build:literal('0'), pages:number())))"/>
      </xsl:if>
    </xsl:for-each-group>
  </xsl:function>

  <xsl:function name="local:directions" as="element(binary)">
    <xsl:param name="given" as="element(unary)*"/>
    <xsl:sequence select="build:assign(pages:number(), build:call('adm_directions', ($pages:limit, $given)))"/>
  </xsl:function>
</xsl:stylesheet>
