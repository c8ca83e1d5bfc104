<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:saved="urn:adjoinery:saved"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part"
      on="overwrite overwrite-field overwrite-part overwrite-size restore restore-part restore-size"
      ends="overwrite | overwrite-field | overwrite-part | overwrite-size | restore | restore-part | restore-size"
      needs="ada:grows" writes="ada:is">
    <c:purpose>The tape is a value: what is kept before it is overwritten goes to a variable of its own and comes back
      from there.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 2;
          z = sin(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = 2;
          tmpt2 = z;
          z = sin(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(a_z .* cos(x)));
          z = tmpt2;
          initialize_adjoint(a_z);
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, k)
          z = x;
          z(k) = 1;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, k, a_z)
          header();
          section();
          tmpt1 = z;
          z = x;
          tmpts2 = size(z);
          tmptp2 = adm_keep(z, k);
          z(k) = 1;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          z = adm_restore(z, tmptp2, k);
          initialize_adjoint_part(a_z(k));
          a_z = adm_resize(a_z, tmpts2);
          adjoint_increment(target(a_x), increment(a_z));
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, k)
          [k(1), k(2)] = size(k);
          z = x * k(1);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, k, a_z)
          header();
          section();
          tmpts1_1 = size(k);
          tmptp1_1 = adm_keep(k, 1);
          tmpts1_2 = size(k);
          tmptp1_2 = adm_keep(k, 2);
          [k(1), k(2)] = size(k);
          z = mtimes(x, k(1));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(a_z .* k(1)));
          k = adm_restore(k, tmptp1_2, 2);
          k = adm_restore(k, tmptp1_1, 1);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-subscripts.xsl"/>
  <xsl:include href="../lib/saved.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- The variable around it is saved. -->
  <xsl:template match="overwrite-field" as="empty-sequence()"/>

  <xsl:template match="overwrite | overwrite-part" as="element(binary)*">
    <xsl:variable name="element" as="element()" select="."/>
    <xsl:for-each select="*">
      <binary op="=" saves="yes">
        <xsl:sequence select="saved:variable($element, position())"/>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <!-- Elements that are not there yet cannot be read: a helper keeps what there is. -->
  <xsl:template match="overwrite-part[array[not(@ada:grows = 'no')]/param-list]" as="element(binary)">
    <binary op="=" saves="yes">
      <xsl:sequence select="saved:variable(., 1)"/>
      <xsl:sequence select="build:call('adm_keep', (array/*[1], build:subscripts(array/param-list)))"/>
    </binary>
  </xsl:template>

  <xsl:template match="restore-part[array[not(@ada:grows = 'no')]/param-list]" as="element(binary)">
    <binary op="=" restores="yes">
      <xsl:copy-of select="array/*[1]" copy-namespaces="no"/>
      <xsl:sequence select="build:call('adm_restore', (array/*[1], saved:variable(., 1), build:subscripts(array/param-list)))"/>
    </binary>
  </xsl:template>

  <xsl:template match="overwrite-size" as="element(binary)">
    <binary op="=" saves="yes">
      <xsl:sequence select="saved:variable(., 1)"/>
      <xsl:sequence select="build:call('size', *)"/>
    </binary>
  </xsl:template>

  <xsl:template match="restore-size" as="element(binary)">
    <binary op="=" restores="yes">
      <xsl:copy-of select="*" copy-namespaces="no"/>
      <xsl:sequence select="build:call('adm_resize', (*, saved:variable(., 1)))"/>
    </binary>
  </xsl:template>

  <xsl:template match="restore | restore-part" as="element(binary)*">
    <xsl:variable name="element" as="element()" select="."/>
    <xsl:for-each select="*">
      <binary op="=" restores="yes">
        <xsl:copy-of select="." copy-namespaces="no"/>
        <xsl:sequence select="saved:variable($element, position())"/>
      </binary>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
