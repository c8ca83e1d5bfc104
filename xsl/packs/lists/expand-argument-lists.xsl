<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:repeated="urn:adjoinery:repeated-call"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:expand-argument-lists"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call@ada:spread function@ada:spreads" guard="none" ends="call[@ada:spread]"
      needs="ada:made ada:spread ada:spreads" adds="ada:made" writes="ada:is"
      outdates="ada:called-short ada:extra-inputs ada:extra-outputs ada:first ada:firsts ada:packed ada:spread
        ada:spreads">
    <c:purpose>Calls whose number of arguments is not known, since lists of cells are among them, go through a function that
      takes these and what is behind them in one cell array, and makes the call that fits their number. Where lists of cells
      take its outputs, it gets their number.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          c = {x, y};
          c{2} = 3;
          z = g(c{:}) + max(1, c{:});
        end
        function b = g(a, n)
          if nargin &lt; 2
            n = 1;
          end
          b = a * n;
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          c = {x, y};
          c{2} = 3;
          z = g_list({c{:}}) + max_list(1, {c{:}});
        end

        function value = g_list(args)
          if numel(args) == 0
            value = g();
          elseif numel(args) == 1
            value = g(args{1});
          elseif numel(args) == 2
            value = g(args{1}, args{2});
          else
            error('g: called with a wrong number of inputs');
          end
        end

        function value = max_list(arg1, args)
          if numel(args) == 0
            value = max(arg1);
          elseif numel(args) == 1
            value = max(arg1, args{1});
          else
            error('max: called with a wrong number of inputs');
          end
        end

        function b = g(a, n)
          if nargin &lt; 2
            n = 1;
          end
          b = a * n;
        end
      </c:after>
    </c:case>
    <c:case reports="W214">
      <c:before>
        function z = f(k, varargin)
          [c{1:k}] = g(varargin{:});
          z = c{1} * c{2};
        end
        function varargout = g(a)
          varargout = {a, 2 * a};
        end
      </c:before>
      <c:after>
        function z = f(k, varargin)
          [c{1:k}] = g_list(numel(1:k), {varargin{:}});
          z = c{1} * c{2};
        end

        function varargout = g_list(wanted, args)
          if numel(args) == 1
            [varargout{1:wanted}] = g(args{1});
          else
            error('g: called with a wrong number of inputs');
          end
        end

        function varargout = g(a)
          varargout = {a, 2 * a};
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          c = {x, y};
          [z, w] = g(c{:}, 2);
        end
        function [b, d] = g(a, varargin)
          b = a * varargin{1};
          d = numel(varargin);
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          c = {x, y};
          [z, w] = g_list({c{:}, 2});
        end

        function [value1, value2] = g_list(args)
          [value1, value2] = g(args{1}, args{2:numel(args)});
        end

        function [b, d] = g(a, varargin)
          b = a * varargin{1};
          d = numel(varargin);
        end
      </c:after>
    </c:case>
    <!-- Outputs that are ignored may have no value. -->
    <c:case reports="W214">
      <c:before>
        function z = f(varargin)
          [~, z] = g(varargin{:});
        end
        function [b, d] = g(a, k)
          if a &gt; 2
            b = a;
          end
          d = a * k;
        end
      </c:before>
      <c:after>
        function z = f(varargin)
          [tmpo1, z] = g_list({varargin{:}});
        end

        function [value1, value2] = g_list(args)
          if numel(args) == 2
            [tmpo5, value2] = g(args{1}, args{2});
          else
            error('g: called with a wrong number of inputs');
          end
        end

        function [b, d] = g(a, k)
          if a &gt; 2
            b = a;
          end
          d = a * k;
        end
      </c:after>
    </c:case>
    <!-- The run may find in the list an argument that rules write literally. -->
    <c:case reports="W214">
      <c:before>
        function z = f(varargin)
          z = conv(varargin{:});
        end
      </c:before>
      <c:after>
        function z = f(varargin)
          z = conv_list({varargin{:}});
        end

        function value = conv_list(args)
          if numel(args) == 3 &amp;&amp; strcmp(args{3}, 'full')
            value = conv(args{1}, args{2}, 'full');
          elseif numel(args) == 3 &amp;&amp; strcmp(args{3}, 'same')
            value = conv(args{1}, args{2}, 'same');
          elseif numel(args) == 3 &amp;&amp; strcmp(args{3}, 'valid')
            value = conv(args{1}, args{2}, 'valid');
          elseif numel(args) == 2
            value = conv(args{1}, args{2});
          else
            error('conv: called with a wrong number of inputs');
          end
        end
      </c:after>
    </c:case>
    <!-- Functions of any number of arguments become loops. -->
    <c:case reports="W214">
      <c:before>
        function z = f(x, varargin)
          s = struct('a', x, varargin{:});
          z = s.a * blkdiag(varargin{2:end}) + numel(struct(varargin{:}));
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          s = struct_list({'a', x, varargin{:}});
          z = s.a * blkdiag_list({varargin{2:end}}) + numel(struct(varargin{:}));
        end

        function value = struct_list(args)
          value = struct();
          for k = 1:2:numel(args)
            item = args{k + 1};
            if iscell(item)
              adm_check_single(item);
              item = item{1};
            end
            value.(args{k}) = item;
          end
        end

        function value = blkdiag_list(args)
          value = [];
          for k = 1:numel(args)
            value = blkdiag(value, args{k});
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-conditions.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/listed-cells.xsl"/>
  <xsl:include href="../../lib/repeated-call.xsl"/>
  <xsl:include href="../../templates/resolved/argument-lists.m"/>
  <xsl:include href="../../templates/resolved/choice.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)+">
    <xsl:copy>
      <xsl:copy-of select="@* except (@ada:made, @ada:spreads)"/>
      <xsl:if test="@ada:made or .//call[@ada:spread]">
        <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      </xsl:if>
      <xsl:apply-templates/>
    </xsl:copy>
    <xsl:variable name="holder" as="element(function)" select="."/>
    <xsl:sequence select="tokenize(@ada:spreads) ! local:spreading(tokenize(., ':'), $holder)"/>
  </xsl:template>

  <xsl:template match="call[@ada:spread]" as="element(call)">
    <call ada:is="user">
      <xsl:copy-of select="@at, @echo"/>
      <id>
        <xsl:value-of select="tokenize(@ada:spread, '=')[1]"/>
      </id>
      <param-list>
        <xsl:variable name="arguments" as="element()+">
          <xsl:apply-templates select="param-list/*"/>
        </xsl:variable>
        <xsl:if test="ends-with(@ada:spread, '=any')">
          <xsl:sequence select="listed:count-of-targets(../*[1]/row-list/item-list/*)"/>
        </xsl:if>
        <xsl:variable name="fixed" as="xs:integer" select="xs:integer(tokenize(@ada:spread, '=')[2])"/>
        <xsl:sequence select="$arguments[position() le $fixed], build:cell($arguments[position() gt $fixed])"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- Fields: name, called function and what it is, number of outputs with the places of those that are ignored, fewest and most arguments, whether there may be more,
    number of arguments in front of the list, line and column, patterns with literals. -->
  <xsl:function name="local:spreading" as="element(function)">
    <xsl:param name="is" as="xs:string+"/>
    <xsl:param name="holder" as="element(function)"/>
    <xsl:variable name="wanted" as="element(var)" select="build:variable(build:name('wanted'))"/>
    <xsl:variable name="extra" as="element(var)" select="build:variable(build:name('varargout'))"/>
    <xsl:variable name="outputs" as="element()*" select="if ($is[4] = 'any')
        then build:cell-of($extra, build:range((build:literal('1'), $wanted)))
        else (if ($is[4] = '1') then 'value' else (1 to xs:integer(tokenize($is[4], '~')[1])) ! ('value' || .)) ! build:variable(build:name(.))"/>
    <xsl:variable name="all" as="element(var)" select="build:variable(build:name('args'))"/>
    <xsl:variable name="count" as="element(call)" select="build:passive('numel', $all)"/>
    <xsl:variable name="fixed" as="element(var)*" select="(1 to xs:integer($is[8])) ! build:variable(build:name('arg' || .))"/>
    <xsl:variable name="fewest" as="xs:integer" select="xs:integer($is[5]) - count($fixed)"/>
    <xsl:variable name="most" as="xs:integer" select="xs:integer($is[6]) - count($fixed)"/>
    <xsl:variable name="one" as="function(xs:integer) as element(array)" select="function($place) { build:cell-of($all, build:literal(string($place))) }"/>
    <xsl:variable name="otherwise" as="element()" select="if ($is[7] = 'more')
        then local:call($is, $outputs, ($fixed, (1 to $most) ! $one(.), build:cell-of($all, build:range((build:literal(string($most + 1)), $count)))))
        else template:wrong-number($is[2])"/>
    <xsl:variable name="counted" as="xs:integer*" select="$fewest to $most - (if ($is[7] = 'more') then 1 else 0)"/>
    <xsl:variable name="branches" as="element(when)*">
      <xsl:for-each select="tokenize($is[11], ';')">
        <xsl:variable name="parts" as="xs:string+" select="tokenize(., ',')"/>
        <xsl:variable name="literals" as="map(xs:integer, xs:string)"
            select="map:merge(tail($parts) ! map:entry(xs:integer(substring-before(., '=')), substring-after(., '=')))"/>
        <xsl:variable name="length" as="xs:integer" select="xs:integer($parts[1])"/>
        <xsl:sequence select="template:branch(build:all((build:binary('==', $count, build:literal($parts[1])),
            sort(map:keys($literals)) ! local:is-literal($one(.), $literals(.)))),
            local:call($is, $outputs, ($fixed, (1 to $length) ! (if (map:contains($literals, .)) then local:literal($literals(.)) else $one(.)))))/when"/>
      </xsl:for-each>
      <xsl:sequence select="$counted ! template:branch(build:binary('==', $count, build:literal(string(.))),
          local:call($is, $outputs, ($fixed, (1 to .) ! $one(.))))/when"/>
    </xsl:variable>
    <function ada:made="yes" at="{$is[9]}:{$is[10]}">
      <xsl:copy-of select="$holder/@file"/>
      <outvars>
        <xsl:sequence select="if ($is[4] = 'any') then $extra else $outputs"/>
      </outvars>
      <xsl:sequence select="build:name($is[1])"/>
      <param-list>
        <xsl:sequence select="$wanted[$is[4] = 'any'], $fixed, $all"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="if ($is[3] = 'repeated') then repeated:statements($is[2], $outputs, $all)
            else if (empty($branches)) then $otherwise else template:choice($branches, $otherwise)"/>
      </statement-list>
    </function>
  </xsl:function>

  <xsl:function name="local:call" as="element()">
    <xsl:param name="is" as="xs:string+"/>
    <xsl:param name="outputs" as="element()*"/>
    <xsl:param name="arguments" as="element()*"/>
    <xsl:variable name="ignored" as="xs:integer*" select="tail(tokenize($is[4], '~')) ! xs:integer(.)"/>
    <xsl:variable name="takers" as="element()*" select="for $place in 1 to count($outputs)
        return if ($place = $ignored) then build:temporary('o', string(count($arguments) * count($outputs) + $place)) else $outputs[$place]"/>
    <xsl:variable name="call" as="element(call)">
      <call ada:is="{$is[3]}">
        <id>
          <xsl:value-of select="$is[2]"/>
        </id>
        <param-list>
          <xsl:sequence select="$arguments"/>
        </param-list>
      </call>
    </xsl:variable>
    <xsl:sequence select="if (empty($outputs)) then $call
        else build:assign(if (count($outputs) eq 1 and $outputs/self::var) then $takers else build:outputs($takers), $call)"/>
  </xsl:function>

  <!-- Arguments that rules write literally: nothing between brackets, or text. -->
  <xsl:function name="local:literal" as="element()">
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="if ($text = '[]') then build:brackets(()) else build:literal($text)"/>
  </xsl:function>

  <xsl:function name="local:is-literal" as="element(call)">
    <xsl:param name="value" as="element()"/>
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="if ($text = '[]') then build:passive('isempty', $value) else build:passive('strcmp', ($value, build:literal($text)))"/>
  </xsl:function>
</xsl:stylesheet>
