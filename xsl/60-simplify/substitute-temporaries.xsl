<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="*@ada:substitute var@ada:replace"
      ends="*[@ada:substitute or @ada:replace]" needs="ada:replace ada:substitute"
      outdates="ada:replace ada:substitute">
    <c:purpose>Temporaries that are read but once, or only copy something, give way to their values.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sin(2 * x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca1 = mtimes(2, x);
          z = sin(tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* cos(tmpca1) .* 2));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = exp(x) * 3;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca1 = exp(x);
          z = mtimes(tmpca1, 3);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* 3 .* tmpca1));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function y = f(x, n)
          y = sin(x(1));
          for i = 1:n
            y = y + i;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(y)] = f(x, n, a_y)
          header();
          section();
          y = sin(x(1));
          iteration_start(tmpla1);
          for i = 1:n
            iteration_count(tmpla1);
            y = plus(y, i);
          end
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_x);
          section();
          reversed_loop counter(tmpla1), i, 1:n
          end
          adjoint_increment(target(a_x(1)), increment(a_y .* cos(x(1))));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, element())">
    <xsl:sequence select="map:merge(descendant::statement-list ! *[@ada:substitute]
        ! map:entry(string(@ada:substitute), if (self::binary) then *[2] else increment/*))"/>
  </xsl:template>

  <xsl:template match="*[@ada:substitute]" as="empty-sequence()"/>

  <xsl:template match="var[@ada:replace]" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:apply-templates select="$prepared(string(@ada:replace))"/>
  </xsl:template>
</xsl:stylesheet>
