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
  <c:contract scope="statement" on="binary@ada:mode-site array@ada:mode-read var@ada:mode-watch"
      ends="*[@ada:mode-site or @ada:mode-read or @ada:mode-watch]"
      needs="ada:companions ada:mode-from ada:mode-other ada:mode-read ada:mode-site ada:mode-watch ada:mode-watched
        ada:modes" reads="ada:mode-product ada:mode-step" writes="ada:is"
      outdates="ada:companions ada:mode-from ada:mode-other ada:mode-part ada:mode-product ada:mode-read
        ada:mode-site ada:mode-step ada:mode-watch ada:mode-watched ada:modes">
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
          tmpma2 = S(1, 1);
          y = plus(tmpca1, tmpma2);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/modes.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:mode-site]" as="element(binary)+">
    <xsl:variable name="helper" as="xs:string" select="tokenize(@ada:mode-site)[1]"/>
    <xsl:variable name="targets" as="element()+" select="if (*[1]/self::unary) then *[1]/row-list/item-list/* else *[1]"/>
    <xsl:variable name="results" as="xs:string+" select="tail(tokenize(@ada:mode-site))"/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:mode-site"/>
      <xsl:sequence select="build:outputs((for $result in $results return if (starts-with($result, '=')) then local:target(subsequence($targets, xs:integer(substring($result, 2)), 1))
          else build:variable(build:name($result))))"/>
      <xsl:for-each select="*[2]">
        <xsl:copy copy-namespaces="no">
          <xsl:copy-of select="@*"/>
          <id>
            <xsl:value-of select="$helper"/>
          </id>
          <param-list>
            <xsl:copy-of select="param-list/*[count($targets) gt 1 or not(self::literal)]" copy-namespaces="no"/>
            <xsl:if test="count($targets) eq 1">
              <xsl:sequence select="build:literal('''values''')"/>
            </xsl:if>
          </param-list>
        </xsl:copy>
      </xsl:for-each>
    </xsl:copy>
    <xsl:for-each select="$targets">
      <xsl:variable name="modes" as="element(var)" select="build:variable(build:name(@ada:mode-from))"/>
      <xsl:for-each select="@ada:mode-read">
        <xsl:sequence select="build:assign(modes:plain(..), build:ruled(tokenize(.)[1], (local:target(..), $modes)))"/>
      </xsl:for-each>
      <xsl:for-each select="self::var/modes:beside(., 'modes')">
        <xsl:sequence select="build:assign(., $modes)"/>
      </xsl:for-each>
      <xsl:for-each select="self::var/modes:beside(., 'twins')">
        <xsl:sequence select="build:assign(., build:variable(build:name($results[last() - 1])))"/>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>

  <!-- The target, or what stands for it until it is read. -->
  <xsl:function name="local:target" as="element()">
    <xsl:param name="target" as="element()"/>
    <xsl:sequence select="if ($target/@ada:mode-read) then build:variable(build:name(tokenize($target/@ada:mode-read)[2])) else modes:plain($target)"/>
  </xsl:function>

  <!-- The numbers of the modes that are read are found by the index that they are read by. -->
  <xsl:template match="array[@ada:mode-read]" as="element(call)">
    <xsl:variable name="helper" as="xs:string" select="if (var/@ada:modes = ('values', 'diagonal')) then 'adm_read_value' else 'adm_read'"/>
    <xsl:sequence select="build:ruled($helper, (modes:plain(.), modes:part(var, param-list)))"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:is-watched(.)]" as="element(binary)+">
    <xsl:variable name="watched" as="element(var)" select="*[2]/param-list/var[@ada:mode-watch]"/>
    <xsl:variable name="names" as="element(var)+" select="tokenize($watched/@ada:mode-watch) ! build:variable(build:name(.))"/>
    <xsl:variable name="other" as="element()?" select="*[2]/param-list/*[@ada:mode-watched]"/>
    <xsl:sequence select="build:assign($names[1], build:ruled(if ($other) then 'adm_read_value' else 'adm_summed_value',
        (modes:plain($watched), $names[2], if ($other) then modes:plain($other) else ($names[3], $names[4]))))"/>
    <xsl:next-match/>
  </xsl:template>

  <!-- Whether what is assigned is a call of, or an index into, a value that is to be watched. -->
  <xsl:function name="local:is-watched" as="xs:boolean">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:sequence select="exists($assignment/*[2]/param-list/var/@ada:mode-watch)"/>
  </xsl:function>

  <xsl:template match="var[@ada:mode-watch]" as="element(var)">
    <xsl:sequence select="build:variable(build:name(tokenize(@ada:mode-watch)[1]))"/>
  </xsl:template>

  <xsl:template match="@ada:mode-watched" as="empty-sequence()"/>
</xsl:stylesheet>
