<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:same="urn:adjoinery:same-expression"
    xmlns:local="urn:adjoinery:drop-returned-parts"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="initialize-adjoint-part" guard="none" needs="ada:container ada:first ada:repeats">
    <c:purpose>A part of an adjoint that is taken, set to zero and given back unchanged stays as it is: what was added to a
      part of a variable left its adjoint alone.</c:purpose>
    <c:case>
      <c:before>
        function y = f(x, y)
          y(2) = y(2) + x(1);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(y)] = f(x, y, a_y)
          header();
          section();
          tmplia1 = plus(y(2), x(1));
          y(2) = tmplia1;
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmplia1), increment(taken(a_y(2))));
          adjoint_increment(target(a_x(1)), increment(a_tmplia1));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, y, k)
          y(k, k) = y(k, k) + x;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, a_k, result(y)] = f(x, y, k, a_y)
          header();
          section();
          adm_check_handles(y);
          tmplia1 = plus(y(k, k), x);
          y(k, k) = tmplia1;
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_k);
          section();
          adjoint_increment(target(a_tmplia1), increment(taken(a_y(k, k))));
          adjoint_increment(target(a_x), increment(adjoint_reduction(a_tmplia1, x)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, y)
          y(2) = y(2) * 3;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(y)] = f(x, y, a_y)
          header();
          section();
          tmplia1 = mtimes(y(2), 3);
          y(2) = tmplia1;
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmplia1), increment(taken(a_y(2))));
          initialize_adjoint_part(a_y(2));
          adjoint_increment(target(a_y(2)), increment(a_tmplia1 .* 3));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, y)
          for i = 1:2
            y(i) = y(i) + x(1) .* y(1);
          end
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(y)] = f(x, y, a_y)
          header();
          section();
          tmptape1 = empty_tape(i, 1:2);
          for i = 1:2
            tmpca1 = times(x(1), y(1));
            tmplia1 = plus(y(i), tmpca1);
            tmptp4 = y(i);
            y(i) = tmplia1;
            iteration_record(tmptape1, tmptp4);
          end
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:2
            iteration_restore(tmptape1, tmptp4);
            adjoint_increment(target(a_tmplia1), increment(taken(a_y(i))));
            y(i) = tmptp4;
            adjoint_increment(target(a_tmpca1), increment(a_tmplia1));
            adjoint_increment(target(a_x(1)), increment(a_tmpca1 .* y(1)));
            adjoint_increment(target(a_y(1)), increment(a_tmpca1 .* x(1)));
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:include href="../../lib/same-expression.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="initialize-adjoint-part[local:is-returned(.)]" as="empty-sequence()"/>

  <xsl:template match="adjoint-increment[preceding-sibling::*[1]/self::initialize-adjoint-part[local:is-returned(.)]]"
      as="empty-sequence()"/>

  <!-- Whether what stands before takes the part as it is, and what stands behind gives it back. Where indices may repeat,
       taking gives zeros for all but the last value of an element, so giving back makes each element what it was. -->
  <xsl:function name="local:is-returned" as="xs:boolean">
    <xsl:param name="zeroing" as="element(initialize-adjoint-part)"/>
    <xsl:variable name="part" as="element(array)?" select="$zeroing/array"/>
    <xsl:variable name="before" as="element()?" select="$zeroing/preceding-sibling::*[1]"/>
    <xsl:variable name="taking" as="element(adjoint-increment)?"
        select="($before, $before[local:restores(., $part)]/preceding-sibling::*[1])
          /self::adjoint-increment[@ada:first = 'yes'][not(@ada:container)]"/>
    <xsl:variable name="giving" as="element(adjoint-increment)?"
        select="$zeroing/following-sibling::*[1]/self::adjoint-increment[not(@ada:container)]"/>
    <xsl:variable name="taken" as="element(array)?" select="$taking/increment/(.[$part/@ada:repeats = 'no'] | taken)/array"/>
    <xsl:variable name="target" as="element(array)?" select="$giving/target/array"/>
    <xsl:sequence select="exists($part) and exists($taken) and exists($target)
        and exists($taking/target/var) and exists($giving/increment/var)
        and key:of($giving/increment/var) eq key:of($taking/target/var)
        and same:is($part, $taken) and same:is($part, $target)"/>
  </xsl:function>

  <!-- Whether a statement restores what the variable held in the part, and leaves the indices as they are. -->
  <xsl:function name="local:restores" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="part" as="element(array)?"/>
    <xsl:variable name="restored" as="element(array)?" select="$statement/self::binary[@restores]/array"/>
    <xsl:sequence select="exists($restored/var) and exists($part) and string($restored/var) eq string($part/var)
        and not($part/param-list/descendant::var = $restored/var)
        and same:is($restored/param-list, $part/param-list)"/>
  </xsl:function>
</xsl:stylesheet>
