<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:r="urn:adjoinery:rules"
    xmlns:build="urn:adjoinery:build"
    xmlns:rule="urn:adjoinery:rule"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:local="urn:adjoinery:expand-index-sets"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="tangent-of@of=rule-call tangent-of@of=linear-call" ends="tangent-of[@of = 'rule-call']"
      needs="ada:active ada:adjoint ada:container ada:list ada:rule">
    <c:purpose>Patterns of Jacobians: the tangent of a value holds the number of an index set for each element, that of the
      directions on which the element may depend, and 0 for none. Where elements go, their numbers go as tangents do; what computes
      with them makes unions, along the lines of arrays or element by element where a rule says so, and of all operands elsewhere.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward directions=pattern independents=x">
      <c:before>
        function z = f(x, A)
          z = [A * x; sin(x(1)) + prod(x, 1)];
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, A)
          header();
          tmpca1 = mtimes(A, x);
          g_tmpca1 = adm_sets_times(tmpca1, A, 0, x, g_x);
          tmpca3 = sin(x(1));
          g_tmpca3 = adm_sets_each(tmpca3, g_x(1));
          tmpca4 = prod(x, 1);
          g_tmpca4 = adm_sets_lines(tmpca4, g_x, 1);
          tmpca2 = plus(tmpca3, tmpca4);
          g_tmpca2 = adm_sets_each(tmpca2, g_tmpca3, g_tmpca4);
          tangent_of(z = vertcat(tmpca1, tmpca2));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=pattern independents=x">
      <c:before>
        function s = f(x, y)
          s.a = x .* y;
          s.a = diff(s.a) / 2;
          s.b = accumarray(y, x);
          [m, k] = max(s.a, [], 1);
          s.c = m * k;
        end
      </c:before>
      <c:after>
        function [g_s, s] = f(g_x, x, y)
          header();
          tmplia1 = times(x, y);
          g_tmplia1 = adm_sets_product(tmplia1, x, g_x, y, 0);
          tangent_of(s.a = tmplia1);
          tmpca1 = diff(s.a);
          g_tmpca1 = adm_sets_diff(tmpca1, g_s.a);
          tmplia2 = mrdivide(tmpca1, 2);
          g_tmplia2 = adm_sets_solved(tmplia2, 2, tmpca1, g_tmpca1, 2, 0);
          tangent_of(s.a = tmplia2);
          tmplia3 = accumarray(y, x);
          g_tmplia3 = adm_sets_placed(tmplia3, g_x, y);
          tangent_of(s.b = tmplia3);
          [m, k] = max(s.a, [], 1);
          g_m = adm_sets_lines(m, g_s.a, 1);
          tmplia4 = mtimes(m, k);
          g_tmplia4 = adm_sets_times(tmplia4, m, g_m, k, 0);
          tangent_of(s.c = tmplia4);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=pattern" reports="E405">
      <c:before>
        function z = f(x)
          p = spline(1:3, x);
          z = p.coefs;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          p = spline(1:3, x);
          g_p = adm_sets_all(p, g_x);
          tangent_of(z = p.coefs);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/rule.xsl"/>
  <xsl:include href="../../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- Functions whose results are elements of their arguments, and zeros. -->
  <xsl:variable name="local:moving" as="xs:string*" select="'horzcat', 'vertcat', 'cat', 'reshape', 'vec', 'squeeze', 'permute', 'ipermute',
      'transpose', 'ctranspose', 'repmat', 'fliplr', 'flipud', 'flip', 'flipdim', 'rot90', 'rotdim', 'circshift', 'shift', 'shiftdim', 'tril',
      'triu', 'diag', 'meshgrid', 'ndgrid', 'common_size', 'blkdiag', 'toeplitz', 'hankel', 'prepad', 'postpad', 'resize', 'vech', 'repelem',
      'merge', 'ifelse', 'spdiags', 'adm_gather'"/>
  <!-- Functions whose rules do not tell by their shapes that they work along the lines of an array. -->
  <xsl:variable name="local:along" as="xs:string*" select="'cumsum', 'cumprod', 'cummax', 'cummin', 'sort', 'center'"/>

  <xsl:template match="tangent-of[@of = ('rule-call', 'linear-call')][not(local:moves(.))]" as="element(binary)+">
    <xsl:variable name="call" as="element(call)" select="binary/call"/>
    <xsl:copy-of select="binary" copy-namespaces="no"/>
    <xsl:for-each select="tangent:targets(binary)">
      <xsl:variable name="place" as="xs:integer" select="position()"/>
      <xsl:if test="tangent:is-kept(.)">
        <xsl:sequence select="build:assign(tangent:of(.), local:sets($call, ., $place))"/>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="local:moves" as="xs:boolean">
    <xsl:param name="marked" as="element(tangent-of)"/>
    <xsl:variable name="call" as="element(call)" select="$marked/binary/call"/>
    <xsl:sequence select="$marked/@of = 'linear-call' and not(local:is-given($call)) and ($call/id = $local:moving
        or rule:of($call/@ada:rule)/@kind = 'container' or $call/id = 'sparse' and count($call/param-list/*) eq 1)"/>
  </xsl:function>

  <!-- Whether the rule is the user's, of whose function it tells no more than how it is differentiated. -->
  <xsl:function name="local:is-given" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="starts-with($call/@ada:rule, 'given-')"/>
  </xsl:function>

  <!-- The numbers of the sets of a result. -->
  <xsl:function name="local:sets" as="element()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="value" as="element()"/>
    <xsl:param name="place" as="xs:integer"/>
    <xsl:variable name="rule" as="element(r:rule)" select="rule:of($call/@ada:rule)"/>
    <xsl:variable name="names" as="xs:string*" select="tokenize($rule/@args) ! replace(., '\.\.\.$', '')"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:variable name="operands" as="element()*" select="for $place in 1 to count($arguments) return $arguments[$place][tangent:is-active(.)]
        [not($names[min(($place, count($names)))] = tokenize($rule/@passive))]"/>
    <xsl:variable name="sets" as="element()*" select="$operands ! tangent:of(.)"/>
    <xsl:variable name="line" as="element()?" select="local:line($rule, $names, $arguments)"/>
    <xsl:variable name="is-elementwise" as="xs:boolean" select="$rule/@kind = 'elementwise' and not($rule/@shape[. != 'broadcast'])"/>
    <xsl:if test="$rule/@kind = 'container' or $call/id = 'adm_fixed_value' or (some $place in 1 to count($arguments) satisfies
        exists($arguments[$place]/descendant-or-self::*[self::anonymous-function or self::function-handle]) and not(starts-with(subsequence($names, $place, 1), '@')))">
      <xsl:message>
        <diagnostic code="E405" what="{if ($call/id = 'adm_fixed_value') then 'a fixed point' else concat('''', $call/id, '''')} in patterns" file="{$call/ancestor::function[last()]/@file}"
            at="{($call/@at, $call/ancestor::binary/@at)[1]}"/>
      </xsl:message>
    </xsl:if>
    <xsl:choose>
      <xsl:when test="empty($operands) or tokenize($rule/@results)[$place] = tokenize($rule/@passive)">
        <xsl:sequence select="build:call('zeros', build:call('size', $value))"/>
      </xsl:when>
      <xsl:when test="$arguments/@ada:list or local:is-given($call) and not($is-elementwise)">
        <xsl:sequence select="build:call('adm_sets_all', ($value, $sets))"/>
      </xsl:when>
      <xsl:when test="$call/id = ('times', 'mtimes') and count($arguments) eq 2 and not(local:is-given($call))">
        <xsl:sequence select="build:call(if ($call/id = 'times') then 'adm_sets_product' else 'adm_sets_times',
            ($value, $arguments ! (., local:operand(.))))"/>
      </xsl:when>
      <xsl:when test="$call/id = ('mldivide', 'mrdivide')">
        <xsl:variable name="divided" as="xs:integer" select="if ($call/id = 'mldivide') then 2 else 1"/>
        <xsl:sequence select="build:call('adm_sets_solved', ($value, build:literal(string(3 - $divided)), $arguments[$divided], local:operand($arguments[$divided]),
            $arguments[3 - $divided], local:operand($arguments[3 - $divided])))"/>
      </xsl:when>
      <xsl:when test="$is-elementwise">
        <xsl:sequence select="build:call('adm_sets_each', ($value, $sets))"/>
      </xsl:when>
      <xsl:when test="count($operands) gt 1 or not($operands[1] is $arguments[index-of($names, 'x')[1]])">
        <xsl:sequence select="build:call('adm_sets_all', ($value, $sets))"/>
      </xsl:when>
      <xsl:when test="$call/id = ('accumarray', 'sparse')">
        <xsl:sequence select="build:call('adm_sets_placed', ($value, $sets, $arguments[position() lt index-of($names, 'x')[1]]))"/>
      </xsl:when>
      <xsl:when test="$call/id = 'diff'">
        <xsl:sequence select="build:call('adm_sets_diff', ($value, $sets, tail($arguments)))"/>
      </xsl:when>
      <xsl:when test="exists($line)">
        <xsl:sequence select="build:call('adm_sets_lines', ($value, $sets, $line))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:call('adm_sets_all', ($value, $sets))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- The dimension along which a function works whose results depend on the lines of its argument x alone: [] for the first that has
    more than one element. -->
  <xsl:function name="local:line" as="element()?">
    <xsl:param name="rule" as="element(r:rule)"/>
    <xsl:param name="names" as="xs:string*"/>
    <xsl:param name="arguments" as="element()*"/>
    <xsl:variable name="told" as="xs:string?" select="if ($rule/@name = $local:along) then ($names[. = ('dim', 'how')], '')[1]
        else $rule/@shape[matches(., '^(reduce|average|select)\(x(,\w+)?\)$')] ! replace(., '^\w+\(x,?(\w*)\)$', '$1')"/>
    <xsl:sequence select="if (empty($told)) then () else if ($told = '') then build:brackets(())
        else if (matches($told, '^\d+$')) then build:literal($told) else $arguments[index-of($names, $told)]"/>
  </xsl:function>

  <!-- The sets of an operand, of which 0 serves where it has none. -->
  <xsl:function name="local:operand" as="element()">
    <xsl:param name="operand" as="element()"/>
    <xsl:sequence select="if (tangent:is-active($operand)) then tangent:of($operand) else build:literal('0')"/>
  </xsl:function>
</xsl:stylesheet>
