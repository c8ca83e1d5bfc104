<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:mark-outlined-operands"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:active binary->array binary->unary var@ada:adjoint"
      needs="ada:active ada:adjoint ada:container ada:is" adds="ada:outline">
    <c:purpose>Marks what is to become a statement of its own: active operands that are no storage (`ca`), and passive
      operands and indices that are not short (`da`), since the adjoint may need them again.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sin(cos(x));
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sin(cos(x));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, k, t)
          z = x(2 * k + 3 * t - 1);
        end
      </c:before>
      <c:after>
        function z = f(x, k, t)
          adm_check_handles(x);
          z = x(2 * k + 3 * t - 1);
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, k)
          [m, k(k(1))] = max(k);
          z = x * k(1) * m;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          [m, k(k(1))] = max(k);
          z = mtimes(mtimes(x, k(1)), m);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="mode" as="xs:string" select="'reverse'"/>

  <xsl:template match="call[descendant::var[@ada:active]]/param-list/* | unary[@op = '{}'][descendant::var[@ada:active]]/row-list/item-list/*"
      as="element()">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:choose>
        <xsl:when test="self::var or self::array or self::struct-ref or self::dyn-struct-ref"/>
        <xsl:when test="descendant::var[@ada:active]">
          <xsl:attribute name="ada:outline" select="'ca'"/>
        </xsl:when>
        <xsl:when test="../../@ada:is = 'user'"/>
        <xsl:when test="local:length(.) gt 1">
          <xsl:attribute name="ada:outline" select="'da'"/>
        </xsl:when>
      </xsl:choose>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <!-- Indexed expressions must be variables, so that their adjoints can be indexed. -->
  <xsl:template match="array/call[descendant::var[@ada:active]] | struct-ref/call[descendant::var[@ada:active]]
      | dyn-struct-ref/call[descendant::var[@ada:active]] | array/unary[@op = '{}'][descendant::var[@ada:active]] | array/array[descendant::var[@ada:active]][local:is-read(.)]"
      as="element()" priority="2">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:outline" select="'ca'"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <!-- Indices of storage that the adjoint will read or write. -->
  <xsl:template as="element()" match="array[local:is-differentiated(.) or local:is-target(.)]/param-list/*
      | array[local:is-differentiated(.) or local:is-target(.)]/cell-index/param-list/*">
    <xsl:variable name="array" as="element(array)" select="ancestor::array[1]"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:if test="local:is-differentiated($array) and local:length(.) gt 3
          or local:is-late(.) and (local:is-overwritten(.) or local:may-grow(.))">
        <xsl:attribute name="ada:outline" select="'da'"/>
      </xsl:if>
      <xsl:copy-of select="node()" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <!-- Expressions with the same value at every evaluation. -->
  <xsl:variable name="constants" as="xs:string*"
      select="tokenize('pi e Inf inf NaN nan NA eps i j I J true false realmax realmin intmax intmin flintmax')"/>

  <!-- How much there is to compute in a passive expression; what cannot be short counts more. -->
  <xsl:function name="local:length" as="xs:integer">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="count($expression/descendant-or-self::*[self::binary or self::unary or self::range or self::array])
        + 4 * count($expression/descendant-or-self::*[self::call[not(@bare and id = $constants)] | self::row-list[*] | self::anonymous-function])"/>
  </xsl:function>

  <!-- Whether the adjoint of the array will be read or written. -->
  <xsl:function name="local:is-differentiated" as="xs:boolean">
    <xsl:param name="array" as="element(array)"/>
    <xsl:sequence select="exists(local:principal($array)[@ada:active or @ada:adjoint])"/>
  </xsl:function>

  <!-- Whether it is part of an assignment's value, not of its target. -->
  <xsl:function name="local:is-read" as="xs:boolean">
    <xsl:param name="part" as="element()"/>
    <xsl:sequence select="exists($part/ancestor-or-self::*[parent::binary[@op = '='][parent::statement-list]]/preceding-sibling::*)"/>
  </xsl:function>

  <!-- Whether the array is written to, alone or among others: it may be restored, by the same indices. -->
  <xsl:function name="local:is-target" as="xs:boolean">
    <xsl:param name="array" as="element(array)"/>
    <xsl:variable name="target" as="element()" select="$array/(if (parent::item-list) then ancestor::unary[1] else .)"/>
    <xsl:sequence select="exists($target[empty(preceding-sibling::*)]/parent::binary[@op = '='][parent::statement-list])"/>
  </xsl:function>

  <!-- Whether the index is wanted again when the assignment has been made: that of a tangent comes before, except where something
    may fail, or the zeros have the structure of what was given. -->
  <xsl:function name="local:is-late" as="xs:boolean">
    <xsl:param name="index" as="element()"/>
    <xsl:variable name="target" as="element()?" select="$index/ancestor::binary[@op = '='][parent::statement-list][not(@ada:active)]/*[1]"/>
    <xsl:sequence select="not($mode = 'forward') or exists($index/ancestor::statement-list[parent::try or parent::unwind-protect])
        or exists($target[@ada:container or not(self::array/param-list)])"/>
  </xsl:function>

  <!-- Whether the index depends on what the assignment writes to. -->
  <xsl:function name="local:is-overwritten" as="xs:boolean">
    <xsl:param name="index" as="element()"/>
    <xsl:variable name="targets" as="element()*" select="$index/ancestor::binary[@op = '='][1]/*[1]
        ! (if (self::unary) then row-list/item-list/* else .) ! local:principal(.)"/>
    <xsl:sequence select="some $target in $targets satisfies exists($index/descendant-or-self::var[deep-equal(*, $target/*)])"/>
  </xsl:function>

  <!-- Whether the index may lie beyond the `end` that it asks for: what is written there changes what `end` means. -->
  <xsl:function name="local:may-grow" as="xs:boolean">
    <xsl:param name="index" as="element()"/>
    <xsl:variable name="array" as="element(array)" select="$index/ancestor::array[1]"/>
    <xsl:sequence select="exists($index/descendant-or-self::end[ancestor::array[1] is $array]) and not(local:is-within($index))
        and exists($index/ancestor::*[parent::binary[@op = '='][parent::statement-list]][not(preceding-sibling::*)])"/>
  </xsl:function>

  <!-- Whether all elements that an index names lie before the `end` of its storage, or there. -->
  <xsl:function name="local:is-within" as="xs:boolean">
    <xsl:param name="index" as="element()"/>
    <xsl:variable name="parts" as="element()*" select="$index/*"/>
    <xsl:choose>
      <xsl:when test="$index/self::unary[@op = '[]']">
        <xsl:sequence select="every $it in $index/row-list/item-list/* satisfies local:is-within($it)"/>
      </xsl:when>
      <xsl:when test="$index/self::binary[@op = ('-', '/')]">
        <xsl:sequence select="local:is-within($parts[1]) and local:is-count($parts[2], if ($index/@op = '/') then 1 else 0)"/>
      </xsl:when>
      <!-- Upwards to the last, downwards from the first. -->
      <xsl:when test="$index/self::range">
        <xsl:variable name="step" as="element()?" select="$parts[2][count($parts) eq 3]"/>
        <xsl:sequence select="
            if (empty($step) or local:is-count($step, 0)) then local:is-within($parts[last()])
            else if ($step/self::unary[@op = '-']) then local:is-within($parts[1])
            else local:is-within($parts[1]) and local:is-within($parts[3])"/>
      </xsl:when>
      <xsl:when test="$index/self::call[id = ('floor', 'ceil', 'round', 'fix')]">
        <xsl:sequence select="local:is-within($index/param-list/*[1])"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="exists($index/(self::end, self::literal[. = '1']))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Whether something is surely a number that is not below another: a literal, or what a loop counts from one on. -->
  <xsl:function name="local:is-count" as="xs:boolean">
    <xsl:param name="number" as="element()"/>
    <xsl:param name="least" as="xs:integer"/>
    <xsl:variable name="first" as="element()?" select="if ($number/self::var)
        then $number/ancestor::for[deep-equal(*[1]/node(), $number/node())][1]/range[count(*) eq 2]/*[1] else $number"/>
    <xsl:sequence select="exists($first/self::literal[. castable as xs:double][xs:double(.) ge $least])"/>
  </xsl:function>

  <xsl:function name="local:principal" as="element(var)?">
    <xsl:param name="storage" as="element()"/>
    <xsl:sequence select="if ($storage/self::var) then $storage
        else $storage[self::array or self::struct-ref or self::dyn-struct-ref] ! local:principal(*[1])"/>
  </xsl:function>
</xsl:stylesheet>
