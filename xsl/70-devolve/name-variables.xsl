<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:name-variables"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="tmp a g result" ends="tmp | a | g | result">
    <c:purpose>Temporaries, adjoints, tangents and results get names: short ones that tell what they are, or in classic style
      those of ADiMat; never one that the function already uses, never one for two of them.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, a_x)
          z = sin(x * a_x);
        end
      </c:before>
      <c:after>
        function [a_x_2, a_a_x, nr_z] = f(x, a_x, a_z)
          header();
          % recording sweep
          t1 = x * a_x;
          z = sin(t1);
          nr_z = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_t1 = a_z .* cos(t1);
          a_x_2 = adm_product_left(a_t1, isscalar(x), a_x);
          a_a_x = adm_product_right(a_t1, x, isscalar(a_x));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(x)
          a_y = 2;
          y_2 = x .* a_y;
          y = y_2 .* x;
          y = y .* y_2;
        end
      </c:before>
      <c:after>
        function [a_x, nr_y] = f(x, a_y_3)
          header();
          % recording sweep
          a_y = 2;
          y_2 = x .* a_y;
          y = y_2 .* x;
          y_1 = y;
          y = y .* y_2;
          nr_y = y;
          if nargin &lt; 2
            a_y_3 = adm_seed(y);
          elseif numel(a_y_3) ~= 1 || numel(y) ~= 1 || ~isfloat(y)
            adm_check_seed(a_y_3, y);
          end
          % reverse sweep
          a_t1 = a_y_3;
          y = y_1;
          a_y_3 = a_t1 .* y_2;
          a_y_2 = a_t1 .* y + a_y_3 .* x;
          a_x = a_y_3 .* y_2 + a_y_2 .* a_y;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function y = f(x)
          tmpca1 = x .* 2;
          y = (x + tmpca1) .* tmpca1;
        end
      </c:before>
      <c:after>
        function [a_x, nr_y] = f(x, a_y)
          header();
          % recording sweep
          tmpca1 = x .* 2;
          tmpca1_2 = x + tmpca1;
          y = tmpca1_2 .* tmpca1;
          nr_y = y;
          if nargin &lt; 2
            a_y = adm_seed(y);
          else
            adm_check_seed(a_y, y);
          end
          [a_tmpca1, a_tmpca1_2, a_x] = a_zeros(tmpca1_2, tmpca1, x);
          % reverse sweep
          a_tmpca1 = adimat_adjsum(a_tmpca1, a_y .* tmpca1);
          a_tmpca1_2 = adimat_adjsum(a_tmpca1_2, a_y .* tmpca1_2);
          a_x = adimat_adjsum(a_x, a_tmpca1);
          a_tmpca1_2 = adimat_adjsum(a_tmpca1_2, a_tmpca1);
          a_x = adimat_adjsum(a_x, a_tmpca1_2 .* 2);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = x / 2;
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = f(x, a_z)
          header();
          % recording sweep
          z = x / 2;
          nr_z = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          else
            adm_check_seed(a_z, z);
          end
          a_x = a_zeros1(x);
          % reverse sweep
          [tmpadjc1] = adimat_a_mrdividel(x, 2, a_z);
          a_x = adimat_adjsum(a_x, tmpadjc1);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>
  <xsl:param name="rev-prefix" as="xs:string" select="'a_'"/>
  <xsl:param name="forward-prefix" as="xs:string" select="'g_'"/>
  <xsl:param name="tmp-prefix" as="xs:string" select="'tmp'"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:string)">
    <xsl:variable name="taken" as="map(xs:string, xs:boolean)" select="map:merge(
        distinct-values(descendant::id[not(parent::tmp)]) ! map:entry(string(.), true()))"/>
    <!-- One of each, with what its name begins with; what the calls of adjoints give in classic style shares names. -->
    <xsl:variable name="variables" as="element(variable)*">
      <xsl:for-each-group group-by="local:key(.)" select="
          descendant::*[self::tmp or self::a or self::g or self::result][parent::var or parent::for or parent::catch]">
        <!-- One that gets an empty value first does not say what it is named by. -->
        <xsl:variable name="base" as="xs:string" select="local:base((current-group()[descendant-or-self::tmp/@name], .)[1])"/>
        <variable key="{current-grouping-key()}" base="{$base}"
            shared="{if ($style = 'classic' and @kind = 'adjc') then $base else current-grouping-key()}"/>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:variable name="whole" as="map(xs:string, xs:string)"
        select="local:whole($variables[not(ends-with(@base, '#'))], $taken)"/>
    <xsl:variable name="used" as="map(xs:string, xs:boolean)" select="local:with($taken, map:keys($whole) ! $whole(.))"/>
    <xsl:variable name="numbered" as="map(xs:string, xs:string)*">
      <xsl:for-each-group select="$variables[ends-with(@base, '#')]" group-by="string(@base)">
        <xsl:sequence select="local:numbered(current-group(), substring-before(current-grouping-key(), '#'), $used)"/>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:sequence select="map:merge(insert-before($numbered, 1, $whole))"/>
  </xsl:template>

  <!-- The identity of a variable, by what it holds: a temporary, an adjoint, a tangent, a result. -->
  <xsl:function name="local:key" as="xs:string">
    <xsl:param name="holder" as="element()"/>
    <xsl:sequence select="local-name($holder) || $holder/@kind || $holder/tmp/@kind || ' ' || $holder"/>
  </xsl:function>

  <!-- Names that nothing else has or wants stay; the others evade these and each other, in their order. -->
  <xsl:function name="local:whole" as="map(xs:string, xs:string)">
    <xsl:param name="variables" as="element(variable)*"/>
    <xsl:param name="taken" as="map(*)"/>
    <xsl:variable name="entries" as="map(xs:string, xs:string)*">
      <xsl:for-each-group select="$variables" group-by="string(@base)">
        <xsl:if test="not(map:contains($taken, current-grouping-key()))">
          <xsl:sequence select="map:entry(current-grouping-key(), string(@shared))"/>
        </xsl:if>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:variable name="kept" as="map(xs:string, xs:string)" select="map:merge($entries)"/>
    <xsl:variable name="names" as="map(xs:string, xs:string)" select="map:merge(
        map:keys($kept) ! map:entry($kept(.), .))"/>
    <xsl:variable name="evading" as="xs:string*" select="distinct-values(
        $variables[not(map:contains($names, string(@shared)))]/string(@shared))"/>
    <xsl:variable name="all" as="map(xs:string, xs:string)" select="if (empty($evading)) then $names else
        local:evading($variables, $evading, $names, local:with($taken, map:keys($kept)))"/>
    <xsl:sequence select="map:merge($variables ! map:entry(string(@key), $all(string(@shared))))"/>
  </xsl:function>

  <xsl:function name="local:evading" as="map(xs:string, xs:string)">
    <xsl:param name="variables" as="element(variable)*"/>
    <xsl:param name="evading" as="xs:string*"/>
    <xsl:param name="names" as="map(xs:string, xs:string)"/>
    <xsl:param name="taken" as="map(*)"/>
    <xsl:iterate select="$evading">
      <xsl:param name="names" as="map(xs:string, xs:string)" select="$names"/>
      <xsl:param name="taken" as="map(*)" select="$taken"/>
      <xsl:on-completion select="$names"/>
      <xsl:variable name="name" as="xs:string" select="free:name($taken, string($variables[@shared = current()][1]/@base))"/>
      <xsl:next-iteration>
        <xsl:with-param name="names" select="map:put($names, ., $name)"/>
        <xsl:with-param name="taken" select="map:put($taken, $name, true())"/>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>

  <xsl:function name="local:with" as="map(*)">
    <xsl:param name="taken" as="map(*)"/>
    <xsl:param name="names" as="xs:string*"/>
    <xsl:sequence select="fold-left($names, $taken, map:put(?, ?, true()))"/>
  </xsl:function>

  <!-- Names with one base are numbered in their order; numbers that would give a name that is used are left out. -->
  <xsl:function name="local:numbered" as="map(xs:string, xs:string)*">
    <xsl:param name="variables" as="element(variable)*"/>
    <xsl:param name="base" as="xs:string"/>
    <xsl:param name="used" as="map(*)"/>
    <xsl:iterate select="$variables">
      <xsl:param name="last" as="xs:integer" select="0"/>
      <xsl:variable name="number" as="xs:integer" select="local:free-number($used, $base, $last + 1)"/>
      <xsl:sequence select="map:entry(string(@key), $base || $number)"/>
      <xsl:next-iteration>
        <xsl:with-param name="last" select="$number"/>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>

  <xsl:function name="local:free-number" as="xs:integer">
    <xsl:param name="used" as="map(*)"/>
    <xsl:param name="base" as="xs:string"/>
    <xsl:param name="number" as="xs:integer"/>
    <xsl:sequence select="if (map:contains($used, $base || $number)) then local:free-number($used, $base, $number + 1)
        else $number"/>
  </xsl:function>

  <xsl:function name="local:base" as="xs:string">
    <xsl:param name="holder" as="element()"/>
    <xsl:sequence select="if ($holder/self::tmp) then local:temporary($holder)
        else (if ($holder/self::a) then $rev-prefix else if ($holder/self::g) then $forward-prefix else 'nr_')
          || (if ($holder/tmp) then local:temporary($holder/tmp) else $holder/*)"/>
  </xsl:function>

  <!-- The names of temporaries, by their kinds. -->
  <xsl:variable name="short" as="map(xs:string, xs:string)" select="map{'ba': 'branch', 'la': 'iterations', 'tape': 'tape',
      'adjc': 'r', 'carried': 'carried', 'place': 'place', 'index': 'index', 'i': 'i', 'ir': 'values', 'fra': 'bound', 'return': 'done', 'break': 'left', 'continue': 'skip',
      'failed': 'failed', 'page': 'page', 'first': 'first', 'err': 'err', 'pr': 'progress', 'size': 'size', 'rows': 'rows', 'columns': 'columns', 'pages': 'pages', 'isscalar': 'is_scalar'}"/>

  <xsl:function name="local:temporary" as="xs:string">
    <xsl:param name="tmp" as="element(tmp)"/>
    <xsl:sequence select="
        if ($tmp/@kind = ('in', 'ip')) then replace($tmp/id, '^(\d+_)+', '')
        else if ($style = 'classic') then $tmp-prefix || $tmp/@kind || (if ($tmp/@kind = 'adjc') then replace($tmp/id, '.*_', '') else $tmp/id)
        else if ($tmp/@kind = 'has') then 'has_' || $tmp/id
        else if ($tmp/@kind = 'el') then $tmp/@name || replace($tmp/id, '.*_', '_')
        else if ($tmp/@name) then $tmp/@name || '_#'
        else if ($tmp/id = '' and ($tmp/@kind = 'tape' or $tmp/@kind = 'parts')) then string($tmp/@kind)
        else if ($tmp/@kind = 'directions') then 'ndirs'
        else (if (map:contains($short, string($tmp/@kind))) then $short($tmp/@kind) else 't') || '#'"/>
  </xsl:function>

  <xsl:template match="tmp | a | g | result" as="element(id)">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <id>
      <xsl:value-of select="string($prepared(local:key(.)))"/>
    </id>
  </xsl:template>
</xsl:stylesheet>
