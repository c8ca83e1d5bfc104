<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="binary@ada:recomputed iteration-restore@ada:recomputed"
      ends="*[@ada:recomputed]" needs="ada:recomputed" outdates="ada:recomputed">
    <c:purpose>Cheap values that are recorded are computed again at the beginning of the reversed iteration: their assignments stand
      there, too, behind what restores the record, which then need not hold them.</c:purpose>
    <c:case>
      <c:before>
        function f = f(x)
          f = 0;
          for i = 1:numel(x)
            f = f + (1 - x(i))^2;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(f)] = f(x, a_f)
          header();
          section();
          f = 0;
          tmptape1 = empty_tape(i, 1:numel(x));
          for i = 1:numel(x)
            tmpca2 = minus(1, x(i));
            f = plus(f, mpower(tmpca2, 2));
            iteration_record(tmptape1, tmpca2);
          end
          result(f) = f;
          missing_seed(a_f, f);
          turning_point();
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:numel(x)
            iteration_restore(tmptape1, tmpca2);
            tmpca2 = minus(1, x(i));
            adjoint_increment(target(a_x(i)), increment(-(2 .* a_f .* tmpca2)));
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          z = 0;
          for i = 1:3
            s = i:2 * i;
            z = z + sum(x(s)) * z;
          end
        end
      </c:before>
      <c:after>
        function [a_x, a_n, result(z)] = f(x, n, a_z)
          header();
          section();
          z = 0;
          tmptape1 = empty_tape(i, 1:3);
          for i = 1:3
            s = i:2 * i;
            tmpca2 = sum(x(s));
            tmpca1 = mtimes(tmpca2, z);
            tmpt7 = z;
            z = plus(z, tmpca1);
            iteration_record(tmptape1, s, tmpca2, tmpca1, tmpt7);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_n);
          section();
          reversed_loop i, 1:3
            iteration_restore(tmptape1, s, tmpca2, tmpca1, tmpt7);
            s = i:2 * i;
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt7;
            adjoint_increment(target(a_z), increment(adjoint_reduction(a_tmpsa1, z)));
            adjoint_increment(target(a_tmpca1), increment(adjoint_reduction(a_tmpsa1, tmpca1)));
            adjoint_increment(target(a_z), increment(adm_product_right(a_tmpca1, tmpca2, isscalar(z))));
            adjoint_increment(target(a_x(s)), increment(adm_spread(adm_product_left(a_tmpca1, isscalar(tmpca2), z), x(s))));
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, element(binary))">
    <xsl:sequence select="map:merge(descendant::statement-list ! binary[@ada:recomputed] ! map:entry(string(@ada:recomputed), .))"/>
  </xsl:template>

  <xsl:template match="binary[@ada:recomputed]" as="element(binary)">
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:recomputed"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="iteration-restore[@ada:recomputed]" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:recomputed"/>
      <xsl:apply-templates/>
    </xsl:copy>
    <xsl:apply-templates select="tokenize(@ada:recomputed) ! $prepared(.)"/>
  </xsl:template>
</xsl:stylesheet>
