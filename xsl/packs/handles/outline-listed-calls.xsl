<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:wanted="urn:adjoinery:wanted-results"
    xmlns:local="urn:adjoinery:outline-listed-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="cell-index" needs="ada:is" adds="ada:made" writes="ada:is">
    <c:purpose>Handles that get lists of cells among their arguments are called by a function that puts all arguments into
      one list: as the last one, calls of handles take it.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p, d)
          g = @(a, b) a * b;
          s.h = @(a, b) a + b;
          z = g(p{1:d - 1}, p{d} + x, p{d + 1:end}) + feval(s.h, p{:}, x) + g(x, p{2:end}) + s.k(p{:}, x);
          w = d(g, x);
        end
      </c:before>
      <c:after>
        function z = f(x, p, d)
          g = @(a, b) a * b;
          s.h = @(a, b) a + b;
          z = call_listed(g, p(1:d - 1), {p{d} + x}, p(d + 1:end)) + call_listed_2(s.h, p, {x}) + g(x, p{2:end}) + s.k(p{:}, x);
          w = d(g, x);
        end

        function value = call_listed(called, given1, given2, given3)
          given = [given1(:); given2(:); given3(:)];
          value = called(given{:});
        end

        function value = call_listed_2(called, given1, given2)
          given = [given1(:); given2(:)];
          value = called(given{:});
        end
      </c:after>
    </c:case>
    <!-- Variables with other uses than those of a handle may be arrays. -->
    <c:case>
      <c:before>
        function z = f(x, p, h)
          [a, b] = h(p{:}, x);
          z = g(a, p, x) + a(p{:}, b);
        end
        function z = g(a, p, x)
          z = a(p{:}, 1) * numel(a) + x(p{:}, :) + x(p{:}, end);
        end
      </c:before>
      <c:after>
        function z = f(x, p, h)
          [a, b] = call_listed(h, p, {x});
          z = g(a, p, x) + a(p{:}, b);
        end

        function z = g(a, p, x)
          z = a(p{:}, 1) * numel(a) + x(p{:}, :) + x(p{:}, end);
        end

        function [value1, value2] = call_listed(called, given1, given2)
          given = [given1(:); given2(:)];
          [value1, value2] = called(given{:});
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/wanted-results.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element()*" select=".//cell-index/ancestor::param-list/parent::*[local:is-listed(.)]"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="calls" tunnel="yes" select="$calls"/>
        <xsl:with-param name="names" tunnel="yes"
            select="free:of-kinds(free:taken(.//id), distinct-values($calls ! local:kind(.)))"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="calls" as="element()*" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each-group select="$calls" group-by="local:kind(.)">
        <xsl:sequence select="local:function(., $names(current-grouping-key()))"/>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="(array | call)[local:is-listed(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="given" as="element()+">
      <xsl:for-each select="local:arguments(.)">
        <xsl:variable name="cells" as="element()" select="if (listed:is-list(.)) then listed:cells(.) else build:cell(.)"/>
        <xsl:apply-templates select="$cells"/>
      </xsl:for-each>
    </xsl:variable>
    <call ada:is="user">
      <xsl:copy-of select="(.//@at)[1]"/>
      <xsl:sequence select="build:call($names(local:kind(.)), (local:handle(.), $given))/*"/>
    </call>
  </xsl:template>

  <xsl:function name="local:function" as="element(function)">
    <xsl:param name="call" as="element()"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="at" as="attribute(at)?" select="($call//@at)[1]"/>
    <xsl:variable name="suffixes" as="xs:string+" select="(1 to wanted:targets($call)) ! string()"/>
    <xsl:variable name="values" as="element(var)+"
        select="(if (count($suffixes) eq 1) then '' else $suffixes) ! build:variable(build:name('value' || .))"/>
    <xsl:variable name="given" as="element(var)+" select="(1 to count(local:arguments($call))) ! build:variable(build:name('given' || .))"/>
    <xsl:variable name="all" as="element(var)" select="build:variable(build:name('given'))"/>
    <function end="end" ada:made="outlined">
      <xsl:copy-of select="$call/ancestor::function[last()]/@file, $at"/>
      <outvars>
        <xsl:sequence select="$values"/>
      </outvars>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:sequence select="build:variable(build:name('called')), $given"/>
      </param-list>
      <statement-list>
        <binary op="=">
          <xsl:sequence select="$at, $all"/>
          <unary op="[]">
            <row-list>
              <xsl:for-each select="$given">
                <item-list>
                  <array>
                    <xsl:sequence select="."/>
                    <param-list>
                      <colon/>
                    </param-list>
                  </array>
                </item-list>
              </xsl:for-each>
            </row-list>
          </unary>
        </binary>
        <binary op="=">
          <xsl:sequence select="$at, if (count($values) eq 1) then $values else build:outputs($values)"/>
          <array>
            <xsl:sequence select="$at, build:variable(build:name('called'))"/>
            <param-list>
              <xsl:sequence select="build:cells($all)"/>
            </param-list>
          </array>
        </binary>
      </statement-list>
    </function>
  </xsl:function>

  <!-- Whether a handle is called with lists that are not the last argument alone. -->
  <xsl:function name="local:is-listed" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:variable name="given" as="element()*" select="local:arguments($it)"/>
    <xsl:variable name="target" as="element()?" select="$it/parent::binary[@op = '=']/*[1]"/>
    <xsl:sequence select="exists($given[position() lt last()][listed:is-list(.)])
        and empty($given/self::colon) and empty($given/descendant-or-self::end[ancestor::array[1] is $it])
        and not($it/parent::statement-list or $target/descendant-or-self::* intersect $it)
        and empty($target/row-list/item-list/*[listed:is-list(.)])
        and local:handle($it)/local:is-handle(.)"/>
  </xsl:function>

  <!-- Whether a field gets handles in this function, or a variable is used as handles are, and nothing else is done with
    it. Arguments that are all handles are no indices: the expression before them is called. -->
  <xsl:function name="local:is-handle" as="xs:boolean">
    <xsl:param name="called" as="element()"/>
    <xsl:variable name="function" as="element(function)" select="$called/ancestor::function[1]"/>
    <xsl:variable name="uses" as="element()+" select="$function/statement-list//*[self::var or self::struct-ref][deep-equal(local:name(.), local:name($called))]"/>
    <xsl:variable name="written" as="element(binary)*" select="$uses/parent::binary[@op = '='][*[1] intersect $uses]"/>
    <xsl:sequence select="($written or $called/self::var and $function/param-list/var = $called)
        and (every $it in $written/*[2] satisfies $it[self::anonymous-function or self::function-handle])
        and ($called/self::struct-ref or (every $it in $uses satisfies $it/(parent::binary intersect $written
          | parent::array[*[1] is $it][param-list] | parent::param-list/parent::call[id = 'feval' or @ada:is = 'user']
          | parent::param-list/parent::array[not($function/param-list/var = $called)])))"/>
  </xsl:function>

  <!-- A variable, or a field of one, by the names that it consists of. -->
  <xsl:function name="local:name" as="xs:string*">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="local-name($it), $it//id/string()"/>
  </xsl:function>

  <xsl:function name="local:handle" as="element()?">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="$it/(self::array[param-list]/*[1] | self::call[id = 'feval'][not(@ada:is = 'user')]/param-list/*[1])
        /(self::var | self::struct-ref[var])"/>
  </xsl:function>

  <xsl:function name="local:arguments" as="element()*">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="$it/(self::array/param-list/* | self::call[id = 'feval']/param-list/*[position() gt 1])"/>
  </xsl:function>

  <!-- The same for calls that one function can make; it begins with a name for that. -->
  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="string-join(('call_listed', string(count(local:arguments($it))), string(wanted:targets($it))), '|')"/>
  </xsl:function>
</xsl:stylesheet>
