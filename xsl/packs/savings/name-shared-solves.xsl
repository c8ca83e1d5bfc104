<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:name-shared-solves"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="adjoint-increment@ada:solves call@ada:regular *@ada:solution" ends="*[@ada:regular or @ada:solution or @ada:solves]"
      needs="ada:from ada:regular ada:solution ada:solves" writes="ada:first" outdates="ada:regular ada:solution ada:solves">
    <c:purpose>Names solutions of systems that several increments take, and asks only once whether a matrix is singular.</c:purpose>
    <c:case>
      <c:before>
        function z = f(A, b)
          if ndims(A) ~= 2 || size(A, 1) ~= size(A, 2) || ~iscolumn(b) || numel(b) ~= size(A, 1), error('size'); end
          z = A \ b;
        end
      </c:before>
      <c:after>
        function [a_A, a_b, result(z)] = f(A, b, a_z)
          header();
          section();
          if ndims(A) ~= 2 || size(A, 1) ~= size(A, 2) || ~iscolumn(b) || numel(b) ~= size(A, 1)
            error('size');
          end
          z = mldivide(A, b);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_tmpso1), increment(adm_solve_regular(A.', a_z)));
          adjoint_increment(target(a_A), increment(-a_tmpso1 * z.'));
          adjoint_increment(target(a_b), increment(a_tmpso1));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(A, B)
          if ndims(A) ~= 2 || size(A, 1) ~= size(A, 2) || ~isequal(size(A), size(B)), error('size'); end
          z = B / A + A \ B;
        end
      </c:before>
      <c:after>
        function [a_A, a_B, result(z)] = f(A, B, a_z)
          header();
          section();
          if ndims(A) ~= 2 || size(A, 1) ~= size(A, 2) || ~isequal(size(A), size(B))
            error('size');
          end
          tmpca1 = mrdivide(B, A);
          tmpca2 = mldivide(A, B);
          z = plus(tmpca1, tmpca2);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_tmpca1), increment(a_z));
          adjoint_increment(target(a_tmpca2), increment(a_z));
          adjoint_increment(target(a_tmpso1), increment(adm_solve_regular(A.', a_tmpca2)));
          adjoint_increment(target(a_A), increment(-a_tmpso1 * tmpca2.'));
          adjoint_increment(target(a_B), increment(a_tmpso1));
          adjoint_increment(target(a_tmpso2), increment(a_tmpca1 / A.'));
          adjoint_increment(target(a_B), increment(a_tmpso2));
          adjoint_increment(target(a_A), increment(-tmpca1.' * a_tmpso2));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-increment[@ada:solves]" as="element(adjoint-increment)+">
    <xsl:variable name="list" as="element()" select=".."/>
    <xsl:for-each select="tokenize(@ada:solves)">
      <xsl:variable name="solutions" as="element()+" select="$list/adjoint-increment/descendant::*[@ada:solution = current()]"/>
      <adjoint-increment ada:first="yes">
        <xsl:copy-of select="$solutions[1]/ancestor::adjoint-increment/@ada:from"/>
        <target>
          <xsl:sequence select="local:named(.)"/>
        </target>
        <increment>
          <xsl:apply-templates mode="local:solution"
              select="($solutions[descendant-or-self::call[id = 'adm_solve_regular'][not(@ada:regular)]], $solutions)[1]"/>
        </increment>
      </adjoint-increment>
    </xsl:for-each>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:solves"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="*[@ada:solution]" priority="2" as="element(var)">
    <xsl:sequence select="local:named(@ada:solution)"/>
  </xsl:template>

  <xsl:template match="call[@ada:regular]" as="element(binary)">
    <xsl:apply-templates mode="local:solution" select="."/>
  </xsl:template>

  <xsl:mode name="local:solution" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:solution" match="@ada:solution" as="empty-sequence()"/>

  <xsl:template mode="local:solution" match="call[@ada:regular]" as="element(binary)">
    <xsl:sequence select="build:binary('\', param-list/*[1], param-list/*[2])"/>
  </xsl:template>

  <!-- The transposed solution of one system is that of the other. -->
  <xsl:template mode="local:solution" match="unary[@op = '.'''][call[@ada:regular]]" as="element(binary)">
    <xsl:sequence select="build:binary('/', local:transposed(call/param-list/*[2]), local:transposed(call/param-list/*[1]))"/>
  </xsl:template>

  <xsl:function name="local:transposed" as="element()">
    <xsl:param name="matrix" as="element()"/>
    <xsl:choose>
      <xsl:when test="$matrix/self::unary[@op = '.''']">
        <xsl:sequence select="$matrix/*"/>
      </xsl:when>
      <xsl:otherwise>
        <unary op=".'">
          <xsl:copy-of select="$matrix" copy-namespaces="no"/>
        </unary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="local:named" as="element(var)">
    <xsl:param name="number" as="xs:string"/>
    <var>
      <a>
        <tmp kind="so">
          <id>
            <xsl:value-of select="$number"/>
          </id>
        </tmp>
      </a>
    </var>
  </xsl:function>
</xsl:stylesheet>
