<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:step overwrite-loop@ada:undone restore-loop@ada:undone"
      ends="binary[@ada:step] | *[@ada:undone][not(self::for | self::while)]"
      needs="ada:step ada:undone" outdates="ada:step">
    <c:purpose>The reverse sweep undoes the steps of counters, `n = n - 1`, instead of restoring records. Loops that change them by
      steps alone keep no value of them from before.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          n = 0;
          for i = 1:numel(x)
            n = n + 1;
            z = z + sin(x(n));
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = 0;
          tmpt2 = n;
          n = 0;
          overwrite_loop(i, tmpca1, tmpsa1, z);
          tmpt3 = i;
          tmptape1 = empty_tape(i, 1:numel(x));
          for i = 1:numel(x)
            tmpt4 = n;
            n = n + 1;
            tmpt5 = tmpca1;
            tmpca1 = sin(x(n));
            tmpt6 = tmpsa1;
            tmpsa1 = plus(z, tmpca1);
            tmpt7 = z;
            z = tmpsa1;
            iteration_record();
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:numel(x)
            iteration_restore();
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt7;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1));
            adjoint_increment(target(a_tmpca1), increment(a_tmpsa1));
            tmpsa1 = tmpt6;
            initialize_adjoint(a_tmpsa1);
            adjoint_increment(target(a_x(n)), increment(a_tmpca1 .* cos(x(n))));
            tmpca1 = tmpt5;
            initialize_adjoint(a_tmpca1);
            n = n - 1;
          end
          i = tmpt3;
          restore_loop(i, tmpca1, tmpsa1, z);
          n = tmpt2;
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          n = 9;
          while n &gt; 4
            n = n - 2;
            z = z + sin(x(n));
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = 0;
          tmpt2 = n;
          n = 9;
          iteration_start(tmpla1);
          overwrite_loop(tmpca1, tmpsa1, z);
          tmptape1 = empty_tape();
          while n &gt; 4
            iteration_count(tmpla1);
            tmpt4 = n;
            n = n - 2;
            tmpt5 = tmpca1;
            tmpca1 = sin(x(n));
            tmpt6 = tmpsa1;
            tmpsa1 = plus(z, tmpca1);
            tmpt7 = z;
            z = tmpsa1;
            iteration_record();
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          reversed_loop counter(tmpla1)
            iteration_restore();
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt7;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1));
            adjoint_increment(target(a_tmpca1), increment(a_tmpsa1));
            tmpsa1 = tmpt6;
            initialize_adjoint(a_tmpsa1);
            adjoint_increment(target(a_x(n)), increment(a_tmpca1 .* cos(x(n))));
            tmpca1 = tmpt5;
            initialize_adjoint(a_tmpca1);
            n = n + 2;
          end
          restore_loop(tmpca1, tmpsa1, z);
          n = tmpt2;
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary[@ada:step]" as="element(binary)">
    <xsl:variable name="step" as="xs:integer" select="xs:integer(@ada:step)"/>
    <xsl:copy>
      <xsl:copy-of select="@* except (@ada:step, @restores)"/>
      <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      <binary op="{if ($step gt 0) then '-' else '+'}">
        <xsl:copy-of select="*[1]" copy-namespaces="no"/>
        <literal>
          <xsl:value-of select="abs($step)"/>
        </literal>
      </binary>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="overwrite-loop[@ada:undone] | restore-loop[@ada:undone]" as="element()?">
    <xsl:variable name="undone" as="xs:string+" select="tokenize(@ada:undone)"/>
    <xsl:where-populated>
      <xsl:copy>
        <xsl:copy-of select="@* except @ada:undone"/>
        <xsl:copy-of select="*[not(key:of(.) = $undone)]" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:where-populated>
  </xsl:template>
</xsl:stylesheet>
