<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="adjoint-increment@ada:gathered adjoint-increment@ada:gathers"
      ends="@ada:gathered | @ada:gathers" needs="ada:gathered ada:gathers" outdates="ada:gathered ada:gathers">
    <c:purpose>Increments of one adjoint, or of one part of it, stand together where nothing in between needs them: then they
      become one, and the part is read and written once.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x(2) * x(1) + x(1)^2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca1 = mtimes(x(2), x(1));
          tmpca2 = mpower(x(1), 2);
          z = plus(tmpca1, tmpca2);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(a_z));
          adjoint_increment(target(a_tmpca2), increment(a_z));
          adjoint_increment(target(a_x(2)), increment(a_tmpca1 .* x(1)));
          adjoint_increment(target(a_x(1)), increment(2 .* a_tmpca2 .* x(1)));
          adjoint_increment(target(a_x(1)), increment(a_tmpca1 .* x(2)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          for i = 2:3
            x(i) = x(i) * x(i - 1) + x(i);
          end
          z = x(3);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmptape1 = empty_tape(i, 2:3);
          for i = 2:3
            tmpca1 = mtimes(x(i), x(i - 1));
            tmplia1 = plus(tmpca1, x(i));
            tmptp4 = x(i);
            x(i) = tmplia1;
            iteration_record(tmptape1, tmptp4);
          end
          z = x(3);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x(3)), increment(a_z));
          reversed_loop i, 2:3
            iteration_restore(tmptape1, tmptp4);
            adjoint_increment(target(a_tmplia1), increment(taken(a_x(i))));
            x(i) = tmptp4;
            initialize_adjoint_part(a_x(i));
            adjoint_increment(target(a_tmpca1), increment(a_tmplia1));
            adjoint_increment(target(a_x(i)), increment(a_tmplia1));
            adjoint_increment(target(a_x(i)), increment(a_tmpca1 .* x(i - 1)));
            adjoint_increment(target(a_x(i - 1)), increment(a_tmpca1 .* x(i)));
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-increment[@ada:gathered]" as="empty-sequence()" priority="1"/>

  <xsl:template match="adjoint-increment[@ada:gathers]" as="element(adjoint-increment)+">
    <xsl:for-each select="../adjoint-increment[@ada:gathered = current()/@ada:gathers], .">
      <adjoint-increment>
        <xsl:copy-of select="@* except (@ada:gathered, @ada:gathers)"/>
        <xsl:copy-of select="node()" copy-namespaces="no"/>
      </adjoint-increment>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
