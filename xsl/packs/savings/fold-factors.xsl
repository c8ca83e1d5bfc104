<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:fold-factors"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@op=.*">
    <c:purpose>Numbers that are written down as factors of one elementwise product become one factor, where their product is exact: it
      stands where the first of them stood.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(100 * x.^2 + (x / 2).^2);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca5 = mrdivide(x, 2);
          z = sum(plus(mtimes(100, power(x, 2)), power(tmpca5, 2)));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* tmpca5));
          adjoint_increment(target(a_x), increment(200 .* a_z .* x));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0.1 * (3 * x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = mtimes(0.1, mtimes(3, x));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* 0.1 .* 3));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- The outermost of products within each other. -->
  <xsl:template match="increment//binary[@op = '.*' or @op = './'][not(parent::binary[@op = '.*' or @op = './'])]" as="element()">
    <xsl:variable name="factors" as="element(literal)*" select="local:factors(.)"/>
    <xsl:variable name="first" as="element(literal)?" select="$factors[not(local:divides(.))][1]"/>
    <xsl:variable name="number" as="xs:decimal" select="fold-left($factors ! local:number(.), 1.0, function($product, $factor) { $product * $factor })"/>
    <xsl:choose>
      <xsl:when test="exists($first) and exists($factors[2]) and $number lt 1e15">
        <xsl:sequence select="(local:folded(., $factors, $first[$number ne 1], $number), build:literal(string($number)))[1]"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Factors that are small whole numbers or powers of two, and powers of two that divide. -->
  <xsl:function name="local:factors" as="element(literal)*">
    <xsl:param name="product" as="element()"/>
    <xsl:sequence select="
        if ($product/self::binary[@op = '.*']) then $product/* ! local:factors(.)
        else if ($product/self::binary[@op = './']) then ($product/*[1][not(self::literal)] ! local:factors(.),
          $product/*[2]/self::literal[string() = ('2', '4', '8')])
        else $product/self::literal[matches(., '^([1-9][0-9]{0,5}|0\.5|0\.25|0\.125)$')]"/>
  </xsl:function>

  <xsl:function name="local:divides" as="xs:boolean">
    <xsl:param name="factor" as="element(literal)"/>
    <xsl:sequence select="exists($factor[preceding-sibling::*]/parent::binary[@op = './'])"/>
  </xsl:function>

  <xsl:function name="local:number" as="xs:decimal">
    <xsl:param name="factor" as="element(literal)"/>
    <xsl:sequence select="if (local:divides($factor)) then 1 div xs:decimal($factor) else xs:decimal($factor)"/>
  </xsl:function>

  <!-- A product without factors, of which one gives its place to their product; nothing if there are no others. -->
  <xsl:function name="local:folded" as="element()?">
    <xsl:param name="product" as="element()"/>
    <xsl:param name="factors" as="element(literal)+"/>
    <xsl:param name="first" as="element(literal)?"/>
    <xsl:param name="number" as="xs:decimal"/>
    <xsl:choose>
      <xsl:when test="$first is $product">
        <xsl:sequence select="build:literal(string($number))"/>
      </xsl:when>
      <xsl:when test="exists($product intersect $factors)"/>
      <xsl:when test="$product/self::binary[@op = '.*' or @op = './'] and exists($factors intersect $product/descendant::literal)">
        <xsl:variable name="left" as="element()?" select="local:folded($product/*[1], $factors, $first, $number)"/>
        <xsl:variable name="right" as="element()?" select="local:folded($product/*[2], $factors, $first, $number)"/>
        <xsl:sequence select="
            if (exists($left) and exists($right)) then build:binary($product/@op, $left, $right)
            else if ($product/@op = './' and exists($right)) then build:binary('./', build:literal('1'), $right)
            else ($left, $right)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="$product" copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
