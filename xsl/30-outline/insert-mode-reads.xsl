<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:modes="urn:adjoinery:modes"
    xmlns:local="urn:adjoinery:insert-mode-reads"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" needs="ada:mode-site" on="binary@ada:mode-site array@ada:mode-read"
      ends="*[@ada:mode-site or @ada:mode-read]">
    <c:purpose>Eigenvectors and singular vectors come with the numbers of their modes, and those that are read by themselves
      tell which ones they are: vectors of equal values that are read have no derivative.</c:purpose>
    <c:case options="independents=S">
      <c:before>
        function y = f(S, x)
          [V, D] = eig(S + S');
          y = V(:, 3)' * x;
        end
      </c:before>
      <c:after>
        function y = f(S, x)
          tmpca2 = ctranspose(S);
          tmpca1 = plus(S, tmpca2);
          [V, D, modes, twins, pairs] = adm_spectrum(tmpca1);
          tmpma1 = adm_read(V(:, 3), modes(3));
          tmpca3 = ctranspose(tmpma1);
          y = mtimes(tmpca3, x);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(A)
          [U, S, V] = svd(A, 'econ');
          y = sum(U(:)) + V(1, 2) + S(1, 1);
        end
      </c:before>
      <c:after>
        function y = f(A)
          [vectors_2, S, V, left_modes, right_modes, modes, twins, pairs] = adm_singular(A, 'econ');
          U = adm_read(vectors_2, left_modes);
          tmpca2 = sum(U(:));
          tmpma1 = adm_read(V(1, 2), right_modes(2));
          tmpca1 = plus(tmpca2, tmpma1);
          y = plus(tmpca1, S(1, 1));
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/modes.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:mode-site]" as="element(binary)+">
    <xsl:variable name="is-of-sides" as="xs:boolean" select="*[2]/id = 'svd'"/>
    <xsl:variable name="names" as="xs:string+" select="tokenize(@ada:mode-site)[position() le (if ($is-of-sides) then 5 else 3)]"/>
    <xsl:variable name="missing" as="xs:string?" select="tokenize(@ada:mode-site)[6]"/>
    <xsl:variable name="targets" as="element()+" select="*[1]/row-list/item-list/*"/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:mode-site"/>
      <xsl:sequence select="build:outputs(($targets ! (if (@ada:mode-read) then build:variable(build:name(@ada:mode-read)) else modes:plain(.)),
          ($missing, $names) ! build:variable(build:name(.))))"/>
      <xsl:for-each select="*[2]">
        <xsl:copy copy-namespaces="no">
          <xsl:copy-of select="@*"/>
          <id>
            <xsl:value-of select="if ($is-of-sides) then 'adm_singular' else 'adm_spectrum'"/>
          </id>
          <xsl:copy-of select="param-list" copy-namespaces="no"/>
        </xsl:copy>
      </xsl:for-each>
    </xsl:copy>
    <xsl:for-each select="$targets">
      <xsl:variable name="place" as="xs:integer" select="position()"/>
      <xsl:variable name="modes" as="element(var)" select="build:variable(build:name(
          if (not($is-of-sides)) then $names[1] else $names[(1, 3, 2)[$place]]))"/>
      <xsl:for-each select="@ada:mode-read">
        <xsl:sequence select="build:assign(modes:plain(..), build:ruled('adm_read', (build:variable(build:name(.)), $modes)))"/>
      </xsl:for-each>
      <xsl:for-each select="self::var/modes:beside(., 'modes')">
        <xsl:sequence select="build:assign(., $modes)"/>
      </xsl:for-each>
      <xsl:for-each select="self::var/modes:beside(., 'twins')">
        <xsl:sequence select="build:assign(., build:variable(build:name($names[last() - 1])))"/>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>

  <!-- The numbers of the modes that are read are found by the index that they are read by. -->
  <xsl:template match="array[@ada:mode-read]" as="element(call)">
    <xsl:sequence select="build:ruled('adm_read', (modes:plain(.), modes:part(var, param-list)))"/>
  </xsl:template>
</xsl:stylesheet>
