<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:move-signs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="unary@op=-" needs="ada:first">
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
          tmpca1 = rdivide(1, uminus(x));
          z = plus(x, tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z));
          adjoint_increment(target(a_x), increment(a_z .* tmpca1 .* tmpca1));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x - (y - 2 * x);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          tmpca2 = mtimes(2, x);
          z = minus(x, minus(y, tmpca2));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(adjoint_reduction(a_z, x)));
          adjoint_increment(target(a_tmpca1), increment(-a_z));
          adjoint_increment(target(a_y), increment(adjoint_reduction(a_tmpca1, y)));
          adjoint_increment(target(a_x), increment(-(adjoint_reduction(a_tmpca1, tmpca2) .* 2)));
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
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-increment[not(@ada:first)]/increment/*" as="element()">
    <xsl:apply-templates mode="local:signs" select="."/>
  </xsl:template>

  <!-- Puts one minus of an assigned value in front of its first factor, which is often a number; two cancel. -->
  <xsl:template match="adjoint-increment[@ada:first]/increment/*" as="element()">
    <xsl:variable name="signed" as="element()">
      <xsl:apply-templates mode="local:signs" select="."/>
    </xsl:variable>
    <xsl:sequence select="if ($signed/self::unary[@op = '-']) then local:led($signed/*) else $signed"/>
  </xsl:template>

  <!-- The expression with a minus in front of its first factor; a matrix may have more elements than its products. -->
  <xsl:function name="local:led" as="element()">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="if ($expression/self::binary[@op = '.*' or @op = './'])
        then build:binary($expression/@op, local:led($expression/*[1]), $expression/*[2])
        else local:signed($expression, true())"/>
  </xsl:function>

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

  <!-- Sums and shapes of what is negated are negated themselves, and often smaller. -->
  <xsl:template mode="local:signs" match="adjoint-reduction | adjoint-sum | adjoint-fit" as="element()">
    <xsl:variable name="adjoint" as="element()">
      <xsl:apply-templates mode="local:signs" select="*[1]"/>
    </xsl:variable>
    <xsl:variable name="shaped" as="element()">
      <xsl:copy copy-namespaces="no">
        <xsl:copy-of select="@*"/>
        <xsl:sequence select="local:signed($adjoint, false()), *[position() gt 1]"/>
      </xsl:copy>
    </xsl:variable>
    <xsl:sequence select="local:signed($shaped, exists($adjoint/self::unary[@op = '-']))"/>
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
