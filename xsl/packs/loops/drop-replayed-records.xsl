<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="for@ada:replayed" needs="ada:replayed">
    <c:purpose>Loops whose iterations are recomputed in the reverse sweep record nothing, and call plain functions.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          for i = 1:3
            %ADiMat &lt;parallel/&gt;
            z(i) = sin(x(i));
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          overwrite_loop(i, z);
          overwrite(tmplia1);
          overwrite_size(z);
          overwrite(i);
          for i = 1:3
            %ADiMat &lt;parallel/>
            tmplia1 = sin(x(i));
            z(i) = tmplia1;
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmplia1);
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:3
            %ADiMat &lt;parallel/>
            overwrite(tmplia1);
            tmplia1 = sin(x(i));
            overwrite_size(z);
            overwrite_part(z(i));
            z(i) = tmplia1;
            initialize_adjoint(a_tmplia1);
            adjoint_increment(target(a_tmplia1), increment(adjoint_fit(taken(a_z(i)), tmplia1)));
            restore_part(z(i));
            initialize_adjoint_part(a_z(i));
            restore_size(a_z);
            adjoint_increment(target(a_x(i)), increment(adjoint_term(results(tmplia1), arguments(x(i)))));
            restore(tmplia1);
            initialize_adjoint(a_tmplia1);
          end
          restore(i);
          restore_size(a_z);
          restore(tmplia1);
          initialize_adjoint(a_tmplia1);
          restore_loop(i, z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="inline=no">
      <c:before>
        function z = f(x)
          z = zeros(1, 3);
          for i = 1:3
            %ADiMat &lt;parallel/&gt;
            z(i) = g(x(i));
          end
        end
        function b = g(a)
          b = a ^ 2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          overwrite(z);
          z = zeros(1, 3);
          overwrite_loop(i, z);
          overwrite(tmplia1);
          overwrite(i);
          for i = 1:3
            %ADiMat &lt;parallel/>
            tmplia1 = g(x(i));
            z(i) = tmplia1;
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmplia1);
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:3
            %ADiMat &lt;parallel/>
            overwrite(tmplia1);
            tmplia1 = g(x(i));
            overwrite_part(z(i));
            z(i) = tmplia1;
            initialize_adjoint(a_tmplia1);
            adjoint_increment(target(a_tmplia1), increment(adjoint_fit(taken(a_z(i)), tmplia1)));
            restore_part(z(i));
            initialize_adjoint_part(a_z(i));
            tmpadjc1_1 = g(a_tmplia1);
            adjoint_increment(target(a_x(i)), increment(tmpadjc1_1));
            restore(tmplia1);
            initialize_adjoint(a_tmplia1);
          end
          restore(i);
          restore(tmplia1);
          initialize_adjoint(a_tmplia1);
          restore_loop(i, z);
          restore(z);
          initialize_adjoint(a_z);
        end

        function b = g(a)
          b = mpower(a, 2);
          pack_tape();
        end

        function a_a = g(a_b)
          unpack_tape();
          turning_point();
          initialize_adjoint(a_a);
          section();
          adjoint_increment(target(a_a), increment(adjoint_reduction(adjoint_term(results(b), arguments(a, 2)), a)));
        end

        function b = g(a)
          b = mpower(a, 2);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="for[@ada:replayed]" as="element(for)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="*[not(self::statement-list)]" copy-namespaces="no"/>
      <statement-list>
        <!-- The reverse sweep counts the iterations back. -->
        <xsl:copy-of select="statement-list/iteration-count" copy-namespaces="no"/>
        <xsl:apply-templates mode="unrecorded" select="statement-list/node()"/>
      </statement-list>
    </xsl:copy>
  </xsl:template>

  <xsl:mode name="unrecorded" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="unrecorded" as="empty-sequence()" match="overwrite | overwrite-field | overwrite-loop | overwrite-part
      | overwrite-size | iteration-record | push-control | iteration-start | iteration-count"/>

  <xsl:template mode="unrecorded" match="call/@role" as="empty-sequence()"/>

  <!-- The plain function gives what was asked for: it need not give more. -->
  <xsl:template mode="unrecorded" match="binary[call/@role]/unary[row-list/item-list/var/tmp/@kind = 'of']" as="element()">
    <xsl:sequence select="build:asked-outputs(.)"/>
  </xsl:template>
</xsl:stylesheet>
