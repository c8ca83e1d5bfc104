<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="*@ada:begins array@ada:again" ends="@ada:begins | @ada:again" needs="ada:again ada:begins ada:from"
      outdates="ada:again ada:begins">
    <c:purpose>An element that an iteration of a reversed loop reads several times is read once.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for i = 1:numel(x)
            z = z + x(i)^3 * sin(x(i));
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = 0;
          tmptape1 = empty_tape(i, 1:numel(x));
          for i = 1:numel(x)
            tmpca2 = mpower(x(i), 3);
            tmpca3 = sin(x(i));
            z = plus(z, mtimes(tmpca2, tmpca3));
            iteration_record(tmptape1, tmpca2, tmpca3);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:numel(x)
            iteration_restore(tmptape1, tmpca2, tmpca3);
            adjoint_increment(target(a_x(i)), increment(a_z .* tmpca2 .* cos(x(i)) + 3 .* (a_z .* tmpca3) .* x(i).^2));
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for i = 1:3
            z = z + sin(x(i));
            x(i) = x(i)^2 * cos(x(i));
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = 0;
          tmptape1 = empty_tape(i, 1:3);
          for i = 1:3
            z = plus(z, sin(x(i)));
            tmpca2 = mpower(x(i), 2);
            tmpca3 = cos(x(i));
            tmptp9 = x(i);
            x(i) = mtimes(tmpca2, tmpca3);
            iteration_record(tmptape1, tmpca2, tmpca3, tmptp9);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:3
            iteration_restore(tmptape1, tmpca2, tmpca3, tmptp9);
            adjoint_increment(target(a_tmplia1), increment(taken(a_x(i))));
            x(i) = tmptp9;
            tmpra1 = x(i);
            adjoint_increment(target(a_x(i)), increment(-a_tmplia1 .* tmpca2 .* sin(tmpra1) + 2 .* (a_tmplia1 .* tmpca3) .* tmpra1 + a_z .* cos(tmpra1)));
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="*[@ada:begins]" as="element()+">
    <xsl:variable name="statement" as="element()" select="."/>
    <xsl:for-each select="tokenize(@ada:begins)">
      <binary op="=">
        <xsl:copy-of select="$statement/@ada:from"/>
        <xsl:sequence select="build:temporary('ra', .)"/>
        <array>
          <xsl:variable name="read" as="element(array)" select="$statement/descendant::array[@ada:again = current()][1]"/>
          <xsl:copy-of select="$read/(@* except @ada:again), $read/*" copy-namespaces="no"/>
        </array>
      </binary>
    </xsl:for-each>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:begins"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="array[@ada:again]" as="element(var)">
    <xsl:sequence select="build:temporary('ra', @ada:again)"/>
  </xsl:template>
</xsl:stylesheet>
