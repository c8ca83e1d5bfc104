<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:key="urn:adjoinery:key"
    xmlns:rule="urn:adjoinery:rule"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:local="urn:adjoinery:split-tangents"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:products" guard="none" adds="ada:role" writes="ada:is"
      needs="ada:active ada:active-inputs ada:active-outputs ada:adjoint ada:container ada:derived ada:exact ada:is ada:made ada:original ada:products ada:rule ada:shape ada:sparse">
    <c:purpose>A function that is to be differentiated gets the tangents of its parameters and results before these, and
      every statement that matters for tangents is marked as one whose tangent is to be found (`tangent-of`); where the
      plain function is called too, it stays (`plain`). Where it is called with other active arguments than those that the user
      asked for, a function of its own (`inner`) serves these calls. Variables that are given without a tangent have the tangent zero.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, y)
          z = x * y;
          y = 3;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, y)
          header();
          tangent_of(z = mtimes(x, y));
          y = 3;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          k = 2;
          z = g(k, x);
        end
        function b = g(n, a)
          b = 1;
          for i = 1:n
            b = b * a;
          end
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          k = 2;
          tangent_of(z = g(k, x));
        end

        function [g_b, b] = g(n, g_a, a)
          tangent_of(b = 1);
          for i = 1:n
            tangent_of(tmpsa1 = mtimes(b, a));
            tangent_of(b = tmpsa1);
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../lib/rule.xsl"/>
  <xsl:include href="../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="independents" as="xs:string"/>
  <xsl:param name="dependents" as="xs:string"/>

  <!-- The user's function comes first, wherever it stood: MATLAB calls the first one of a file. -->
  <xsl:template match="function" as="element()*">
    <xsl:variable name="products" as="xs:string*" select="tokenize(@ada:products)"/>
    <xsl:if test="empty(preceding-sibling::function)">
      <xsl:for-each select="(., following-sibling::function)[tokenize(@ada:products) = 'joint']">
        <xsl:sequence select="local:tangent(., local:asked-inputs(.), local:asked-outputs(.), 'tangent')"/>
      </xsl:for-each>
    </xsl:if>
    <xsl:variable name="inputs" as="element(var)*" select="key:chosen(param-list, @ada:active-inputs)"/>
    <xsl:variable name="outputs" as="element(var)*" select="key:chosen(outvars, @ada:active-outputs)"/>
    <xsl:choose>
      <xsl:when test="not($products = 'pair')"/>
      <xsl:when test="not($products = 'joint')">
        <xsl:sequence select="local:tangent(., $inputs, $outputs, 'tangent')"/>
      </xsl:when>
      <xsl:when test="not(deep-equal($inputs, local:asked-inputs(.)) and deep-equal($outputs, local:asked-outputs(.)))">
        <xsl:sequence select="local:tangent(., $inputs, $outputs, 'inner')"/>
      </xsl:when>
    </xsl:choose>
    <xsl:if test="$products = 'plain'">
      <function ada:role="plain">
        <xsl:copy-of select="@at, @file, @ada:made, @ada:original, node()" copy-namespaces="no"/>
      </function>
    </xsl:if>
    <xsl:if test="empty(following-sibling::function)">
      <helper-list/>
    </xsl:if>
  </xsl:template>

  <xsl:function name="local:asked-inputs" as="element(var)*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:sequence select="$f/param-list/var[string() = tokenize($independents, ',')]"/>
  </xsl:function>

  <xsl:function name="local:asked-outputs" as="element(var)*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:sequence select="$f/outvars/var[string() = tokenize($dependents, ',')]"/>
  </xsl:function>

  <xsl:function name="local:tangent" as="element(function)">
    <xsl:param name="f" as="element(function)"/>
    <xsl:param name="inputs" as="element(var)*"/>
    <xsl:param name="outputs" as="element(var)*"/>
    <xsl:param name="role" as="xs:string"/>
    <xsl:variable name="derived" as="map(xs:string, xs:boolean)" select="map:merge(
        ($f/statement-list/descendant::var[@ada:active or @ada:adjoint] ! map:entry(key:of(.), true()), $outputs ! map:entry(key:of(.), true())),
        map{'duplicates': 'use-first'})"/>
    <function ada:role="tangent">
      <xsl:copy-of select="$f ! (@at, @file, @ada:container, @ada:exact[$role = 'tangent'], @ada:sparse, @ada:derived)"/>
      <outvars>
        <xsl:sequence select="local:interleaved($f/outvars, $outputs)"/>
      </outvars>
      <id role="{$role}">
        <xsl:value-of select="$f/id"/>
      </id>
      <param-list>
        <xsl:sequence select="local:interleaved($f/param-list, $inputs)"/>
      </param-list>
      <statement-list>
        <xsl:if test="tokenize($f/@ada:products) = 'joint' and $role = 'tangent'">
          <header/>
        </xsl:if>
        <xsl:for-each select="$f/param-list/var[map:contains($derived, key:of(.))][not(key:of(.) = $inputs ! key:of(.))]">
          <xsl:sequence select="local:given($f, .)"/>
        </xsl:for-each>
        <xsl:apply-templates mode="local:body" select="$f/statement-list/node()">
          <xsl:with-param name="derived" select="$derived" tunnel="yes"/>
        </xsl:apply-templates>
      </statement-list>
    </function>
  </xsl:function>

  <xsl:function name="local:interleaved" as="element()*">
    <xsl:param name="list" as="element()"/>
    <xsl:param name="derived" as="element(var)*"/>
    <xsl:for-each select="$list/*">
      <xsl:sequence select=".[some $it in $derived satisfies $it is current()] ! tangent:of(.)"/>
      <xsl:copy-of select="." copy-namespaces="no"/>
    </xsl:for-each>
  </xsl:function>

  <!-- The tangent of a parameter that comes without one, where it comes at all. -->
  <xsl:function name="local:given" as="element()">
    <xsl:param name="f" as="element(function)"/>
    <xsl:param name="parameter" as="element(var)"/>
    <xsl:variable name="zero" as="element(binary)" select="local:zero($f, $parameter)"/>
    <xsl:choose>
      <xsl:when test="$f//call[@counts]">
        <choose>
          <when>
            <binary op="&gt;=">
              <call bare="yes" counts="yes" ada:is="passive">
                <id>nargin</id>
                <param-list/>
              </call>
              <xsl:sequence select="build:literal(string(count($parameter/preceding-sibling::*) + 1))"/>
            </binary>
            <statement-list>
              <xsl:sequence select="$zero"/>
            </statement-list>
          </when>
        </choose>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="$zero"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="local:zero" as="element(binary)">
    <xsl:param name="f" as="element(function)"/>
    <xsl:param name="variable" as="element(var)"/>
    <xsl:variable name="bare" as="element(var)" select="build:variable($variable/*)"/>
    <xsl:sequence select="build:assign(tangent:of($variable), if (key:of($variable) = tokenize($f/@ada:container))
        then build:call('adm_zeros', $bare) else tangent:zero($bare))"/>
  </xsl:function>

  <xsl:mode name="local:body" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:body" match="statement-list/binary[local:matters(.)]"
      as="element(tangent-of)">
    <tangent-of of="{local:kind(.)}">
      <!-- A failing statement must leave a variable and its tangent as they were. -->
      <xsl:if test="ancestor::statement-list[parent::try or parent::unwind-protect]">
        <xsl:attribute name="late" select="'yes'"/>
      </xsl:if>
      <xsl:copy-of select="." copy-namespaces="no"/>
    </tangent-of>
  </xsl:template>

  <xsl:function name="local:matters" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="$statement/@op = '=' and (exists($statement/@ada:active)
        or exists(tangent:targets($statement) ! tangent:variable(.)/@ada:adjoint))"/>
  </xsl:function>

  <!-- A variable that counts is not varied, but may have been. -->
  <xsl:template mode="local:body" match="for/statement-list" as="element(statement-list)">
    <xsl:param name="derived" as="map(*)" tunnel="yes"/>
    <xsl:variable name="variable" as="element(var)" select="build:variable(../*[1])"/>
    <statement-list>
      <xsl:if test="map:contains($derived, key:of($variable))">
        <xsl:sequence select="local:zero(ancestor::function[last()], $variable)"/>
      </xsl:if>
      <xsl:apply-templates mode="local:body"/>
    </statement-list>
  </xsl:template>

  <!-- Whether the function is linear in all that is active. -->
  <xsl:function name="local:is-linear" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="rule" as="element()?" select="$call/@ada:rule ! rule:of(.)"/>
    <xsl:variable name="names" as="xs:string*" select="tokenize($rule/@args) ! replace(., '\.\.\.$', '')"/>
    <xsl:sequence select="exists($rule/@linear) and (every $place in 1 to count($call/param-list/*) satisfies
        not(tangent:is-active($call/param-list/*[$place]))
        or $names[min(($place, count($names)))] = tokenize(string-join(($rule/@linear, $rule/@passive), ' ')))"/>
  </xsl:function>

  <!-- The mark by which the stylesheets that find tangents know which of them is meant. -->
  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:variable name="value" as="element()" select="$assignment/*[2]"/>
    <xsl:sequence select="
        if (not($assignment/@ada:active)) then 'passive'
        else if ($value/self::unary[@op = '{}'] or $value/self::call/id = 'struct') then 'container'
        else if ($value/self::call/@ada:is = 'user') then 'user-call'
        else if ($value/self::call[local:is-linear(.)]) then 'linear-call'
        else if ($value/self::call) then 'rule-call'
        else 'copy'"/>
  </xsl:function>
</xsl:stylesheet>
