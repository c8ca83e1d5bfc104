<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:local="urn:adjoinery:merge-element-increments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="array@ada:vector" ends="@ada:vector" needs="ada:vector" outdates="ada:vector">
    <c:purpose>Where all elements of a vector have variables of their own, its adjoint gets the adjoints of these at once.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          assert(iscolumn(x) &amp;&amp; numel(x) == 2);
          z = x(1) * x(2) + sin(x(1));
        end
      </c:before>
      <c:after>
          function [a_x, result(z)] = f(x, a_z)
            header();
            section();
            assert(iscolumn(x) &amp;&amp; numel(x) == 2);
            overwrite(tmpel1_1);
            tmpel1_1 = x(1);
            overwrite(tmpel1_2);
            tmpel1_2 = x(2);
            tmpca1 = mtimes(tmpel1_1, tmpel1_2);
            tmpca2 = sin(tmpel1_1);
            z = plus(tmpca1, tmpca2);
            result(z) = z;
            missing_seed(a_z, z);
            turning_point();
            initialize_adjoint(a_tmpca1);
            initialize_adjoint(a_tmpca2);
            initialize_adjoint(a_tmpel1_1);
            initialize_adjoint(a_tmpel1_2);
            initialize_adjoint(a_x);
            section();
            adjoint_increment(target(a_tmpca1), increment(adjoint_reduction(adjoint_term(results(z), arguments(tmpca1, tmpca2)), tmpca1)));
            adjoint_increment(target(a_tmpca2), increment(adjoint_reduction(adjoint_term(results(z), arguments(tmpca1, tmpca2)), tmpca2)));
            adjoint_increment(target(a_tmpel1_1), increment(adjoint_term(results(tmpca2), arguments(tmpel1_1))));
            adjoint_increment(target(a_tmpel1_1), increment(adjoint_reduction(adjoint_term(results(tmpca1), arguments(tmpel1_1, tmpel1_2)), tmpel1_1)));
            adjoint_increment(target(a_tmpel1_2), increment(adjoint_reduction(adjoint_term(results(tmpca1), arguments(tmpel1_1, tmpel1_2)), tmpel1_2)));
            adjoint_increment(target(a_x), increment([a_tmpel1_1; a_tmpel1_2]));
            restore(tmpel1_2);
            initialize_adjoint(a_tmpel1_2);
            restore(tmpel1_1);
            initialize_adjoint(a_tmpel1_1);
          end
          helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(p, n)
          assert(isrow(p) &amp;&amp; numel(p) == 2);
          z = 0;
          for k = 1:n
            z = z * p(1) + p(2);
          end
        end
      </c:before>
      <c:after>
          function [a_p, a_n, result(z)] = f(p, n, a_z)
            header();
            section();
            assert(isrow(p) &amp;&amp; numel(p) == 2);
            overwrite(z);
            z = 0;
            overwrite(tmpel1_1);
            tmpel1_1 = p(1);
            overwrite(tmpel1_2);
            tmpel1_2 = p(2);
            overwrite_loop(k, tmpca1, z);
            overwrite(k);
            for k = 1:n
              overwrite(tmpca1);
              tmpca1 = mtimes(z, tmpel1_1);
              overwrite(z);
              z = plus(tmpca1, tmpel1_2);
              iteration_record();
            end
            result(z) = z;
            missing_seed(a_z, z);
            turning_point();
            initialize_adjoint(a_tmpca1);
            initialize_adjoint(a_tmpel1_1);
            initialize_adjoint(a_tmpel1_2);
            initialize_adjoint(a_p);
            initialize_adjoint(a_n);
            section();
            reversed_loop k, 1:n
              iteration_restore();
              adjoint_increment(target(a_tmpca1), increment(adjoint_reduction(adjoint_term(results(z), arguments(tmpca1, tmpel1_2)), tmpca1)));
              adjoint_increment(target(a_tmpel1_2), increment(adjoint_reduction(adjoint_term(results(z), arguments(tmpca1, tmpel1_2)), tmpel1_2)));
              restore(z);
              initialize_adjoint(a_z);
              adjoint_increment(target(a_z), increment(adjoint_reduction(adjoint_term(results(tmpca1), arguments(z, tmpel1_1)), z)));
              adjoint_increment(target(a_tmpel1_1), increment(adjoint_reduction(adjoint_term(results(tmpca1), arguments(z, tmpel1_1)), tmpel1_1)));
              restore(tmpca1);
              initialize_adjoint(a_tmpca1);
            end
            restore(k);
            restore_loop(k, tmpca1, z);
            adjoint_increment(target(a_p), increment([a_tmpel1_1, a_tmpel1_2]));
            restore(tmpel1_2);
            initialize_adjoint(a_tmpel1_2);
            restore(tmpel1_1);
            initialize_adjoint(a_tmpel1_1);
            restore(z);
            initialize_adjoint(a_z);
          end
          helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-increment[target/array/@ada:vector]" as="element(adjoint-increment)?">
    <xsl:if test="local:is-first(.)">
      <xsl:copy>
        <xsl:copy-of select="@*"/>
        <target>
          <xsl:copy-of select="target/array/var" copy-namespaces="no"/>
        </target>
        <increment>
          <xsl:sequence select="local:vector(target/array/@ada:vector, increment//tmp)"/>
        </increment>
      </xsl:copy>
    </xsl:if>
  </xsl:template>

  <xsl:template match="@ada:vector" as="empty-sequence()"/>

  <!-- Nothing reads the adjoints of the elements between the increments. -->
  <xsl:function name="local:is-first" as="xs:boolean">
    <xsl:param name="increment" as="element(adjoint-increment)"/>
    <xsl:variable name="vector" as="xs:string" select="string($increment/target/array/@ada:vector)"/>
    <xsl:sequence select="empty($increment/preceding-sibling::adjoint-increment[target/array/@ada:vector = $vector])"/>
  </xsl:function>

  <!-- The adjoints of all elements as a row or a column. -->
  <xsl:function name="local:vector" as="element(unary)">
    <xsl:param name="vector" as="xs:string"/>
    <xsl:param name="one" as="element(tmp)"/>
    <xsl:variable name="numbers" as="xs:integer+" select="tokenize($vector) ! xs:integer(.)"/>
    <xsl:variable name="elements" as="element(var)+"
        select="(1 to $numbers[2] * $numbers[3]) ! local:adjoint($one, $numbers[1] || '_' || .)"/>
    <unary op="[]">
      <row-list>
        <xsl:for-each-group select="$elements" group-adjacent="if ($numbers[2] = 1) then 1 else position()">
          <item-list>
            <xsl:sequence select="current-group()"/>
          </item-list>
        </xsl:for-each-group>
      </row-list>
    </unary>
  </xsl:function>

  <xsl:function name="local:adjoint" as="element(var)">
    <xsl:param name="one" as="element(tmp)"/>
    <xsl:param name="number" as="xs:string"/>
    <var>
      <a>
        <tmp>
          <xsl:copy-of select="$one/@*"/>
          <id>
            <xsl:value-of select="$number"/>
          </id>
        </tmp>
      </a>
    </var>
  </xsl:function>
</xsl:stylesheet>
