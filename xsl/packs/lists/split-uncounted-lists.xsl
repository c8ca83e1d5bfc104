<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:split-uncounted-lists"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="*@ada:uncounted" ends="*[@ada:uncounted]" needs="ada:active ada:is ada:uncounted"
      writes="ada:is" outdates="ada:uncounted">
    <c:purpose>Concatenates a list of unknown length on its own, so that the positions of active elements beside it are
      known. Where a function is called, there must be one.</c:purpose>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, c, k, s, p)
          d = [p.a, x, c{k}];
          e = {c{k + 1}, c{2}, x; s(k).a, 1, x};
          d = vertcat(c{k}, d(:), s(end).b);
          z = d(1) * e{1, end};
        end
      </c:before>
      <c:after>
        function z = f(x, c, k, s, p)
          d = [[p.a], x, [c{k}]];
          e = [[{c{k + 1}}, {c{2}, x}]; [{s(k).a}, {1, x}]];
          d = vertcat(vertcat(c{k}), d(:), s(end).b);
          z = d(1) * e{1, end};
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, c, k)
          z = g(c{k}, x) * h(c{k}, x) * interp1(c{k}, x);
          k = find(k);
          d = {x, 2 * x};
          z = z * g(d{k}) * sin(d{k});
          for i = 1:numel(c)
            z = z * g(c{i}, x);
          end
        end
        function z = g(a, b, c)
          if nargin &lt; 3
            c = 1;
          end
          z = a * b * c;
        end
        function z = h(a, b)
          z = a * b;
        end
      </c:before>
      <c:after>
        function z = f(x, c, k)
          z = g(deal(c{k}), x) * h(c{k}, x) * interp1(deal(c{k}), x);
          k = find(k);
          d = {x, 2 * x};
          z = z * g(deal(d{k})) * sin(deal(d{k}));
          for i = 1:numel(c)
            z = z * g(c{i}, x);
          end
        end

        function z = g(a, b, c)
          if nargin &lt; 3
            c = 1;
          end
          z = a * b * c;
        end

        function z = h(a, b)
          z = a * b;
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, s)
          q = struct('n', {1, 2});
          z = g(s.n, 3, x) * g(q.n, x) * g(2, x, s.n);
        end
        function y = g(a, b, c)
          y = a * b;
        end
      </c:before>
      <c:after>
        function z = f(x, s)
          q = struct('n', {1, 2});
          z = g(deal(s.n), 3, x) * g(deal(q.n), x) * g(2, x, s.n);
        end

        function y = g(a, b, c)
          y = a * b;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="unary[@op = '[]']/row-list/item-list/*[@ada:uncounted]" as="element(unary)">
    <xsl:sequence select="build:brackets(local:known(.))"/>
  </xsl:template>

  <xsl:template match="call/param-list/*[@ada:uncounted]" as="element(call)">
    <call ada:is="{if (descendant-or-self::*/@ada:active) then 'rule' else 'passive'}">
      <id>deal</id>
      <param-list>
        <xsl:sequence select="local:known(.)"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template match="call[id = ('horzcat', 'vertcat')][not(@ada:is = 'user')]/param-list/*[@ada:uncounted]" as="element(call)"
      priority="2">
    <call ada:is="rule">
      <xsl:copy-of select="../../id" copy-namespaces="no"/>
      <param-list>
        <xsl:sequence select="local:known(.)"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template match="call[id = 'cat'][not(@ada:is = 'user')]/param-list/*[@ada:uncounted]" as="element(call)" priority="2">
    <call ada:is="rule">
      <xsl:copy-of select="../../id" copy-namespaces="no"/>
      <param-list>
        <xsl:copy-of select="../*[1]" copy-namespaces="no"/>
        <xsl:sequence select="local:known(.)"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- Cells in a row: those that may be several become cell arrays of their own. -->
  <xsl:template match="unary[@op = '{}'][row-list/item-list/*[@ada:uncounted]]" as="element(unary)">
    <xsl:variable name="rows" as="element(unary)+">
      <xsl:for-each select="row-list/item-list">
        <xsl:variable name="parts" as="element(unary)+">
          <xsl:for-each-group select="*" group-adjacent="if (@ada:uncounted) then position() else 0">
            <xsl:variable name="items" as="element()+">
              <xsl:apply-templates select="current-group()"/>
            </xsl:variable>
            <xsl:sequence select="build:cell($items)"/>
          </xsl:for-each-group>
        </xsl:variable>
        <xsl:sequence select="if (count($parts) eq 1) then $parts else build:brackets($parts)"/>
      </xsl:for-each>
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

  <xsl:template match="unary[@op = '{}']/row-list/item-list/*[@ada:uncounted]" as="element()">
    <xsl:sequence select="local:known(.)"/>
  </xsl:template>

  <!-- The value, about which nothing is left to say. -->
  <xsl:function name="local:known" as="element()">
    <xsl:param name="it" as="element()"/>
    <xsl:for-each select="$it">
      <xsl:copy>
        <xsl:copy-of select="@* except @ada:uncounted, *" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
