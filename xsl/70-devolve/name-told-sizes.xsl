<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:key="urn:adjoinery:key"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:name-told-sizes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call:ndims" guard="none" writes="ada:from ada:is">
    <c:purpose>The checks of the shapes that are told ask for the sizes of a matrix once: in a small function each question takes a
      part of the time that is worth mentioning.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          if ndims(x) ~= 2
            error('no matrix');
          end
          z = sum(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          % recording sweep
          if ndims(x) ~= 2
            error('no matrix');
          end
          z = sum(x);
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_x = adm_spread(a_z, x);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(W, x)
          if ndims(W) ~= 2 || size(W, 1) &lt; 1 || size(W, 2) &lt; 1
            error('Adjoinery:shape', 'W must be m by n.');
          end
          if ~iscolumn(x) || numel(x) ~= size(W, 2)
            error('Adjoinery:shape', 'x must be n by 1.');
          end
          z = sum(W * x);
        end
      </c:before>
      <c:after>
        function [a_W, a_x, result(z)] = f(W, x, a_z)
          header();
          % recording sweep
          [tmprows1, tmpcolumns1, tmppages1] = size(W);
          if tmppages1 ~= 1 || tmprows1 &lt; 1 || tmpcolumns1 &lt; 1
            error('Adjoinery:shape', 'W must be m by n.');
          end
          if ~iscolumn(x) || numel(x) ~= tmpcolumns1
            error('Adjoinery:shape', 'x must be n by 1.');
          end
          tmpca1 = W * x;
          z = sum(tmpca1);
          result(z) = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || isinteger(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_tmpca1 = adm_spread(a_z, tmpca1);
          a_W = a_tmpca1 * x.';
          a_x = W.' * a_tmpca1;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../templates/resolved/told-sizes.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="choose[local:asked(.)]" as="element()+">
    <xsl:variable name="asked" as="element(var)" select="local:asked(.)"/>
    <xsl:variable name="number" as="xs:string" select="local:number(.)"/>
    <xsl:sequence select="build:from((), template:sizes-of(build:temporary('rows', $number), build:temporary('columns', $number), build:temporary('pages', $number), $asked))"/>
    <xsl:next-match/>
  </xsl:template>

  <!-- Array of more than two dimensions have more than one page, and some without elements none. -->
  <xsl:template match="binary[local:asks-for-pages(.)][exists(local:check-around(.)[local:asked(.)])]" as="element(binary)">
    <xsl:sequence select="build:binary('~=', build:temporary('pages', local:number(ancestor::choose[1])), build:literal('1'))"/>
  </xsl:template>

  <xsl:template match="call[id = 'size'][param-list[count(*) eq 2][var]/literal = ('1', '2')][exists(local:check-around(.)[local:is-check(.)])]" as="element()">
    <xsl:variable name="key" as="xs:string" select="key:of(param-list/var)"/>
    <xsl:variable name="check" as="element(choose)" select="ancestor::choose[1]"/>
    <xsl:variable name="named" as="element(choose)?" select="$check/../choose[local:asked(.)/key:of(.) = $key][. is $check or . &lt;&lt; $check][1]"/>
    <xsl:choose>
      <xsl:when test="$named">
        <xsl:sequence select="build:temporary(if (param-list/literal = '1') then 'rows' else 'columns', local:number($named))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The choice in whose condition an expression stands. -->
  <xsl:function name="local:check-around" as="element(choose)?">
    <xsl:param name="part" as="element()"/>
    <xsl:sequence select="$part/ancestor-or-self::*[parent::when][empty(preceding-sibling::*)][1]/../parent::choose"/>
  </xsl:function>

  <!-- A check of a shape that is told ends the run by an error of that name. -->
  <xsl:function name="local:is-check" as="xs:boolean">
    <xsl:param name="choice" as="element(choose)"/>
    <xsl:sequence select="count($choice/*) eq 1 and $choice/when/statement-list/call[id = 'error']/param-list/*[1]/self::literal = '''Adjoinery:shape'''
        and not($choice/when/*[1]/descendant-or-self::call/id = 'isfield')"/>
  </xsl:function>

  <!-- The parameter that a check asks for being a matrix, first of all, and for its sizes. -->
  <xsl:function name="local:asked" as="element(var)?">
    <xsl:param name="choice" as="element(choose)"/>
    <xsl:sequence select="$choice[local:is-check(.)]/when/*[1]/descendant-or-self::binary[local:asks-for-pages(.)][not(preceding-sibling::*)][1]/*[1]/param-list/var"/>
  </xsl:function>

  <xsl:function name="local:asks-for-pages" as="xs:boolean">
    <xsl:param name="question" as="element(binary)"/>
    <xsl:sequence select="$question/@op = '~=' and $question/*[1]/self::call/id = 'ndims' and $question/*[2]/self::literal = '2' and exists($question/*[1]/param-list/var)
        and exists($question/parent::binary[@op = '||'])"/>
  </xsl:function>

  <xsl:function name="local:number" as="xs:string">
    <xsl:param name="choice" as="element(choose)"/>
    <xsl:sequence select="string(count($choice/preceding-sibling::choose[local:asked(.)]) + 1)"/>
  </xsl:function>
</xsl:stylesheet>
