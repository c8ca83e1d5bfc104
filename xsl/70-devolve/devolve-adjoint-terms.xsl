<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:devolve-adjoint-terms"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts"
      on="adjoint-reduction adjoint-fit adjoint-sum adjoint-part adjoint-parts taken zero-adjoint"
      ends="adjoint-reduction | adjoint-fit | adjoint-sum | adjoint-part | adjoint-parts | taken | zero-adjoint"
      needs="ada:along ada:container ada:extent ada:repeats ada:sparse ada:stacked" writes="ada:is ada:repeats">
    <c:purpose>Undoing broadcasting, reshaping and concatenation becomes calls of helpers (Willkomm 2020, 3.2 and 3.3).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x + y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = plus(x, y);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(adm_unbroadcast(a_z, x)));
          adjoint_increment(target(a_y), increment(adm_unbroadcast(a_z, y)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = [x, y];
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = horzcat(x, y);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(adm_part(a_z, 2, 1, x, y)));
          adjoint_increment(target(a_y), increment(adm_part(a_z, 2, 2, x, y)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic adjoint-reductions=yes">
      <c:before>
        function z = f(x, y)
          z = zeros(2, 2);
          z(1, :) = x;
          z = z .* y(2);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = zeros(2, 2);
          adimat_push_index(z, 1, ':');
          z(1, :) = x;
          tmpsa1 = times(z, y(2));
          adimat_push1(z);
          z = tmpsa1;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          z = adimat_pop1;
          adjoint_increment(target(a_tmpsa1), increment(a_z));
          initialize_adjoint(a_z);
          adjoint_increment(target(a_z), increment(a_tmpsa1 .* y(2)));
          adjoint_increment(target(a_y(2)), increment(adm_sum(a_tmpsa1 .* z)));
          adjoint_increment(target(a_x), increment(adimat_adjred(x, adimat_adjreshape(x, a_z(1, :)))));
          z = adimat_pop_index(z, 1, ':');
          initialize_adjoint_part(a_z(1, :));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic adjoint-reductions=no" reports="W501">
      <c:before>
        function z = f(x, y)
          z = zeros(2, 2);
          z(1, :) = x;
          z = z .* y(2);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = zeros(2, 2);
          adimat_push_index(z, 1, ':');
          z(1, :) = x;
          tmpsa1 = times(z, y(2));
          adimat_push1(z);
          z = tmpsa1;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          z = adimat_pop1;
          adjoint_increment(target(a_tmpsa1), increment(a_z));
          initialize_adjoint(a_z);
          adjoint_increment(target(a_z), increment(a_tmpsa1 .* y(2)));
          adjoint_increment(target(a_y(2)), increment(a_tmpsa1 .* z));
          adjoint_increment(target(a_x), increment(adimat_adjreshape(x, a_z(1, :))));
          z = adimat_pop_index(z, 1, ':');
          initialize_adjoint_part(a_z(1, :));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic adjoint-reshapes=no" reports="W501">
      <c:before>
        function z = f(x, y)
          z = zeros(2, 2);
          z(1, :) = x;
          z = z .* y(2);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = zeros(2, 2);
          adimat_push_index(z, 1, ':');
          z(1, :) = x;
          tmpsa1 = times(z, y(2));
          adimat_push1(z);
          z = tmpsa1;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          z = adimat_pop1;
          adjoint_increment(target(a_tmpsa1), increment(a_z));
          initialize_adjoint(a_z);
          adjoint_increment(target(a_z), increment(a_tmpsa1 .* y(2)));
          adjoint_increment(target(a_y(2)), increment(adm_sum(a_tmpsa1 .* z)));
          adjoint_increment(target(a_x), increment(adimat_adjred(x, a_z(1, :))));
          z = adimat_pop_index(z, 1, ':');
          initialize_adjoint_part(a_z(1, :));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic adjoint-reductions=check">
      <c:before>
        function z = f(x, y)
          z = zeros(2, 2);
          z(1, :) = x;
          z = z .* y(2);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = zeros(2, 2);
          adimat_push_index(z, 1, ':');
          z(1, :) = x;
          tmpsa1 = times(z, y(2));
          adimat_push1(z);
          z = tmpsa1;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          z = adimat_pop1;
          adjoint_increment(target(a_tmpsa1), increment(a_z));
          initialize_adjoint(a_z);
          adjoint_increment(target(a_z), increment(a_tmpsa1 .* y(2)));
          adjoint_increment(target(a_y(2)), increment(adm_check_size(a_tmpsa1 .* z, 0)));
          adjoint_increment(target(a_x), increment(adm_check_size(adimat_adjreshape(x, a_z(1, :)), x)));
          z = adimat_pop_index(z, 1, ':');
          initialize_adjoint_part(a_z(1, :));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-subscripts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>
  <xsl:param name="adjoint-reductions" as="xs:string" select="'yes'"/>
  <xsl:param name="adjoint-reshapes" as="xs:string" select="'yes'"/>

  <xsl:template match="adjoint-reduction" as="element(call)">
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:sequence select="build:call('adm_unbroadcast', $parts)"/>
  </xsl:template>

  <xsl:template match="adjoint-fit" as="element(call)">
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:sequence select="build:call('adm_fit', $parts)"/>
  </xsl:template>

  <xsl:template match="adjoint-sum" as="element(call)">
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:sequence select="build:call(if (@ada:along and $style != 'classic') then 'sum' else 'adm_sum', $parts)"/>
  </xsl:template>

  <!-- The sum of a number in line takes half as long as a call that asks whether it is one. -->
  <xsl:template match="adjoint-sum[$style != 'classic'][not(@ada:along)][var]" as="element(call)" priority="1">
    <xsl:variable name="all" as="element(array)">
      <array ada:repeats="no">
        <xsl:apply-templates select="var"/>
        <param-list>
          <colon/>
        </param-list>
      </array>
    </xsl:variable>
    <xsl:sequence select="build:call('sum', $all)"/>
  </xsl:template>

  <!-- In classic style what sums and what reshapes can each be left out, or checked. -->
  <xsl:template match="adjoint-reduction[$style = 'classic']" as="element()" priority="1">
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:sequence select="local:checked($adjoint-reductions, local:reduced($parts[1], $parts[2]), $parts[2])"/>
  </xsl:template>

  <xsl:template match="adjoint-fit[$style = 'classic'][not(*[2]/@ada:container)]" as="element()" priority="1">
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:variable name="reshaped" as="element()"
        select="if ($adjoint-reshapes = 'yes') then build:call('adimat_adjreshape', reverse($parts)) else $parts[1]"/>
    <xsl:sequence select="local:checked(($adjoint-reshapes, $adjoint-reductions), local:reduced($reshaped, $parts[2]), $parts[2])"/>
  </xsl:template>

  <xsl:template match="adjoint-sum[$style = 'classic'][$adjoint-reductions != 'yes']" as="element()" priority="1">
    <xsl:variable name="adjoint" as="element()">
      <xsl:apply-templates select="*"/>
    </xsl:variable>
    <xsl:sequence select="local:checked($adjoint-reductions, $adjoint, build:literal('0'))"/>
  </xsl:template>

  <xsl:function name="local:reduced" as="element()">
    <xsl:param name="adjoint" as="element()"/>
    <xsl:param name="operand" as="element()"/>
    <xsl:sequence select="if ($adjoint-reductions = 'yes') then build:call('adimat_adjred', ($operand, $adjoint)) else $adjoint"/>
  </xsl:function>

  <!-- An adjoint that is as large as its variable, or else there is an error when it runs. -->
  <xsl:function name="local:checked" as="element()">
    <xsl:param name="options" as="xs:string+"/>
    <xsl:param name="adjoint" as="element()"/>
    <xsl:param name="variable" as="element()"/>
    <xsl:sequence select="if ($options = 'check') then build:call('adm_check_size', ($adjoint, $variable)) else $adjoint"/>
  </xsl:function>

  <xsl:template match="adjoint-part[@ada:stacked]" as="element(array)">
    <array ada:repeats="no">
      <xsl:apply-templates select="*[1]"/>
      <param-list>
        <xsl:if test="@ada:stacked = 'matrix' and @dim = '2'"><colon/></xsl:if>
        <xsl:sequence select="local:places(.)"/>
        <xsl:if test="@ada:stacked = 'matrix' and @dim = '1'"><colon/></xsl:if>
      </param-list>
    </array>
  </xsl:template>

  <!-- The rows or columns of a part, or its elements in a vector. -->
  <xsl:function name="local:places" as="element()">
    <xsl:param name="part" as="element(adjoint-part)"/>
    <xsl:variable name="extent" as="xs:string*" select="tokenize($part/@ada:extent)"/>
    <xsl:variable name="sizes" as="element()*" select="$part/arguments/* ! local:size-along($part, .)"/>
    <xsl:sequence select="
        if ($extent[1] and $extent[1] = $extent[2]) then build:literal($extent[1])
        else if ($extent[1]) then build:range(($extent ! build:literal(.)))
        else if ($part/@last) then build:range((build:binary('+', build:binary('-', $local:end, $sizes), build:literal('1')), $local:end))
        else if (count($sizes) = 1) then build:range((build:literal('1'), $sizes))
        else build:binary('+', fold-left(subsequence($sizes, 2, count($sizes) - 2), $sizes[1], function($sum, $it) { build:binary('+', $sum, $it) }),
            build:range((build:literal('1'), $sizes[last()])))"/>
  </xsl:function>

  <xsl:variable name="local:end" as="element(end)"><end/></xsl:variable>

  <xsl:function name="local:size-along" as="element()">
    <xsl:param name="part" as="element(adjoint-part)"/>
    <xsl:param name="array" as="element()"/>
    <xsl:sequence select="
        if ($array/self::literal) then build:literal('1')
        else if ($part/@ada:stacked = 'vector') then build:call('numel', $array)
        else build:call('size', ($array, build:literal($part/@dim)))"/>
  </xsl:function>

  <xsl:template match="adjoint-part | adjoint-parts" as="element(call)">
    <xsl:variable name="seed" as="element()">
      <xsl:apply-templates select="*[1]"/>
    </xsl:variable>
    <xsl:sequence select="build:call(if (@diagonal) then 'adm_unblkdiags' else if (@of) then 'adm_part' else 'adm_parts',
        ($seed, (@dim, @of) ! build:literal(.), arguments/*))"/>
  </xsl:template>

  <xsl:template match="taken[array[not(@ada:repeats = 'no')]/param-list]" as="element(call)">
    <xsl:sequence select="build:call('adm_take', (array/*[1], build:subscripts(array/param-list)))"/>
  </xsl:template>

  <xsl:template match="taken" as="element()">
    <xsl:apply-templates select="*"/>
  </xsl:template>

  <xsl:template match="zero-adjoint" as="element(call)">
    <xsl:sequence select="
        if (*/@ada:container) then build:call('adm_zeros', *)
        else if (*/@ada:sparse) then build:call('adm_sparse_zeros', *)
        else build:call('zeros', build:call('size', *))"/>
  </xsl:template>
</xsl:stylesheet>
