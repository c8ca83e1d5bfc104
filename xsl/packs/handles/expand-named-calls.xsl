<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:expand-named-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="literal@ada:caller function-handle@ada:caller unary@ada:caller array@ada:caller"
      ends="*[@ada:caller]" needs="ada:called ada:caller" outdates="ada:caller">
    <c:purpose>Functions that `feval` calls by name are called themselves; where text names one to `cellfun`,
      `arrayfun`, `bsxfun` and `str2func`, a handle does. An anonymous function gives names that are put together
      there to `feval`.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = feval('g', x) + feval(@sin, x) + feval('g');
        end
        function b = g(a)
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = g(x) + sin(x) + g();
        end

        function b = g(a)
          b = a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = cellfun('g', {x, 2}) + arrayfun("sum", bsxfun('times', x, x'));
          n = cellfun('isempty', {x, 2});
          h = str2func('sin');
        end
        function b = g(a)
          b = a;
        end
        function b = sum(a)
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = cellfun(@g, {x, 2}) + arrayfun(@sum_2, bsxfun(@times, x, x'));
          n = cellfun('isempty', {x, 2});
          h = @sin;
        end

        function b = g(a)
          b = a;
        end

        function b = sum_2(a)
          b = a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          z = cellfun(['g' k], {x, 2}, {argument1(3), x}, 'UniformOutput', true) + arrayfun(strcat('g', argument1), x);
        end
        function b = g2(a)
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          z = cellfun(@(argument1, argument2) feval(['g', k], argument1, argument2), {x, 2}, {argument1(3), x}, 'UniformOutput', true) + arrayfun(@(argument1_2) feval(strcat('g', argument1), argument1_2), x);
        end

        function b = g2(a)
          b = a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="array[param-list/*/@ada:caller = 'feval']" as="element(array)">
    <xsl:variable name="function" as="element()" select="*[2]/*[1]"/>
    <array>
      <xsl:copy-of select="@*"/>
      <var>
        <xsl:copy-of select="*[1]/@at"/>
        <id>
          <xsl:value-of select="($function/@ada:called, $function/id)[1]"/>
        </id>
      </var>
      <param-list>
        <xsl:apply-templates select="*[2]/*[position() gt 1]"/>
      </param-list>
      <xsl:apply-templates select="*[position() gt 2]"/>
    </array>
  </xsl:template>

  <xsl:template match="array[param-list/*/@ada:caller = 'str2func']" as="element(function-handle)">
    <xsl:apply-templates select="param-list/*[1]"/>
  </xsl:template>

  <xsl:template match="literal[@ada:caller]" as="element(function-handle)">
    <function-handle>
      <id>
        <xsl:value-of select="@ada:called"/>
      </id>
    </function-handle>
  </xsl:template>

  <xsl:template match="param-list/*[empty(preceding-sibling::*)][local:text(.)/@ada:caller][local:count(.) ge 1]" as="element(anonymous-function)" priority="1">
    <xsl:variable name="taken" as="map(xs:string, xs:boolean)" select="free:taken(.//id)"/>
    <xsl:variable name="arguments" as="element(var)+"
        select="(1 to local:count(.)) ! build:variable(build:name(free:name($taken, 'argument' || .)))"/>
    <anonymous-function>
      <param-list>
        <xsl:sequence select="$arguments"/>
      </param-list>
      <array>
        <xsl:copy-of select="ancestor::*[@at][1]/@at"/>
        <xsl:sequence select="build:variable(build:name('feval'))"/>
        <param-list>
          <xsl:choose>
            <xsl:when test="@ada:caller">
              <xsl:next-match/>
            </xsl:when>
            <xsl:otherwise>
              <xsl:apply-templates select="local:text(.)"/>
            </xsl:otherwise>
          </xsl:choose>
          <xsl:sequence select="$arguments"/>
        </param-list>
      </array>
    </anonymous-function>
  </xsl:template>

  <xsl:template match="@ada:caller[not(parent::literal)]" as="empty-sequence()"/>

  <!-- The text that is put together there, perhaps to make a handle of it. -->
  <xsl:function name="local:text" as="element()?">
    <xsl:param name="given" as="element()"/>
    <xsl:sequence select="($given[not(self::literal or self::function-handle)], $given/self::array[var/id = 'str2func']/param-list/*[1])
        [@ada:caller][1]"/>
  </xsl:function>

  <!-- How many arguments what text names gets: what is traversed, before options, unless that is a list. -->
  <xsl:function name="local:count" as="xs:integer">
    <xsl:param name="name" as="element()"/>
    <xsl:variable name="given" as="element()*" select="$name/following-sibling::*"/>
    <xsl:variable name="options" as="element()?" select="$given[self::literal[matches(., '^[''&quot;]')]][1]"/>
    <xsl:sequence select="if ($given/cell-index//(colon | range)) then 0 else count(if ($options) then $given[. &lt;&lt; $options] else $given)"/>
  </xsl:function>
</xsl:stylesheet>
