<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:local="urn:adjoinery:insert-sparse-patterns"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:pattern" ends="binary[@ada:pattern]"
      needs="ada:active ada:adjoint ada:from ada:pattern ada:sparse" adds="ada:beside" writes="ada:is">
    <c:purpose>Behind an assignment to a sparse matrix, what tells which of its entries may vary: 0 where none does, `[]` where
      all may, otherwise a matrix of its size.</c:purpose>
    <c:case options="independents=v">
      <c:before>
        function z = f(v, i, j, b)
          A = sparse(i, j, v, 3, 3);
          z = (A \ b) * A(1, 2);
        end
      </c:before>
      <c:after>
        function z = f(v, i, j, b)
          A = sparse(i, j, v, 3, 3);
          pattern_A = sparse(i, j, ones(size(v)), 3, 3);
          tmpca1 = mldivide(A, b);
          z = mtimes(tmpca1, A(1, 2));
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
            pattern_2 = spdiags(ones(size(v)), 0, 3, 3);
            tmpca2 = transpose(tmpca3);
            pattern = pattern_2.';
            tmpca1 = mtimes(c, tmpca2);
            pattern_4 = adm_pattern_product(tmpca1, c, [], tmpca2, pattern);
            tmpsa1 = minus(A, tmpca1);
            pattern_3 = adm_pattern_sum(tmpsa1, pattern_4);
            A = tmpsa1;
            pattern_A = pattern_3;
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
          pattern_C = adm_pattern_part(pattern_A, {':', k});
          C = A(:, k);
          z = mtimes(C, b);
        end
      </c:after>
    </c:case>
    <c:case options="independents=v">
      <c:before>
        function z = f(v, b)
          D = diag(sparse(v));
          H = [kron(speye(2), D), D(:, 1); v.', 1, 2];
          H = H(2:end, 2:end);
          z = H(:, end) * b + (H ^ 2) * b;
        end
      </c:before>
      <c:after>
        function z = f(v, b)
          tmpca1 = sparse(v);
          pattern_2 = adm_pattern_vector(tmpca1);
          D = diag(tmpca1);
          pattern_D = adm_pattern_moved(D, tmpca1, pattern_2, 'diag');
          tmpda1 = speye(2);
          tmpca3 = kron(tmpda1, D);
          pattern_5 = adm_pattern_product(tmpca3, tmpda1, 0, D, pattern_D, 'kron');
          tmpca2 = horzcat(tmpca3, D(:, 1));
          pattern_3 = adm_pattern_joined(tmpca2, 'horzcat', tmpca3, pattern_5, D(:, 1), adm_pattern_part(pattern_D, {':', 1}));
          tmpca5 = transpose(v);
          tmpca4 = horzcat(tmpca5, 1, 2);
          H = vertcat(tmpca2, tmpca4);
          pattern_H = adm_pattern_joined(H, 'vertcat', tmpca2, pattern_3, tmpca4, []);
          pattern_4 = adm_pattern_part(pattern_H, {2:size(H, 1), 2:size(H(:, :), 2)});
          tmpsa1 = H(2:end, 2:end);
          H = tmpsa1;
          pattern_H = pattern_4;
          tmpca6 = mtimes(H(:, end), b);
          tmpca8 = mpower(H, 2);
          pattern = adm_pattern_power(tmpca8, H, pattern_H, 2);
          tmpca7 = mtimes(tmpca8, b);
          z = plus(tmpca6, tmpca7);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/build-subscripts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <!-- The pattern of the result of two operands. -->
  <xsl:variable name="helpers" as="map(xs:string, xs:string)" select="map{
      'times': 'adm_pattern_times', 'mtimes': 'adm_pattern_product', 'rdivide': 'adm_pattern_quotient',
      'mrdivide': 'adm_pattern_quotient', 'kron': 'adm_pattern_product'}"/>

  <xsl:template match="binary[@ada:pattern]" as="element(binary)+">
    <xsl:variable name="assignment" as="element(binary)">
      <xsl:copy>
        <xsl:copy-of select="@* except @ada:pattern"/>
        <xsl:copy-of select="*" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:variable>
    <xsl:variable name="of" as="element(binary)" select="."/>
    <xsl:variable name="patterns" as="element(binary)+">
      <xsl:for-each select="tokenize(@ada:pattern)">
        <binary op="=" ada:beside="yes">
          <xsl:copy-of select="$of/@ada:from"/>
          <xsl:sequence select="build:variable(build:name(.))"/>
          <xsl:choose>
            <xsl:when test="$of/*[1]/self::array">
              <xsl:sequence select="local:written($of)"/>
            </xsl:when>
            <xsl:when test="$of/@ada:active">
              <xsl:apply-templates mode="local:pattern" select="$of/*[2]"/>
            </xsl:when>
            <xsl:otherwise>
              <xsl:sequence select="build:literal('0')"/>
            </xsl:otherwise>
          </xsl:choose>
        </binary>
      </xsl:for-each>
    </xsl:variable>
    <!-- A part may be one of the variable itself. -->
    <xsl:sequence select="if (*[2]/self::array and not(*[1]/self::array)) then ($patterns, $assignment) else ($assignment, $patterns)"/>
  </xsl:template>

  <!-- The value that is read again, without derivative. -->
  <xsl:mode name="local:operand" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:operand" match="@at | @ada:active | @ada:adjoint | @ada:sparse | @ada:pattern" as="empty-sequence()"/>

  <!-- The pattern of a value. -->
  <xsl:mode name="local:pattern" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:pattern" match="var" as="element(var)">
    <xsl:sequence select="build:variable(build:name(@ada:pattern))"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="array" as="element(call)">
    <xsl:sequence select="local:part(.)"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = ('uminus', 'uplus', 'abs', 'real', 'imag', 'conj', 'power')]" as="element(var)">
    <xsl:apply-templates mode="local:pattern" select="param-list/*[1]"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = 'sparse'][count(param-list/*) eq 1]" as="element()">
    <xsl:sequence select="if (param-list/*/@ada:pattern) then local:varied(param-list/*) else build:passive('adm_pattern_vector', local:result(.))"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = ('transpose', 'ctranspose')]" as="element(unary)">
    <unary op=".'">
      <xsl:apply-templates mode="local:pattern" select="param-list/*"/>
    </unary>
  </xsl:template>

  <!-- Helpers that put values into places put ones there. -->
  <xsl:template mode="local:pattern" match="call[id = 'spdiags']" as="element(call)">
    <xsl:sequence select="local:with-ones(., 1)"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = 'accumarray']" as="element(call)">
    <xsl:sequence select="local:with-ones(., 2)"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = 'sparse'][count(param-list/*) gt 1]" as="element(call)">
    <xsl:sequence select="local:with-ones(., 3)"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = ('plus', 'minus')]" as="element(call)">
    <xsl:variable name="varied" as="element()+" select="param-list/*[descendant-or-self::*/@ada:active]"/>
    <xsl:sequence select="build:passive('adm_pattern_sum', (local:result(.), $varied ! local:varied(.)))"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = map:keys($helpers)]" as="element(call)">
    <xsl:sequence select="build:passive($helpers(id), (local:result(.), param-list/* ! local:operand(.), self::*[id = 'kron'] ! local:named(.)))"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = 'mpower']" as="element(call)">
    <xsl:variable name="power" as="xs:integer" select="xs:integer(param-list/*[2])"/>
    <xsl:sequence select="build:passive('adm_pattern_power', (local:result(.), local:operand(param-list/*[1]), build:literal(string($power))))"/>
  </xsl:template>

  <!-- Helpers that move entries move those of the pattern. -->
  <xsl:template mode="local:pattern" match="call[id = ('tril', 'triu', 'diag', 'reshape', 'circshift', 'fliplr', 'flipud')]" as="element(call)">
    <xsl:variable name="others" as="element()*">
      <xsl:apply-templates mode="local:operand" select="tail(param-list/*)"/>
    </xsl:variable>
    <xsl:sequence select="build:passive('adm_pattern_moved', (local:result(.), local:operand(param-list/*[1]), local:named(.), $others))"/>
  </xsl:template>

  <xsl:template mode="local:pattern" match="call[id = ('horzcat', 'vertcat', 'blkdiag')]" as="element(call)">
    <xsl:sequence select="build:passive('adm_pattern_joined', (local:result(.), local:named(.), param-list/* ! local:operand(.)))"/>
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

  <xsl:function name="local:part" as="element(call)">
    <xsl:param name="elements" as="element(array)"/>
    <xsl:sequence select="build:passive('adm_pattern_part', (build:variable(build:name($elements/var/@ada:pattern)), local:places($elements)))"/>
  </xsl:function>

  <xsl:function name="local:places" as="element(unary)">
    <xsl:param name="elements" as="element(array)"/>
    <xsl:variable name="operand" as="element(array)">
      <xsl:apply-templates mode="local:operand" select="$elements"/>
    </xsl:variable>
    <xsl:sequence select="build:cell(build:subscripts($operand/param-list))"/>
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

  <!-- The name of the function that is called, as text. -->
  <xsl:function name="local:named" as="element(literal)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="build:text($call/id)"/>
  </xsl:function>

  <!-- An operand, and where it varies. -->
  <xsl:function name="local:operand" as="element()+">
    <xsl:param name="operand" as="element()"/>
    <xsl:apply-templates mode="local:operand" select="$operand"/>
    <xsl:sequence select="local:varied($operand)"/>
  </xsl:function>

  <!-- The pattern of an operand. -->
  <xsl:function name="local:varied" as="element()">
    <xsl:param name="operand" as="element()"/>
    <xsl:sequence select="
        if ($operand/@ada:pattern) then build:variable(build:name($operand/@ada:pattern))
        else if ($operand/self::array/var/@ada:pattern) then local:part($operand)
        else if ($operand/descendant-or-self::*/@ada:active) then build:brackets(())
        else build:literal('0')"/>
  </xsl:function>
</xsl:stylesheet>
