<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-increment" ends="adjoint-increment" needs="ada:container ada:first ada:repeats"
      writes="ada:is">
    <c:purpose>An increment of an adjoint becomes a sum; where indices may name an element twice, every one of them has
      to count (Willkomm 2020, 3.3), which takes a helper.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 2 * x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = mtimes(2, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          a_x = a_z .* 2;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, k)
          z = x(k);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, k, a_z)
          header();
          section();
          z = x(k);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          a_x = adm_accumulate(a_x, a_z, k);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x(1) * x(2) + sum(x(2:3));
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = plus(mtimes(x(1), x(2)), sum(x(2:3)));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          a_tmpca1 = sum(a_z(:));
          a_x(2:3) = adm_spread(a_z, x(2:3));
          a_x(1) = a_tmpca1 .* x(2);
          a_x(2) = a_x(2) + a_tmpca1 .* x(1);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          a_x = adimat_adjsum(a_x, a_z);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/build-subscripts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>
  <xsl:param name="use-adjsum" as="xs:string" select="'yes'"/>

  <xsl:template match="adjoint-increment" as="element(binary)">
    <xsl:variable name="target" as="element()" select="target/*"/>
    <xsl:variable name="term" as="element()" select="increment/*"/>
    <!-- Of indices that may repeat the whole variable is written. -->
    <xsl:variable name="accumulated" as="xs:boolean"
        select="not(@ada:first) and exists($target/self::array[not(@ada:repeats = 'no')]/param-list)"/>
    <binary op="=">
      <xsl:copy-of select="if ($accumulated) then $target/*[1] else $target"/>
      <xsl:choose>
        <xsl:when test="@ada:first">
          <xsl:copy-of select="$term"/>
        </xsl:when>
        <xsl:when test="$accumulated">
          <xsl:sequence select="build:call('adm_accumulate', ($target/*[1], $term, build:subscripts($target/param-list)))"/>
        </xsl:when>
        <xsl:when test="@ada:container = 'outer'">
          <xsl:sequence select="build:brackets(($target, $term))"/>
        </xsl:when>
        <xsl:when test="@ada:container">
          <xsl:sequence select="build:call('adm_add', ($target, $term))"/>
        </xsl:when>
        <xsl:when test="$style = 'classic' and $use-adjsum = 'yes'">
          <xsl:sequence select="build:call('adimat_adjsum', ($target, $term))"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:variable name="subtracted" as="element()?" select="$term[self::unary[@op = '-']]/*"/>
          <binary op="{if ($subtracted) then '-' else '+'}">
            <xsl:copy-of select="$target"/>
            <xsl:copy-of select="if ($subtracted) then $subtracted else $term"/>
          </binary>
        </xsl:otherwise>
      </xsl:choose>
    </binary>
  </xsl:template>
</xsl:stylesheet>
