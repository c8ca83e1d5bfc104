<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:move-signs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="unary@op=-">
    <c:purpose>The signs of an increment's factors become one sign before the whole product: what is added with a minus
      is subtracted, and nothing is negated element by element or twice.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x + cos(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = plus(x, cos(x));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z));
          adjoint_increment(target(a_x), increment(-(a_z .* sin(x))));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x + 1 ./ -x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca2 = uminus(x);
          tmpca1 = rdivide(1, tmpca2);
          z = plus(x, tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z));
          adjoint_increment(target(a_x), increment(a_z .* tmpca1 ./ tmpca2));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 1 - cos(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = minus(1, cos(x));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* sin(x)));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-increment[not(@ada:first)]/increment/*" as="element()">
    <xsl:apply-templates mode="local:signs" select="."/>
  </xsl:template>

  <!-- What is assigned keeps its one minus in front of its first factor; two are none. -->
  <xsl:template match="adjoint-increment[@ada:first]/increment/*" as="element()">
    <xsl:variable name="signed" as="element()">
      <xsl:apply-templates mode="local:signs" select="."/>
    </xsl:variable>
    <xsl:sequence select="if ($signed/self::unary[@op = '-']) then . else $signed"/>
  </xsl:template>

  <xsl:mode name="local:signs" on-no-match="deep-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:signs" match="unary[@op = '-']" as="element()">
    <xsl:variable name="operand" as="element()">
      <xsl:apply-templates mode="local:signs" select="*"/>
    </xsl:variable>
    <xsl:sequence select="local:signed($operand, empty($operand/self::unary[@op = '-']))"/>
  </xsl:template>

  <xsl:template mode="local:signs" match="binary[@op = '.*' or @op = './' or @op = '*' or @op = '/']" as="element()">
    <xsl:variable name="factors" as="element()+">
      <xsl:apply-templates mode="local:signs" select="*"/>
    </xsl:variable>
    <xsl:variable name="product" as="element(binary)"
        select="build:binary(@op, local:signed($factors[1], false()), local:signed($factors[2], false()))"/>
    <xsl:sequence select="local:signed($product, count($factors/self::unary[@op = '-']) eq 1)"/>
  </xsl:template>

  <!-- The expression without its sign, or behind a minus. -->
  <xsl:function name="local:signed" as="element()">
    <xsl:param name="expression" as="element()"/>
    <xsl:param name="negative" as="xs:boolean"/>
    <xsl:variable name="unsigned" as="element()" select="if ($expression/self::unary[@op = '-']) then $expression/* else $expression"/>
    <xsl:choose>
      <xsl:when test="$negative">
        <unary op="-">
          <xsl:copy-of select="$unsigned" copy-namespaces="no"/>
        </unary>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="$unsigned"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
