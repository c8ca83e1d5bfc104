<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:dealt="urn:adjoinery:dealt-index"
    xmlns:local="urn:adjoinery:expand-dealt-lists"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:template="urn:adjoinery:template"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="cell-index struct-ref dyn-struct-ref" guard="none" needs="ada:is" writes="ada:is">
    <c:purpose>Lists of cells, and fields of all elements of a structure array, that are given values by `deal`, or from a
      list of cells or of fields, are written to as parts of arrays, or one by one.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          [c{1:2}] = deal(x, 2 * x);
          [c{:}] = deal(c{1});
          d = {x, x, 3};
          [c{[2, 1]}] = d{:};
          [c{1:2}] = d{[3, 1]};
          [c{1:2}] = d{1, :};
          z = c{2};
        end
      </c:before>
      <c:after>
        function z = f(x)
          c(1:2) = {x, 2 * x};
          c(:) = {c{1}};
          d = {x, x, 3};
          c([2, 1]) = d(1:numel([2, 1]));
          tmpld1 = d([3, 1]);
          c(1:2) = tmpld1(1:numel(1:2));
          tmpld2 = d(1, :);
          c(1:2) = tmpld2(1:numel(1:2));
          z = c{2};
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, s)
          [s.a] = deal(x);
          [s(2:3).b] = deal(x, 2 * x);
          z = s(2).b;
        end
      </c:before>
      <c:after>
        function z = f(x, s)
          tmpld1 = {x};
          for tmplk1 = 1:numel(s)
            s(tmplk1).a = tmpld1{1};
          end
          tmpld2 = {x, 2 * x};
          tmpli2 = 2:3;
          if numel(tmpli2) ~= 2
            error('deal: nargin &gt; 1 and nargin != nargout');
          end
          for tmplk2 = 1:numel(tmpli2)
            s(tmpli2(tmplk2)).b = tmpld2{tmplk2};
          end
          z = s(2).b;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, q, k)
          [q.h(:).a] = q.h([2, 1]).a;
          [q.h{k}.b] = deal(x);
          z = q.h(2).a;
        end
      </c:before>
      <c:after>
        function z = f(x, q, k)
          tmpld1 = adm_values(q.h([2, 1]), 'a');
          for tmplk1 = 1:numel(q.h)
            q.h(tmplk1).a = tmpld1{tmplk1};
          end
          tmpld2 = {x};
          for tmplk2 = 1:numel(q.h{k})
            q.h{k}(tmplk2).b = tmpld2{1};
          end
          z = q.h(2).a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, s, c)
          [c{2:end}] = deal(x);
          [c{end - 1:end}] = c{1:2};
          [s(2:end).a] = deal(x);
          [s(c{1}).a] = deal(x);
          z = s(2).a;
        end
      </c:before>
      <c:after>
        function z = f(x, s, c)
          c(2:numel(c)) = {x};
          tmpld1 = c(1:2);
          c(numel(c) - 1:numel(c)) = tmpld1(1:numel(numel(c) - 1:numel(c)));
          tmpld2 = {x};
          tmpli2 = 2:numel(s);
          for tmplk2 = 1:numel(tmpli2)
            s(tmpli2(tmplk2)).a = tmpld2{1};
          end
          tmpld3 = {x};
          tmpli3 = c{1};
          if islogical(tmpli3)
            tmpli3 = find(tmpli3);
          end
          for tmplk3 = 1:numel(tmpli3)
            s(tmpli3(tmplk3)).a = tmpld3{1};
          end
          z = s(2).a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, s, c)
          [s.a] = deal(c{:});
          [c{1:2}] = deal(s.a);
          z = s(2).a;
        end
      </c:before>
      <c:after>
        function z = f(x, s, c)
          tmpld1 = c;
          if numel(tmpld1) ~= 1 &amp;&amp; numel(tmpld1) ~= numel(s)
            error('deal: nargin &gt; 1 and nargin != nargout');
          end
          for tmplk1 = 1:numel(s)
            s(tmplk1).a = tmpld1{min(tmplk1, numel(tmpld1))};
          end
          c(1:2) = adm_values(s, 'a');
          z = s(2).a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, s, names, c)
          [s.(names{1})] = c{:};
          z = s(2).a;
        end
      </c:before>
      <c:after>
        function z = f(x, s, names, c)
          tmpld1 = c;
          tmpln1 = names{1};
          for tmplk1 = 1:numel(s)
            s(tmplk1).(tmpln1) = tmpld1{tmplk1};
          end
          z = s(2).a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/dealt-index.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/numbers.xsl"/>
  <xsl:include href="../../templates/resolved/dealt-lists.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(.//binary[local:is-numbered(.)])"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:target(.)/self::array]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="target" as="element(array)" select="local:target(.)"/>
    <xsl:variable name="values" as="element(var)?" select=".[local:is-numbered(.)] ! build:temporary('ld', string($prepared(generate-id())))"/>
    <xsl:if test="$values">
      <binary op="=">
        <xsl:sequence select="@at, $values, listed:cells(*[2])"/>
      </binary>
    </xsl:if>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <array>
        <xsl:copy-of select="$target/@at, $target/*[1]" copy-namespaces="no"/>
        <param-list>
          <xsl:apply-templates mode="dealt:index" select="$target/cell-index/param-list/*">
            <xsl:with-param name="place" tunnel="yes" select="$target/*[1]"/>
          </xsl:apply-templates>
        </param-list>
      </array>
      <xsl:choose>
        <xsl:when test="*[2]/self::call">
          <xsl:sequence select="local:given(*[2])"/>
        </xsl:when>
        <xsl:otherwise>
          <array>
            <xsl:copy-of select="($values, *[2]/*[1])[1]" copy-namespaces="no"/>
            <param-list>
              <xsl:variable name="count" as="element(call)">
                <xsl:apply-templates mode="dealt:index" select="listed:count($target)">
                  <xsl:with-param name="place" tunnel="yes" select="$target/*[1]"/>
                </xsl:apply-templates>
              </xsl:variable>
              <xsl:sequence select="build:range((build:literal('1'), $count))"/>
            </param-list>
          </array>
        </xsl:otherwise>
      </xsl:choose>
    </binary>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:target(.)[not(self::array)]]" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="at" as="attribute()?" select="@at"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="target" as="element()" select="local:target(.)"/>
    <xsl:variable name="variable" as="element()" select="local:elements($target)"/>
    <xsl:variable name="index" as="element()?" select="$target/array/param-list/*[not(self::colon)]"/>
    <xsl:variable name="values" as="element(var)" select="build:temporary('ld', $number)"/>
    <xsl:variable name="places" as="element(var)" select="build:temporary('li', $number)"/>
    <xsl:variable name="counter" as="element(var)" select="build:temporary('lk', $number)"/>
    <xsl:variable name="name" as="element()" select="$target/(self::dyn-struct-ref[not(*[2]/self::var)]/build:temporary('ln', $number), *[2])[1]"/>
    <xsl:variable name="given" as="element()*" select="*[2]/self::call/param-list/*"/>
    <xsl:variable name="listed" as="element(call)?" select="*[2]/self::call[listed:deals-list(.)] ! build:passive('numel', $values)"/>
    <xsl:variable name="all" as="element(call)" select="build:passive('numel', if ($index) then $places else $variable)"/>
    <binary op="=">
      <xsl:sequence select="$at, $values, if (*[2]/self::call) then local:given(*[2]) else listed:cells(*[2])"/>
    </binary>
    <xsl:if test="$index">
      <binary op="=">
        <xsl:sequence select="$at, $places"/>
        <xsl:apply-templates mode="dealt:index" select="$index">
          <xsl:with-param name="place" tunnel="yes" select="$variable"/>
        </xsl:apply-templates>
      </binary>
    </xsl:if>
    <xsl:sequence select="if ($index[not(self::range or self::unary)]) then template:places-of-logical($places) else ()"/>
    <xsl:if test="not($name is $target/*[2])">
      <binary op="=">
        <xsl:sequence select="$at, $name"/>
        <xsl:copy-of select="$target/*[2]" copy-namespaces="no"/>
      </binary>
    </xsl:if>
    <xsl:sequence select="if ($listed) then template:fitting-list($listed, $all)
        else if (count($given) gt 1) then template:fitting-values($all, build:literal(string(count($given)))) else ()"/>
    <for>
      <xsl:sequence select="$at, $counter/tmp, build:range((build:literal('1'), $all))"/>
      <statement-list>
        <binary op="=">
          <xsl:sequence select="$at"/>
          <xsl:element name="{local-name($target)}">
            <xsl:copy-of select="$target/@at"/>
            <array>
              <xsl:copy-of select="$target/@at, $variable" copy-namespaces="no"/>
              <param-list>
                <xsl:choose>
                  <xsl:when test="$index">
                    <array>
                      <xsl:sequence select="$places"/>
                      <param-list>
                        <xsl:sequence select="$counter"/>
                      </param-list>
                    </array>
                  </xsl:when>
                  <xsl:otherwise>
                    <xsl:sequence select="$counter"/>
                  </xsl:otherwise>
                </xsl:choose>
              </param-list>
            </array>
            <xsl:copy-of select="$name" copy-namespaces="no"/>
          </xsl:element>
          <xsl:sequence select="build:cell-of($values,
              if ($listed) then build:passive('min', ($counter, $listed)) else if (count($given) eq 1) then build:literal('1') else $counter)"/>
        </binary>
      </statement-list>
    </for>
  </xsl:template>

  <!-- The only target in brackets, where it stands for several parts and is given what `deal`, or a list, gives. -->
  <xsl:function name="local:target" as="element()?">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="value" as="element()" select="$statement/*[2]"/>
    <xsl:sequence select="$statement[@op = '='][$value/self::call[id = 'deal'][not(@ada:is = 'user')][param-list/*]
        [listed:deals-list(.) or not(param-list/*[listed:may-be-several(.)])]
        or $value[listed:is-list(.)] or $value/(self::struct-ref, self::dyn-struct-ref)]
        /*[1]/self::unary[count(row-list/item-list/*) eq 1]/row-list/item-list/(
          array[listed:is-list(.)][count(cell-index/param-list/*) eq 1][dealt:is-known(cell-index/param-list/*, *[1])]
          | (struct-ref | dyn-struct-ref)[local:elements(.)][not(local:begins(*[1]))])"/>
  </xsl:function>

  <!-- The cells that `deal` hands out: one for all targets, or one for each. -->
  <xsl:function name="local:given" as="element()">
    <xsl:param name="deal" as="element(call)"/>
    <xsl:sequence select="if (listed:deals-list($deal)) then listed:cells($deal/param-list/*) else build:cell($deal/param-list/*)"/>
  </xsl:function>

  <!-- Whether a structure, or what it is in, begins to be here: it is one structure then. -->
  <xsl:function name="local:begins" as="xs:boolean">
    <xsl:param name="structure" as="element()"/>
    <xsl:variable name="variable" as="element(var)" select="$structure/descendant-or-self::var[1]"/>
    <xsl:variable name="function" as="element(function)" select="$variable/ancestor::function[last()]"/>
    <xsl:sequence select="empty($variable/(ancestor::for | ancestor::while))
        and empty(($function/param-list, $function/statement-list)//var[. = $variable][. &lt;&lt; $variable])"/>
  </xsl:function>

  <!-- Whether values are kept in a variable. -->
  <xsl:function name="local:is-numbered" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="target" as="element()?" select="local:target($statement)"/>
    <xsl:sequence select="exists($target[not(self::array)])
        or exists($target) and empty($statement/*[2]/(self::call, self::array[cell-index/param-list[count(*) eq 1]/colon]))"/>
  </xsl:function>

  <!-- The structure array whose elements have the field, all or those that an index names. -->
  <xsl:function name="local:elements" as="element()?">
    <xsl:param name="field" as="element()"/>
    <xsl:sequence select="$field/(*[1][not(self::array[param-list])]
        | array[param-list[count(*) eq 1]/*[not(dealt:is-one(.))][dealt:is-known(., ../../*[1])]]/*[1])[dealt:is-place(.)]"/>
  </xsl:function>
</xsl:stylesheet>
