<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:modes="urn:adjoinery:modes"
    xmlns:local="urn:adjoinery:expand-mode-products"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:mode-product" ends="binary[@ada:mode-product]"
      needs="ada:companions ada:mode-from ada:mode-other ada:mode-product ada:mode-read ada:mode-site ada:mode-step
        ada:mode-watch ada:modes" writes="ada:is" outdates="ada:mode-product">
    <c:purpose>A product of columns and rows of vectors, with weights between that are a function of the values, does not
      depend on which vectors of equal values were found: it gets the derivative that it has there, too.</c:purpose>
    <c:case options="independents=S">
      <c:before>
        function B = f(S)
          [V, D] = eig((S + S') / 2);
          B = V * sqrt(D) * V';
        end
      </c:before>
      <c:after>
        function B = f(S)
          tmpca3 = ctranspose(S);
          tmpca2 = plus(S, tmpca3);
          tmpca1 = mrdivide(tmpca2, 2);
          [V, D] = eig(tmpca1);
          tmpca5 = sqrt(D);
          tmpca4 = mtimes(V, tmpca5);
          tmpca6 = ctranspose(V);
          value_2 = mtimes(tmpca4, tmpca6);
          B = adm_mode_product(value_2, vectors, weights, tmpca6, twins_3, twins, pairs, modes_2, modes, 'orthogonal');
        end
      </c:after>
    </c:case>
    <c:case options="independents=A">
      <c:before>
        function R = f(A, B)
          [U, S, V] = svd(A * B);
          R = U * V';
        end
      </c:before>
      <c:after>
        function R = f(A, B)
          tmpca1 = mtimes(A, B);
          [U, S, V] = svd(tmpca1);
          tmpca2 = ctranspose(V);
          value_2 = mtimes(U, tmpca2);
          R = adm_mode_product(value_2, U, 1, tmpca2, 1, twins, pairs, left_modes, right_modes, 'uv');
        end
      </c:after>
    </c:case>
    <c:case options="independents=A">
      <c:before>
        function B = f(A)
          [V, D] = eig(A);
          B = V * D ^ 3 / V;
        end
      </c:before>
      <c:after>
        function B = f(A)
          [V, D] = eig(A);
          tmpca2 = mpower(D, 3);
          tmpca1 = mtimes(V, tmpca2);
          value_2 = mrdivide(tmpca1, V);
          inverse_2 = inv(V);
          B = adm_mode_product(value_2, vectors, weights, inverse_2, twins_3, twins, pairs, modes_2, modes, 'free');
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/modes.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:mode-product]" as="element(binary)+">
    <xsl:variable name="names" as="xs:string+" select="tokenize(@ada:mode-product)"/>
    <xsl:variable name="factors" as="element(var)+" select="*[2]/param-list/var[@ada:modes]"/>
    <xsl:variable name="squares" as="element(var)?" select="$factors[ends-with(@ada:modes, 'squares')]"/>
    <xsl:variable name="value" as="element(var)" select="build:variable(build:name($names[2]))"/>
    <xsl:variable name="inverse" as="element(var)?" select="if (*[2]/id = 'mrdivide') then build:variable(build:name($names[5])) else ()"/>
    <xsl:variable name="left" as="element(var)" select="($squares, $factors)[1]"/>
    <xsl:variable name="right" as="element(var)" select="($squares, $factors[last()])[1]"/>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="$value, modes:plain(*[2])"/>
    </binary>
    <xsl:for-each select="$inverse">
      <xsl:sequence select="build:assign(., build:ruled('inv', modes:plain($right)))"/>
    </xsl:for-each>
    <xsl:sequence select="local:joined($factors, 'weights', $names[3]), local:joined($factors, 'twins', $names[4])"/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:mode-product"/>
      <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      <xsl:sequence select="build:ruled(if ($squares) then 'adm_mode_sum' else 'adm_mode_product', ($value, modes:vectors($left),
          local:both($factors, 'weights', $names[3]), ($inverse, $squares ! modes:beside(., 'others'), modes:vectors($right))[1],
          local:both($factors, 'twins', $names[4]), modes:beside($left, 'start'), modes:beside($left, 'pairs'),
          modes:beside($left, 'modes'), modes:beside($right, 'modes'), build:text($names[1])))"/>
    </xsl:copy>
  </xsl:template>

  <!-- The adjoint of values: its weights are the adjoints of these, its vectors those of the matrix. -->
  <xsl:template match="binary[@ada:mode-product][call/id = ('adm_eig_values', 'adm_svd_values')]" as="element(binary)+" priority="1">
    <xsl:variable name="names" as="element(var)+" select="tail(tokenize(@ada:mode-product)) ! build:variable(build:name(.))"/>
    <xsl:variable name="weights" as="element(var)" select="*[2]/param-list/*[1]"/>
    <xsl:variable name="values" as="element(var)" select="*[2]/param-list/*[3]"/>
    <xsl:variable name="is-of-sides" as="xs:boolean" select="*[2]/id = 'adm_svd_values'"/>
    <xsl:variable name="modes" as="element(var)" select="modes:beside($values, 'modes')"/>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="$names[1], modes:plain(*[2])"/>
    </binary>
    <xsl:sequence select="build:assign($names[2], build:ruled('adm_weights', modes:plain($weights)))"/>
    <xsl:for-each select="$weights/@ada:mode-other">
      <xsl:sequence select="build:assign($names[3], (if (starts-with(., 'operand')) then build:ruled#2 else build:passive#2)(
          if (starts-with(., 'operand')) then 'adm_twin_operand' else 'adm_twin_constant',
          (modes:plain($weights), $modes, modes:beside($values, 'pairs'))))"/>
    </xsl:for-each>
    <xsl:if test="not($is-of-sides)">
      <xsl:sequence select="build:assign($names[4], build:ruled('inv', $names[7])), build:assign($names[5], build:ruled('transpose', $names[4]))"/>
    </xsl:if>
    <xsl:sequence select="build:assign($names[6], build:ruled('transpose', $names[last()]))"/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:mode-product"/>
      <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      <xsl:sequence select="build:ruled('adm_mode_product', ($names[1], if ($is-of-sides) then $names[7] else $names[5], $names[2], $names[6],
          if ($weights/@ada:mode-other) then $names[3] else modes:beside($weights, 'twins'), modes:beside($values, 'start'), modes:beside($values, 'pairs'),
          (modes:beside($weights, 'modes'), $modes)[1], $modes, build:text(tokenize(@ada:mode-product)[1])))"/>
    </xsl:copy>
  </xsl:template>

  <!-- The weights, or the twins, of a product: those of one factor, the product of both, or 1 without any. -->
  <xsl:function name="local:both" as="element()">
    <xsl:param name="factors" as="element(var)+"/>
    <xsl:param name="what" as="xs:string"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="given" as="element(var)*" select="local:given($factors, $what)"/>
    <xsl:sequence select="
        if (local:joined($factors, $what, $name)) then build:variable(build:name($name))
        else ($given, build:literal('1'))[1]"/>
  </xsl:function>

  <!-- The product of the weights, or of the twins, of two factors; values that are a factor become a column. -->
  <xsl:function name="local:joined" as="element(binary)?">
    <xsl:param name="factors" as="element(var)+"/>
    <xsl:param name="what" as="xs:string"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="given" as="element(var)*" select="local:given($factors, $what)"/>
    <xsl:variable name="values" as="element(var)?" select="$factors[@ada:modes = 'values'][$what = 'weights'] ! modes:plain(.)"/>
    <xsl:choose>
      <xsl:when test="$values">
        <xsl:sequence select="build:assign(build:variable(build:name($name)), build:ruled('adm_weights', ($values, $given)))"/>
      </xsl:when>
      <xsl:when test="count($given) eq 2">
        <xsl:sequence select="build:assign(build:variable(build:name($name)), build:ruled('times', $given))"/>
      </xsl:when>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="local:given" as="element(var)*">
    <xsl:param name="factors" as="element(var)+"/>
    <xsl:param name="what" as="xs:string"/>
    <xsl:sequence select="$factors ! modes:beside(., $what)"/>
  </xsl:function>
</xsl:stylesheet>
