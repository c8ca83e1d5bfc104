<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-sparse-patterns"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:pattern" adds="ada:beside" ends="binary[@ada:pattern]">
    <c:purpose>Behind an assignment to a sparse matrix, what tells which of its entries may vary: 0 where none does, `[]` where
      all may, otherwise a matrix of its size.</c:purpose>
    <c:case options="independents=v">
      <c:before>
        function z = f(v, i, j, b)
          A = sparse(i, j, v, 3, 3);
          z = A \ b;
        end
      </c:before>
      <c:after>
        function z = f(v, i, j, b)
          A = sparse(i, j, v, 3, 3);
          pattern_A = sparse(i, j, ones(size(v)), 3, 3);
          z = mldivide(A, b);
        end
      </c:after>
    </c:case>
    <c:case options="independents=v,c">
      <c:before>
        function z = f(v, c, b)
          A = speye(3);
          if c &gt; 0
            A = A - c * spdiags(v, 0, 3, 3).';
          end
          z = A * b;
        end
      </c:before>
      <c:after>
        function z = f(v, c, b)
          A = speye(3);
          pattern_A = 0;
          if c &gt; 0
            tmpca3 = spdiags(v, 0, 3, 3);
            pattern_4 = spdiags(ones(size(v)), 0, 3, 3);
            tmpca2 = transpose(tmpca3);
            pattern_3 = pattern_4.';
            tmpca1 = mtimes(c, tmpca2);
            pattern_2 = adm_pattern_product(tmpca1, c, [], tmpca2, pattern_3);
            tmpsa1 = minus(A, tmpca1);
            pattern = adm_pattern_sum(tmpsa1, pattern_2);
            A = tmpsa1;
            pattern_A = pattern;
          end
          z = mtimes(A, b);
        end
      </c:after>
    </c:case>
    <c:case options="independents=v">
      <c:before>
        function z = f(v, b, k)
          A = spdiags(v, 0, 4, 4);
          A(1, :) = 0;
          A(1, k) = v(2);
          C = A(:, k);
          z = C * b;
        end
      </c:before>
      <c:after>
        function z = f(v, b, k)
          A = spdiags(v, 0, 4, 4);
          pattern_A = spdiags(ones(size(v)), 0, 4, 4);
          A(1, :) = 0;
          pattern_A = adm_pattern_written(A, pattern_A, {1, ':'}, 0);
          tmplia1 = v(2);
          A(1, k) = tmplia1;
          pattern_A = adm_pattern_written(A, pattern_A, {1, k}, 1);
          C = A(:, k);
          pattern_C = adm_pattern_part(pattern_A, {':', k});
          z = mtimes(C, b);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/build-subscripts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:pattern]" as="element(binary)+">
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:pattern"/>
      <xsl:apply-templates mode="local:plain"/>
    </xsl:copy>
    <xsl:variable name="assignment" as="element(binary)" select="."/>
    <xsl:for-each select="tokenize(@ada:pattern)">
      <binary op="=" ada:beside="yes">
        <xsl:copy-of select="$assignment/@ada:from"/>
        <xsl:sequence select="build:variable(build:name(.))"/>
        <xsl:choose>
          <xsl:when test="$assignment/*[1]/self::array">
            <xsl:sequence select="local:written($assignment)"/>
          </xsl:when>
          <xsl:when test="$assignment/@ada:active">
            <xsl:apply-templates mode="local:pattern" select="$assignment/*[2]"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:sequence select="build:literal('0')"/>
          </xsl:otherwise>
        </xsl:choose>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <!-- The assignment itself: what its operands have as patterns is told. -->
  <xsl:mode name="local:plain" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:plain" match="@ada:pattern" as="empty-sequence()"/>

  <!-- What is read again, without derivative. -->
  <xsl:mode name="local:operand" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:operand" match="@at | @ada:active | @ada:adjoint | @ada:sparse | @ada:pattern" as="empty-sequence()"/>

  <!-- The pattern of a value. -->
  <xsl:mode name="local:pattern" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:pattern" match="var" as="element(var)">
    <xsl:sequence select="build:variable(build:name(@ada:pattern))"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="array" as="element(call)">
    <xsl:sequence select="build:passive('adm_pattern_part', (build:variable(build:name(var/@ada:pattern)), local:places(.)))"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = ('uminus', 'uplus', 'sparse')][count(param-list/*) eq 1]" as="element(var)">
    <xsl:apply-templates mode="local:pattern" select="param-list/*"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = ('transpose', 'ctranspose')]" as="element(unary)">
    <unary op=".'">
      <xsl:apply-templates mode="local:pattern" select="param-list/*"/>
    </unary>
  </xsl:template>

  <!-- What puts values into places puts ones there. -->
  <xsl:template mode="local:pattern" match="call[id = 'spdiags']" as="element(call)">
    <xsl:sequence select="local:with-ones(., 1)"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = 'sparse'][count(param-list/*) gt 1]" as="element(call)">
    <xsl:sequence select="local:with-ones(., 3)"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = ('plus', 'minus')]" as="element(call)">
    <xsl:variable name="varied" as="element()+" select="param-list/*[descendant-or-self::*/@ada:active]"/>
    <xsl:sequence select="build:passive('adm_pattern_sum', (local:result(.), $varied ! local:varied(.)))"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = ('times', 'mtimes', 'rdivide', 'mrdivide')]" as="element(call)">
    <xsl:variable name="operands" as="element()+">
      <xsl:for-each select="param-list/*">
        <xsl:apply-templates mode="local:operand" select="."/>
        <xsl:sequence select="local:varied(.)"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="name" as="xs:string" select="
        if (id = 'times') then 'adm_pattern_times' else if (id = 'mtimes') then 'adm_pattern_product' else 'adm_pattern_quotient'"/>
    <xsl:sequence select="build:passive($name, (local:result(.), $operands))"/>
  </xsl:template>

  <!-- The pattern behind an assignment to elements. -->
  <xsl:function name="local:written" as="element(call)">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:variable name="variable" as="element(var)">
      <xsl:apply-templates mode="local:operand" select="$assignment/*[1]/var"/>
    </xsl:variable>
    <xsl:sequence select="build:passive('adm_pattern_written', ($variable, build:variable(build:name($assignment/@ada:pattern)),
        local:places($assignment/*[1]), build:literal(if ($assignment/@ada:active) then '1' else '0')))"/>
  </xsl:function>

  <xsl:function name="local:places" as="element(unary)">
    <xsl:param name="elements" as="element(array)"/>
    <xsl:variable name="places" as="element(param-list)">
      <xsl:apply-templates mode="local:operand" select="$elements/param-list"/>
    </xsl:variable>
    <xsl:sequence select="build:cell(build:subscripts($places))"/>
  </xsl:function>

  <!-- The variable that a call gives its result. -->
  <xsl:function name="local:result" as="element(var)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:apply-templates mode="local:operand" select="$call/../*[1]"/>
  </xsl:function>

  <xsl:function name="local:with-ones" as="element(call)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="place" as="xs:integer"/>
    <xsl:variable name="arguments" as="element()+">
      <xsl:for-each select="$call/param-list/*">
        <xsl:variable name="operand" as="element()">
          <xsl:apply-templates mode="local:operand" select="."/>
        </xsl:variable>
        <xsl:sequence select="if (position() eq $place) then build:passive('ones', build:passive('size', $operand)) else $operand"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:sequence select="build:passive($call/id, $arguments)"/>
  </xsl:function>

  <!-- What tells of an operand where it varies. -->
  <xsl:function name="local:varied" as="element()">
    <xsl:param name="operand" as="element()"/>
    <xsl:sequence select="
        if ($operand/@ada:pattern) then build:variable(build:name($operand/@ada:pattern))
        else if ($operand/descendant-or-self::*/@ada:active) then build:brackets(())
        else build:literal('0')"/>
  </xsl:function>
</xsl:stylesheet>
