<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-pattern-arguments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:pattern-parameters function@ada:pattern-results call@ada:pattern-arguments call@ada:pattern-results"
      ends="*[@ada:pattern-parameters or @ada:pattern-results or @ada:pattern-arguments]"
      needs="ada:pattern-arguments ada:pattern-parameters ada:pattern-results" writes="ada:beside"
      outdates="ada:pattern-arguments ada:pattern-parameters ada:pattern-results">
    <c:purpose>Passes the patterns of entries of sparse matrices that may vary: into functions behind their parameters, and
      out of them behind their results. Of an argument of which nothing is known, all may.</c:purpose>
    <c:case options="inline=no independents=v">
      <c:before>
        function z = f(v, b)
          A = assemble(v);
          z = solve(A, b);
        end
        function A = assemble(v)
          A = spdiags(v, 0, 3, 3);
        end
        function x = solve(A, b)
          x = A \ b;
        end
      </c:before>
      <c:after>
        function z = f(v, b)
          [A, pattern_A] = assemble(v);
          z = solve(A, b, pattern_A);
        end

        function [A, pattern_A] = assemble(v)
          A = spdiags(v, 0, 3, 3);
          pattern_A = spdiags(ones(size(v)), 0, 3, 3);
        end

        function x = solve(A, b, pattern_A)
          x = mldivide(A, b);
        end
      </c:after>
    </c:case>
    <c:case options="inline=no independents=v,M">
      <c:before>
        function z = f(v, M, b)
          [A, B] = assemble(v);
          z = solve(A, b) + solve(M, b) + solve(speye(3), A * b);
        end
        function [A, B] = assemble(v)
          A = spdiags(v, 0, 3, 3);
          B = 2 * A;
        end
        function x = solve(A, b)
          A(1, 1) = 1;
          x = A \ b;
        end
      </c:before>
      <c:after>
        function z = f(v, M, b)
          [A, B, pattern_A] = assemble(v);
          tmpca2 = solve(A, b, pattern_A);
          tmpca3 = solve(M, b, []);
          tmpca1 = plus(tmpca2, tmpca3);
          tmpca5 = mtimes(A, b);
          tmpca4 = solve(speye(3), tmpca5, 0);
          z = plus(tmpca1, tmpca4);
        end

        function [A, B, pattern_A] = assemble(v)
          A = spdiags(v, 0, 3, 3);
          pattern_A = spdiags(ones(size(v)), 0, 3, 3);
          B = 2 * A;
        end

        function x = solve(A, b, pattern_A)
          A(1, 1) = 1;
          pattern_A = adm_pattern_written(A, pattern_A, {1, 1}, 0);
          x = mldivide(A, b);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="@ada:pattern-parameters | @ada:pattern-results | @ada:pattern-arguments" as="empty-sequence()"/>

  <xsl:template match="function[@ada:pattern-results]/outvars" as="element(outvars)">
    <outvars>
      <xsl:copy-of select="*" copy-namespaces="no"/>
      <xsl:sequence select="local:patterns(../@ada:pattern-results)"/>
    </outvars>
  </xsl:template>

  <xsl:template match="function[@ada:pattern-parameters]/param-list" as="element(param-list)">
    <param-list>
      <xsl:copy-of select="*" copy-namespaces="no"/>
      <xsl:sequence select="local:patterns(../@ada:pattern-parameters)"/>
    </param-list>
  </xsl:template>

  <xsl:template match="call[@ada:pattern-arguments]/param-list" as="element(param-list)">
    <param-list>
      <xsl:copy-of select="*" copy-namespaces="no"/>
      <xsl:sequence select="local:patterns(../@ada:pattern-arguments)"/>
    </param-list>
  </xsl:template>

  <xsl:template match="binary[call/@ada:pattern-results]" as="element(binary)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="build:outputs((*[1] ! (if (self::unary) then row-list/item-list/* else .), local:patterns(call/@ada:pattern-results)))"/>
      <xsl:apply-templates select="*[2]"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:patterns" as="element()+">
    <xsl:param name="names" as="attribute()"/>
    <xsl:for-each select="tokenize($names)">
      <xsl:variable name="pattern" as="element()" select="
          if (. = '[]') then build:brackets(()) else if (. = '0') then build:literal('0') else build:variable(build:name(.))"/>
      <xsl:for-each select="$pattern">
        <xsl:copy copy-namespaces="no">
          <xsl:attribute name="ada:beside" select="'yes'"/>
          <xsl:copy-of select="@*, node()" copy-namespaces="no"/>
        </xsl:copy>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
