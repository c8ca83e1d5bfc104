<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:local="urn:adjoinery:unify-lists"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="*@ada:list" needs="ada:active ada:is ada:list" writes="ada:is">
    <c:purpose>Cells that stand as a list of values in brackets become the call of a function that puts them together:
      how many they are is known at run time only, also where nothing depends on them.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          c = {x, 2 * x};
          z = [c{:}];
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = {x, 2 * x};
          z = [adm_cat(2, c)];
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          c = {x, 2 * x};
          d = {1, c{:}, x, c{1:2}};
          z = vertcat(d{:}, x, c{:});
          z = [z; cat(1, x, c{:})];
          d = {c{:}; 2, d{2}};
          z = z * d{1};
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = {x, 2 * x};
          d = [{1}, adm_row(c), {x}, adm_row(c(1:2))];
          z = vertcat(adm_cat(1, d), x, adm_cat(1, c));
          z = [z; cat(1, x, adm_cat(1, c))];
          d = [adm_row(c); {2, d{2}}];
          z = z * d{1};
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          s(1).a = x;
          s(2).a = 2 * x;
          n = 'a';
          z = [1; s.a; s.(n)];
        end
      </c:before>
      <c:after>
        function z = f(x)
          s(1).a = x;
          s(2).a = 2 * x;
          n = 'a';
          z = [1; adm_cat(2, adm_values(s, 'a')); adm_cat(2, adm_values(s, n))];
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>


  <xsl:template match="unary[@op = '[]'][descendant::var[@ada:active]]/row-list/item-list/*[@ada:list]" as="element(call)">
    <xsl:sequence select="local:together('2', .)"/>
  </xsl:template>

  <xsl:template match="call[id = ('horzcat', 'vertcat')][count(param-list/*) eq 1][param-list/*[@ada:list]//var[@ada:active]]"
      as="element(call)">
    <xsl:sequence select="local:together(if (id = 'horzcat') then '2' else '1', param-list/*)"/>
  </xsl:template>

  <xsl:template match="call[id = 'cat'][count(param-list/*) eq 2][param-list/*[2][@ada:list]//var[@ada:active]]" as="element(call)">
    <xsl:sequence select="local:together(param-list/*[1], param-list/*[2])"/>
  </xsl:template>

  <!-- Lists among others that are put together. -->
  <xsl:template match="call[id = ('horzcat', 'vertcat')][descendant::var[@ada:active]]/param-list[count(*) gt 1]/*[@ada:list]"
      as="element(call)">
    <xsl:sequence select="local:together(if (../../id = 'horzcat') then '2' else '1', .)"/>
  </xsl:template>

  <xsl:template match="call[id = 'cat'][descendant::var[@ada:active]]/param-list[count(*) gt 2]/*[@ada:list][preceding-sibling::*]"
      as="element(call)">
    <xsl:sequence select="local:together(../*[1], .)"/>
  </xsl:template>

  <!-- Lists among cells: rows of cells are put together. -->
  <xsl:template match="unary[@op = '{}'][row-list/item-list/*[@ada:list]][descendant::var[@ada:active]]" as="element()">
    <xsl:variable name="rows" as="element()+">
      <xsl:apply-templates mode="local:row" select="row-list/item-list"/>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="count($rows) eq 1">
        <xsl:sequence select="$rows"/>
      </xsl:when>
      <xsl:otherwise>
        <unary op="[]">
          <row-list>
            <xsl:for-each select="$rows">
              <item-list>
                <xsl:sequence select="."/>
              </item-list>
            </xsl:for-each>
          </row-list>
        </unary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:mode name="local:row" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:row" match="item-list" as="element()">
    <xsl:variable name="parts" as="element()+">
      <xsl:for-each-group select="*" group-adjacent="if (@ada:list) then position() else 0">
        <xsl:choose>
          <xsl:when test="@ada:list">
            <call ada:is="rule">
              <id>adm_row</id>
              <param-list>
                <xsl:sequence select="listed:cells(.)"/>
              </param-list>
            </call>
          </xsl:when>
          <xsl:otherwise>
            <xsl:variable name="items" as="element()+">
              <xsl:apply-templates mode="#default" select="current-group()"/>
            </xsl:variable>
            <xsl:sequence select="build:cell($items)"/>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:sequence select="if (count($parts) eq 1) then $parts else build:brackets($parts)"/>
  </xsl:template>

  <!-- Anywhere else it would have to be known how many they are. A field of what may be a structure array is taken for one
    value: several would end the program. Calls without a known rule are refused for that. -->
  <xsl:template match="param-list[not(../@ada:is = ('unknown', 'missing'))]/*[@ada:list][exists((self::array, *[1]/self::array[param-list]))][descendant::var[@ada:active]]
      | call[@ada:is = 'user']/param-list/*[@ada:list][exists((self::array, *[1]/self::array[param-list]))]
        [following-sibling::*/descendant-or-self::var/@ada:active]
      | call[id = 'cat'][descendant::var[@ada:active]]/param-list/*[@ada:list][empty(preceding-sibling::*)]
      | item-list/*[@ada:list][exists((self::array, *[1]/self::array[param-list]))][descendant::var[@ada:active]]"
      as="element()" priority="-0.1">
    <xsl:message>
      <diagnostic code="E301" construct="a list of values as arguments or among cells"
          function="{ancestor::function[last()]/id}" file="{ancestor::function[last()]/@file}" at="{@at}"/>
    </xsl:message>
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <xsl:function name="local:together" as="element(call)">
    <xsl:param name="dimension" as="item()"/>
    <xsl:param name="list" as="element()"/>
    <call ada:is="rule">
      <id>adm_cat</id>
      <param-list>
        <xsl:copy-of select="if ($dimension instance of xs:string) then build:literal($dimension) else $dimension" copy-namespaces="no"/>
        <xsl:sequence select="listed:cells($list)"/>
      </param-list>
    </call>
  </xsl:function>
</xsl:stylesheet>
