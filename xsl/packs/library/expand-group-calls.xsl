<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:local="urn:adjoinery:expand-group-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="call:accumarray" needs="ada:is" writes="ada:is">
    <c:purpose>Writes out how `accumarray` applies the function that it is given, in functions of the program that get
      handles as others do. Where it adds up or takes means there are rules, and for extrema too: Octave puts NaN where
      their groups are empty. Functions that give cells make a cell array.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, k, n)
          z = accumarray(k, x, n, @(t) prod(t)) + accumarray(k, x, [], @std);
          z = z + accumarray(k, x, n, @max);
          c = accumarray(k, x, n, @(t) {t});
        end
      </c:before>
      <c:after>
        function z = f(x, k, n)
          z = each_group(@(t) prod(t), x, k, n) + each_group(@std, x, k, []);
          z = z + accumarray(k, x, n, @max);
          c = each_group_list(@(t) {t}, x, k, n);
        end

        function value = each_group(f, from, subs, sizes)
          groups = adm_groups(subs, from, sizes);
          from = reshape(from, [], 1);
          value = zeros(size(groups), class(from));
          for k = 1:numel(groups)
            if ~isempty(groups{k})
              item = feval(f, from(groups{k}));
              value(k) = item;
            end
          end
        end

        function value = each_group_list(f, from, subs, sizes)
          groups = adm_groups(subs, from, sizes);
          from = reshape(from, [], 1);
          value = cell(size(groups));
          for k = 1:numel(groups)
            if ~isempty(groups{k})
              item = feval(f, from(groups{k}));
              value(k) = item;
            end
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k, p)
          z = accumarray(k, x.a, [3, 1], @(t) norm(t, p), -1) + accumarray(k, x.a, [3, 1], @sum, NaN);
          z = z + accumarray(k, x.a, [3, 1], @max, -1) + accumarray(k, x.a, [3, 1], @(t) norm(t, p), p);
        end
      </c:before>
      <c:after>
        function z = f(x, k, p)
          z = each_group_or(@(t) norm(t, p), x.a, k, [3, 1], -1) + each_group_or(@sum, x.a, k, [3, 1], NaN);
          z = z + accumarray(k, x.a, [3, 1], @max, -1) + accumarray(k, x.a, [3, 1], @(t) norm(t, p), p);
        end

        function value = each_group_or(f, from, subs, sizes, other)
          groups = adm_groups(subs, from, sizes);
          from = reshape(from, [], 1);
          value = repmat(other, size(groups));
          for k = 1:numel(groups)
            if ~isempty(groups{k})
              item = feval(f, from(groups{k}));
              value(k) = item;
            end
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/group-function.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select=".//call[local:is-grouped(.)]"/>
    <xsl:variable name="taken" as="map(xs:string, xs:boolean)" select="free:taken(.//id)"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="names" tunnel="yes" select="map:merge(distinct-values($calls ! local:kind(.)) ! map:entry(., free:name($taken, .)))"/>
        <xsl:with-param name="calls" tunnel="yes" select="$calls"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each-group select="$calls" group-by="local:kind(.)">
        <xsl:call-template name="group:function" xmlns:group="urn:adjoinery:group-function">
          <xsl:with-param name="name" select="$names(current-grouping-key())"/>
          <xsl:with-param name="filled" select="exists(local:filler(.))"/>
          <xsl:with-param name="cells" select="local:gives-cells(.)"/>
          <xsl:with-param name="place" select="ancestor::function[last()]/@file, @at"/>
        </xsl:call-template>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[local:is-grouped(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="arguments" as="element()+">
      <xsl:apply-templates select="param-list/*"/>
    </xsl:variable>
    <call ada:is="user">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name($names(local:kind(.)))"/>
      <param-list>
        <xsl:sequence select="$arguments[4], $arguments[2], $arguments[1], $arguments[3], $arguments[5]"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- Calls that are made only for their effects stay in place, and lists of cells could be any number of arguments. -->
  <xsl:function name="local:is-grouped" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:variable name="callee" as="element()?" select="$arguments[4]"/>
    <xsl:sequence select="$call/id = 'accumarray' and not($call/@ada:is = 'user' or $call/parent::statement-list)
        and count($arguments) = (4, 5)
        and exists($callee/(self::function-handle, self::anonymous-function[not(local:gives-cells($call)) or count($arguments) eq 4]))
        and empty($arguments/self::array/cell-index/param-list/(colon, range, unary))
        and (count($arguments) eq 4 or exists(local:filler($call)))
        and empty($callee/self::function-handle[not(@ada:is = 'user')][id = ('max', 'min', ('sum', 'mean')[count($arguments) eq 4])])"/>
  </xsl:function>

  <!-- The filling for places without values: a number that is known here. -->
  <xsl:function name="local:filler" as="element()?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call[id = 'accumarray']/param-list/*[5][self::literal castable as xs:double or self::call/id = ('NaN', 'nan', 'Inf', 'inf')
        or self::unary[@op = '-'][* castable as xs:double]]"/>
  </xsl:function>

  <xsl:function name="local:gives-cells" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="exists($call/param-list/*[4]/self::anonymous-function/*[2]/self::unary[@op = '{}'])"/>
  </xsl:function>

  <!-- The name of the function, if it is free. -->
  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="if (local:filler($call)) then 'each_group_or' else if (local:gives-cells($call)) then 'each_group_list' else 'each_group'"/>
  </xsl:function>
</xsl:stylesheet>
