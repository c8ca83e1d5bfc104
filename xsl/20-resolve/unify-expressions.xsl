<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:operator="urn:adjoinery:operator"
    xmlns:local="urn:adjoinery:unify-expressions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" guard="parts" needs="ada:active" on="binary@ada:active"
      ends="binary[@ada:active]/*[2]/descendant-or-self::unary[@op = '[]'][.//var/@ada:active][not(ancestor::param-list/parent::array)]">
    <c:purpose>Operators and brackets with active operands become calls of the functions that they stand for, so that one set of
      rules serves both (Willkomm 2020, 6.7); a row of one element needs none. `restore-expressions` is the way back.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x * sin(y) - 2 ^ (1 - 3);
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = minus(mtimes(x, sin(y)), 2^(1 - 3));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          z = -x(k + 1)' .^ 2;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          adm_check_handles(x);
          z = uminus(power(ctranspose(x(k + 1)), 2));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = [x, 2 * y; 1, x];
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = vertcat(horzcat(x, mtimes(2, y)), horzcat(1, x));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = [x; y; [x]];
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = vertcat(x, y, x);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x * numel({1, 2; 'a', "b"});
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = mtimes(x, numel({1, 2; 'a', "b"}));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          c = {[1; x], 2};
          z = c{1};
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = {vertcat([1], x), 2};
          z = c{1};
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/operator.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:active]" as="element(binary)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      <xsl:apply-templates mode="local:unify" select="*[2]"/>
    </xsl:copy>
  </xsl:template>

  <xsl:mode name="local:unify" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:unify" as="element(call)"
      match="(binary | range | unary[not(@op = '[]' or @op = '{}')])[.//var/@ada:active]">
    <call unified="{local-name()}">
      <xsl:copy-of select="@op"/>
      <id>
        <xsl:value-of select="operator:of(.)/@name"/>
      </id>
      <param-list>
        <xsl:apply-templates mode="local:unify" select="*"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template mode="local:unify" match="unary[@op = '[]'][.//var/@ada:active]" as="element()">
    <xsl:apply-templates mode="local:unify" select="row-list"/>
  </xsl:template>

  <xsl:template mode="local:unify" match="row-list" as="element()">
    <xsl:apply-templates mode="local:unify" select="item-list"/>
  </xsl:template>

  <xsl:template mode="local:unify" match="row-list[count(item-list) gt 1]" as="element(call)">
    <call unified="column">
      <id>vertcat</id>
      <param-list>
        <xsl:apply-templates mode="local:unify" select="item-list"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template mode="local:unify" match="item-list" as="element()">
    <xsl:apply-templates mode="local:unify" select="*"/>
  </xsl:template>

  <xsl:template mode="local:unify" match="item-list[not(.//var/@ada:active)]" as="element(unary)" priority="2">
    <unary op="[]">
      <row-list>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </row-list>
    </unary>
  </xsl:template>

  <xsl:template mode="local:unify" match="item-list[count(*) gt 1]" as="element(call)">
    <call unified="row">
      <id>horzcat</id>
      <param-list>
        <xsl:apply-templates mode="local:unify" select="*"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- The cells of a cell array stay apart. -->
  <xsl:template mode="local:unify" match="unary[@op = '{}']/row-list | unary[@op = '{}']/row-list/item-list" as="element()" priority="3">
    <xsl:copy>
      <xsl:apply-templates mode="local:unify" select="*"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template mode="local:unify" match="array/param-list | array/cell-index | anonymous-function
      | unary[@op = '[]' or @op = '{}'][not(.//var/@ada:active)]" as="element()">
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>
</xsl:stylesheet>
