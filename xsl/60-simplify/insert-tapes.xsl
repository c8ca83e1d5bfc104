<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:tape="urn:adjoinery:tape"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="for while" needs="ada:counted ada:from ada:loop">
    <c:purpose>Every loop gets a tape: a value of its own that grows by one record per iteration.</c:purpose>
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
  </c:contract>
  <xsl:include href="../lib/tape.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="for | while" as="element()+">
    <binary op="=">
      <xsl:copy-of select="@ada:from"/>
      <xsl:sequence select="tape:of(@ada:loop)"/>
      <empty-tape>
        <xsl:copy-of select="@ada:loop"/>
        <xsl:copy-of select="@ada:counted"/>
        <xsl:copy-of select="self::for[not(@ada:counted)]/*[not(self::statement-list)]" copy-namespaces="no"/>
      </empty-tape>
    </binary>
    <xsl:next-match/>
  </xsl:template>
</xsl:stylesheet>
