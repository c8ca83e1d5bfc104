<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:devolve-stack"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="overwrite overwrite-field restore overwrite-part restore-part push-control pop-control pack-tape unpack-tape overwrite-size restore-size"
      needs="ada:from" writes="ada:from ada:is">
    <c:purpose>Records become pushes on ADiMat's global stack, and restores pops, in reverse order (Willkomm 2020, 6.9).
      Adjacent pushes are one call.</c:purpose>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          if x &gt; 0
            z = 2 .* x;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = 0;
          tmpba1 = 0;
          if x &gt; 0
            tmpba1 = 1;
            adimat_push1(z);
            z = times(2, x);
          end
          adimat_push1(tmpba1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmpba1 = adimat_pop1;
          if tmpba1 == 1
            z = adimat_pop1;
            adjoint_increment(target(a_x), increment(a_z .* 2));
            initialize_adjoint(a_z);
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic independents=x">
      <c:before>
        function z = f(x, i)
          z = x;
          z(i) = 2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, i, a_z)
          header();
          section();
          z = x;
          adimat_push_index(z, i);
          z(i) = 2;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          z = adimat_pop_index(z, i);
          initialize_adjoint_part(a_z(i));
          a_z = adm_resize(a_z, size(z));
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic independents=x allow-array-growth=no">
      <c:before>
        function z = f(x, i)
          z = x;
          z(i) = 2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, i, a_z)
          header();
          section();
          z = x;
          adimat_push1(z(i));
          z(i) = 2;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          z(i) = adimat_pop1;
          initialize_adjoint_part(a_z(i));
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic independents=x use-push-index=no">
      <c:before>
        function z = f(x, i)
          z = x;
          z(i) = 2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, i, a_z)
          header();
          section();
          z = x;
          adimat_push1(z);
          z(i) = 2;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          z = adimat_pop1;
          initialize_adjoint_part(a_z(i));
          a_z = adm_resize(a_z, size(z));
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic independents=x avoid-vararg-functions=yes">
      <c:before>
        function z = f(x, i)
          z = x;
          z(i) = 2;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, i, a_z)
          header();
          section();
          z = x;
          adimat_push_index1(z, i);
          z(i) = 2;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          z = adimat_pop_index1(z, i);
          initialize_adjoint_part(a_z(i));
          a_z = adm_resize(a_z, size(z));
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-subscripts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="push" as="xs:string" select="'adimat_push'"/>
  <xsl:param name="pop" as="xs:string" select="'adimat_pop'"/>
  <xsl:param name="allow-array-growth" as="xs:string" select="'yes'"/>
  <xsl:param name="use-push-index" as="xs:string" select="'yes'"/>
  <xsl:param name="avoid-vararg-functions" as="xs:string" select="'no'"/>

  <xsl:template match="statement-list" as="element(statement-list)">
    <statement-list>
      <xsl:for-each-group select="*" group-adjacent="if (self::push-control or self::overwrite or self::pack-tape) then 'push' else ''">
        <xsl:choose>
          <xsl:when test="current-grouping-key() = 'push'">
            <xsl:sequence select="build:from(current-group()/@ada:from, local:push(current-group()/var))"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:apply-templates select="current-group()"/>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each-group>
    </statement-list>
  </xsl:template>

  <xsl:template match="restore | pop-control | unpack-tape" as="element(binary)*">
    <xsl:sequence select="build:from(@ada:from, reverse(var) ! local:pop(.))"/>
  </xsl:template>

  <xsl:template match="overwrite-part" as="element(call)">
    <xsl:sequence select="build:from(@ada:from,
        if ($allow-array-growth = 'no') then local:push(array)
        else if ($use-push-index = 'no') then local:push(array/*[1])
        else local:indexed($push, array))"/>
  </xsl:template>

  <xsl:template match="restore-part" as="element(binary)">
    <xsl:sequence select="build:from(@ada:from,
        if ($allow-array-growth = 'no') then local:pop(array)
        else if ($use-push-index = 'no') then local:pop(array/*[1])
        else build:assign(array/*[1], local:indexed($pop, array)))"/>
  </xsl:template>

  <!-- The variable has its old size or structure again: so does its adjoint. -->
  <xsl:template match="overwrite-size | overwrite-field" as="empty-sequence()"/>

  <!-- Where growth is an error there is nothing to shrink. -->
  <xsl:template match="restore-size" as="element(binary)?">
    <xsl:if test="$allow-array-growth = 'yes'">
      <xsl:sequence select="build:from(@ada:from, build:assign(var, build:call('adm_resize', (var, build:call('size', build:variable(var/a/*))))))"/>
    </xsl:if>
  </xsl:template>

  <xsl:function name="local:push" as="element(call)*">
    <xsl:param name="values" as="element()*"/>
    <xsl:choose>
      <xsl:when test="count($values) eq 1 or $avoid-vararg-functions = 'yes'">
        <xsl:sequence select="$values ! build:call(local:one($push), .)"/>
      </xsl:when>
      <xsl:when test="exists($values)">
        <xsl:sequence select="build:call($push, $values)"/>
      </xsl:when>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="local:pop" as="element(binary)">
    <xsl:param name="target" as="element()"/>
    <xsl:sequence select="build:assign($target, build:call(local:one($pop), ()))"/>
  </xsl:function>

  <!-- A call of the helper for elements of an array: there are some for one index and for two. -->
  <xsl:function name="local:indexed" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="elements" as="element(array)"/>
    <xsl:variable name="indices" as="element()*" select="build:subscripts($elements/param-list)"/>
    <xsl:variable name="count" as="xs:string" select="if ($avoid-vararg-functions = 'yes' and count($indices) = (1, 2))
        then string(count($indices)) else ''"/>
    <xsl:sequence select="build:call($name || '_index' || $count, ($elements/*[1], $indices))"/>
  </xsl:function>

  <!-- ADiMat's functions for single values end in 1; a user's own need not. -->
  <xsl:function name="local:one" as="xs:string">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="if (starts-with($name, 'adimat_')) then $name || '1' else $name"/>
  </xsl:function>
</xsl:stylesheet>
