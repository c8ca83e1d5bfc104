<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:tape="urn:adjoinery:tape"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" guard="parts" on="for while call@role=recording call@role=returning"
      needs="ada:call ada:counted ada:from ada:loop ada:range">
    <c:purpose>Every loop gets a tape: a value of its own that grows by one record per iteration. The tape of a called function
      is its last output, and the first argument of its returning version.</c:purpose>
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
          overwrite_loop(i, tmpsa1, z);
          tmpt2 = i;
          tmptape1 = empty_tape(i, 1:3);
          for i = 1:3
            tmpt3 = tmpsa1;
            tmpsa1 = sin(z);
            tmpt4 = z;
            z = tmpsa1;
            iteration_record();
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:3
            iteration_restore();
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt4;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1 .* cos(z)));
            tmpsa1 = tmpt3;
            initialize_adjoint(a_tmpsa1);
          end
          i = tmpt2;
          restore_loop(i, tmpsa1, z);
          adjoint_increment(target(a_x), increment(a_z));
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          while z &gt; 1
            z = z / 2;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = x;
          iteration_start(tmpla1);
          overwrite_loop(tmpsa1, z);
          tmptape1 = empty_tape();
          while z &gt; 1
            iteration_count(tmpla1);
            tmpt3 = tmpsa1;
            tmpsa1 = mrdivide(z, 2);
            tmpt4 = z;
            z = tmpsa1;
            iteration_record();
          end
          push_control(tmpla1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          pop_control(tmpla1);
          reversed_loop counter(tmpla1)
            iteration_restore();
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt4;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1 ./ 2));
            tmpsa1 = tmpt3;
            initialize_adjoint(a_tmpsa1);
          end
          restore_loop(tmpsa1, z);
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
    <c:case options="inline=no">
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
  <xsl:include href="../lib/tape.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="for | while" as="element()+">
    <binary op="=">
      <xsl:copy-of select="@ada:from"/>
      <xsl:sequence select="tape:of(@ada:loop)"/>
      <empty-tape>
        <xsl:copy-of select="@ada:loop"/>
        <xsl:copy-of select="@ada:counted | @ada:range"/>
        <xsl:copy-of select="self::for[not(@ada:counted)]/*[not(self::statement-list)]" copy-namespaces="no"/>
      </empty-tape>
    </binary>
    <xsl:next-match/>
  </xsl:template>

  <xsl:template match="binary[call/@role = 'recording']" as="element(binary)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="build:outputs(insert-before(tape:of('c' || call/@ada:call), 1,
          *[1] ! (if (self::unary) then row-list/item-list/* else self::var)))"/>
      <xsl:apply-templates select="call"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[@role = 'returning']" as="element(call)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="id" copy-namespaces="no"/>
      <param-list>
        <xsl:sequence select="tape:of('c' || @ada:call)"/>
        <xsl:apply-templates select="param-list/*"/>
      </param-list>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
