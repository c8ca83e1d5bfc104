<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:mapping="urn:adjoinery:mapping-function" xmlns:r="urn:adjoinery:rules"
    xmlns:local="urn:adjoinery:expand-mapped-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="call:arrayfun call:cellfun call:structfun" needs="ada:is"
      adds="ada:made" writes="ada:is">
    <c:purpose>Writes out how `arrayfun`, `cellfun` and `structfun` apply their functions, in functions of the program that
      get handles as others do. Only functions that give a result.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = arrayfun(@(t) t * x(1), x) + arrayfun('nobody', x) + arrayfun('sin', x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = each_element(@(t) t * x(1), x) + arrayfun('nobody', x) + each_element(@sin, x);
        end

        function value = each_element(f, from1)
          value = zeros(size(from1));
          for k = 1:numel(from1)
            item = feval(f, from1(k));
            if k == 1
              value = repmat(item, size(from1));
            end
            value(k) = item;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          c = cellfun(@plus, x, x, 'UniformOutput', false);
          s = structfun(@(t) 2 * t, c{1});
          [z, k] = cellfun(s.f, c);
          cellfun(@disp, c);
        end
      </c:before>
      <c:after>
        function z = f(x)
          c = each_cell_2_list(@plus, x, x);
          s = each_field(@(t) 2 * t, c{1});
          [z, k] = each_cell_giving_2(s.f, c);
          cellfun(@disp, c);
        end

        function value = each_cell_2_list(f, from1, from2)
          if ~isequal(size(from1), size(from2))
            error('cellfun: all the input arguments must have the same size and shape');
          end
          value = cell(size(from1));
          for k = 1:numel(from1)
            item = feval(f, from1{k}, from2{k});
            value{k} = item;
          end
        end

        function value = each_field(f, from1)
          names = fieldnames(from1);
          value = zeros(0, 1);
          for k = 1:numel(names)
            item = feval(f, from1.(names{k}));
            if k == 1
              value = repmat(item, numel(names), 1);
            end
            value(k) = item;
          end
        end

        function [value1, value2] = each_cell_giving_2(f, from1)
          value1 = zeros(size(from1));
          value2 = zeros(size(from1));
          for k = 1:numel(from1)
            [item1, item2] = feval(f, from1{k});
            if k == 1
              value1 = repmat(item1, size(from1));
              value2 = repmat(item2, size(from1));
            end
            value1(k) = item1;
            value2(k) = item2;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = arrayfun(@(t) 1 / t, x, 'ErrorHandler', @(e, t) e.index * t);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = each_element_tried(@(t) 1 / t, @(e, t) e.index * t, x);
        end

        function value = each_element_tried(f, handler, from1)
          value = zeros(size(from1));
          for k = 1:numel(from1)
            tmpfailed1 = false;
            try
              item = feval(f, from1(k));
            catch tmperr1
              tmpfailed1 = true;
            end
            if tmpfailed1
              problem = struct('message', tmperr1.message, 'identifier', tmperr1.identifier, 'index', k);
              item = feval(handler, problem, from1(k));
            end
            if k == 1
              value = repmat(item, size(from1));
            end
            value(k) = item;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, c, n)
          [c{1:n}] = arrayfun(@polar, x);
          z = c{1};
        end
      </c:before>
      <c:after>
        function z = f(x, c, n)
          [c{1:n}] = each_element_giving_any(@polar, x);
          z = c{1};
        end

        function varargout = each_element_giving_any(f, from1)
          varargout = cell(1, nargout);
          for j = 1:nargout
            varargout{j} = zeros(size(from1));
          end
          for k = 1:numel(from1)
            [items{1:nargout}] = feval(f, from1(k));
            for j = 1:nargout
              if k == 1
                varargout{j} = repmat(items{j}, size(from1));
              end
              varargout{j}(k) = items{j};
            end
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, names)
          fs = cellfun(@str2func, names, 'un', 0);
          z = fs{1}(x);
        end
      </c:before>
      <c:after>
        function z = f(x, names)
          fs = each_cell_list(@(name) str2func(name), names);
          z = fs{1}(x);
        end

        function value = each_cell_list(f, from1)
          value = cell(size(from1));
          for k = 1:numel(from1)
            item = feval(f, from1{k});
            value{k} = item;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/mapping-function.xsl"/>
  <xsl:include href="../../lib/mapping-outputs.xsl"/>
  <xsl:param name="rules" as="document-node()"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:variable name="bases" as="map(xs:string, xs:string)" select="map{
      'arrayfun': 'each_element', 'cellfun': 'each_cell', 'structfun': 'each_field'}"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select=".//call[local:is-mapped(.)]"/>
    <xsl:variable name="kinds" as="xs:string*" select="distinct-values($calls ! local:kind(.))"/>
    <xsl:variable name="taken" as="map(xs:string, xs:boolean)" select="free:taken(.//id)"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="names" tunnel="yes" select="map:merge($kinds ! map:entry(., free:name($taken, .)))"
            xmlns:map="http://www.w3.org/2005/xpath-functions/map"/>
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
        <xsl:variable name="place" as="attribute()*" select="ancestor::function[last()]/@file, @at"/>
        <xsl:choose>
          <xsl:when test="local:targets(.)[listed:is-list(.)]">
            <xsl:call-template name="mapping:listing">
              <xsl:with-param name="name" select="$names(current-grouping-key())"/>
              <xsl:with-param name="over" select="string(id)"/>
              <xsl:with-param name="count" select="count(local:sources(.))"/>
              <xsl:with-param name="uniform" select="local:is-uniform(.)"/>
              <xsl:with-param name="place" select="$place"/>
            </xsl:call-template>
          </xsl:when>
          <xsl:otherwise>
            <xsl:call-template name="mapping:function">
              <xsl:with-param name="name" select="$names(current-grouping-key())"/>
              <xsl:with-param name="over" select="string(id)"/>
              <xsl:with-param name="count" select="count(local:sources(.))"/>
              <xsl:with-param name="uniform" select="local:is-uniform(.)"/>
              <xsl:with-param name="outputs" select="local:outputs(.)"/>
              <xsl:with-param name="handles" select="exists(local:option(., 'errorhandler'))"/>
              <xsl:with-param name="place" select="$place"/>
            </xsl:call-template>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[local:is-mapped(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <call ada:is="user">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name($names(local:kind(.)))"/>
      <param-list>
        <xsl:apply-templates mode="local:callee" select="param-list/*[1], local:option(., 'errorhandler')"/>
        <xsl:apply-templates select="local:sources(.)"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- The entry of the rule table for a library function that text names. Two names change what arguments mean. -->
  <xsl:function name="local:state" as="xs:string?">
    <xsl:param name="literal" as="element(literal)"/>
    <xsl:variable name="name" as="xs:string?" select="local:text($literal)[matches($literal, '^[''&quot;]')][not(. = ('size', 'isclass'))]"/>
    <xsl:sequence select="$rules/*/(r:rule, r:passive)[@name = $name][1]/local-name()"/>
  </xsl:function>

  <xsl:mode name="local:callee" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:callee" match="literal" as="element(function-handle)">
    <function-handle ada:is="{local:state(.)}">
      <xsl:sequence select="build:name(local:text(.))"/>
    </function-handle>
  </xsl:template>

  <!-- Which handles text stands for is found out where it is given. -->
  <xsl:template mode="local:callee" match="function-handle[id = 'str2func'][not(@ada:is = 'user')]" as="element(anonymous-function)">
    <anonymous-function>
      <param-list>
        <xsl:sequence select="build:variable(build:name('name'))"/>
      </param-list>
      <call ada:is="missing">
        <xsl:sequence select="build:call('str2func', build:variable(build:name('name')))/*"/>
      </call>
    </anonymous-function>
  </xsl:template>

  <xsl:template mode="local:callee" match="anonymous-function" as="element(anonymous-function)">
    <xsl:apply-templates mode="#default" select="."/>
  </xsl:template>

  <xsl:function name="local:text" as="xs:string">
    <xsl:param name="literal" as="element()"/>
    <xsl:sequence select="translate($literal, '''&quot;', '')"/>
  </xsl:function>

  <!-- Calls that are made only for their effects stay in place. -->
  <xsl:function name="local:is-mapped" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="exists($call[id = ('arrayfun', 'cellfun', 'structfun')][not(@ada:is = 'user' or parent::statement-list)]
        [param-list/*[1]/(self::var, self::struct-ref, self::dyn-struct-ref, self::array[cell-index], self::anonymous-function,
          self::function-handle, self::literal[local:state(.)])])
        and exists(local:sources($call)) and (not($call/id = 'structfun') or count(local:sources($call)) eq 1)
        and count(local:options($call)) eq 2 * count((local:option($call, 'uniformoutput'), local:option($call, 'errorhandler')))
        and empty(local:option($call, 'uniformoutput')[not(. = ('true', 'false', '0', '1'))])
        and empty(local:option($call, 'errorhandler')[not(self::var or self::anonymous-function or self::function-handle)])
        and (empty(local:targets($call)[listed:is-list(.)])
          or exists(listed:filled(local:targets($call))) and empty(local:option($call, 'errorhandler')))
        and empty($call/param-list/*[self::array/cell-index/param-list/colon])"/>
  </xsl:function>

  <!-- The value of an option, whose name may be cut off after two letters. -->
  <xsl:function name="local:option" as="element()?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="options" as="element()*" select="local:options($call)"/>
    <xsl:variable name="found" as="element()*">
      <xsl:for-each select="$options[position() mod 2 eq 1]">
        <xsl:variable name="word" as="xs:string" select="lower-case(local:text(.))"/>
        <xsl:sequence select="following-sibling::*[1][starts-with($name, $word) and string-length($word) ge 2]"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:sequence select="$found[last()]"/>
  </xsl:function>

  <xsl:function name="local:options" as="element()*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/param-list/*[position() gt 1][self::literal[matches(., '^[''&quot;]')]
        or preceding-sibling::*[position() lt last()][self::literal[matches(., '^[''&quot;]')]]]"/>
  </xsl:function>

  <!-- The arrays that are traversed. -->
  <xsl:function name="local:sources" as="element()*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/param-list/*[position() gt 1 and position() le last() - count(local:options($call))]"/>
  </xsl:function>

  <xsl:function name="local:is-uniform" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="not(local:option($call, 'uniformoutput') = ('false', '0'))"/>
  </xsl:function>

  <!-- The targets of the results, where there are several. -->
  <xsl:function name="local:targets" as="element()*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/parent::binary[@op = '='][*[2] is $call]/*[1]/self::unary/row-list/item-list/*"/>
  </xsl:function>

  <xsl:function name="local:outputs" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="max((1, count(local:targets($call))))"/>
  </xsl:function>

  <!-- The name of the function, if it is free. -->
  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="count" as="xs:integer" select="count(local:sources($call))"/>
    <xsl:sequence select="$bases($call/id) || (if ($count gt 1) then '_' || $count else '')
        || (if (local:is-uniform($call)) then '' else '_list')
        || (if (local:targets($call)[listed:is-list(.)]) then '_giving_any'
          else if (local:outputs($call) gt 1) then '_giving_' || local:outputs($call) else '')
        || (if (local:option($call, 'errorhandler')) then '_tried' else '')"/>
  </xsl:function>
</xsl:stylesheet>
