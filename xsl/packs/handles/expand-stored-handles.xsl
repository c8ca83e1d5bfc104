<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:packed="urn:adjoinery:packed-handle"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="*@ada:stored-handle" ends="@ada:stored-handle | @ada:calls | @ada:among"
      needs="ada:among ada:calls ada:expects ada:is ada:stored-handle ada:made" writes="ada:is ada:made ada:uncalled"
      outdates="ada:among ada:calls ada:counts ada:decided ada:expects ada:handle ada:handles ada:stored-handle ada:lacks
        ada:spent ada:targets ada:versions">
    <c:purpose>Handles that are kept in fields and cells become structures, of a number that tells them apart and what
      they capture, and calls of them calls of functions, which look at that number where several may be called. So
      they go everywhere where values go, also among others, which are indexed.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          s.rhs = @(t) p * t;
          s.count = 2;
          z = twice(s, x);
        end
        function y = twice(s, x)
          y = s.count * s.rhs(s.rhs(x));
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          s.rhs = struct('is', 1, 'p', {p});
          s.count = 2;
          z = twice(s, x);
        end

        function value = f_handle(t, p)
          value = p * t;
        end

        function y = twice(s, x)
          y = s.count * f_handle(f_handle(x, s.rhs.p), s.rhs.p);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          basis = {@sin, @(t) t^2, 3};
          z = 0;
          for k = 1:2
            g = basis{k};
            z = z + feval(g, x) + isempty(g);
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          basis = {struct('is', 1), struct('is', 2), 3};
          z = 0;
          for k = 1:2
            g = basis{k};
            z = z + f_call_g(g, x) + isempty(g);
          end
        end

        function value = f_call_g(handle, argument1)
          if ~isfield(handle, 'is')
            value = feval(handle, argument1);
          elseif handle.is == 1
            value = sin(argument1);
          elseif handle.is == 2
            value = f_handle(argument1);
          else
            error('Adjoinery:handle', 'Nothing is known of the function handle that is called here.');
          end
        end

        function value = f_handle(t)
          value = t^2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          basis = {@sin, @(t) t^2};
          z = 0;
          for k = 1:numel(basis)
            if isa(basis{k}, 'function_handle')
              z = z + basis{k}(x);
            end
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          basis = {struct('is', 1), struct('is', 2)};
          z = 0;
          for k = 1:numel(basis)
            if isstruct(basis{k})
              z = z + f_call_basis(basis{k}, x);
            end
          end
        end

        function value = f_call_basis(handle, argument1)
          if handle.is == 1
            value = sin(argument1);
          else
            value = f_handle(argument1);
          end
        end

        function value = f_handle(t)
          value = t^2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          table = {'square', @(t) t^2; 'weights', [1, 2, 3]};
          z = table{k, 2}(x);
          if isa(table{k, 2}, 'function_handle')
            z = z + 1;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          table = {'square', struct('is', 1); 'weights', [1, 2, 3]};
          z = f_call_table(table{k, 2}, x);
          if isfield(table{k, 2}, 'is') || isa(table{k, 2}, 'function_handle')
            z = z + 1;
          end
        end

        function value = f_call_table(handle, argument1)
          if ~isfield(handle, 'is')
            if isa(handle, 'function_handle')
              error('Adjoinery:handle', 'Nothing is known of the function handle that is called here.');
            end
            value = handle(argument1);
          elseif handle.is == 1
            value = f_handle(argument1);
          else
            error('Adjoinery:handle', 'Nothing is known of the function handle that is called here.');
          end
        end

        function value = f_handle(t)
          value = t^2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          model.rate = @(a, b) a * b;
          c = {x, 2};
          z = model.rate(c{:});
        end
      </c:before>
      <c:after>
        function z = f(x)
          model.rate = struct('is', 1);
          c = {x, 2};
          z = f_handle(c{1}, c{2});
        end

        function value = f_handle(a, b)
          value = a * b;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k)
          m.g = @(t) t * x;
          if k > 1
            m.g = @(s, t) s * t;
          end
          if nargin(m.g) == 1
            z = m.g(x);
          else
            z = m.g(x, 2);
          end
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          m.g = struct('is', 1, 'x', {x});
          if k > 1
            m.g = struct('is', 2);
          end
          if 1 * (m.g.is == 1) + 2 * (m.g.is == 2) == 1
            z = f_call_g(m.g, x);
          else
            z = f_call_g_2(m.g, x, 2);
          end
        end

        function value = f_call_g(handle, argument1)
          if handle.is == 1
            value = f_handle(argument1, handle.x);
          else
            error('Adjoinery:handle', 'Nothing is known of the function handle that is called here.');
          end
        end

        function value = f_call_g_2(handle, argument1, argument2)
          if handle.is == 2
            value = f_handle_2(argument1, argument2);
          else
            error('Adjoinery:handle', 'Nothing is known of the function handle that is called here.');
          end
        end

        function value = f_handle(t, x)
          value = t * x;
        end

        function value = f_handle_2(s, t)
          value = s * t;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/packed-handle.xsl"/>
  <xsl:include href="../../lib/packed-choice.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="made" tunnel="yes" select="packed:made(.)"/>
        <xsl:with-param name="choices" tunnel="yes" select="packed:choices(.)"/>
        <xsl:with-param name="tries" tunnel="yes" select="exists(.//(try, unwind-protect))"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list/function" as="element(function)+">
    <xsl:param name="choices" as="map(*)" tunnel="yes"/>
    <xsl:variable name="function" as="element(function)" select="."/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:if test=".//(@ada:stored-handle, @ada:calls)">
        <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      </xsl:if>
      <xsl:apply-templates/>
    </xsl:copy>
    <xsl:for-each select="map:keys($choices)[$choices(.)?function is $function]"
        xmlns:map="http://www.w3.org/2005/xpath-functions/map">
      <xsl:sort select="$choices(.)?name"/>
      <xsl:call-template name="packed:choice">
        <xsl:with-param name="choice" select="$choices(.)"/>
      </xsl:call-template>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="*[@ada:stored-handle]" as="element(call)">
    <xsl:variable name="names" as="xs:string*" select="packed:fields(.)"/>
    <xsl:variable name="values" as="element()*">
      <xsl:apply-templates select="packed:captured(.)"/>
    </xsl:variable>
    <call ada:is="rule">
      <xsl:copy-of select="(.//@at)[1]"/>
      <id>struct</id>
      <param-list>
        <xsl:sequence select="build:literal('''is'''), build:literal(@ada:stored-handle)"/>
        <xsl:for-each select="$names">
          <xsl:variable name="place" as="xs:integer" select="position()"/>
          <!-- A cell of its own, as struct() spreads cells over several structures. -->
          <xsl:sequence select="build:text(.), build:cell($values[$place])"/>
        </xsl:for-each>
      </param-list>
    </call>
  </xsl:template>

  <!-- Only structures that stand for handles are asked whether they are some, or have the field `is`, or are handles. -->
  <xsl:template match="call[@ada:calls][id = ('isa', 'is_function_handle')]" as="element()">
    <xsl:variable name="asked" as="element()">
      <xsl:apply-templates select="param-list/*[1]"/>
    </xsl:variable>
    <xsl:variable name="place" as="attribute()?" select="@at"/>
    <xsl:choose>
      <xsl:when test="@ada:among">
        <binary op="||">
          <xsl:sequence select="build:passive('isfield', ($asked, build:literal('''is''')))"/>
          <call ada:is="passive">
            <xsl:sequence select="$place, build:call('isa', ($asked, build:literal('''function_handle''')))/*"/>
          </call>
        </binary>
      </xsl:when>
      <xsl:otherwise>
        <call ada:is="passive">
          <xsl:sequence select="$place, build:call('isstruct', $asked)/*"/>
        </call>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="call[@ada:calls][id = 'nargin']" as="element()">
    <xsl:variable name="numbers" as="xs:string+" select="tokenize(@ada:calls)"/>
    <xsl:variable name="counts" as="xs:string+" select="tokenize(@ada:expects)"/>
    <xsl:variable name="asked" as="element()">
      <xsl:apply-templates select="param-list/*[1]"/>
    </xsl:variable>
    <xsl:variable name="is" as="element(struct-ref)" select="build:field($asked, 'is')"/>
    <xsl:variable name="terms" as="element()+" select="if (count(distinct-values($counts)) eq 1) then build:literal($counts[1])
        else for-each-pair($numbers, $counts, function($number, $count) {
          build:binary('*', build:literal($count), build:binary('==', $is, build:literal($number))) })"/>
    <xsl:sequence select="fold-left(tail($terms), head($terms), function($sum, $term) { build:binary('+', $sum, $term) })"/>
  </xsl:template>

  <xsl:template match="array[@ada:calls] | call[@ada:calls][id = 'feval']" as="element(call)">
    <xsl:param name="made" as="map(*)" tunnel="yes"/>
    <xsl:param name="choices" as="map(*)" tunnel="yes"/>
    <xsl:param name="tries" as="xs:boolean" tunnel="yes"/>
    <xsl:variable name="base" as="element()">
      <xsl:apply-templates select="packed:called(.)"/>
    </xsl:variable>
    <xsl:variable name="arguments" as="element()*">
      <xsl:apply-templates select="packed:arguments(.)"/>
    </xsl:variable>
    <xsl:variable name="number" as="xs:string+" select="tokenize(@ada:calls)"/>
    <xsl:choose>
      <xsl:when test="packed:is-direct(., $made, $tries)">
        <xsl:sequence select="packed:direct($made($number), $base, $arguments, (.//@at)[1])"/>
      </xsl:when>
      <xsl:otherwise>
        <call ada:is="user">
          <xsl:copy-of select="(.//@at)[1]"/>
          <xsl:sequence select="build:name($choices(packed:key(.))?name)"/>
          <param-list>
            <xsl:sequence select="$base, $arguments"/>
          </param-list>
        </call>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
