<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:reverse-outer-products"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-of" ends="adjoint-of//var[@ada:outer][@ada:active]"
      needs="ada:active ada:adjoint ada:facts ada:outer" writes="ada:container ada:is">
    <c:purpose>Reverses assignments to and of matrices whose adjoints are sums of outer products: these are kept as lists
      of their factors. Adjoints of other operands are left to the steps behind this one.</c:purpose>
    <c:case options="independents=v,b">
      <c:before>
        function z = f(v, i, j, b)
          A = sparse(i, j, v, 3, 3);
          z = A \ b;
        end
      </c:before>
      <c:after>
        function [a_v, a_b, result(z)] = f(v, i, j, b, a_z)
          header();
          section();
          A = sparse(i, j, v, 3, 3);
          z = mldivide(A, b);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_A);
          initialize_adjoint(a_v);
          initialize_adjoint(a_b);
          section();
          adjoint_increment(target(a_A), increment(adm_mldivide_left_outer(a_z, A, b, z)));
          adjoint_of(z = mldivide(A, b));
          adjoint_increment(target(a_v), increment(adm_outer_values(a_A, i, j, v)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=v">
      <c:before>
        function z = f(v, i, j, p, b, c)
          K = sparse(i, j, v);
          K = (c * K + K') / 2;
          z = K(p, :) * b;
        end
      </c:before>
      <c:after>
        function [a_v, result(z)] = f(v, i, j, p, b, c, a_z)
          header();
          section();
          overwrite(K);
          K = sparse(i, j, v);
          tmpca2 = mtimes(c, K);
          tmpca3 = ctranspose(K);
          tmpca1 = plus(tmpca2, tmpca3);
          overwrite(K);
          K = mrdivide(tmpca1, 2);
          z = mtimes(K(p, :), b);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpca2);
          initialize_adjoint(a_tmpca3);
          initialize_adjoint(a_K);
          initialize_adjoint(a_v);
          section();
          adjoint_increment(target(a_K), increment(adm_outer_part(adm_product_left_outer(a_z, isscalar(K(p, :)), b), size(K), p, ':')));
          adjoint_of(z = mtimes(K(p, :), b));
          adjoint_increment(target(a_tmpca1), increment(adm_outer_scaled(a_K, 1 / 2)));
          restore(K);
          initialize_adjoint(a_K);
          adjoint_increment(target(a_tmpca2), increment(adm_outer_fitted(a_tmpca1, size(tmpca1), size(tmpca2))));
          adjoint_increment(target(a_tmpca3), increment(adm_outer_fitted(a_tmpca1, size(tmpca1), size(tmpca3))));
          adjoint_increment(target(a_K), increment(adm_outer_turned(a_tmpca3, 'conjugated')));
          adjoint_increment(target(a_K), increment(adm_outer_times(a_tmpca2, c, isscalar(K))));
          adjoint_increment(target(a_v), increment(adm_outer_values(a_K, i, j, v)));
          restore(K);
          initialize_adjoint(a_K);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/adjoint.xsl"/>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/build-subscripts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:function name="local:is-use" as="xs:boolean">
    <xsl:param name="statement" as="element(adjoint-of)"/>
    <xsl:sequence select="exists($statement/binary//var[@ada:outer][@ada:active])"/>
  </xsl:function>

  <xsl:function name="local:is-assembly" as="xs:boolean">
    <xsl:param name="statement" as="element(adjoint-of)"/>
    <xsl:sequence select="not(local:is-use($statement)) and exists($statement/binary[*[1][self::var]/@ada:outer]/*[2]/self::call[id = 'sparse'])"/>
  </xsl:function>

  <!-- Uses of such a matrix, or of a part of one. -->
  <xsl:template match="adjoint-of[local:is-use(.)]" as="element()*">
    <xsl:variable name="target" as="element()" select="binary/*[1]"/>
    <xsl:variable name="value" as="element()" select="binary/*[2]"/>
    <xsl:variable name="is-outer" as="xs:boolean" select="exists($target/self::var/@ada:outer)"/>
    <xsl:for-each select="if ($value/self::call) then $value/param-list/* else $value">
      <xsl:variable name="matrix" as="element(var)?" select="(self::var | self::array/var)[@ada:outer][@ada:active]"/>
      <xsl:if test="exists($matrix)">
        <xsl:variable name="products" as="element()" select="
            if ($is-outer) then local:link($value, position(), $target)
            else local:use($value, position(), $target)"/>
        <xsl:sequence select="local:increment($matrix, if (self::array) then local:of-part(., $products) else $products, true())"/>
      </xsl:if>
    </xsl:for-each>
    <xsl:choose>
      <xsl:when test="$is-outer and $value/self::call[id = 'sparse']">
        <xsl:sequence select="local:values($value, $target)"/>
      </xsl:when>
      <xsl:when test="not($is-outer)">
        <adjoint-of>
          <xsl:copy-of select="@*"/>
          <xsl:apply-templates mode="local:others"/>
        </adjoint-of>
      </xsl:when>
    </xsl:choose>
  </xsl:template>

  <xsl:mode name="local:others" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:others" match="var[@ada:outer]/@ada:active" as="empty-sequence()"/>

  <!-- The products that the adjoint of an operand gets where a matrix is used. -->
  <xsl:function name="local:use" as="element()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="position" as="xs:integer"/>
    <xsl:param name="target" as="element()"/>
    <xsl:variable name="facts" as="xs:string*" select="tokenize($call/@ada:facts)"/>
    <xsl:variable name="x" as="element()" select="$call/param-list/*[1]"/>
    <xsl:variable name="y" as="element()" select="$call/param-list/*[2]"/>
    <xsl:variable name="seed" as="element()" select="local:adjoint($target)"/>
    <xsl:variable name="fits" as="xs:boolean" select="$facts = 'inner(x,y)'"/>
    <xsl:sequence select="
        if ($call/id = 'mldivide' and $fits and $facts = 'square(x)')
        then build:cell((build:negative(build:call('adm_solve_regular', (local:turned($x), $seed))), $target))
        else if ($call/id = 'mldivide') then build:call('adm_mldivide_left_outer', ($seed, $x, $y, $target))
        else if ($call/id = 'mrdivide') then build:call('adm_mrdivide_right_outer', ($seed, $x, $y, $target))
        else if ($position eq 1 and $fits) then build:cell(($seed, $y))
        else if ($fits) then build:cell((local:turned($x), local:turned($seed)))
        else if ($position eq 1) then build:call('adm_product_left_outer', ($seed, build:call('isscalar', $x), $y))
        else build:call('adm_product_right_outer', ($seed, $x, build:call('isscalar', $y)))"/>
  </xsl:function>

  <!-- The products that the adjoint of an operand gets from those of a matrix that is made of it. -->
  <xsl:function name="local:link" as="element()">
    <xsl:param name="value" as="element()"/>
    <xsl:param name="position" as="xs:integer"/>
    <xsl:param name="target" as="element()"/>
    <xsl:variable name="products" as="element()" select="local:adjoint($target)"/>
    <xsl:variable name="operands" as="element()*" select="$value/param-list/*"/>
    <xsl:variable name="other" as="element()?" select="$operands[position() ne $position]"/>
    <xsl:choose>
      <xsl:when test="$value/self::call[id = ('transpose', 'ctranspose')]">
        <xsl:sequence select="build:call('adm_outer_turned', ($products, $value[id = 'ctranspose'] ! build:text('conjugated')))"/>
      </xsl:when>
      <xsl:when test="$value/self::call[id = 'uminus']">
        <xsl:sequence select="build:call('adm_outer_scaled', ($products, build:negative(build:literal('1'))))"/>
      </xsl:when>
      <xsl:when test="$value/self::call[id = ('plus', 'minus')]">
        <xsl:variable name="fitted" as="element(call)" select="build:call('adm_outer_fitted', ($products, ($target, $operands[$position]) ! build:passive('size', .)))"/>
        <xsl:sequence select="if ($value[id = 'minus'] and $position eq 2)
            then build:call('adm_outer_scaled', ($fitted, build:negative(build:literal('1')))) else $fitted"/>
      </xsl:when>
      <xsl:when test="$value/self::call[id = ('rdivide', 'mrdivide')]">
        <xsl:sequence select="build:call('adm_outer_scaled', ($products, build:binary('/', build:literal('1'), $other)))"/>
      </xsl:when>
      <xsl:when test="$value/self::call[id = 'mtimes'] and not($other/self::literal or tokenize($value/@ada:facts) = ('scalar(x)', 'scalar(y)'))">
        <xsl:sequence select="build:call('adm_outer_times', ($products, $other, build:call('isscalar', $operands[$position])))"/>
      </xsl:when>
      <xsl:when test="$value/self::call[id = ('times', 'mtimes')]">
        <xsl:sequence select="build:call('adm_outer_scaled', ($products, $other))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="$products"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- The adjoint of the values that a matrix is made of. -->
  <xsl:template match="adjoint-of[local:is-assembly(.)]"
      as="element(adjoint-increment)?">
    <xsl:sequence select="local:values(binary/call, binary/*[1])"/>
  </xsl:template>

  <xsl:function name="local:values" as="element(adjoint-increment)?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="target" as="element(var)"/>
    <xsl:variable name="operands" as="element()+" select="$call/param-list/*"/>
    <xsl:variable name="how" as="element()?" select="$operands[position() eq last()][last() = (4, 6)]"/>
    <xsl:if test="$target/@ada:adjoint and $operands[3][descendant-or-self::var/@ada:active]">
      <xsl:sequence select="local:increment($operands[3], build:call('adm_outer_values', (local:adjoint($target), $operands[position() le 3], $how)), false())"/>
    </xsl:if>
  </xsl:function>

  <!-- The products for a matrix of which a part was taken. -->
  <xsl:function name="local:of-part" as="element(call)">
    <xsl:param name="part" as="element(array)"/>
    <xsl:param name="products" as="element()"/>
    <xsl:sequence select="build:call('adm_outer_part', ($products, build:passive('size', $part/var), build:subscripts($part/param-list)))"/>
  </xsl:function>

  <xsl:function name="local:increment" as="element(adjoint-increment)">
    <xsl:param name="of" as="element()"/>
    <xsl:param name="term" as="element()"/>
    <xsl:param name="is-outer" as="xs:boolean"/>
    <adjoint-increment>
      <xsl:if test="$is-outer">
        <xsl:attribute name="ada:container" select="'outer'"/>
      </xsl:if>
      <target>
        <xsl:apply-templates mode="adjoint" select="$of"/>
      </target>
      <increment>
        <xsl:copy-of select="$term" copy-namespaces="no"/>
      </increment>
    </adjoint-increment>
  </xsl:function>

  <!-- The adjoint of a result; a result that nobody reads has none. -->
  <xsl:function name="local:adjoint" as="element()">
    <xsl:param name="result" as="element()"/>
    <xsl:choose>
      <xsl:when test="$result/self::var[not(@ada:adjoint)]">
        <xsl:sequence select="if ($result/@ada:outer) then build:cell(()) else build:call('zeros', build:call('size', $result))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates mode="adjoint" select="$result"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="local:turned" as="element(unary)">
    <xsl:param name="it" as="element()"/>
    <unary op=".'">
      <xsl:copy-of select="$it" copy-namespaces="no"/>
    </unary>
  </xsl:function>
</xsl:stylesheet>
