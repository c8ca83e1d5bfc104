<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call:adm_spread" guard="none" needs="ada:container ada:first ada:total">
    <c:purpose>One number is not expanded to the size of an array where it is added to an adjoint that has this size
      already: the sum has it, too, and nothing is recorded for its size.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          if ~iscolumn(x), error('x'); end
          z = sum(x) * x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpba1 = 0;
          if ~iscolumn(x)
            tmpba1 = 1;
            error('x');
          end
          tmpca1 = sum(x);
          z = mtimes(tmpca1, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(adjoint_sum(a_z .* x)));
          adjoint_increment(target(a_x), increment(a_z .* tmpca1));
          adjoint_increment(target(a_x), increment(a_tmpca1));
          if tmpba1 == 1
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          if ~iscolumn(x), error('x'); end
          z = sum(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpba1 = 0;
          if ~iscolumn(x)
            tmpba1 = 1;
            error('x');
          end
          z = sum(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(adm_spread(a_z, x)));
          if tmpba1 == 1
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- The first increment of an adjoint is all of it. -->
  <xsl:template match="adjoint-increment[not(@ada:first)][not(@ada:container)]/increment/call[id = 'adm_spread'][@ada:total]
      | adjoint-increment[not(@ada:first)][not(@ada:container)]/increment/unary[@op = '-']/call[id = 'adm_spread'][@ada:total]"
      as="element()">
    <xsl:apply-templates select="param-list/*[1]"/>
  </xsl:template>
</xsl:stylesheet>
