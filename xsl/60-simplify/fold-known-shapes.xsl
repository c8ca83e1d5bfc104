<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="adjoint-reduction adjoint-fit" needs="ada:along ada:fit">
    <c:purpose>Where shapes are known, nothing has to be undone at run time: an adjoint that has its variable's shape
      stays as it is, that of a scalar is summed (`adjoint-sum`), and so are the rows or columns of what was repeated.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(x(:)) + 2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca1 = sum(x(:));
          z = plus(tmpca1, 2);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(a_z));
          adjoint_increment(target(a_x(:)), increment(a_tmpca1));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          s = x(1);
          z = s .* [1, 2];
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          s = x(1);
          tmpda1 = [1, 2];
          z = times(s, tmpda1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_s);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_s), increment(adjoint_sum(a_z .* tmpda1)));
          adjoint_increment(target(a_x(1)), increment(a_s));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, b)
          if ~iscolumn(b) || ndims(x) ~= 2 || size(x, 1) ~= numel(b), error('x'); end
          z = x + b;
        end
      </c:before>
      <c:after>
        function [a_x, a_b, result(z)] = f(x, b, a_z)
          header();
          section();
          tmpba1 = 0;
          if ~iscolumn(b) || ndims(x) ~= 2 || size(x, 1) ~= numel(b)
            tmpba1 = 1;
            error('x');
          end
          push_control(tmpba1);
          z = plus(x, b);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_b);
          section();
          adjoint_increment(target(a_x), increment(a_z));
          adjoint_increment(target(a_b), increment(sum(a_z, 2)));
          pop_control(tmpba1);
          if tmpba1 == 1
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-reduction[@ada:fit = 'same'] | adjoint-fit[@ada:fit = 'same']" as="element()">
    <xsl:apply-templates select="*[1]"/>
  </xsl:template>

  <xsl:template match="adjoint-reduction[@ada:fit = 'scalar'] | adjoint-fit[@ada:fit = 'scalar']" as="element(adjoint-sum)">
    <adjoint-sum>
      <xsl:copy-of select="@ada:along"/>
      <xsl:apply-templates select="*[1]"/>
    </adjoint-sum>
  </xsl:template>

  <xsl:template match="adjoint-reduction[@ada:fit = ('row', 'column')] | adjoint-fit[@ada:fit = ('row', 'column')]" as="element(call)">
    <xsl:variable name="adjoint" as="element()">
      <xsl:apply-templates select="*[1]"/>
    </xsl:variable>
    <xsl:sequence select="build:call('sum', ($adjoint, build:literal(if (@ada:fit = 'row') then '1' else '2')))"/>
  </xsl:template>
</xsl:stylesheet>
