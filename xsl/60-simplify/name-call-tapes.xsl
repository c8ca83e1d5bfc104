<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:name-call-tapes"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call@role=recording call@role=returning" needs="ada:call">
    <c:purpose>Returns the tape of a called function as its last output and passes it to its returning version as the first
      argument.</c:purpose>
    <c:case>
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
          pack_tape();
        end

        function a_a = g(a_b)
          unpack_tape();
          turning_point();
          initialize_adjoint(a_a);
          section();
          adjoint_increment(target(a_a), increment(a_b .* cos(a)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function [b, c] = g(a)
          b = a;
          c = 2 * a;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          [z, tmpof1_1, tmptapec1] = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmpadjc1_1 = g(tmptapec1, a_z);
          adjoint_increment(target(a_x), increment(tmpadjc1_1));
        end

        function [b, c] = g(a)
          b = a;
          c = 2 * a;
          pack_tape();
        end

        function a_a = g(a_b)
          unpack_tape();
          turning_point();
          initialize_adjoint(a_a);
          section();
          adjoint_increment(target(a_a), increment(a_b));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[call/@role = 'recording']" as="element(binary)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="build:outputs(insert-before(local:tape(call), 1,
          *[1] ! (if (self::unary) then row-list/item-list/* else self::var)))"/>
      <xsl:apply-templates select="call"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[@role = 'returning']/param-list" as="element(param-list)">
    <param-list>
      <xsl:sequence select="local:tape(..)"/>
      <xsl:apply-templates/>
    </param-list>
  </xsl:template>

  <xsl:function name="local:tape" as="element(var)">
    <xsl:param name="call" as="element(call)"/>
    <var>
      <tmp kind="tape">
        <id>
          <xsl:value-of select="'c' || $call/@ada:call"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
