<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:same="urn:adjoinery:same-expression"
    xmlns:local="urn:adjoinery:merge-zeroed-parts"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="initialize-adjoint-part" guard="none">
    <c:purpose>A part of an adjoint that is set to zero and then gets its first increment is assigned to.</c:purpose>
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
          adjoint_increment(target(a_y(2)), increment(a_tmplia1 .* 3));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x, y)
          y(2) = x(1);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(y)] = f(x, y, a_y)
          header();
          section();
          tmplia1 = x(1);
          tmpts2 = size(y);
          y(2) = tmplia1;
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmplia1), increment(taken(a_y(2))));
          initialize_adjoint_part(a_y(2));
          a_y = adm_resize(a_y, tmpts2);
          adjoint_increment(target(a_x(1)), increment(a_tmplia1));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../lib/same-expression.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="initialize-adjoint-part[local:is-merged(.)]" as="empty-sequence()"/>

  <xsl:template match="adjoint-increment[local:zeroing(.)]" as="element(adjoint-increment)">
    <xsl:copy>
      <xsl:attribute name="ada:first" select="'part'"/>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="*" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:is-merged" as="xs:boolean">
    <xsl:param name="zeroing" as="element(initialize-adjoint-part)"/>
    <xsl:variable name="behind" as="element()*" select="$zeroing/following-sibling::*[position() le 10]"/>
    <xsl:sequence select="some $it in $behind/self::adjoint-increment satisfies local:zeroing($it) is $zeroing"/>
  </xsl:function>

  <!-- What has set to zero just the part that an increment adds to: between them, other adjoints get theirs. -->
  <xsl:function name="local:zeroing" as="element(initialize-adjoint-part)?">
    <xsl:param name="increment" as="element(adjoint-increment)"/>
    <xsl:variable name="target" as="element(array)?"
        select="$increment[not(@ada:container | @ada:first)]/target/array[@ada:repeats = 'no'][var][param-list]"/>
    <xsl:variable name="before" as="element()*" select="$target ! $increment/preceding-sibling::*[position() le 10]"/>
    <xsl:variable name="zeroing" as="element(initialize-adjoint-part)?"
        select="$before/self::initialize-adjoint-part[same:is(array, $target)][last()]"/>
    <xsl:variable name="between" as="element()*" select="$before[. >> $zeroing]"/>
    <xsl:variable name="key" as="xs:string?" select="$target/var ! key:of(.)"/>
    <xsl:sequence select="$zeroing[array/@ada:repeats = 'no'][every $it in $between satisfies $it/self::adjoint-increment]
        [not(($between, $increment/increment)/descendant::var ! key:of(.) = $key)]"/>
  </xsl:function>
</xsl:stylesheet>
