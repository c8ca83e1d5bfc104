<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adjoint="urn:adjoinery:adjoint"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-of@of=copy"
      ends="adjoint-of[binary/*[2][self::var | self::array | self::struct-ref | self::dyn-struct-ref]]"
      needs="ada:container ada:fit">
    <c:purpose>A value that was moved hands its adjoint back to where it came from; a written part gives up its adjoint
      in the shape that the value had (Willkomm 2020, 3.3).</c:purpose>
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
          adjoint_increment(target(a_x(k)), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, k)
          z = zeros(3, 1);
          z(k) = x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, k, a_z)
          header();
          section();
          overwrite(z);
          z = zeros(3, 1);
          overwrite_size(z);
          overwrite_part(z(k));
          z(k) = x;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(adjoint_fit(taken(a_z(k)), x)));
          restore_part(z(k));
          initialize_adjoint_part(a_z(k));
          restore_size(a_z);
          restore(z);
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template as="element(adjoint-increment)"
      match="adjoint-of[binary/*[2][self::var or self::array or self::struct-ref or self::dyn-struct-ref]]">
    <xsl:variable name="target" as="element()" select="binary/*[1]"/>
    <xsl:variable name="value" as="element()" select="binary/*[2]"/>
    <adjoint-increment>
      <xsl:copy-of select="$value/@ada:container"/>
      <target>
        <xsl:apply-templates mode="adjoint" select="$value"/>
      </target>
      <increment>
        <xsl:choose>
          <xsl:when test="$target[not(self::array/param-list)]">
            <xsl:apply-templates mode="adjoint" select="$target"/>
          </xsl:when>
          <xsl:otherwise>
            <adjoint-fit>
              <xsl:copy-of select="binary/@ada:fit"/>
              <taken>
                <xsl:apply-templates mode="adjoint" select="$target"/>
              </taken>
              <xsl:copy-of select="$value" copy-namespaces="no"/>
            </adjoint-fit>
          </xsl:otherwise>
        </xsl:choose>
      </increment>
    </adjoint-increment>
  </xsl:template>
</xsl:stylesheet>
