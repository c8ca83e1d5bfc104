<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract guard="none" on="initialize-adjoint@ada:anew" ends="@ada:anew" needs="ada:anew" outdates="ada:anew">
    <c:purpose>Adjoints that nothing uses between two iterations begin where each reversed iteration does: then the values of the
      iteration before are not needed for their sizes.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for k = 1:3
            y = x(1:k + 1);
            z = z + y(1) * y(2);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = 0;
          overwrite_loop(k, y, tmpca1, tmpsa1, z);
          tmpt2 = k;
          tmptape1 = empty_tape(k, 1:3);
          for k = 1:3
            tmpt3 = y;
            y = x(1:k + 1);
            tmpt4 = tmpca1;
            tmpca1 = mtimes(y(1), y(2));
            tmpt5 = tmpsa1;
            tmpsa1 = plus(z, tmpca1);
            tmpt6 = z;
            z = tmpsa1;
            iteration_record();
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_y);
          initialize_adjoint(a_x);
          section();
          reversed_loop k, 1:3
            iteration_restore();
            initialize_adjoint(a_y);
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt6;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1));
            adjoint_increment(target(a_tmpca1), increment(a_tmpsa1));
            tmpsa1 = tmpt5;
            initialize_adjoint(a_tmpsa1);
            adjoint_increment(target(a_y(1)), increment(a_tmpca1 .* y(2)));
            adjoint_increment(target(a_y(2)), increment(a_tmpca1 .* y(1)));
            tmpca1 = tmpt4;
            initialize_adjoint(a_tmpca1);
            adjoint_increment(target(a_x(1:k + 1)), increment(a_y));
            y = tmpt3;
          end
          k = tmpt2;
          restore_loop(k, y, tmpca1, tmpsa1, z);
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
          y = x;
          for k = 1:3
            z = z + y(1);
            y = x(1:k + 1);
            for j = 1:2
              v = sin(y);
              z = z + v(j);
            end
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpt1 = z;
          z = 0;
          tmpt2 = y;
          y = x;
          overwrite_loop(k, tmpsa1, z, y, j, v, tmpsa2);
          tmpt3 = k;
          tmptape1 = empty_tape(k, 1:3);
          for k = 1:3
            tmpt4 = tmpsa1;
            tmpsa1 = plus(z, y(1));
            tmpt5 = z;
            z = tmpsa1;
            tmpt6 = y;
            y = x(1:k + 1);
            overwrite_loop(j, v, tmpsa2, z);
            tmpt7 = j;
            tmptape2 = empty_tape(j, 1:2);
            for j = 1:2
              v = sin(y);
              tmpt9 = tmpsa2;
              tmpsa2 = plus(z, v(j));
              tmpt10 = z;
              z = tmpsa2;
              iteration_record();
            end
            iteration_record();
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_tmpsa2);
          initialize_adjoint(a_y);
          initialize_adjoint(a_v);
          initialize_adjoint(a_x);
          section();
          reversed_loop k, 1:3
            iteration_restore();
            initialize_adjoint(a_v);
            reversed_loop j, 1:2
              iteration_restore();
              initialize_adjoint(a_v);
              adjoint_increment(target(a_tmpsa2), increment(a_z));
              z = tmpt10;
              initialize_adjoint(a_z);
              adjoint_increment(target(a_z), increment(a_tmpsa2));
              adjoint_increment(target(a_v(j)), increment(a_tmpsa2));
              tmpsa2 = tmpt9;
              initialize_adjoint(a_tmpsa2);
              adjoint_increment(target(a_y), increment(a_v .* cos(y)));
            end
            j = tmpt7;
            restore_loop(j, v, tmpsa2, z);
            adjoint_increment(target(a_x(1:k + 1)), increment(a_y));
            y = tmpt6;
            initialize_adjoint(a_y);
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt5;
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(a_tmpsa1));
            adjoint_increment(target(a_y(1)), increment(a_tmpsa1));
            tmpsa1 = tmpt4;
            initialize_adjoint(a_tmpsa1);
          end
          k = tmpt3;
          restore_loop(k, tmpsa1, z, y, j, v, tmpsa2);
          adjoint_increment(target(a_x), increment(a_y));
          y = tmpt2;
          initialize_adjoint(a_y);
          z = tmpt1;
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="reversed-loop/statement-list[initialize-adjoint/@ada:anew]/iteration-restore" as="element()+">
    <xsl:copy-of select="." copy-namespaces="no"/>
    <xsl:for-each select="../initialize-adjoint[@ada:anew]">
      <initialize-adjoint>
        <xsl:copy-of select="@* except @ada:anew"/>
        <xsl:copy-of select="node()" copy-namespaces="no"/>
      </initialize-adjoint>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="initialize-adjoint[@ada:anew]" as="empty-sequence()"/>
</xsl:stylesheet>
