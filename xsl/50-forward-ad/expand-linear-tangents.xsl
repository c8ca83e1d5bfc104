<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:r="urn:adjoinery:rules"
    xmlns:build="urn:adjoinery:build"
    xmlns:rule="urn:adjoinery:rule"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:local="urn:adjoinery:expand-linear-tangents"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="tangent-of@of=linear-call" ends="tangent-of[@of = 'linear-call']"
      needs="ada:active ada:adjoint ada:container ada:list ada:rule ada:shape">
    <c:purpose>A function that is linear in arguments has the tangent that it makes of their tangents, those of the passive ones
      among them being zero.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, y)
          z = [y; sum(x, 2); 3];
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, y)
          header();
          tmpda1 = [y];
          g_tmpca1 = sum(g_x, 2);
          tmpca1 = sum(x, 2);
          tmpda2 = [3];
          g_z = vertcat(zeros(size(tmpda1)), g_tmpca1, zeros(size(tmpda2)));
          z = vertcat(tmpda1, tmpca1, tmpda2);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          [z, b] = meshgrid(x);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          [g_z, tmpgo2] = meshgrid(g_x);
          [z, b] = meshgrid(x);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function [y, n] = f(x)
          [y, n] = shiftdim(x);
        end
      </c:before>
      <c:after>
        function [g_y, y, g_n, n] = f(g_x, x)
          header();
          [g_y, tmpgo2] = shiftdim(g_x);
          [y, n] = shiftdim(x);
          g_n = zeros(size(n));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/rule.xsl"/>
  <xsl:include href="../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="tangent-of[@of = 'linear-call']" as="element(binary)+">
    <xsl:variable name="tangent" as="element(binary)" select="local:tangent(binary)"/>
    <xsl:variable name="late" as="xs:boolean" select="exists(@late)"/>
    <xsl:sequence select="$tangent[not($late)]"/>
    <xsl:copy-of select="binary" copy-namespaces="no"/>
    <xsl:sequence select="$tangent[$late]"/>
    <xsl:sequence select="local:constant-targets(binary)[tangent:is-kept(.)] ! build:assign(tangent:of(.), tangent:zero-of-target(.))"/>
  </xsl:template>

  <!-- The targets of results through which no derivative flows: that of the tangents would be a value. -->
  <xsl:function name="local:constant-targets" as="element()*">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="rule" as="element(r:rule)" select="rule:of($statement/call/@ada:rule)"/>
    <xsl:variable name="places" as="xs:integer*" select="index-of(tokenize($rule/@results) ! (. = tokenize($rule/@passive)), true())"/>
    <xsl:sequence select="tangent:targets($statement)[position() = $places]"/>
  </xsl:function>

  <xsl:function name="local:tangent" as="element(binary)">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="call" as="element(call)" select="$statement/call"/>
    <xsl:variable name="rule" as="element(r:rule)" select="rule:of($call/@ada:rule)"/>
    <xsl:variable name="names" as="xs:string*" select="tokenize($rule/@args) ! replace(., '\.\.\.$', '')"/>
    <xsl:variable name="targets" as="element()+">
      <xsl:for-each select="tangent:targets($statement)">
        <xsl:sequence select="if (tangent:is-kept(.) and empty(. intersect local:constant-targets($statement))) then tangent:of(.)
            else build:temporary('go', string(position()))"/>
      </xsl:for-each>
    </xsl:variable>
    <binary op="=">
      <xsl:sequence select="if ($statement/*[1]/self::unary) then build:outputs($targets) else $targets"/>
      <call>
        <xsl:copy-of select="$call/(@* except (@at, @ada:*)), $call/id" copy-namespaces="no"/>
        <param-list>
          <xsl:for-each select="$call/param-list/*">
            <xsl:variable name="name" as="xs:string" select="subsequence($names, min((position(), count($names))), 1)"/>
            <xsl:sequence select="
                if (not($name = tokenize($rule/@linear))) then .
                else if (@ada:list and not(tangent:is-active(.))) then local:zeros-of-list(.)
                else tangent:of-operand(.)"/>
          </xsl:for-each>
        </param-list>
      </call>
    </binary>
  </xsl:function>

  <!-- Several values that are put together are zero together. -->
  <xsl:function name="local:zeros-of-list" as="element()">
    <xsl:param name="list" as="element()"/>
    <xsl:variable name="call" as="element(call)" select="$list/../.."/>
    <xsl:variable name="dimension" as="element()?" select="if ($call/id = 'cat') then $call/param-list/*[1] else ()"/>
    <xsl:sequence select="build:call('zeros', build:call('size', build:call($call/id, ($dimension, $list))))"/>
  </xsl:function>
</xsl:stylesheet>
