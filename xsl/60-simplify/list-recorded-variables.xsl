<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:local="urn:adjoinery:list-recorded-variables"
    xmlns:tape="urn:adjoinery:tape"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="iteration-record iteration-restore pack-tape unpack-tape" needs="ada:role ada:wanted">
    <c:purpose>Every record lists what analysis has found to be wanted of it (`ada:wanted`); where that is not asked, that of a
      function lists all its variables.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          for i = 1:3
            z = sin(z);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = x;
          tmpt2 = i;
          tmptape1 = empty_tape(i, 1:3);
          for i = 1:3
            tmpt3 = tmpsa1;
            tmpsa1 = sin(z);
            tmpt4 = z;
            z = tmpsa1;
            iteration_record(tmptape1, tmpt4);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:3
            iteration_restore(tmptape1, tmpt4);
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt4;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1 .* cos(z)));
            tmpsa1 = tmpt3;
            initialize_adjoint(a_tmpsa1);
          end
          i = tmpt2;
          adjoint_increment(target(a_x), increment(a_z));
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="inline=no">
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          b = sin(a);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          [z, tmptapec1] = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmpadjc1_1 = g(tmptapec1, a_z);
          adjoint_increment(target(a_x), increment(tmpadjc1_1));
        end

        function b = g(a)
          b = sin(a);
          pack_tape(a);
        end

        function a_a = g(a_b)
          unpack_tape(a);
          turning_point();
          initialize_adjoint(a_a);
          section();
          adjoint_increment(target(a_a), increment(a_b .* cos(a)));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../lib/tape.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <!-- The variables of the recording sweep, and of recomputed iterations in the reverse sweep, by their keys. -->
  <xsl:template mode="prepare" match="function" as="map(xs:string, element(var))">
    <xsl:sequence select="map:merge((tape:recording(.) | .) ! local:variables(.) ! map:entry(key:of(.), .))"/>
  </xsl:template>

  <xsl:template match="iteration-record | iteration-restore" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="tape:of(@loop)"/>
      <xsl:sequence select="tokenize(@ada:wanted) ! $prepared(.)"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="pack-tape | unpack-tape" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="if (@ada:wanted) then tokenize(@ada:wanted) ! $prepared(.) else local:variables(tape:recording(.))"/>
    </xsl:copy>
  </xsl:template>

  <!-- The variables of a function, one of each: its parameters, what is written to as a whole, and what in part. -->
  <xsl:function name="local:variables" as="element(var)*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:variable name="list" as="element(statement-list)" select="$function/statement-list"/>
    <xsl:variable name="targets" as="element(var)*"
        select="$list/descendant::binary[@op = '=']/*[1]/descendant-or-self::var[not(ancestor::param-list)]"/>
    <xsl:variable name="written" as="element(var)*" select="insert-before($targets, 1, key:written($list))"/>
    <xsl:for-each-group group-by="key:of(.)" select="insert-before($written, 1, $function/param-list/var)">
      <xsl:copy-of select="." copy-namespaces="no"/>
    </xsl:for-each-group>
  </xsl:function>
</xsl:stylesheet>
