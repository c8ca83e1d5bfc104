<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:expand-extra-outputs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:extra-outputs call@ada:extra-outputs" guard="none" ends="*[@ada:extra-outputs]"
      needs="ada:extra-outputs ada:first ada:firsts ada:made" adds="ada:made" writes="ada:is"
      outdates="ada:active ada:active-inputs ada:active-outputs ada:adjoint ada:call ada:extra-outputs ada:first
        ada:firsts ada:products ada:reflexive ada:suspect ada:trusted ada:unvaried-outputs ada:varied">
    <c:purpose>`varargout` of functions that are called becomes an ordinary output, a cell array, from which calls take what
      they want, lists of cells as many as there are. Where such a call is a part of an expression, a function takes the
      first one.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          [z, w(2)] = g(x);
          z = z + w(2) * g(3);
        end
        function varargout = g(a)
          varargout = {a, 2 * a};
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpox1 = g(x);
          z = tmpox1{1};
          w(2) = tmpox1{2};
          z = z + w(2) * g_first(3);
        end

        function outs = g(a)
          outs = cell(1, 0);
          outs = {a, 2 * a};
        end

        function value = g_first(a)
          outs = g(a);
          value = outs{1};
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [z, ~, v] = g(x);
          z = z + v + g(x);
        end
        function [b, varargout] = g(a)
          b = a;
          for k = 1:2
            varargout{k} = a * k;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          [z, tmpox1] = g(x);
          tmpo1 = tmpox1{1};
          v = tmpox1{2};
          z = z + v + g(x);
        end

        function [b, outs] = g(a)
          outs = cell(1, 0);
          b = a;
          for k = 1:2
            outs{k} = a * k;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          [c{1:k}] = g(x);
          [p, d{1:k}] = h(x);
          z = c{k} * p * d{k};
        end
        function varargout = g(a)
          varargout = {a, 2 * a};
        end
        function [a, b, varargout] = h(a)
          b = 2 * a;
          varargout{1} = 3 * a;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          tmpox1 = g(x);
          c(1:k) = tmpox1(1:numel(1:k));
          [p, tmpox2_2, tmpox2] = h(x);
          tmpox2 = [{tmpox2_2}, tmpox2];
          d(1:k) = tmpox2(1:numel(1:k));
          z = c{k} * p * d{k};
        end

        function outs = g(a)
          outs = cell(1, 0);
          outs = {a, 2 * a};
        end

        function [a, b, outs] = h(a)
          outs = cell(1, 0);
          b = 2 * a;
          outs{1} = 3 * a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)+">
    <xsl:variable name="packed" as="xs:string?" select="if (@ada:extra-outputs = 'own') then 'varargout' else if (@ada:extra-outputs) then free:name(free:taken(.//id), 'outs') else ()"/>
    <xsl:copy>
      <xsl:copy-of select="@* except (@ada:made, @ada:extra-outputs, @ada:firsts)"/>
      <xsl:if test="@ada:made or @ada:extra-outputs or .//call[@ada:extra-outputs]">
        <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      </xsl:if>
      <xsl:apply-templates>
        <xsl:with-param name="packed" tunnel="yes" select="$packed"/>
        <xsl:with-param name="numbers" tunnel="yes" select="numbers:of(.//binary[local:takes-more(.)])"/>
      </xsl:apply-templates>
    </xsl:copy>
    <xsl:variable name="function" as="element(function)" select="."/>
    <xsl:sequence select="tokenize(@ada:firsts) ! local:first($function, substring-before(., '='), xs:integer(substring-after(., '=')))"/>
  </xsl:template>

  <xsl:template match="function/statement-list" as="element(statement-list)">
    <xsl:param name="packed" as="xs:string?" tunnel="yes"/>
    <statement-list>
      <xsl:copy-of select="@*"/>
      <xsl:if test="exists($packed)">
        <binary op="=">
          <xsl:sequence select="build:variable(build:name($packed))"/>
          <xsl:sequence select="build:passive('cell', (build:literal('1'), build:literal('0')))"/>
        </binary>
      </xsl:if>
      <xsl:apply-templates/>
    </statement-list>
  </xsl:template>

  <xsl:template match="var[id = 'varargout']" as="element(var)">
    <xsl:param name="packed" as="xs:string?" tunnel="yes"/>
    <var>
      <xsl:copy-of select="@*"/>
      <id>
        <xsl:value-of select="($packed, id)[1]"/>
      </id>
    </var>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:takes-more(.)]" as="element(binary)+">
    <xsl:param name="numbers" as="map(*)" tunnel="yes"/>
    <xsl:variable name="outs" as="element(var)" select="build:temporary('ox', string($numbers(generate-id())))"/>
    <xsl:variable name="fixed" as="xs:integer" select="xs:integer(*[2]/@ada:extra-outputs)"/>
    <xsl:variable name="targets" as="element()+">
      <xsl:apply-templates select="local:targets(.)"/>
    </xsl:variable>
    <xsl:variable name="list" as="element(array)?" select="listed:filled($targets)"/>
    <xsl:variable name="plain" as="element()*" select="$targets[position() le count($targets) - count($list)]"/>
    <xsl:variable name="rest" as="element(var)*" select="(count($plain) + 1 to $fixed) ! build:temporary('ox', $outs || '_' || .)"/>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="if ($fixed eq 0) then $outs else build:outputs(($plain[position() le $fixed], $rest, $outs))"/>
      <xsl:apply-templates select="*[2]"/>
    </binary>
    <xsl:if test="$rest">
      <xsl:sequence select="build:assign($outs, build:brackets((build:cell($rest), $outs)))"/>
    </xsl:if>
    <xsl:variable name="at" as="attribute()?" select="@at"/>
    <xsl:for-each select="$plain[position() gt $fixed]">
      <binary op="=">
        <xsl:copy-of select="$at"/>
        <xsl:copy-of select="." copy-namespaces="no"/>
        <xsl:sequence select="build:cell-of($outs, build:literal(string(position())))"/>
      </binary>
    </xsl:for-each>
    <xsl:sequence select="$list ! local:filled(., $outs, max((count($plain) - $fixed, 0)), $at)"/>
  </xsl:template>

  <xsl:template match="call[@ada:extra-outputs]" as="element(call)">
    <call>
      <xsl:copy-of select="@* except (@ada:extra-outputs, @ada:first)"/>
      <id>
        <xsl:value-of select="(@ada:first, id)[1]"/>
      </id>
      <xsl:apply-templates select="param-list"/>
    </call>
  </xsl:template>

  <!-- A list of cells gets those behind the first ones. -->
  <xsl:function name="local:filled" as="element(binary)">
    <xsl:param name="list" as="element(array)"/>
    <xsl:param name="outs" as="element(var)"/>
    <xsl:param name="skipped" as="xs:integer"/>
    <xsl:param name="at" as="attribute()?"/>
    <xsl:variable name="first" as="element(literal)" select="build:literal(string($skipped + 1))"/>
    <xsl:variable name="count" as="element(call)" select="listed:count($list)"/>
    <binary op="=">
      <xsl:copy-of select="$at"/>
      <array>
        <xsl:copy-of select="$list/*[1], $list/cell-index/param-list" copy-namespaces="no"/>
      </array>
      <array>
        <xsl:sequence select="$outs"/>
        <param-list>
          <xsl:sequence select="build:range(($first,
              if ($skipped eq 0) then $count else build:binary('+', build:literal(string($skipped)), $count)))"/>
        </param-list>
      </array>
    </binary>
  </xsl:function>

  <!-- The outputs of an assignment, if some of them are extra ones of a call. -->
  <xsl:function name="local:takes-more" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="exists($statement[@op = '=']/*[2]/self::call[@ada:extra-outputs])
        and (count(local:targets($statement)) gt xs:integer($statement/*[2]/@ada:extra-outputs) 
          or exists(listed:filled(local:targets($statement))))"/>
  </xsl:function>

  <xsl:function name="local:targets" as="element()*">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="$statement/*[1]/(self::unary/row-list/item-list/*, self::*[not(self::unary)])"/>
  </xsl:function>

  <xsl:function name="local:first" as="element(function)">
    <xsl:param name="of" as="element(function)"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="inputs" as="xs:integer"/>
    <xsl:variable name="outs" as="element(var)" select="build:variable(build:name(free:name(free:taken($of/param-list//id), 'outs')))"/>
    <function ada:made="yes">
      <outvars>
        <xsl:sequence select="build:variable(build:name('value'))"/>
      </outvars>
      <id>
        <xsl:value-of select="$name"/>
      </id>
      <param-list>
        <xsl:copy-of select="$of/param-list/*[position() le $inputs]" copy-namespaces="no"/>
      </param-list>
      <statement-list>
        <binary op="=">
          <xsl:sequence select="$outs"/>
          <call ada:is="user">
            <xsl:copy-of select="$of/id" copy-namespaces="no"/>
            <param-list>
              <xsl:copy-of select="$of/param-list/*[position() le $inputs]" copy-namespaces="no"/>
            </param-list>
          </call>
        </binary>
        <xsl:sequence select="build:assign(build:variable(build:name('value')), build:cell-of($outs, build:literal('1')))"/>
      </statement-list>
    </function>
  </xsl:function>
</xsl:stylesheet>
