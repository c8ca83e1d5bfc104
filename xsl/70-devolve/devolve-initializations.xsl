<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:path="urn:adjoinery:storage-path"
    xmlns:local="urn:adjoinery:devolve-initializations"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part"
      on="turning-point initialize-adjoint initialize-adjoint-field initialize-adjoint-part missing-seed missing-parameter"
      ends="turning-point | initialize-adjoint | initialize-adjoint-field | initialize-adjoint-part | missing-seed | missing-parameter"
      needs="ada:container ada:shape ada:sparse" writes="ada:is">
    <c:purpose>Adjoints begin as zeros of the size of their variables, or as the seed that was left out.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          section();
          a_x = a_z;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic independents=x optional-arguments=any">
      <c:before>
        function z = f(x, n)
          if nargin &lt; 2
            n = 3;
          end
          z = x * n;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, n, a_z)
          header();
          section();
          if nargin &lt; 2
            n = [];
          end
          tmpba1 = 0;
          if nargin &lt; 2
            tmpba1 = 1;
            adimat_push1(n);
            n = 3;
          end
          adimat_push1(tmpba1);
          z = mtimes(x, n);
          result(z) = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          else
            adm_check_seed(a_z, z);
          end
          a_x = a_zeros1(x);
          section();
          a_x = adimat_adjsum(a_x, adimat_adjmultl(x, a_z, n));
          tmpba1 = adimat_pop1;
          if tmpba1 == 1
            n = adimat_pop1;
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function varargout = f(x)
          varargout = {x, 2 * x};
        end
      </c:before>
      <c:after>
        function [a_x, result(varargout)] = f(x, a_varargout)
          header();
          section();
          varargout = cell(1, 0);
          varargout = {x, mtimes(2, x)};
          result(varargout) = varargout;
          a_varargout = adm_list_seed(a_varargout, varargout);
          section();
          a_x = a_varargout{1} + a_varargout{2} .* 2;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="no-missing-adjoint-args=yes">
      <c:before>
        function z = f(x)
          z = x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          result(z) = z;
          section();
          a_x = a_z;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic avoid-vararg-functions=yes">
      <c:before>
        function z = f(x, y)
          z = sin(x) + y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          tmpca1 = sin(x);
          z = plus(tmpca1, y);
          result(z) = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          else
            adm_check_seed(a_z, z);
          end
          a_tmpca1 = a_zeros1(tmpca1);
          a_x = a_zeros1(x);
          a_y = a_zeros1(y);
          section();
          a_tmpca1 = adimat_adjsum(a_tmpca1, adimat_adjred(tmpca1, a_z));
          a_y = adimat_adjsum(a_y, adimat_adjred(y, a_z));
          a_x = adimat_adjsum(a_x, a_tmpca1 .* cos(x));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/build-subscripts.xsl"/>
  <xsl:include href="../lib/storage-path.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>
  <xsl:param name="avoid-vararg-functions" as="xs:string" select="'no'"/>
  <xsl:param name="no-missing-adjoint-args" as="xs:string" select="'no'"/>
  <xsl:variable name="together" as="xs:boolean" select="$style = 'classic' and $avoid-vararg-functions = 'no'"/>

  <!-- ADiMat makes all zero adjoints at the turning point at once. -->
  <xsl:template match="turning-point" as="element(binary)?">
    <xsl:variable name="all" as="element(initialize-adjoint)*" select="local:together(.)"/>
    <xsl:if test="$together and count($all) gt 1">
      <xsl:sequence select="build:assign(build:outputs($all/var), build:call('a_zeros', $all/var/a ! build:variable(*)))"/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="initialize-adjoint[$together][preceding-sibling::*[not(self::initialize-adjoint)][1]
      [self::turning-point][count(local:together(.)) gt 1]]" as="empty-sequence()" priority="1"/>

  <xsl:function name="local:together" as="element(initialize-adjoint)*">
    <xsl:param name="turning-point" as="element(turning-point)"/>
    <xsl:variable name="end" as="element()?" select="$turning-point/following-sibling::*[not(self::initialize-adjoint)][1]"/>
    <xsl:sequence select="$turning-point/following-sibling::initialize-adjoint[empty($end) or . &lt;&lt; $end]"/>
  </xsl:function>

  <!-- An adjoint that has the right size already is cleared in its place. -->
  <xsl:template match="initialize-adjoint[@ada:shape = 'own']" as="element(binary)" priority="1">
    <xsl:variable name="all" as="element(array)">
      <array>
        <xsl:copy-of select="var" copy-namespaces="no"/>
        <param-list>
          <colon/>
        </param-list>
      </array>
    </xsl:variable>
    <xsl:sequence select="build:assign($all, build:literal('0'))"/>
  </xsl:template>

  <xsl:template match="initialize-adjoint" as="element(binary)">
    <xsl:variable name="variable" as="element(var)">
      <var>
        <xsl:copy-of select="var/a/*" copy-namespaces="no"/>
      </var>
    </xsl:variable>
    <xsl:sequence select="build:assign(var,
        if (@ada:container = 'outer') then build:cell(())
        else if (@ada:container) then build:call('adm_zeros', $variable)
        else if (@ada:shape = 'scalar') then build:literal('0')
        else if (@ada:sparse) then build:call('adm_sparse_zeros', $variable)
        else if ($style = 'classic') then build:call('a_zeros1', $variable)
        else build:call('zeros', build:call('size', $variable)))"/>
  </xsl:template>

  <xsl:template match="initialize-adjoint-field" as="element(binary)">
    <xsl:variable name="adjoint" as="element(var)" select="(*[1]/descendant::var)[1]"/>
    <xsl:variable name="variable" as="element(var)" select="(*[2]/descendant::var)[1]"/>
    <xsl:sequence select="build:assign($adjoint, build:call('adm_reset', ($adjoint, $variable, path:of(*[2]))))"/>
  </xsl:template>

  <xsl:template match="initialize-adjoint-part" as="element(binary)">
    <xsl:sequence select="build:assign(*, build:literal('0'))"/>
  </xsl:template>

  <xsl:template match="missing-seed[$no-missing-adjoint-args = 'yes']" as="empty-sequence()" priority="1"/>

  <xsl:template match="missing-seed[not(@position)]" as="element(binary)">
    <xsl:sequence select="build:assign(*[1], build:call('adm_list_seed', *))"/>
  </xsl:template>

  <xsl:template match="missing-seed[@position] | missing-parameter" as="element(choose)">
    <choose>
      <when>
        <binary op="&lt;">
          <xsl:sequence select="build:call('nargin', ())"/>
          <xsl:sequence select="build:literal(@position)"/>
        </binary>
        <statement-list>
          <xsl:sequence select="build:assign(*[1],
              if (self::missing-seed) then build:call('adm_seed', *[2]) else build:brackets(()))"/>
        </statement-list>
      </when>
      <xsl:variable name="check" as="element(statement-list)">
        <statement-list>
          <xsl:sequence select="build:call('adm_check_seed', *)"/>
        </statement-list>
      </xsl:variable>
      <xsl:choose>
        <!-- For a number the call takes longer than a gradient of a few elements. -->
        <xsl:when test="self::missing-seed[@ada:shape = 'scalar' or $style = 'fast']">
          <when>
            <xsl:sequence select="local:may-not-fit(.)"/>
            <xsl:sequence select="$check"/>
          </when>
        </xsl:when>
        <xsl:when test="self::missing-seed">
          <otherwise>
            <xsl:sequence select="$check"/>
          </otherwise>
        </xsl:when>
      </xsl:choose>
    </choose>
  </xsl:template>

  <!-- Whether a seed or its result is more than one number of a floating-point class. -->
  <xsl:function name="local:may-not-fit" as="element(binary)">
    <xsl:param name="seed" as="element()"/>
    <xsl:variable name="several" as="element(binary)+" select="$seed/* ! build:binary('~=', build:call('numel', .), build:literal('1'))"/>
    <xsl:variable name="no-float" as="element(unary)">
      <unary op="~">
        <xsl:sequence select="build:call('isfloat', $seed/*[2])"/>
      </unary>
    </xsl:variable>
    <xsl:sequence select="
        if ($seed/@ada:shape = 'scalar') then build:binary('||', $several[1], build:call('isinteger', $seed/*[2]))
        else build:binary('||', build:binary('||', $several[1], $several[2]), $no-float)"/>
  </xsl:function>
</xsl:stylesheet>
