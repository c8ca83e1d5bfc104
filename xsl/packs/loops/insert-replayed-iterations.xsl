<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:local="urn:adjoinery:insert-replayed-iterations"
    xmlns:tape="urn:adjoinery:tape"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="reversed-loop@ada:replayed"
      needs="ada:adjoint ada:container ada:loop ada:replayed ada:role ada:sums">
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
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for i = 1:3
            %ADiMat &lt;parallel/&gt;
            z = z + x(i) * x(i);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          overwrite(z);
          z = 0;
          overwrite_loop(i, z);
          overwrite(tmpca1, tmpsa1);
          overwrite(i);
          for i = 1:3
            %ADiMat &lt;parallel/>
            overwrite(tmpca1);
            tmpca1 = mtimes(x(i), x(i));
            overwrite(tmpsa1);
            tmpsa1 = plus(z, tmpca1);
            overwrite(z);
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
          reversed_loop i, 1:3
            %ADiMat &lt;parallel/>
            overwrite(tmpca1);
            tmpca1 = mtimes(x(i), x(i));
            overwrite(tmpsa1);
            tmpsa1 = plus(z, tmpca1);
            initialize_adjoint(a_tmpca1);
            initialize_adjoint(a_tmpsa1);
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            initialize_adjoint(a_z);
            adjoint_increment(target(a_z), increment(adjoint_reduction(adjoint_term(results(tmpsa1), arguments(z, tmpca1)), z)));
            adjoint_increment(target(a_tmpca1), increment(adjoint_reduction(adjoint_term(results(tmpsa1), arguments(z, tmpca1)), tmpca1)));
            restore(tmpsa1);
            initialize_adjoint(a_tmpsa1);
            adjoint_increment(target(a_x(i)), increment(adjoint_reduction(adjoint_term(results(tmpca1), arguments(x(i), x(i))), x(i))));
            adjoint_increment(target(a_x(i)), increment(adjoint_reduction(adjoint_term(results(tmpca1), arguments(x(i), x(i))), x(i))));
            restore(tmpca1);
            initialize_adjoint(a_tmpca1);
          end
          restore(i);
          restore(tmpca1, tmpsa1);
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpsa1);
          restore_loop(i, z);
          restore(z);
          initialize_adjoint(a_z);
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
    <xsl:variable name="sums" as="xs:string*" select="tokenize(../../@ada:sums)"/>
    <xsl:apply-templates mode="again" select="$iteration/statement-list/*[not(self::iteration-count or self::iteration-record)]">
      <xsl:with-param name="sums" tunnel="yes" select="$sums"/>
    </xsl:apply-templates>
    <!-- Results of an iteration may have another size in each. -->
    <xsl:for-each-group select="$iteration//overwrite/var[@ada:adjoint][not(key:of(.) = $sums)]" group-by="key:of(.)">
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

  <!-- Sums keep the value that they have behind the loop: their adjoints do not need another. -->
  <xsl:mode name="again" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="again" match="statement-list/binary[@op = '='] | overwrite" as="element()?">
    <xsl:param name="sums" as="xs:string*" tunnel="yes"/>
    <xsl:if test="not(*[1]/self::var and key:of(*[1]) = $sums)">
      <xsl:copy-of select="." copy-namespaces="no"/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="restore[local:restores-sum(.)]" as="empty-sequence()"/>

  <!-- Whether a restore is one of a sum of a loop around it, which keeps its last value. -->
  <xsl:function name="local:restores-sum" as="xs:boolean">
    <xsl:param name="restore" as="element(restore)"/>
    <xsl:sequence select="key:of($restore/*[1]) = $restore/ancestor::reversed-loop/tokenize(@ada:sums)"/>
  </xsl:function>
</xsl:stylesheet>
