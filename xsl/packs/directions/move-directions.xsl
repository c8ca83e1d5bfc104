<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:move-directions"
    xmlns:template="urn:adjoinery:template"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="header" guard="none" writes="ada:is">
    <c:purpose>The user's function takes and gives tangents whose first dimension is that of the directions, as
      ADiMat's `d_` functions do (admDiffVFor), or sparse matrices of patterns: it turns them for another function (`trailing`),
      which does the work and is what other functions call.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward directions=many direction-dimension=first independents=x">
      <c:before>
        function [z, k] = f(x, n)
          z = n * x;
          k = n;
        end
      </c:before>
      <c:after>
        function [g_z, z, g_k, k] = f(g_x, x, n)
          header();
          [g_z, z, g_k, k] = f(adm_directions_last(g_x, x), x, n);
          g_z = adm_directions_first(g_z, z);
          g_k = adm_directions_first(g_k, k);
        end

        function [g_z, z, g_k, k] = f(g_x, x, n)
          tmpdirections = adm_directions(2, {g_x, x}, {n});
          g_z = adm_pages_times(n, g_x);
          z = mtimes(n, x);
          k = n;
          g_k = adm_pages_zeros(k, tmpdirections, 2);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="optional-arguments=any pipeline=tangent-source mode=forward directions=many direction-dimension=first independents=x">
      <c:before>
        function z = f(x, n)
          if nargin &lt; 2
            n = 3;
          end
          z = n * x;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, n)
          header();
          if nargin >= 3
            [g_z, z] = f(adm_directions_last(g_x, x), x, n);
          else
            [g_z, z] = f(adm_directions_last(g_x, x), x);
          end
          g_z = adm_directions_first(g_z, z);
        end

        function [g_z, z] = f(g_x, x, n)
          tmpdirections = adm_directions(2, {g_x, x});
          if nargin >= 3
            adm_directions(2, {n});
          end
          if nargin &lt; 3
            n = 3;
          end
          g_z = adm_pages_times(adm_matrix(n), g_x);
          z = mtimes(n, x);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-conditions.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../templates/resolved/choice.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="directions" as="xs:string"/>

  <xsl:variable name="local:given" as="xs:string" select="if ($directions = 'pattern') then 'adm_sets_given' else 'adm_directions_last'"/>
  <xsl:variable name="local:found" as="xs:string" select="if ($directions = 'pattern') then 'adm_sets_found' else 'adm_directions_first'"/>

  <xsl:template match="function[statement-list/header]" as="element(function)+">
    <xsl:apply-templates mode="local:check" select="(param-list | outvars)/var[not(g)]"/>
    <function>
      <xsl:copy-of select="@*, outvars, id, param-list" copy-namespaces="no"/>
      <statement-list>
        <xsl:copy-of select="statement-list/header" copy-namespaces="no"/>
        <xsl:if test="$directions = 'pattern'">
          <xsl:sequence select="build:call('adm_sets', build:literal('''start'''))"/>
        </xsl:if>
        <xsl:sequence select="local:calls(.)"/>
        <xsl:for-each select="outvars/var[g]">
          <xsl:sequence select="build:assign(local:plain(.), build:call($local:found, local:with-value(.)))"/>
        </xsl:for-each>
      </statement-list>
    </function>
    <function>
      <xsl:copy-of select="@*, outvars" copy-namespaces="no"/>
      <id role="trailing">
        <xsl:value-of select="id"/>
      </id>
      <xsl:copy-of select="param-list" copy-namespaces="no"/>
      <xsl:apply-templates select="statement-list"/>
    </function>
  </xsl:template>

  <xsl:template match="header"/>

  <xsl:template match="call[@role = 'tangent'][id = local:leading(.)/id]/@role" as="attribute(role)">
    <xsl:attribute name="role" select="'trailing'"/>
  </xsl:template>

  <!-- The user's function. -->
  <xsl:function name="local:leading" as="element(function)">
    <xsl:param name="within" as="element()"/>
    <xsl:sequence select="$within/ancestor::function-list[last()]/function[statement-list/header]"/>
  </xsl:function>

  <!-- A function that counts its arguments is given as many as were given. -->
  <xsl:function name="local:calls" as="element()">
    <xsl:param name="f" as="element(function)"/>
    <xsl:variable name="parameters" as="element(var)+" select="$f/param-list/var"/>
    <xsl:variable name="least" as="xs:integer" select="count($f/param-list/var[g][1]/preceding-sibling::*) + 2"/>
    <xsl:variable name="optional" as="xs:integer*" select="
        if ($f/statement-list//call/id = 'nargin') then ($least + 1 to count($parameters))[let $place := . return not($parameters[$place]/g)] else ()"/>
    <xsl:sequence select="if (empty($optional)) then local:call($f, $parameters) else template:choice(
        for $count in reverse($optional) return template:branch(build:has-arguments($count), local:call($f, subsequence($parameters, 1, $count)))/when,
        local:call($f, subsequence($parameters, 1, $least)))"/>
  </xsl:function>

  <xsl:function name="local:call" as="element(binary)">
    <xsl:param name="f" as="element(function)"/>
    <xsl:param name="given" as="element(var)+"/>
    <xsl:variable name="arguments" as="element()+"
        select="$given ! (if (g) then build:call($local:given, local:with-value(.)) else local:plain(.))"/>
    <xsl:variable name="call" as="element(call)">
      <call role="trailing">
        <xsl:copy-of select="$f/id" copy-namespaces="no"/>
        <param-list>
          <xsl:sequence select="$arguments"/>
        </param-list>
      </call>
    </xsl:variable>
    <xsl:sequence select="build:assign(build:outputs($f/outvars/var ! local:plain(.)), $call)"/>
  </xsl:function>

  <!-- A tangent, and the value behind it. -->
  <xsl:function name="local:with-value" as="element(var)+">
    <xsl:param name="tangent" as="element(var)"/>
    <xsl:sequence select="($tangent, $tangent/following-sibling::var[1]) ! local:plain(.)"/>
  </xsl:function>

  <xsl:function name="local:plain" as="element(var)">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:sequence select="build:variable($variable/*)"/>
  </xsl:function>

  <xsl:mode name="local:check" on-no-match="shallow-skip"/>

  <xsl:template mode="local:check" match="var[id = ('varargin', 'varargout')]">
    <xsl:message>
      <diagnostic code="E407" name="{id}" file="{../../@file}" at="{../../@at}"/>
    </xsl:message>
  </xsl:template>
</xsl:stylesheet>
