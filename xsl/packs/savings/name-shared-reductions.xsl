<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:local="urn:adjoinery:name-shared-reductions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="adjoint-increment@ada:shares adjoint-reduction@ada:shared" ends="*[@ada:shared]"
      needs="ada:from ada:shared ada:shares" writes="ada:first" outdates="ada:shared ada:shares">
    <c:purpose>Sums one adjoint back only once for several operands of the same shape, and names the sum.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x([1, 2]) + y + x([2, 3]);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          tmpda1 = [1, 2];
          tmpca1 = plus(x(tmpda1), y);
          tmpda2 = [2, 3];
          z = plus(tmpca1, x(tmpda2));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(a_z));
          adjoint_increment(target(a_tmpra1), increment(adjoint_reduction(a_z, x(tmpda2))));
          adjoint_increment(target(a_x(tmpda2)), increment(a_tmpra1));
          adjoint_increment(target(a_x(tmpda1)), increment(a_tmpra1));
          adjoint_increment(target(a_y), increment(adjoint_reduction(a_tmpca1, y)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x + y - x;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          tmpca1 = plus(x, y);
          z = minus(tmpca1, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_tmpca1), increment(a_z));
          adjoint_increment(target(a_tmpra1), increment(adjoint_reduction(a_z, x)));
          adjoint_increment(target(a_x), increment(-a_tmpra1));
          adjoint_increment(target(a_x), increment(a_tmpra1));
          adjoint_increment(target(a_y), increment(adjoint_reduction(a_tmpca1, y)));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-increment[@ada:shares]" as="element(adjoint-increment)+">
    <xsl:variable name="statement" as="element(adjoint-increment)" select="."/>
    <xsl:for-each select="tokenize(@ada:shares)">
      <xsl:variable name="reduction" as="element(adjoint-reduction)"
          select="$statement/descendant::adjoint-reduction[@ada:shared = current()][1]"/>
      <adjoint-increment ada:first="yes">
        <xsl:copy-of select="$statement/@ada:from"/>
        <target>
          <xsl:sequence select="local:sum(.)"/>
        </target>
        <increment>
          <adjoint-reduction>
            <xsl:copy-of select="$reduction/*[1]/descendant-or-self::var[1], $reduction/*[2]" copy-namespaces="no"/>
          </adjoint-reduction>
        </increment>
      </adjoint-increment>
    </xsl:for-each>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:shares"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="adjoint-reduction[@ada:shared]" as="element()">
    <xsl:choose>
      <xsl:when test="*[1]/self::unary">
        <unary op="-">
          <xsl:sequence select="local:sum(@ada:shared)"/>
        </unary>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="local:sum(@ada:shared)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:function name="local:sum" as="element(var)">
    <xsl:param name="number" as="xs:string"/>
    <var>
      <a>
        <tmp kind="ra">
          <id>
            <xsl:value-of select="$number"/>
          </id>
        </tmp>
      </a>
    </var>
  </xsl:function>
</xsl:stylesheet>
