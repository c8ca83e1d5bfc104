<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:tape="urn:adjoinery:tape"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="reversed-loop@ada:replayed"
      needs="ada:adjoint ada:container ada:loop ada:replayed ada:role">
    <c:purpose>The iterations of a loop that are not recorded are recomputed in the reverse sweep, each just before it is
      reversed (`%ADiMat &lt;parallel/>`).</c:purpose>
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
            overwrite(tmplia1);
            tmplia1 = sin(x(i));
            overwrite_size(z);
            overwrite_part(z(i));
            z(i) = tmplia1;
            iteration_record();
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
            overwrite(tmplia1);
            tmplia1 = g(x(i));
            overwrite_part(z(i));
            z(i) = tmplia1;
            iteration_record();
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
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:include href="../../lib/tape.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <!-- The loops whose iterations are recomputed, by their numbers: they stand where the recording sweep is. -->
  <xsl:template mode="prepare" match="function" as="map(xs:string, element(for))">
    <xsl:map>
      <xsl:for-each select="tape:recording(.)//for[@ada:replayed]">
        <xsl:map-entry key="string(@ada:loop)" select="."/>
      </xsl:for-each>
    </xsl:map>
  </xsl:template>

  <xsl:template match="reversed-loop[@ada:replayed]/statement-list/iteration-restore" as="element()*">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="iteration" as="element(for)" select="$prepared(@loop)"/>
    <xsl:copy-of select="$iteration/statement-list/*[not(self::iteration-count or self::iteration-record)]" copy-namespaces="no"/>
    <!-- Results of an iteration may have another size in each. -->
    <xsl:for-each-group select="$iteration//overwrite/var[@ada:adjoint]" group-by="key:of(.)">
      <initialize-adjoint>
        <xsl:copy-of select="@ada:container"/>
        <var>
          <a>
            <xsl:copy-of select="*" copy-namespaces="no"/>
          </a>
        </var>
      </initialize-adjoint>
    </xsl:for-each-group>
  </xsl:template>
</xsl:stylesheet>
