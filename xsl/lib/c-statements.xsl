<?xml version="1.0" encoding="UTF-8"?>
<!-- Statements of native code in C. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:code="urn:adjoinery:c-code"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:mode name="code:statement" on-no-match="fail" on-multiple-match="use-last"/>

  <!-- The statements of a list: where they stand in the source is noted for errors, and that variables have values. -->
  <xsl:template name="code:list" as="xs:string*">
    <xsl:param name="list" as="element()?"/>
    <xsl:param name="line" as="xs:string"/>
    <xsl:for-each select="$list/*[not(self::header)][not(contains(name(), 'comment'))]">
      <xsl:sequence select="@at/($line || 'ws->line = ' || substring-before(., ':') || ';')"/>
      <xsl:for-each select="code:read(.)">
        <xsl:sequence select="$line || (if (code:is-array(.)) then 'adj_given(ws, ' || code:name(.) || ');'
            else 'adj_check(ws, _has_' || code:name(.) || ');')"/>
      </xsl:for-each>
      <xsl:apply-templates mode="code:statement" select=".">
        <xsl:with-param name="line" select="$line"/>
      </xsl:apply-templates>
      <xsl:for-each select="self::binary/*[1]/(self::var, self::unary//var, self::array/var[1])[code:name(.) = code:doubtful(ancestor::function[1])]">
        <xsl:sequence select="$line || '_has_' || code:name(.) || ' = 1;'"/>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>

  <!-- The variables that may have no value where a statement reads them, one element each. -->
  <xsl:function name="code:read" as="element(var)*">
    <xsl:param name="statement" as="element()"/>
    <xsl:variable name="found" as="element(var)*" select="$statement/(if (self::choose) then when/*[1]
        else if (self::for) then *[2] else if (self::while) then *[1]
        else if (self::binary) then (*[2], *[1]/descendant::param-list) else .)/descendant-or-self::var[@ada:valueless]"/>
    <xsl:for-each-group select="$found" group-by="code:name(.)">
      <xsl:sequence select="."/>
    </xsl:for-each-group>
  </xsl:function>

  <!-- The names of those that are no arrays, in a function. -->
  <xsl:function name="code:doubtful" as="xs:string*" cache="yes">
    <xsl:param name="unit" as="element(function)"/>
    <xsl:sequence select="distinct-values($unit//var[@ada:valueless][not(code:is-array(.))] ! code:name(.))"/>
  </xsl:function>

  <xsl:template mode="code:statement" match="binary[@op = '='][var]" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="value" as="element()" select="*[2]"/>
    <xsl:variable name="name" as="xs:string" select="code:name(var[1])"/>
    <xsl:variable name="kind" as="xs:string" select="var[1]/@ada:kind"/>
    <xsl:variable name="way" as="xs:string*" select="code:way($value)"/>
    <xsl:choose>
      <xsl:when test="$way[1] = 'user'">
        <xsl:sequence select="code:user-call($value, var[1], $line)"/>
      </xsl:when>
      <xsl:when test="$way[1] = 'record'">
        <xsl:sequence select="code:store($name, $value, $line)"/>
      </xsl:when>
      <xsl:when test="$way[1] = 'nothing'">
        <xsl:sequence select="$line || 'memset(&amp;' || $name || ', 0, sizeof ' || $name || ');'"/>
      </xsl:when>
      <xsl:when test="$way[1] = 'list'">
        <xsl:sequence select="$line || $name || ' = adj_cells(ws, ' || (code:operands($value)[2] ! code:integer(.), '0')[1]
            || ', sizeof(' || code:type(code:held($kind, ancestor::adimat)) || '));'"/>
      </xsl:when>
      <xsl:when test="$way[1] = ('cell', 'field')">
        <xsl:sequence select="$line || code:load(var[1], code:value($value, false()), $value/@ada:kind)"/>
      </xsl:when>
      <xsl:when test="not($kind = $code:arrays)">
        <xsl:sequence select="$line || $name || ' = ' || (if ($kind = 'scalar') then code:number($value, false())
            else if ($kind = 'integer' and $value/self::*[@ada:native = ('element +', 'element -')])
            then 'adj_count(ws, ' || code:value($value, false()) || ')' else code:value($value, false())) || ';'"/>
      </xsl:when>
      <xsl:when test="not(code:is-array($value))">
        <xsl:sequence select="$line || 'adj_set(ws, ' || $name || ', ' || code:number($value, false()) || ');'"/>
      </xsl:when>
      <xsl:when test="$way[1] = 'array'">
        <xsl:sequence select="$line || $way[2] || '(' || string-join(('ws', $name, code:arguments($value)), ', ') || ');'"/>
      </xsl:when>
      <xsl:when test="$value/self::var">
        <xsl:sequence select="$line || 'adj_copy(ws, ' || $name || ', ' || code:name($value) || ');'"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="code:loop($name, $value, $line)"/>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:if test="$kind = ('column', 'row') and not($value/self::var/@ada:kind = $kind)">
      <xsl:sequence select="$line || 'adj_check_' || $kind || '(ws, ' || $name || ');'"/>
    </xsl:if>
  </xsl:template>

  <!-- The kind that a list holds. -->
  <xsl:function name="code:held" as="xs:string">
    <xsl:param name="kind" as="xs:string"/>
    <xsl:param name="program" as="element(adimat)"/>
    <xsl:variable name="number" as="xs:string" select="substring-after($kind, ' ')"/>
    <xsl:variable name="found" as="xs:string" select="substring-after(tokenize($program//@ada:record-kinds, ';')
        [starts-with(., $number || '=')], '=')"/>
    <xsl:sequence select="if (starts-with($found, 'record:')) then 'record ' || $number else $found"/>
  </xsl:function>

  <!-- A loop over the elements of an array. -->
  <xsl:function name="code:loop" as="xs:string*">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="value" as="element()"/>
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="leaves" as="xs:string+" select="distinct-values(code:leaves($value) ! code:name(.))"/>
    <xsl:variable name="inner" as="xs:string" select="$line || '  '"/>
    <xsl:sequence select="$line || '{', $inner || 'long _r = 1, _c = 1;',
        $leaves ! ($inner || 'adj_meet(ws, ' || . || ', &amp;_r, &amp;_c);'),
        $leaves ! ($inner || 'const double *_at_' || . || ' = adj_spread_to(ws, ' || . || ', _r, _c);'),
        $inner || 'double *_to = adj_need(ws, ' || $name || ', _r, _c);',
        $inner || 'for (long _k = 0; _k &lt; _r * _c; _k++) _to[_k] = ' || code:number($value, true()) || ';',
        $line || '}'"/>
  </xsl:function>

  <!-- The arrays whose elements a loop reads. -->
  <xsl:function name="code:leaves" as="element(var)*">
    <xsl:param name="value" as="element()"/>
    <xsl:variable name="modes" as="xs:string?" select="code:way($value)[3]"/>
    <xsl:sequence select="if ($value/self::var) then $value[code:is-array(.)]
        else if ($value/@ada:native = 'same') then code:leaves(code:operands($value)[1])
        else if (starts-with($value/@ada:native, 'element '))
        then code:operands($value)[let $at := position() return not(substring($modes, $at, 1) = '_')] ! code:leaves(.) else ()"/>
  </xsl:function>

  <xsl:template mode="code:statement" match="binary[@op = '='][exists(*[1]/self::array/param-list)]" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="base" as="element(var)" select="array[1]/var[1]"/>
    <xsl:variable name="way" as="xs:string+" select="code:way(array[1])"/>
    <xsl:variable name="parts" as="element()+" select="array[1]/param-list/*, *[2]"/>
    <xsl:sequence select="$line || $way[1] || '(' || string-join(('ws', code:name($base),
        for $at in 1 to count($parts) return code:argument($parts[$at], substring($way[2], $at, 1))), ', ') || ');'"/>
    <xsl:if test="$base/@ada:kind = 'column' or ($base/@ada:kind = 'row' and count($parts) = 3)">
      <xsl:sequence select="$line || 'adj_check_' || $base/@ada:kind || '(ws, ' || code:name($base) || ');'"/>
    </xsl:if>
  </xsl:template>

  <xsl:template mode="code:statement" match="binary[@op = '='][exists(*[1]/self::array/cell-index)]" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="cell" as="element(array)" select="*[1]"/>
    <xsl:variable name="type" as="xs:string" select="code:type($cell/@ada:kind)"/>
    <xsl:sequence select="$line || '{', $line || '  ' || $type || ' *_cell = adj_cell_to(ws, &amp;' || code:value($cell/*[1], false()) || ', '
        || code:integer($cell/cell-index/param-list/*) || ', sizeof(' || $type || '));',
        code:store('(*_cell)', *[2], $line || '  '), $line || '}'"/>
  </xsl:template>

  <!-- Several values: the fields of a record, sizes, an element and its place, or outputs of a user function. -->
  <xsl:template mode="code:statement" match="binary[@op = '='][exists(*[1]/self::unary)]" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="targets" as="element()+" select="*[1]/row-list/item-list/*"/>
    <xsl:variable name="value" as="element()" select="*[2]"/>
    <xsl:variable name="way" as="xs:string+" select="code:way($value)"/>
    <xsl:choose>
      <xsl:when test="$way[1] = 'fields'">
        <xsl:variable name="record" as="element()" select="$value/*[1]"/>
        <xsl:for-each select="$targets">
          <xsl:variable name="at" as="xs:integer" select="position()"/>
          <xsl:sequence select="self::var/($line || code:load(., code:value($record, false()) || '.f' || $at, @ada:held-kind))"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:when test="$way[1] = 'user'">
        <xsl:sequence select="code:user-call($value, $targets, $line)"/>
      </xsl:when>
      <xsl:when test="$way[1] = 'extremes'">
        <xsl:for-each select="$targets">
          <xsl:sequence select="self::var/($line || 'adj_' || (if (. is $targets[2]) then 'arg' else '') || $way[2] || '_along(ws, ' || code:name(.) || ', '
              || code:name(code:operands($value)[1]) || ', ' || $way[3] || ');')"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="array" as="xs:string" select="code:name(code:operands($value)[1])"/>
        <xsl:variable name="values" as="xs:string+" select="if ($way[1] = 'sizes') then ($array || '->r', $array || '->c')
            else ($array || '->p[_at - 1]', '_at')"/>
        <xsl:sequence select="$line || '{', if ($way[2]) then $line || '  const long _at = ' || $way[2] || '(ws, ' || $array || ');' else ()"/>
        <xsl:for-each select="$targets">
          <xsl:variable name="at" as="xs:integer" select="position()"/>
          <xsl:sequence select="self::var/($line || '  ' || code:load(., $values[$at], if ($way[2] and $at = 1) then 'scalar' else 'integer'))"/>
        </xsl:for-each>
        <xsl:sequence select="$line || '}'"/>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:for-each select="$targets[@ada:kind = ('column', 'row')][not(@ada:kind = @ada:held-kind) or $way[1] = 'extremes']">
      <xsl:sequence select="$line || 'adj_check_' || @ada:kind || '(ws, ' || code:name(.) || ');'"/>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
