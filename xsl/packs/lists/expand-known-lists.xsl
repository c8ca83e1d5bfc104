<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:local="urn:adjoinery:expand-known-lists"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="cell-index" needs="ada:is">
    <c:purpose>All cells of an array that is written once, cell by cell, are written down one by one as arguments of
      functions of the library. Cells that an index names of which it is known that it is a list look as if the list
      stood there, and so do those that several variables get. Of the cells that `feval` gets, the first is the function, of those
      that `cat` gets the dimension.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          c = {'a', x, 'b', 3};
          s = struct(c{:});
          z = s.a * s.b;
          o = {@sin, {x, []}, 'UniformOutput', false};
          y = cellfun(o{:});
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = {'a', x, 'b', 3};
          s = struct('a', c{2}, 'b', 3);
          z = s.a * s.b;
          o = {@sin, {x, []}, 'UniformOutput', false};
          y = cellfun(@sin, o{2}, 'UniformOutput', false);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          c = {x, 2 * x, 3};
          c{2} = x;
          i = [1, 3];
          [a, b] = c{k};
          [d{1:2}] = c{1, k + 1};
          z = [c{i}] + max(c{:}) + a * b + d{2};
          for i = 1:2
            j = [1, 2];
            z = z + c{i} + g(c{j}) + feval(k{:}) + feval(k.a{i}{:}) + cat(k{:}) + cat(1, k{:});
          end
        end
        function b = g(a, b)
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          c = {x, 2 * x, 3};
          c{2} = x;
          i = [1, 3];
          [a, b] = c{[k]};
          [d{1:2}] = c{1, [k + 1]};
          z = [c{i}] + max(c{:}) + a * b + d{2};
          for tmpi1 = 1:2
            i = tmpi1;
            j = [1, 2];
            z = z + c{i} + g(c{[j]}) + feval(k{1}, k{2:end}) + feval(k.a{i}{1}, k.a{i}{2:end}) + cat(k{1}, k{2:end}) + cat(1, k{:});
          end
        end

        function b = g(a, b)
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="param-list/array[local:is-whole(.)]"
      as="element()*">
    <xsl:variable name="variable" as="element()" select="*[1]"/>
    <xsl:variable name="made" as="element()?" select="$variable/self::var/local:written(.)[last() eq 1]/self::binary[*[1]/self::var]/*[2]/self::unary[@op = '{}']"/>
    <xsl:choose>
      <xsl:when test="count($made/row-list/item-list) eq 1 and empty($made/row-list/item-list/*[self::array/cell-index
          or self::struct-ref or self::dyn-struct-ref])">
        <xsl:for-each select="$made/row-list/item-list/*">
          <xsl:sequence select="if (local:is-constant(.)) then . else build:cell-of($variable, build:literal(string(position())))"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:when test="../../id = ('feval', 'cat') and empty(preceding-sibling::*)">
        <xsl:sequence select="build:cell-of($variable, build:literal('1'))"/>
        <xsl:variable name="rest" as="element(range)">
          <range>
            <literal>2</literal>
            <end/>
          </range>
        </xsl:variable>
        <xsl:sequence select="build:cell-of($variable, $rest)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Expressions that mean the same everywhere: what functions are called, and how, must be seen where they are. -->
  <xsl:function name="local:is-constant" as="xs:boolean">
    <xsl:param name="item" as="element()"/>
    <xsl:sequence select="exists($item/(self::literal, self::function-handle, self::call[id = ('true', 'false')][not(@ada:is = 'user')][empty(param-list/*)],
        self::unary[@op = '[]'][empty(row-list/item-list/*)]))"/>
  </xsl:function>

  <!-- All cells of a variable, as arguments of a function of the library, but for those that it puts together. -->
  <xsl:function name="local:is-whole" as="xs:boolean">
    <xsl:param name="list" as="element(array)"/>
    <xsl:variable name="is-feval" as="xs:boolean" select="$list/../parent::call/id = 'feval' and $list/../*[1] is $list"/>
    <xsl:sequence select="exists($list[*[1]/(self::var | self::struct-ref[$is-feval] | self::array[$is-feval][cell-index])][cell-index/param-list[count(*) eq 1]/colon]/../parent::call[not(@ada:is = 'user' or id = 'horzcat' or id = 'vertcat')][not(id = 'cat') or param-list/*[1] is $list])"/>
  </xsl:function>

  <!-- Where a list may stand. -->
  <xsl:template match="cell-index/param-list/var[local:is-listed(.)]" as="element(unary)">
    <xsl:sequence select="build:brackets(.)"/>
  </xsl:template>

  <xsl:function name="local:is-listed" as="xs:boolean">
    <xsl:param name="index" as="element(var)"/>
    <xsl:sequence select="count($index/../*) eq 1 and $index/../../../..[self::item-list or self::param-list]
        and local:is-several(local:written($index))"/>
  </xsl:function>

  <!-- Several targets get a list, whatever its indices look like. -->
  <xsl:template match="statement-list/binary[@op = '='][local:takes-several(*[1])]/array[not(listed:is-list(.))]/cell-index/param-list/*[not(self::literal)][not(preceding-sibling::*[not(self::literal)])]" as="element(unary)" priority="1">
    <xsl:sequence select="build:brackets(.)"/>
  </xsl:template>

  <xsl:function name="local:takes-several" as="xs:boolean">
    <xsl:param name="target" as="element()"/>
    <xsl:variable name="targets" as="element()*" select="$target/self::unary/row-list/item-list/*"/>
    <xsl:sequence select="count($targets) gt 1 or exists($targets[listed:is-list(.)])"/>
  </xsl:function>

  <!-- Whether what is written to a variable is more than one number. -->
  <xsl:function name="local:is-several" as="xs:boolean">
    <xsl:param name="written" as="element()*"/>
    <xsl:sequence select="count($written) eq 1 and exists($written/self::binary/*[2]/(self::unary, self::call[id = 'logical'][not(@ada:is = 'user')]/param-list/unary)
        [@op = '[]']/row-list/item-list[*[2][not(. = '[]')]])"/>
  </xsl:function>

  <!-- The writers of a variable: the statements of the function that do, loops and parameters. -->
  <xsl:function name="local:written" as="element()*">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:variable name="name" as="xs:string" select="string($variable)"/>
    <xsl:variable name="function" as="element(function)" select="$variable/ancestor::function[last()]"/>
    <xsl:sequence select="$function/param-list//var[. = $name], $function/statement-list//(
        binary[@op = '='][*[1]/descendant-or-self::var[not(ancestor::param-list) or ancestor::item-list][. = $name]]
        | (for | parfor)[*[1] = $name] | (global | persistent)[var = $name] | catch[id = $name])"/>
  </xsl:function>
</xsl:stylesheet>
