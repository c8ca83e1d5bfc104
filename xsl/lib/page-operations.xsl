<?xml version="1.0" encoding="UTF-8"?>
<!-- Operations on all pages of a tangent at once, for pages.xsl: where values are matrices. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:pages="urn:adjoinery:pages"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- Functions that are linear and elementwise. -->
  <xsl:variable name="pages:elementwise" as="xs:string*" select="'real', 'imag', 'conj', 'single', 'double'"/>
  <!-- Functions that work along the dimension that their second argument names. -->
  <xsl:variable name="pages:reductions" as="xs:string*" select="'sum', 'mean', 'cumsum'"/>
  <!-- Functions whose results have no more dimensions than their arguments. -->
  <xsl:variable name="pages:flat" as="xs:string*" select="'abs', 'sign', 'exp', 'log', 'sqrt', 'sin', 'cos', 'tan', 'sinh', 'cosh',
      'tanh', 'sind', 'cosd', 'tand', 'conj', 'real', 'imag', 'floor', 'round', 'psi', 'hypot', 'size', 'numel', 'gammaln', 'betaln'"/>

  <!-- The expression for all pages at once, if there is one. -->
  <xsl:function name="pages:of" as="element()?">
    <xsl:param name="expression" as="element()"/>
    <xsl:apply-templates mode="pages:of" select="$expression"/>
  </xsl:function>

  <xsl:mode name="pages:of" on-no-match="deep-skip" on-multiple-match="fail"/>

  <xsl:template mode="pages:of" match="var | struct-ref | dyn-struct-ref | array[cell-index]" as="element()?">
    <xsl:copy-of select=".[not(@ada:list)]" copy-namespaces="no"/>
  </xsl:template>

  <xsl:template mode="pages:of" match="array[param-list]" as="element()?">
    <xsl:choose>
      <xsl:when test="@ada:list or $array-dimensions != '2' or param-list[count(*) gt 2]"/>
      <xsl:when test="param-list[not(*)]">
        <xsl:sequence select="pages:of(*[1])"/>
      </xsl:when>
      <xsl:when test="param-list[count(*) eq 2] and not(pages:is-container(.))">
        <xsl:sequence select="pages:indexed(., param-list/*)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:call('adm_pages_part', (*[1], pages:subscripts(.)))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="pages:of" match="unary[@op = ('-', '+')][$array-dimensions = '2']" as="element()?">
    <xsl:variable name="op" as="xs:string" select="@op"/>
    <xsl:variable name="operand" as="element()?" select="pages:of(*)"/>
    <xsl:for-each select="$operand">
      <unary op="{$op}">
        <xsl:copy-of select="." copy-namespaces="no"/>
      </unary>
    </xsl:for-each>
  </xsl:template>

  <xsl:template mode="pages:of" match="binary[$array-dimensions = '2']" as="element()?">
    <xsl:variable name="left" as="element()?" select="*[1] ! pages:operand(.)"/>
    <xsl:variable name="right" as="element()?" select="*[2] ! pages:operand(.)"/>
    <xsl:choose>
      <xsl:when test="empty($left) or empty($right) or not(@op = ('+', '-', '.*', './', '*', '/', '==', '&amp;'))"/>
      <!-- A divisor may ask where tangents are zero; Octave does not expand a diagonal matrix there. -->
      <xsl:when test="@op = './' and *[2]/self::binary[@op = '+'][not(pages:has-tangent(*[1]))]/*[2][pages:has-tangent(.)]">
        <xsl:variable name="divisor" as="element()" select="if ($right/*[1]/self::call/id = 'full') then $right/*[1] else build:call('full', $right/*[1])"/>
        <xsl:sequence select="build:binary('./', $left, build:binary('+', $divisor, $right/*[2]))"/>
      </xsl:when>
      <xsl:when test="@op = ('./', '/') and pages:has-tangent(*[2])"/>
      <xsl:when test="@op = '/' and not(pages:is-scalar(*[2]))">
        <xsl:sequence select="build:call('adm_pages_over', ($left, $right))"/>
      </xsl:when>
      <xsl:when test="@op = ('+', '-', '.*', './', '==', '&amp;')">
        <xsl:sequence select="build:binary(@op, pages:expanded(*[1], $left), pages:expanded(*[2], $right))"/>
      </xsl:when>
      <xsl:when test="@op = '*' and (some $it in * satisfies pages:is-scalar($it)) or @op = '/' and pages:is-scalar(*[2])">
        <xsl:sequence select="build:binary('.' || @op, pages:expanded(*[1], $left), pages:expanded(*[2], $right))"/>
      </xsl:when>
      <xsl:when test="@op = '*'">
        <xsl:sequence select="build:call('adm_pages_times', ($left, $right))"/>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="pages:of" match="call[$array-dimensions = '2']" as="element()?">
    <xsl:variable name="inner" as="element()?" select="param-list/*[1] ! pages:of(.)"/>
    <xsl:variable name="others" as="element()*" select="tail(param-list/*)"/>
    <xsl:choose>
      <xsl:when test="id = 'cross' and count($others) eq 1 and count(param-list/*[pages:has-tangent(.)]) eq 1">
        <xsl:variable name="operands" as="element()*" select="param-list/* ! pages:operand(.)"/>
        <xsl:sequence select="if (count($operands) eq 2) then build:call('adm_pages_cross', $operands) else ()"/>
      </xsl:when>
      <!-- The sum of sums is that of all. -->
      <xsl:when test="id = 'sum' and empty($others) and param-list/call[id = 'sum'][count(param-list/*) eq 1]">
        <xsl:variable name="all" as="element()?" select="param-list/call/param-list/* ! pages:of(.)"/>
        <xsl:sequence select="$all ! build:call('sum', (build:call('sum', (., build:literal('1'))), build:literal('2')))"/>
      </xsl:when>
      <xsl:when test="empty($inner) or param-list/*[1]/@ada:container or (some $it in $others satisfies pages:has-tangent($it))"/>
      <xsl:when test="id = $pages:elementwise and empty($others)">
        <xsl:sequence select="build:call(id, $inner)"/>
      </xsl:when>
      <xsl:when test="id = ('transpose', 'ctranspose') and empty($others)">
        <xsl:variable name="turned" as="element()" select="build:call('permute', ($inner, build:brackets(('2', '1', '3') ! build:literal(.))))"/>
        <xsl:sequence select="if (id = 'transpose') then $turned else build:call('conj', $turned)"/>
      </xsl:when>
      <xsl:when test="id = $pages:reductions and count($others) eq 1 and $others/self::literal[. = ('1', '2')]">
        <xsl:sequence select="build:call(id, ($inner, $others))"/>
      </xsl:when>
      <xsl:when test="id = 'sum' and empty($others) and param-list/array/param-list[count(*) eq 1]/colon">
        <xsl:sequence select="build:call('sum', ($inner, build:literal('1')))"/>
      </xsl:when>
      <xsl:when test="id = 'sum' and empty($others) and param-list/(var, array, struct-ref, dyn-struct-ref)">
        <xsl:sequence select="build:call('adm_pages_sum', ($inner, pages:plain(param-list/*)))"/>
      </xsl:when>
      <xsl:when test="id = 'adm_mrdivide_forward'">
        <xsl:sequence select="build:call('adm_pages_mrdivide', ($inner, $others))"/>
      </xsl:when>
      <xsl:when test="id = 'repmat' and count($others) eq 2">
        <xsl:sequence select="build:call('repmat', ($inner, $others))"/>
      </xsl:when>
      <xsl:when test="id = 'reshape' and count($others) eq 2 and empty($others/self::unary)">
        <xsl:sequence select="build:call('reshape', ($inner, $others, pages:number()))"/>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <!-- The operand for work on a tangent element by element: sparse matrices are not expanded along its pages. -->
  <xsl:function name="pages:expanded" as="element()">
    <xsl:param name="operand" as="element()"/>
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="if ($operand/ancestor::function[@ada:sparse] and not(pages:has-tangent($operand) or pages:is-scalar($operand)))
        then build:call('full', $value) else $value"/>
  </xsl:function>

  <!-- An operand of an operation on pages: pages, or a matrix. -->
  <xsl:function name="pages:operand" as="element()?">
    <xsl:param name="operand" as="element()"/>
    <xsl:choose>
      <xsl:when test="pages:has-tangent($operand)">
        <xsl:sequence select="pages:of($operand)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates mode="pages:matrix" select="$operand"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- A value that is no tangent, looked at where it may have more than two dimensions. -->
  <xsl:mode name="pages:matrix" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="pages:matrix" match="*" as="element()">
    <xsl:choose>
      <xsl:when test="pages:is-flat(.)">
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:when>
      <xsl:when test="self::binary or self::unary[@op != '[]' and @op != '{}'] or self::param-list
          or self::call[id = $pages:flat or id = 'zeros' and count(param-list/*) eq 1 and param-list/call[count(param-list/*) eq 1]/id = 'size'][not(@ada:is = 'user')]">
        <xsl:copy copy-namespaces="no">
          <xsl:copy-of select="@*, id" copy-namespaces="no"/>
          <xsl:apply-templates mode="pages:matrix" select="*[not(self::id)]"/>
        </xsl:copy>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:call('adm_matrix', .)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Whether a value has two dimensions: active ones have been looked at. -->
  <xsl:function name="pages:is-flat" as="xs:boolean">
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="pages:is-scalar($value) or exists($value/(self::range, self::var[@ada:flat or @ada:active],
        self::array[param-list[count(*) eq 2 or count(*) eq 1 and colon]]))"/>
  </xsl:function>

  <xsl:function name="pages:is-scalar" as="xs:boolean">
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="exists($value/(self::literal, self::array[@ada:shape = 'scalar'], self::*[@ada:fit = 'scalar']))"/>
  </xsl:function>
</xsl:stylesheet>
