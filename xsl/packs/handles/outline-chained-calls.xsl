<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:outline-chained-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="function-handle anonymous-function" needs="ada:is" adds="ada:made"
      writes="ada:is">
    <c:purpose>Moves `f(x)(y)` into a function that names the intermediate result, as handles that functions return are
      followed by names. Only in programs that have handles, and where indices are values that do not depend on what is called
      before.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          z = model(p)(x) + model(x)(2 * p);
        end
        function h = model(p)
          h = @(t) p * t;
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = model_called(p, x) + model_called(x, 2 * p);
        end

        function h = model(p)
          h = @(t) p * t;
        end

        function value = model_called(argument1, argument2)
          result = model(argument1);
          value = result(argument2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, s)
          g = s.h;
          r = @sin;
          z = g(x)(2)() + s.g(s.k)(x(:)) + x(:)(end) + x(1);
          z = z + s.g()(x);
        end
      </c:before>
      <c:after>
        function z = f(x, s)
          g = s.h;
          r = @sin;
          z = g_called(g, x, 2) + g_called_2(s.g, s.k, x(:)) + x(:)(end) + x(1);
          z = z + g_called_3(s.g, x);
        end

        function value = g_called(called, argument1, argument2)
          result = called(argument1);
          result = result(argument2);
          value = result();
        end

        function value = g_called_2(called, argument1, argument2)
          result = called(argument1);
          value = result(argument2);
        end

        function value = g_called_3(called, argument1)
          result = called();
          value = result(argument1);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="chains" as="element(array)*" select=".//array[local:is-chain(.)]"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="chains" tunnel="yes" select="$chains"/>
        <xsl:with-param name="names" tunnel="yes"
            select="free:of-kinds(free:taken(.//id), distinct-values($chains ! local:kind(.)))"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="chains" as="element(array)*" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each-group select="$chains" group-by="local:kind(.)">
        <xsl:sequence select="local:function(., $names(current-grouping-key()))"/>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="array[local:is-chain(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="given" as="element()*">
      <xsl:apply-templates select="local:base(.)[not(self::call)], local:lists(.)/*"/>
    </xsl:variable>
    <call ada:is="user">
      <xsl:copy-of select="(.//@at)[1]"/>
      <xsl:sequence select="build:call($names(local:kind(.)), $given)/(@bare, *)"/>
    </call>
  </xsl:template>

  <xsl:function name="local:function" as="element(function)">
    <xsl:param name="chain" as="element(array)"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="at" as="attribute(at)?" select="($chain//@at)[1]"/>
    <xsl:variable name="base" as="element()" select="local:base($chain)"/>
    <xsl:variable name="lists" as="element(param-list)+" select="local:lists($chain)"/>
    <xsl:variable name="called" as="element(var)?" select="$base[not(self::call)] ! build:variable(build:name('called'))"/>
    <xsl:variable name="arguments" as="element(var)*" select="(1 to count($lists/*)) ! build:variable(build:name('argument' || .))"/>
    <function end="end" ada:made="outlined">
      <xsl:copy-of select="$chain/ancestor::function[last()]/@file, $at"/>
      <outvars>
        <xsl:sequence select="build:variable(build:name('value'))"/>
      </outvars>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:sequence select="$called, $arguments"/>
      </param-list>
      <statement-list>
        <xsl:for-each select="$lists">
          <xsl:variable name="place" as="xs:integer" select="position()"/>
          <xsl:variable name="before" as="xs:integer" select="count($lists[position() lt $place]/*)"/>
          <xsl:variable name="own" as="element(var)*" select="$arguments[position() gt $before and position() le $before + count(current()/*)]"/>
          <binary op="=">
            <xsl:sequence select="$at, build:variable(build:name(if ($place lt count($lists)) then 'result' else 'value'))"/>
            <xsl:choose>
              <xsl:when test="$place eq 1 and empty($called)">
                <call>
                  <xsl:copy-of select="$base/@ada:is, $base/@at"/>
                  <xsl:sequence select="build:call($base/id, $own)/(@bare, *)"/>
                </call>
              </xsl:when>
              <xsl:otherwise>
                <array>
                  <xsl:sequence select="$at, ($called[$place eq 1], build:variable(build:name('result')))[1]"/>
                  <param-list>
                    <xsl:sequence select="$own"/>
                  </param-list>
                </array>
              </xsl:otherwise>
            </xsl:choose>
          </binary>
        </xsl:for-each>
      </statement-list>
    </function>
  </xsl:function>

  <xsl:function name="local:is-chain" as="xs:boolean">
    <xsl:param name="it" as="element(array)"/>
    <xsl:sequence select="exists($it[param-list][*[1]/(self::array[param-list] | self::call[@ada:is = 'user'])])
        and not($it/parent::statement-list or $it/parent::array[param-list]/*[1] is $it
          or $it/parent::binary[@op = '=']/*[1]/self::unary)
        and empty($it/ancestor-or-self::*[parent::binary[@op = '=']/*[1] is .])
        and (every $value in local:lists($it)/* satisfies local:is-value($value))"/>
  </xsl:function>

  <!-- Whether an index is one value, that is the same whenever it is looked at. -->
  <xsl:function name="local:is-value" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="not($it/self::colon or $it/self::array/cell-index/param-list/(colon, range))
        and empty($it/descendant-or-self::*[self::end or self::call[not(@ada:is = 'rule')]]
          [empty(ancestor::anonymous-function[. >> $it or . is $it])])"/>
  </xsl:function>

  <!-- The arguments, those of the first call first. -->
  <xsl:function name="local:lists" as="element(param-list)+">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="$it/*[1][self::array[param-list] or self::call[@ada:is = 'user']] ! local:lists(.), $it/param-list"/>
  </xsl:function>

  <!-- The receiver of the first arguments. -->
  <xsl:function name="local:base" as="element()">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="if ($it/self::array[param-list]) then local:base($it/*[1]) else $it"/>
  </xsl:function>

  <!-- The same for those that can be one function; it begins with a name for that. -->
  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="it" as="element(array)"/>
    <xsl:variable name="base" as="element()" select="local:base($it)"/>
    <xsl:sequence select="(($base/self::call | $base/self::var | $base/self::struct-ref)/id, 'value')[1] || '_called|'
        || string-join((local-name($base), local:lists($it) ! count(*)), '|')"/>
  </xsl:function>
</xsl:stylesheet>
