<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:dependent="urn:adjoinery:dependent-output"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:local="urn:adjoinery:split-listed-outputs"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="item-list#2 cell-index call:deal" guard="none" needs="ada:is" writes="ada:is">
    <c:purpose>Values that several variables get from a list of cells, or from `deal`, are given to them one by one, and one
      gets the first; lists of cells that get the outputs of a function get them from a cell array.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          c = {x, 2 * x};
          [a, b(2)] = c{:};
          s = struct('a', {a, b});
          [u, v] = s.a;
          [u, v] = deal(u, v);
          [d{1:2}] = g(u);
          [~, d{1:1}] = max(x);
          z = v(2) + d{1};
        end
        function [p, q] = g(x)
          p = x;
          q = 2 * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = {x, 2 * x};
          tmplx1 = c;
          a = tmplx1{1};
          b(2) = tmplx1{2};
          s = struct('a', {a, b});
          tmplx2 = adm_values(s, 'a');
          u = tmplx2{1};
          v = tmplx2{2};
          tmplx3_1 = u;
          tmplx3_2 = v;
          u = tmplx3_1;
          v = tmplx3_2;
          [tmplx4_1, tmplx4_2] = g(u);
          tmplx4 = {tmplx4_1, tmplx4_2};
          d(1:2) = tmplx4(1:numel(1:2));
          [tmpo1, d{1}] = max(x);
          z = v(2) + d{1};
        end

        function [p, q] = g(x)
          p = x;
          q = 2 * x;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          c = {x, 2 * x};
          z = c{:};
          z = z + c{2};
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = {x, 2 * x};
          tmplx1 = c;
          z = tmplx1{1};
          z = z + c{2};
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          [p, c{1:k}] = g(x);
          z = p * c{1};
        end
        function [a, b, d] = g(x)
          a = x;
          b = 2 * x;
          d = 3 * x;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          [p, tmplx1_2, tmplx1_3] = g(x);
          tmplx1 = {tmplx1_2, tmplx1_3};
          c(1:k) = tmplx1(1:numel(1:k));
          z = p * c{1};
        end

        function [a, b, d] = g(x)
          a = x;
          b = 2 * x;
          d = 3 * x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/dependent-output.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[@op = '='][local:takes-list(.) or local:fills-list(.)])"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:takes-list(.)]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="targets" as="element()+" select="local:targets(.)"/>
    <xsl:variable name="at" as="attribute()?" select="@at"/>
    <!-- Each output of `deal` has a variable of its own: it may be active where others are not. -->
    <xsl:variable name="dealt" as="element()*" select="*[2]/self::call/param-list[count(*) gt 1]/*"/>
    <xsl:variable name="values" as="element(var)+" select="if (exists($dealt)) then (1 to count($dealt)) ! build:temporary('lx', $number || '_' || .)
        else build:temporary('lx', $number)"/>
    <xsl:variable name="given" as="element()+" select="if (exists($dealt)) then $dealt else local:cells(*[2])"/>
    <xsl:for-each select="$values">
      <xsl:variable name="place" as="xs:integer" select="position()"/>
      <binary op="=">
        <xsl:sequence select="$at, ."/>
        <xsl:copy-of select="$given[$place]" copy-namespaces="no"/>
      </binary>
    </xsl:for-each>
    <xsl:for-each select="$targets">
      <xsl:variable name="place" as="xs:integer" select="position()"/>
      <binary op="=">
        <xsl:copy-of select="$at"/>
        <xsl:copy-of select="." copy-namespaces="no"/>
        <xsl:sequence select="if (exists($dealt)) then $values[$place] else build:cell-of($values, build:literal(string($place)))"/>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:fills-list(.)]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="values" as="element(var)" select="build:temporary('lx', $number)"/>
    <xsl:variable name="targets" as="element()+" select="local:targets(.)"/>
    <xsl:variable name="list" as="element(array)" select="$targets[last()]"/>
    <xsl:variable name="rest" as="element(var)+" select="(count($targets) to count(local:outputs(.))) ! build:temporary('lx', $number || '_' || .)"/>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:outputs(($targets[position() lt last()], $rest))"/>
      <xsl:copy-of select="*[2]" copy-namespaces="no"/>
    </binary>
    <xsl:sequence select="build:assign($values, build:cell($rest))"/>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <array>
        <xsl:copy-of select="$list/*[1], $list/cell-index/param-list" copy-namespaces="no"/>
      </array>
      <array>
        <xsl:sequence select="$values"/>
        <param-list>
          <xsl:sequence select="build:range((build:literal('1'), listed:count($list)))"/>
        </param-list>
      </array>
    </binary>
  </xsl:template>

  <!-- A list of known length. -->
  <xsl:template match="binary[@op = '='][not(local:fills-list(.))]/unary[following-sibling::*]/row-list/item-list/array[local:is-short(.)]" as="element(array)+">
    <xsl:variable name="cell" as="element()" select="*[1]"/>
    <xsl:variable name="range" as="element(range)" select="cell-index/param-list/range"/>
    <xsl:sequence select="(xs:integer($range/*[1]) to xs:integer($range/*[2])) ! build:cell-of($cell, build:literal(string(.)))"/>
  </xsl:template>

  <xsl:function name="local:is-short" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="exists($it/cell-index/param-list[count(*) eq 1]/range[count(*) eq 2][every $end in * satisfies
        $end/self::literal and matches($end, '^[1-9]$')][xs:integer(*[1]) le xs:integer(*[2])])"/>
  </xsl:function>

  <!-- Whether several targets get the values of a list, or of `deal`. -->
  <xsl:function name="local:takes-list" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="value" as="element()" select="$statement/*[2]"/>
    <xsl:variable name="count" as="xs:integer" select="count($statement[@op = '='] ! local:targets(.))"/>
    <xsl:sequence select="$count gt 0 and not(local:targets($statement)[listed:is-list(.)])
        and empty(local:targets($statement)[1]/parent::item-list ! dependent:outputs(.)) and (
        listed:is-list($value) or $count gt 1 and $value/self::struct-ref
        or exists($statement/*[1]/self::unary) and exists($value/self::call[id = 'deal'][@ada:is != 'user'][count(param-list/*) = (1, $count)])
          and not($count eq 1 and $value/param-list/struct-ref)
          and not($count eq 1 and local:targets($statement)/(struct-ref | dyn-struct-ref | self::*)
            /array[*[1]]/param-list/(colon, range, unary[@op = '[]'])))"/>
  </xsl:function>

  <!-- Whether a list of cells is the last of the targets of a user function. -->
  <xsl:function name="local:fills-list" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="targets" as="element()*" select="$statement[@op = '=']/*[1]/self::unary/row-list/item-list/*"/>
    <xsl:variable name="outputs" as="element()*" select="local:outputs($statement)"/>
    <xsl:sequence select="exists(listed:filled($targets))
        and empty($targets[1]/parent::item-list ! dependent:outputs(.))
        and count($outputs) ge count($targets) and not($outputs[last()]/id = 'varargout')"/>
  </xsl:function>

  <xsl:function name="local:outputs" as="element()*">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="call" as="element(call)?" select="$statement[@op = '=']/*[2]/self::call[@ada:is = 'user']"/>
    <xsl:sequence select="($call/ancestor::function-list[last()]/function[id = $call/id])[1]/outvars/*"/>
  </xsl:function>

  <xsl:function name="local:targets" as="element()*">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="$statement/*[1]/(if (self::unary) then row-list/item-list/* else .)"/>
  </xsl:function>

  <!-- The cell array of the values: those of a list, of a field, or what `deal` is given once. -->
  <xsl:function name="local:cells" as="element()">
    <xsl:param name="value" as="element()"/>
    <xsl:choose>
      <xsl:when test="$value/self::call and count($value/param-list/*) eq 1 and not(listed:is-list($value/param-list/*))">
        <xsl:sequence select="build:cell($value/../*[1]/row-list/item-list/* ! $value/param-list/*)"/>
      </xsl:when>
      <xsl:when test="$value/self::call">
        <xsl:sequence select="local:cells($value/param-list/*)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="listed:cells($value)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
