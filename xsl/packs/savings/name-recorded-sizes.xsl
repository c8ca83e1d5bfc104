<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:name-recorded-sizes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="var@ada:sized initialize-adjoint@ada:sized" ends="*[@ada:sized]" needs="ada:sized"
      outdates="ada:sized">
    <c:purpose>Where the reverse sweep asks only how large a recorded value is, or whether it is a scalar, that is recorded
      and gets a name of its own.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, k)
          z = x;
          for i = 1:3
            z = sin(z + k * i) + x;
          end
        end
      </c:before>
      <c:after>
        function [a_x, a_k, result(z)] = f(x, k, a_z)
          header();
          section();
          z = x;
          tmptape1 = empty_tape(i, 1:3);
          for i = 1:3
            tmpca3 = mtimes(k, i);
            tmpca2 = plus(z, tmpca3);
            tmpca1 = sin(tmpca2);
            tmpt6 = z;
            z = plus(tmpca1, x);
            iteration_record(tmptape1, size(tmpca3), tmpca2, size(tmpca1), size(tmpt6));
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_k);
          section();
          reversed_loop i, 1:3
            iteration_restore(tmptape1, tmpsizeca3, tmpca2, tmpsizeca1, tmpsizet6);
            adjoint_increment(target(a_x), increment(adjoint_reduction(a_z, x)));
            adjoint_increment(target(a_tmpca2), increment(adm_unbroadcast_to(a_z, tmpsizeca1) .* cos(tmpca2)));
            adjoint_increment(target(a_z), increment(adm_unbroadcast_to(a_tmpca2, tmpsizet6)));
            adjoint_increment(target(a_k), increment(adm_unbroadcast_to(a_tmpca2, tmpsizeca3) .* i));
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          k = floor(x);
          z = x;
          for i = 1:3
            z = k * z;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          k = floor(x);
          z = x;
          tmptape1 = empty_tape(i, 1:3);
          for i = 1:3
            tmpt5 = z;
            z = mtimes(k, z);
            iteration_record(tmptape1, isscalar(tmpt5));
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          reversed_loop i, 1:3
            iteration_restore(tmptape1, tmpisscalart5);
            adjoint_increment(target(a_z), increment(adm_product_right(a_z, k, tmpisscalart5)));
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="iteration-record/var[@ada:sized]" as="element(call)">
    <xsl:variable name="bare" as="element(var)">
      <var>
        <xsl:copy-of select="@* except @ada:sized"/>
        <xsl:copy-of select="*" copy-namespaces="no"/>
      </var>
    </xsl:variable>
    <xsl:sequence select="build:call(local:asked(.), $bare)"/>
  </xsl:template>

  <xsl:template match="iteration-restore/var[@ada:sized]" as="element(var)">
    <xsl:sequence select="local:name(.)"/>
  </xsl:template>

  <!-- The statement that would copy the value to its variable. -->
  <xsl:template match="binary[@restores][var/@ada:sized]" as="empty-sequence()"/>

  <xsl:template match="adjoint-reduction[var/@ada:sized]" as="element(call)">
    <xsl:variable name="adjoint" as="element()">
      <xsl:apply-templates select="*[1]"/>
    </xsl:variable>
    <xsl:sequence select="build:call('adm_unbroadcast_to', insert-before(local:name(*[2]), 1, $adjoint))"/>
  </xsl:template>

  <xsl:template match="initialize-adjoint[@ada:sized]" as="element(binary)">
    <xsl:sequence select="build:assign(*, build:call('zeros', local:name(.)))"/>
  </xsl:template>

  <!-- `size(x)` is what was recorded; `isscalar(x)` is too, or follows from the size. -->
  <xsl:template match="call[param-list/var/@ada:sized]" as="element()">
    <xsl:variable name="variable" as="element(var)" select="param-list/var"/>
    <xsl:sequence select="if (id = local:asked($variable)) then local:name($variable)
        else build:binary('==', build:call('prod', local:name($variable)), build:literal('1'))"/>
  </xsl:template>

  <xsl:function name="local:asked" as="xs:string">
    <xsl:param name="use" as="element()"/>
    <xsl:sequence select="substring-before($use/@ada:sized, ' ')"/>
  </xsl:function>

  <!-- The variable that holds the size, in the place of the value. -->
  <xsl:function name="local:name" as="element(var)">
    <xsl:param name="use" as="element()"/>
    <xsl:sequence select="build:temporary(local:asked($use), substring-after($use/@ada:sized, ' '))"/>
  </xsl:function>
</xsl:stylesheet>
