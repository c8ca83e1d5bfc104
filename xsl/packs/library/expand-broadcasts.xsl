<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:r="urn:adjoinery:rules"
    xmlns:operator="urn:adjoinery:operator"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-broadcasts"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="function-handle anonymous-function call:bsxfun" needs="ada:is">
    <c:purpose>`bsxfun` of a builtin that works element by element is a call of it: that expands its operands too. So is
      that of an anonymous function which does nothing else with both of its arguments. Both may be in a variable that
      nothing else is assigned to. A sum of what may be a diagonal matrix, which Octave expands there only, is one of full
      matrices.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          h = @times;
          z = bsxfun(@minus, x, bsxfun(@max, y, 2)) + bsxfun(h, x, y);
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          h = @times;
          z = x - max(y, 2) + x .* y;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = bsxfun(@kron, x, y) + bsxfun(@(s, t) s - sum(t), x, y) + bsxfun(@(s, t) 2 .* s, x, y);
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = bsxfun(@kron, x, y) + bsxfun(@(s, t) s - sum(t), x, y) + bsxfun(@(s, t) 2 .* s, x, y);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y, c)
          z = bsxfun(@(s, t) 2 * exp(-s) ./ max(t, c), x, y);
        end
      </c:before>
      <c:after>
        function z = f(x, y, c)
          z = feval(@(s, t) 2 * exp(-s) ./ max(t, c), x, y);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y, c)
          h = @(s, t) c .* s + t;
          g = @(s, t) c .* s + t;
          z = bsxfun(h, x, y) + bsxfun(g, x, y);
          g = @(s, t) s .* sum(t);
        end
      </c:before>
      <c:after>
        function z = f(x, y, c)
          h = @(s, t) c .* s + t;
          g = @(s, t) c .* s + t;
          z = feval(h, x, y) + bsxfun(g, x, y);
          g = @(s, t) s .* sum(t);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, s)
          d = eye(3) * s;
          z = bsxfun(@plus, x, d) .* bsxfun(@minus, diag(x), s) + bsxfun(@times, x, d);
        end
      </c:before>
      <c:after>
        function z = f(x, s)
          d = eye(3) * s;
          z = (x + full(d)) .* (full(diag(x)) - s) + x .* d;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/operator.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="rules" as="document-node()"/>

  <!-- Builtins of two arguments that expand them, and give each pair of elements one. -->
  <xsl:variable name="elementwise" as="xs:string*" select="'plus', 'minus', 'times', 'rdivide', 'ldivide', 'power',
      'eq', 'ne', 'lt', 'le', 'gt', 'ge', 'and', 'or', 'xor', 'max', 'min', 'rem', 'mod', 'atan2', 'hypot'"/>

  <!-- All that have rules of this kind. -->
  <xsl:variable name="mapping" as="xs:string*" select="$rules/*/r:rule[@kind = 'elementwise']/@name"/>

  <xsl:template match="call[id = 'bsxfun'][not(@ada:is = 'user')][local:callee(.)]" as="element()">
    <xsl:variable name="callee" as="element(function-handle)" select="local:callee(.)"/>
    <xsl:variable name="operator" as="element(r:operator)?" select="$operator-table?*[@name = $callee/id][1]"/>
    <xsl:choose>
      <xsl:when test="exists($operator)">
        <binary op="{$operator/@op}">
          <xsl:copy-of select="@at"/>
          <xsl:for-each select="param-list/*[position() gt 1]">
            <xsl:variable name="operand" as="element()">
              <xsl:apply-templates select="."/>
            </xsl:variable>
            <xsl:sequence select="if ($operator/@op = ('+', '-') and local:may-be-diagonal(.)) then build:call('full', $operand) else $operand"/>
          </xsl:for-each>
        </binary>
      </xsl:when>
      <xsl:otherwise>
        <call>
          <xsl:copy-of select="@at, $callee/@ada:is, $callee/id" copy-namespaces="no"/>
          <param-list>
            <xsl:apply-templates select="param-list/*[position() gt 1]"/>
          </param-list>
        </call>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="call[id = 'bsxfun'][not(@ada:is = 'user')][param-list[count(*) eq 3]/*[1] ! local:pairs-elements(local:value(.))]" as="element(call)">
    <call>
      <xsl:copy-of select="@*"/>
      <id>feval</id>
      <xsl:apply-templates select="param-list"/>
    </call>
  </xsl:template>

  <!-- The certain value of an argument: itself, or the value assigned to the variable, in one place of the function only. -->
  <xsl:function name="local:value" as="element()">
    <xsl:param name="argument" as="element()"/>
    <xsl:variable name="name" as="xs:string?" select="$argument/self::var/id"/>
    <xsl:variable name="function" as="element(function)?" select="$argument[$name]/ancestor::function[last()]"/>
    <xsl:variable name="written" as="element()*" select="
        $function/statement-list//binary[@op = '=']/*[1][descendant-or-self::var[id = $name]],
        $function//(for, global, persistent)[(id, .//var/id) = $name]"/>
    <xsl:variable name="only" as="element()?" select="$written[count($written) eq 1][self::var]
        [not($function/param-list/var/id = $name)]/parent::binary/*[2]/(self::anonymous-function, self::function-handle)"/>
    <xsl:sequence select="($only, $argument)[1]"/>
  </xsl:function>

  <!-- Whether an operand, or what is assigned to that variable, is made of a matrix that Octave keeps as its diagonal. -->
  <xsl:function name="local:may-be-diagonal" as="xs:boolean">
    <xsl:param name="operand" as="element()"/>
    <xsl:variable name="name" as="xs:string?" select="$operand/self::var/id"/>
    <xsl:variable name="values" as="element()*" select="$operand, $operand[$name]/ancestor::function[last()]/statement-list
        //binary[@op = '='][*[1][self::var]/id = $name]/*[2]"/>
    <xsl:sequence select="exists($values/descendant-or-self::call[not(@ada:is = 'user')][id = ('eye', 'diag')])"/>
  </xsl:function>

  <!-- Whether an argument is an anonymous function that gives each pair of elements one. -->
  <xsl:function name="local:pairs-elements" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:variable name="parameters" as="element(var)*" select="$argument/self::anonymous-function/param-list/var"/>
    <xsl:sequence select="count($parameters) eq 2 and empty($parameters[not(. = $argument/*[2]/descendant-or-self::var)])
        and local:is-elementwise($argument/*[2])"/>
  </xsl:function>

  <xsl:function name="local:is-elementwise" as="xs:boolean">
    <xsl:param name="expression" as="element()"/>
    <xsl:variable name="operands" as="element()*" select="if ($expression/self::call) then $expression/param-list/* else $expression/*"/>
    <xsl:variable name="scales" as="xs:boolean" select="$expression/self::binary[@op = '*' and local:is-number(*[1])]
        or $expression/self::binary[@op = ('*', '/') and local:is-number(*[2])]"/>
    <xsl:sequence select="exists($expression/self::var) or local:is-number($expression)
        or ($scales or $expression/self::binary/@op = ('+', '-', '.*', './', '.\', '.^', '&lt;', '&lt;=', '&gt;', '&gt;=', '==', '~=', '&amp;', '|')
          or $expression/self::unary/@op = ('+', '-', '~') or $expression/self::call[not(@ada:is = 'user')]/id = ($elementwise, $mapping))
          and (every $operand in $operands satisfies local:is-elementwise($operand))"/>
  </xsl:function>

  <xsl:function name="local:is-number" as="xs:boolean">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="$expression/self::literal castable as xs:double"/>
  </xsl:function>

  <xsl:function name="local:callee" as="element(function-handle)?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/param-list[count(*) eq 3]/*[1] ! local:value(.)/self::function-handle[not(@ada:is = 'user')]
        [id = $elementwise]"/>
  </xsl:function>
</xsl:stylesheet>
