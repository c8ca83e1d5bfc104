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
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward directions=pattern" reports="E405">
      <c:before>
        function z = f(x)
          z = ppval(spline(1:3, x), 2);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
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
      'merge', 'ifelse', 'adm_gather'"/>
  <!-- Functions whose rules do not tell by their shapes that they work along the lines of an array. -->
  <xsl:variable name="local:along" as="xs:string*" select="'cumsum', 'cumprod', 'cummax', 'cummin', 'sort', 'center'"/>

  <xsl:template match="tangent-of[@of = ('rule-call', 'linear-call')][not(local:moves(.))]" as="element(binary)+">
    <xsl:variable name="call" as="element(call)" select="binary/call"/>
    <xsl:variable name="targets" as="element()+" select="tangent:targets(binary)"/>
    <!-- A part of a variable may be an argument, too: it gets its value last. -->
    <xsl:variable name="values" as="element()+" select="for $place in 1 to count($targets) return
        if ($targets[$place]/self::var) then $targets[$place] else build:temporary('sv', string($place))"/>
    <binary op="=">
      <xsl:copy-of select="binary/@*"/>
      <xsl:sequence select="if (binary/*[1]/self::unary) then build:outputs($values) else $values, $call"/>
    </binary>
    <xsl:for-each select="$targets">
      <xsl:variable name="place" as="xs:integer" select="position()"/>
      <xsl:if test="tangent:is-kept(.)">
        <xsl:sequence select="build:assign(tangent:of(.), local:sets($call, $values[$place], $place))"/>
      </xsl:if>
      <xsl:sequence select=".[not(self::var)] ! build:assign(., $values[$place])"/>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="local:moves" as="xs:boolean">
    <xsl:param name="marked" as="element(tangent-of)"/>
    <xsl:variable name="call" as="element(call)" select="$marked/binary/call"/>
    <xsl:sequence select="$marked/@of = 'linear-call' and ($call/id = $local:moving or rule:of($call/@ada:rule)/@kind = 'container'
        or $call/id = 'sparse' and count($call/param-list/*) eq 1)"/>
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
    <xsl:if test="$rule/@kind = 'container' or $arguments/descendant-or-self::*[self::anonymous-function or self::function-handle]">
      <xsl:message>
        <diagnostic code="E405" what="'{$call/id}' in patterns" file="{$call/ancestor::function[last()]/@file}"
            at="{($call/@at, $call/ancestor::binary/@at)[1]}"/>
      </xsl:message>
    </xsl:if>
    <xsl:choose>
      <xsl:when test="empty($operands) or tokenize($rule/@results)[$place] = tokenize($rule/@passive)">
        <xsl:sequence select="build:call('zeros', build:call('size', $value))"/>
      </xsl:when>
      <xsl:when test="$arguments/@ada:list">
        <xsl:sequence select="build:call('adm_sets_all', ($value, $sets))"/>
      </xsl:when>
      <xsl:when test="$call/id = ('times', 'mtimes') and count($arguments) eq 2">
        <xsl:sequence select="build:call(if ($call/id = 'times') then 'adm_sets_product' else 'adm_sets_times',
            ($value, $arguments ! (., local:operand(.))))"/>
      </xsl:when>
      <xsl:when test="$call/id = ('mldivide', 'mrdivide')">
        <xsl:variable name="divided" as="xs:integer" select="if ($call/id = 'mldivide') then 2 else 1"/>
        <xsl:sequence select="build:call('adm_sets_solved', ($value, build:literal(string(3 - $divided)), $arguments[$divided], local:operand($arguments[$divided]),
            $arguments[3 - $divided], local:operand($arguments[3 - $divided])))"/>
      </xsl:when>
      <xsl:when test="$rule/@kind = 'elementwise' and not($rule/@shape[. != 'broadcast'])">
        <xsl:sequence select="build:call('adm_sets_each', ($value, $sets))"/>
      </xsl:when>
      <xsl:when test="count($operands) gt 1 or not($operands[1] is $arguments[$names = 'x'][1])">
        <xsl:sequence select="build:call('adm_sets_all', ($value, $sets))"/>
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
