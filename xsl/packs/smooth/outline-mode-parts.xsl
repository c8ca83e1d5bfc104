<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="array@ada:mode-part" ends="array[@ada:mode-part]" needs="ada:mode-part"
      outdates="ada:companions ada:mode-from ada:mode-other ada:mode-part ada:mode-product ada:mode-read
        ada:mode-site ada:mode-step ada:mode-watch ada:mode-watched ada:modes">
    <c:purpose>Parts of what holds eigenvectors or singular vectors become variables: what is read of them, and where they
      go, is then said of whole variables.</c:purpose>
    <c:case>
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
          [V, D] = eig(tmpca1);
          tmpma1 = V(:, 3);
          tmpca3 = ctranspose(tmpma1);
          y = mtimes(tmpca3, x);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(A, k)
          [U, S, V] = svd(A);
          y = norm(U(:, 1:k)) + norm(V(1, k));
        end
      </c:before>
      <c:after>
        function y = f(A, k)
          [U, S, V] = svd(A);
          tmpma1 = U(:, 1:k);
          tmpca1 = norm(tmpma1);
          tmpma2 = V(1, k);
          tmpca2 = norm(tmpma2);
          y = plus(tmpca1, tmpca2);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list/*[descendant::array[@ada:mode-part]][not(descendant::statement-list)]" as="element()+">
    <xsl:variable name="at" as="attribute(at)?" select="@at"/>
    <xsl:for-each select="descendant::array[@ada:mode-part]">
      <binary op="=">
        <xsl:copy-of select="$at"/>
        <xsl:sequence select="build:temporary('ma', @ada:mode-part)"/>
        <xsl:copy copy-namespaces="no">
          <xsl:copy-of select="@* except @ada:mode-part, *" copy-namespaces="no"/>
        </xsl:copy>
      </binary>
    </xsl:for-each>
    <xsl:next-match/>
  </xsl:template>

  <xsl:template match="array[@ada:mode-part]" as="element(var)">
    <xsl:sequence select="build:temporary('ma', @ada:mode-part)"/>
  </xsl:template>
</xsl:stylesheet>
