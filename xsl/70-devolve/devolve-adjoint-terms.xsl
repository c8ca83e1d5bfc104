<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-reduction adjoint-fit adjoint-sum adjoint-part taken zero-adjoint"
      ends="adjoint-reduction | adjoint-fit | adjoint-sum | adjoint-part | taken | zero-adjoint">
    <c:purpose>Undoing broadcasting, reshaping and concatenation becomes calls of helpers (seed 003, 3.2 and 3.3).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x + y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = plus(x, y);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(adm_unbroadcast(a_z, x)));
          adjoint_increment(target(a_y), increment(adm_unbroadcast(a_z, y)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = [x, y];
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = horzcat(x, y);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(adm_part(a_z, 2, 1, x, y)));
          adjoint_increment(target(a_y), increment(adm_part(a_z, 2, 2, x, y)));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>
  <xsl:param name="wrappers" as="xs:string" select="'yes'"/>

  <xsl:template priority="2" match="(adjoint-reduction | adjoint-fit | adjoint-sum)[$style = 'classic' and $wrappers = 'no']"
      as="element()">
    <xsl:apply-templates select="*[1]"/>
  </xsl:template>

  <xsl:template match="adjoint-reduction" as="element(call)">
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:sequence select="if ($style = 'classic') then build:call('adimat_adjred', reverse($parts))
        else build:call('adm_unbroadcast', $parts)"/>
  </xsl:template>

  <xsl:template match="adjoint-fit" as="element(call)">
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:sequence select="build:call('adm_fit', $parts)"/>
  </xsl:template>

  <xsl:template match="adjoint-sum" as="element(call)">
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:sequence select="build:call('adm_sum', $parts)"/>
  </xsl:template>

  <xsl:template match="adjoint-part[@ada:offset]" as="element(array)">
    <array ada:repeats="no">
      <xsl:apply-templates select="*[1]"/>
      <param-list>
        <xsl:sequence select="build:literal(@ada:offset)"/>
      </param-list>
    </array>
  </xsl:template>

  <xsl:template match="adjoint-part" as="element(call)">
    <xsl:variable name="seed" as="element()">
      <xsl:apply-templates select="*[1]"/>
    </xsl:variable>
    <xsl:sequence select="build:call('adm_part', ($seed, build:literal(@dim), build:literal(@of), arguments/*))"/>
  </xsl:template>

  <xsl:template match="taken[array[not(@ada:repeats = 'no')]/param-list]" as="element(call)">
    <xsl:sequence select="build:call('adm_take', (array/*[1], build:subscripts(array/param-list)))"/>
  </xsl:template>

  <xsl:template match="taken" as="element()">
    <xsl:apply-templates select="*"/>
  </xsl:template>

  <xsl:template match="zero-adjoint" as="element(call)">
    <xsl:sequence select="build:call('zeros', build:call('size', *))"/>
  </xsl:template>
</xsl:stylesheet>
