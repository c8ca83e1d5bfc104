<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="var@ada:unread" guard="none" ends="var[@ada:unread]" needs="ada:unread" outdates="ada:unread">
    <c:purpose>Recording sweeps that are made again for their tape do not give the results that their callers have
      already; neither do others where the adjoint has no results.</c:purpose>
    <c:case options="calls=joint">
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
          z = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmptapec1 = g(x);
          tmpadjc1_1 = g(tmptapec1, a_z);
          adjoint_increment(target(a_x), increment(tmpadjc1_1));
        end

        function g(a)
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

        function b = g(a)
          b = sin(a);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="inline=no results=no no-missing-adjoint-args=yes">
      <c:before>
        function z = f(x)
          [a, b] = g(x);
          z = 3 * a + b;
        end
        function [b, c] = g(a)
          b = sin(a);
          c = cos(b);
        end
      </c:before>
      <c:after>
        function a_x = f(x, a_z)
          header();
          section();
          tmptapec1 = g(x);
          tmpca1 = mtimes(3, a);
          z = plus(tmpca1, b);
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_a);
          initialize_adjoint(a_b);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(a_z));
          adjoint_increment(target(a_b), increment(a_z));
          adjoint_increment(target(a_a), increment(a_tmpca1 .* 3));
          tmpadjc1_1 = g(tmptapec1, a_a, a_b);
          adjoint_increment(target(a_x), increment(tmpadjc1_1));
        end

        function g(a)
          b = sin(a);
          c = cos(b);
          pack_tape();
        end

        function a_a = g(a_b, a_c)
          unpack_tape();
          turning_point();
          initialize_adjoint(a_a);
          section();
          adjoint_increment(target(a_b), increment(-a_c .* sin(b)));
          adjoint_increment(target(a_a), increment(a_b .* cos(a)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="inline=no independents=x">
      <c:before>
        function z = f(x)
          %ADiMat &lt;recompute>g&lt;/recompute>
          y = g(x);
          z = y .* g(y);
        end
        function b = g(a)
          b = sin(a);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          %ADiMat &lt;recompute>g&lt;/recompute>
          y = g(x);
          [tmpca1, tmptapec2] = g(y);
          z = times(y, tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_y);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_y), increment(a_z .* tmpca1));
          adjoint_increment(target(a_tmpca1), increment(a_z .* y));
          tmpadjc2_1 = g(tmptapec2, a_tmpca1);
          adjoint_increment(target(a_y), increment(tmpadjc2_1));
          [y, tmptapec1] = g(x);
          tmpadjc1_1 = g(tmptapec1, a_y);
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

        function b = g(a)
          b = sin(a);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="var[@ada:unread]" as="empty-sequence()"/>

  <xsl:template match="binary/unary[row-list/item-list/var/@ada:unread]" as="element()">
    <xsl:variable name="read" as="element()+" select="row-list/item-list/*[not(@ada:unread)]"/>
    <xsl:sequence select="if (count($read) eq 1) then $read else build:outputs($read)"/>
  </xsl:template>
</xsl:stylesheet>
