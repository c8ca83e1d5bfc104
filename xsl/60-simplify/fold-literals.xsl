<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:fold-literals"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@op=~= binary@op=== call:adm_power_log" guard="none" writes="ada:is">
    <c:purpose>Decides the conditions of the formulas of powers where the base or the exponent is a number other than 0: the
      derivative of x.^4 has x.^3 in it, and does not test x.</c:purpose>
    <c:case options="independents=x">
      <c:before>
        function z = f(x)
          z = x.^4;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = power(x, 4);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(adjoint_reduction(a_z .* 4 .* x.^3, x)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x)
          z = 2.5.^x + x.^-1.5 + x.^1e-3;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca2 = power(2.5, x);
          tmpca3 = power(x, -1.5);
          tmpca1 = plus(tmpca2, tmpca3);
          tmpca4 = power(x, 1e-3);
          z = plus(tmpca1, tmpca4);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpca2);
          initialize_adjoint(a_tmpca3);
          initialize_adjoint(a_tmpca4);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(adjoint_reduction(a_z, tmpca1)));
          adjoint_increment(target(a_tmpca4), increment(adjoint_reduction(a_z, tmpca4)));
          adjoint_increment(target(a_x), increment(adjoint_reduction(a_tmpca4 .* 1e-3 .* (x + (x == 0 &amp; a_tmpca4 == 0)).^(1e-3 - 1), x)));
          adjoint_increment(target(a_tmpca2), increment(adjoint_reduction(a_tmpca1, tmpca2)));
          adjoint_increment(target(a_tmpca3), increment(adjoint_reduction(a_tmpca1, tmpca3)));
          adjoint_increment(target(a_x), increment(adjoint_reduction(a_tmpca3 .* -1.5 .* x.^-2.5, x)));
          adjoint_increment(target(a_x), increment(adjoint_reduction(a_tmpca2 .* tmpca2 .* log(2.5), x)));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- y - (y ~= 0 | x ~= 0) -->
  <xsl:template match="binary[@op = '-'][local:asks(*[2]/self::binary[@op = '|']/*[1], '~=', *[1])]" as="element()">
    <xsl:variable name="value" as="xs:string" select="local:number(*[1])"/>
    <xsl:sequence select="if (matches($value, '[eEdD]')) then build:binary('-', *[1], build:literal('1'))
        else build:literal(string(xs:decimal($value) - 1))"/>
  </xsl:template>

  <!-- (x + (x == 0 & ...)).^(y - (y ~= 0 | ...)): only where y is between 0 and 1, the slope is infinite at x = 0, and the value is not. -->
  <xsl:template match="binary[@op = '+'][local:is-steady(parent::binary[@op = '.^']/*[2], *[2]/self::binary[@op = '&amp;'])]" as="element()">
    <xsl:copy-of select="*[1]" copy-namespaces="no"/>
  </xsl:template>

  <!-- x + (x == 0 & ...) -->
  <xsl:template match="binary[@op = '+'][local:asks(*[2]/self::binary[@op = '&amp;']/*[1], '==', *[1])]" as="element()">
    <xsl:copy-of select="*[1]" copy-namespaces="no"/>
  </xsl:template>

  <!-- ... & real(y) < 1 -->
  <xsl:template match="binary[@op = '&amp;'][local:is-fraction(*[2]/self::binary[@op = '&lt;'][*[2]/self::literal = '1']/*[1])]" as="element()">
    <xsl:apply-templates select="*[1]"/>
  </xsl:template>

  <!-- a_z .* adm_used(adm_power_log(2.5, y, z), a_z) -->
  <xsl:template match="binary[@op = '.*'][local:base(*[2])]" as="element(binary)">
    <xsl:variable name="of" as="element()+" select="*[2]/param-list/*[1]/param-list/*"/>
    <xsl:sequence select="build:binary('.*', build:binary('.*', *[1], $of[3]), build:ruled('log', $of[1]))"/>
  </xsl:template>

  <!-- The base of a power that is written down, in its derivative with regard to the exponent. -->
  <xsl:function name="local:base" as="xs:string?">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="$it/self::call[id = 'adm_used']/param-list/*[1]/self::call[id = 'adm_power_log']/param-list/*[1] ! local:number(.)"/>
  </xsl:function>

  <xsl:function name="local:is-fraction" as="xs:boolean">
    <xsl:param name="it" as="element()?"/>
    <xsl:variable name="value" as="xs:string?" select="($it/self::call[id = 'real']/param-list/*[1], $it)[1] ! local:number(.)"/>
    <xsl:sequence select="exists($value) and number(translate($value, 'dD', 'ee')) lt 1"/>
  </xsl:function>

  <!-- Whether it asks if a number that is written down is 0. -->
  <xsl:function name="local:asks" as="xs:boolean">
    <xsl:param name="it" as="element()?"/>
    <xsl:param name="op" as="xs:string"/>
    <xsl:param name="number" as="element()"/>
    <xsl:sequence select="exists($it/self::binary[@op = $op][*[2]/self::literal = '0'][local:number(*[1]) = local:number($number)])"/>
  </xsl:function>

  <!-- Whether it is what is left of an exponent that is written down, below 0 or not below 1, of a base that is guarded. -->
  <xsl:function name="local:is-steady" as="xs:boolean">
    <xsl:param name="exponent" as="element()?"/>
    <xsl:param name="guard" as="element()?"/>
    <xsl:variable name="value" as="xs:string?"
        select="$exponent/self::binary[@op = '-'][local:asks(*[2]/self::binary[@op = '|']/*[1], '~=', *[1])]/*[1] ! local:number(.)"/>
    <xsl:sequence select="exists($value) and exists($guard) and (starts-with($value, '-') or number(translate($value, 'dD', 'ee')) ge 1)"/>
  </xsl:function>

  <!-- The text of a decimal number other than 0, with its sign; nothing for all else. -->
  <xsl:function name="local:number" as="xs:string?">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="($it/self::literal/string(), $it/self::unary[@op = '-']/literal ! ('-' || .))
        [matches(., '^-?([0-9]+\.?[0-9]*|\.[0-9]+)([eEdD][+-]?[0-9]+)?$')][matches(., '^[^eEdD]*[1-9]')]"/>
  </xsl:function>
</xsl:stylesheet>
