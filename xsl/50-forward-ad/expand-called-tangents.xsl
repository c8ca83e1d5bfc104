<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:feeds="urn:adjoinery:feeds"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:local="urn:adjoinery:expand-called-tangents"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="tangent-of@of=user-call" guard="none" ends="tangent-of[@of = 'user-call']"
      needs="ada:active ada:active-inputs ada:active-outputs ada:adjoint ada:call ada:container ada:feeds
        ada:shape ada:accuracy" writes="ada:feeds">
    <c:purpose>A call of a user function becomes one of the function with tangents, which gives the value too.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, y)
          [z, w] = g(2 * y, x);
        end
        function [c, d] = g(a, b)
          c = b;
          d = a;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, y)
          header();
          [g_z, z, w] = g(2 * y, g_x, x);
        end

        function [g_c, c, d] = g(a, g_b, b)
          g_c = g_b;
          c = b;
          d = a;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, y)
          z = g(g(x, 1), 2 * y);
        end
        function c = g(a, b)
          c = a * b;
          if b == 1
            c = g(b, a);
          end
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, y)
          header();
          [g_tmpca1, tmpca1] = g(g_x, x, 0, 1);
          tmpga2_2 = 2 * y;
          [g_z, z] = g(g_tmpca1, tmpca1, zeros(size(tmpga2_2)), tmpga2_2);
        end

        function [g_c, c] = g(g_a, a, g_b, b)
          g_c = g_a * b + a * g_b;
          c = mtimes(a, b);
          if b == 1
            [g_c, c] = g(g_b, b, g_a, a);
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/feeds.xsl"/>
  <xsl:include href="../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="tangent-of[@of = 'user-call']" as="element(binary)+">
    <xsl:variable name="statement" as="element(binary)" select="binary"/>
    <xsl:variable name="call" as="element(call)" select="$statement/call"/>
    <xsl:variable name="inputs" as="xs:string*" select="tokenize($call/@ada:active-inputs)"/>
    <xsl:variable name="outputs" as="xs:string*" select="tokenize($call/@ada:active-outputs)"/>
    <xsl:variable name="targets" as="element()*">
      <xsl:for-each select="tangent:targets($statement)">
        <xsl:if test="string(position()) = $outputs">
          <xsl:sequence select="if (tangent:is-kept(.)) then tangent:of(.)
              else build:temporary('go', $call/@ada:call || '_' || position())"/>
        </xsl:if>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:for-each select="$call/param-list/*">
      <xsl:if test="string(position()) = $inputs and local:is-computed(.)">
        <xsl:sequence select="build:assign(local:named($call, position()), .)"/>
      </xsl:if>
    </xsl:for-each>
    <binary op="=">
      <xsl:copy-of select="$statement/@at"/>
      <xsl:sequence select="build:outputs($targets)"/>
      <call role="{local:role($call)}">
        <xsl:copy-of select="$call/(@* except (@at, @ada:feeds, @ada:accuracy))" copy-namespaces="no"/>
        <xsl:sequence select="feeds:of($call, $inputs ! local:place(., position()), $outputs ! local:place(., position()))"/>
        <xsl:copy-of select="$call/id" copy-namespaces="no"/>
        <param-list>
          <xsl:for-each select="$call/param-list/*">
            <xsl:variable name="argument" as="element()" select="if (string(position()) = $inputs and local:is-computed(.))
                then local:named($call, position()) else ."/>
            <xsl:sequence select="if (not(string(position()) = $inputs)) then ()
                else if (local:may-contain(.)) then build:call('adm_zeros', $argument)
                else tangent:of-operand($argument)"/>
            <xsl:copy-of select="$argument" copy-namespaces="no"/>
          </xsl:for-each>
        </param-list>
      </call>
    </binary>
    <!-- Shows what the original showed, without the tangent. -->
    <xsl:if test="$statement/@echo">
      <xsl:for-each select="tangent:targets($statement)/self::var[id]">
        <var>
          <xsl:copy-of select="$statement/@echo, id" copy-namespaces="no"/>
        </var>
      </xsl:for-each>
    </xsl:if>
    <xsl:for-each select="tangent:targets($statement)">
      <xsl:if test="not(string(position()) = $outputs) and tangent:is-kept(.)">
        <xsl:sequence select="build:assign(tangent:of(.), tangent:zero-of-target(.))"/>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <!-- Whether a passive argument that needs a tangent is more than a variable or a number: it is computed but once. -->
  <xsl:function name="local:is-computed" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:sequence select="not(tangent:is-active($argument)) and empty($argument/(self::literal, self::var))"/>
  </xsl:function>

  <!-- Whether it may make a cell array or a structure: what is known of a variable is not known of what is computed. -->
  <xsl:function name="local:may-contain" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:sequence select="local:is-computed($argument)
        and exists($argument/(self::call, self::array, self::struct-ref, self::dyn-struct-ref, self::unary[@op = '{}'], self::*[@ada:container]))"/>
  </xsl:function>

  <xsl:function name="local:named" as="element(var)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="position" as="xs:integer"/>
    <xsl:sequence select="build:temporary('ga', $call/@ada:call || '_' || $position)"/>
  </xsl:function>

  <!-- The place of the tangent before a parameter or result, of those that have one. -->
  <xsl:function name="local:place" as="xs:integer">
    <xsl:param name="position" as="xs:string"/>
    <xsl:param name="number" as="xs:integer"/>
    <xsl:sequence select="xs:integer($position) + $number - 1"/>
  </xsl:function>

  <xsl:function name="local:role" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="if ($call/ancestor::function-list/function[id = $call/id]/id/@role = 'inner') then 'inner' else 'tangent'"/>
  </xsl:function>
</xsl:stylesheet>
