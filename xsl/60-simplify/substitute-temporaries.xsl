<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="*@ada:substitute *@ada:renames var@ada:replace"
      ends="*[@ada:substitute or @ada:renames or @ada:replace]" needs="ada:renames ada:replace ada:substitute"
      outdates="ada:renames ada:replace ada:substitute">
    <c:purpose>Temporaries that are read but once, or only copy something, give way to their values, and those whose value is handed to a
      variable to that.</c:purpose>
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
    <c:case options="independents=p">
      <c:before>
        function z = f(x, p)
          arguments
            x (1, 1)
            p (1, 1)
          end
          z = p;
          for i = 1:3
            z = (z + p) * x;
          end
        end
      </c:before>
      <c:after>
        function [a_p, result(z)] = f(x, p, a_z)
          header();
          section();
          if ~isscalar(x)
            error('Adjoinery:arguments', 'x must be of size (1,1).');
          end
          if ~isscalar(p)
            error('Adjoinery:arguments', 'p must be of size (1,1).');
          end
          z = p;
          for i = 1:3
            z = mtimes(plus(z, p), x);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_p);
          section();
          reversed_loop i, 1:3
            adjoint_increment(target(a_z), increment(a_z .* x));
            adjoint_increment(target(a_p), increment(a_z));
          end
          adjoint_increment(target(a_p), increment(a_z));
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
          for i = 1:n
            y = plus(y, i);
          end
          result(y) = y;
          missing_seed(a_y, y);
          turning_point();
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:n
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
    <xsl:sequence select="map:merge(descendant::statement-list ! (*[@ada:substitute]
        ! map:entry(string(@ada:substitute), if (self::binary) then *[2] else increment/*),
        *[@ada:renames] ! map:entry(string(@ada:renames), if (self::binary) then *[1] else target/*)))"/>
  </xsl:template>

  <xsl:template match="*[@ada:substitute or @ada:renames]" as="empty-sequence()"/>

  <xsl:template match="var[@ada:replace]" as="element()">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:apply-templates select="$prepared(string(@ada:replace))"/>
  </xsl:template>
</xsl:stylesheet>
