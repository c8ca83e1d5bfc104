<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:insert-usual-body"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" guard="none" on="function@ada:usual" ends="function[@ada:usual]" needs="ada:usual"
      writes="ada:is" outdates="ada:usual">
    <c:purpose>Where no shapes are told, one test at the beginning tells whether parameters have the shapes that the text suggests. Then a body
      runs that asks for none; otherwise the one for all shapes.</c:purpose>
    <c:case options="usual-shapes=auto independents=x">
      <c:before>
        function z = f(x, t, k)
          z = x(1);
          for i = 1:k
            x = x + t * x;
          end
          z = sum(x);
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, t, k, a_z)
          header();
          if nargin >= 3 &amp;&amp; iscolumn(x) &amp;&amp; ~issparse(x) &amp;&amp; ~isempty(x) &amp;&amp; isscalar(t) &amp;&amp; isscalar(k)
            % the shapes that the program suggests
            % recording sweep
            z = x(1);
            for i = 1:k
              x = x + t * x;
            end
            z = sum(x);
            nr_z = z;
            if nargin &lt; 4
              a_z = adm_seed(z);
            elseif numel(a_z) ~= 1 || isinteger(z)
              adm_check_seed(a_z, z);
            end
            % reverse sweep
            a_x = adm_spread(a_z, x);
            for i = numel(1:k):-1:1
              a_x = a_x + a_x .* t;
            end
          else
            % all other shapes
            % recording sweep
            z = x(1);
            tape1 = cell(1, numel(1:k));
            for i = 1:k
              t1 = t * x;
              x_1 = x;
              x = x + t1;
              tape1{i} = {size(t1), size(x_1)};
            end
            z = sum(x);
            nr_z = z;
            if nargin &lt; 4
              a_z = adm_seed(z);
            elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
              adm_check_seed(a_z, z);
            end
            % reverse sweep
            a_x = adm_spread(a_z, x);
            for i = numel(1:k):-1:1
              [size1, size2] = tape1{i}{:};
              a_t1 = a_x;
              a_x = adm_unbroadcast_to(a_t1, size2) + adm_product_right(adm_unbroadcast_to(a_t1, size1), t, prod(size2) == 1);
            end
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="usual-shapes=auto">
      <c:before>
        function z = f(x, y)
          z = x * y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, nr_z] = a_f(x, y, a_z)
          header();
          % recording sweep
          z = x * y;
          nr_z = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = adm_product_left(a_z, isscalar(x), y);
          a_y = adm_product_right(a_z, x, isscalar(y));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-conditions.xsl"/>
  <xsl:include href="../templates/resolved/choice.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <!-- The function for the usual shapes, if it is made of one body, too. -->
  <xsl:param name="usual" as="element(function)*" select="()"/>

  <xsl:template match="function[@ada:usual]" as="element(function)">
    <xsl:variable name="other" as="element(function)?" select="if (local:asked(.) gt 0) then $usual else ()"/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:usual"/>
      <xsl:choose>
        <xsl:when test="$other and local:pays(., $other)">
          <xsl:copy-of select="outvars, id, param-list" copy-namespaces="no"/>
          <statement-list>
            <xsl:copy-of select="statement-list/header" copy-namespaces="no"/>
            <xsl:sequence select="template:choice(
                template:branch(build:all(local:tests(.)), (local:comment('the shapes that the program suggests'), $other/statement-list/(* except header)))/when,
                (local:comment('all other shapes'), statement-list/(* except header)))"/>
          </statement-list>
        </xsl:when>
        <xsl:otherwise>
          <xsl:copy-of select="node()" copy-namespaces="no"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:comment" as="element(adc:comment)">
    <xsl:param name="text" as="xs:string"/>
    <adc:comment kind="line" place="own">
      <xsl:value-of select="'% ' || $text"/>
    </adc:comment>
  </xsl:function>

  <!-- A second body pays off if it saves questions in a loop, or several outside. -->
  <xsl:function name="local:pays" as="xs:boolean">
    <xsl:param name="general" as="element(function)"/>
    <xsl:param name="other" as="element(function)"/>
    <xsl:variable name="is-alike" as="xs:boolean" select="deep-equal($general/(outvars | param-list)//id/string(), $other/(outvars | param-list)//id/string())"/>
    <xsl:sequence select="$is-alike and local:asked($general) - local:asked($other) ge 4"/>
  </xsl:function>

  <!-- How much a body asks for shapes: what a loop asks counts four times. -->
  <xsl:function name="local:asked" as="xs:integer">
    <xsl:param name="function" as="element(function)"/>
    <xsl:variable name="asking" as="element(call)*" select="$function/descendant::call[id = $local:asking]"/>
    <xsl:sequence select="count($asking) + 3 * count($asking[ancestor::for or ancestor::while])"/>
  </xsl:function>

  <xsl:variable name="local:asking" as="xs:string+" select="'adm_unbroadcast', 'adm_unbroadcast_to', 'adm_product_left', 'adm_product_right',
      'adm_scatter', 'adm_part', 'adm_parts', 'adm_fit'"/>

  <xsl:function name="local:tests" as="element()+">
    <xsl:param name="function" as="element(function)"/>
    <xsl:for-each select="tokenize($function/@ada:usual)">
      <xsl:variable name="parts" as="xs:string+" select="tokenize(., ':')"/>
      <xsl:variable name="position" as="xs:integer" select="xs:integer(replace($parts[2], '^\D+', ''))"/>
      <xsl:variable name="parameter" as="element()" select="$function/param-list/*[$position]"/>
      <xsl:sequence select="
          if ($parts[1] = 'given') then build:has-arguments($position)
          else if ($parts[1] = 'scalar') then build:passive('isscalar', $parameter)
          else if ($parts[1] = 'column') then build:passive('iscolumn', $parameter)
          else if ($parts[1] = 'matrix') then build:binary('==', build:passive('ndims', $parameter), build:literal('2'))
          else if ($parts[1] = 'full') then local:no(build:passive('issparse', $parameter))
          else if ($parts[1] = 'some') then local:no(build:passive('isempty', $parameter))
          else build:binary('==', local:size($function, $parts[2]), local:sum($function, $parts[3]))"/>
    </xsl:for-each>
  </xsl:function>

  <xsl:function name="local:no" as="element(unary)">
    <xsl:param name="question" as="element()"/>
    <unary op="~">
      <xsl:sequence select="$question"/>
    </unary>
  </xsl:function>

  <xsl:function name="local:size" as="element(call)">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="word" as="xs:string"/>
    <xsl:variable name="position" as="xs:integer" select="xs:integer(substring-after($word, '.'))"/>
    <xsl:variable name="parameter" as="element()" select="$function/param-list/*[$position]"/>
    <xsl:sequence select="build:passive('size', ($parameter, build:literal(if (starts-with($word, 'rows')) then '1' else '2')))"/>
  </xsl:function>

  <!-- A sum of multiples of sizes: `2*rows.1+1`. -->
  <xsl:function name="local:sum" as="element()">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="words" as="xs:string"/>
    <xsl:variable name="terms" as="element()+">
      <xsl:for-each select="tokenize($words, '\+')">
        <xsl:variable name="parts" as="xs:string+" select="tokenize(., '\*')"/>
        <xsl:sequence select="
            if (count($parts) = 1) then build:literal(.)
            else if ($parts[1] = '1') then local:size($function, $parts[2])
            else build:binary('*', build:literal($parts[1]), local:size($function, $parts[2]))"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:sequence select="local:added($terms)"/>
  </xsl:function>

  <xsl:function name="local:added" as="element()">
    <xsl:param name="terms" as="element()+"/>
    <xsl:sequence select="fold-left(tail($terms), head($terms), build:binary('+', ?, ?))"/>
  </xsl:function>
</xsl:stylesheet>
