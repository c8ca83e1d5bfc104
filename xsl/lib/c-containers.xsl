<?xml version="1.0" encoding="UTF-8"?>
<!-- Containers of native code in C: records are structures, cells are lists in the arena. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:code="urn:adjoinery:c-code"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- The type of what containers hold, or variables that are no arrays. -->
  <xsl:function name="code:type" as="xs:string">
    <xsl:param name="kind" as="xs:string"/>
    <xsl:sequence select="if ($kind = 'scalar') then 'double' else if ($kind = $code:arrays) then 'adj_kept'
        else if (starts-with($kind, 'list ')) then 'adj_list'
        else if (starts-with($kind, 'record ')) then translate($kind, ' ', '_') else 'long'"/>
  </xsl:function>

  <!-- The structures of records, those first that others need. -->
  <xsl:function name="code:structures" as="xs:string*">
    <xsl:param name="kinds" as="xs:string"/>
    <xsl:for-each select="tokenize($kinds, ';')[contains(., '=record:')]">
      <xsl:variable name="fields" as="xs:string*" select="tokenize(substring-after(., '=record:'), ',')[. != '']"/>
      <xsl:sequence select="'typedef struct {&#10;'
          || string-join(for $at in 1 to count($fields) return '  ' || code:type($fields[$at]) || ' f' || $at || ';&#10;')
          || (if (empty($fields)) then '  long f1;&#10;' else '')
          || '} record_' || substring-before(., '=') || ';&#10;&#10;'"/>
    </xsl:for-each>
  </xsl:function>

  <!-- A value of which C has a pointer. -->
  <xsl:template mode="code:value" match="array[@ada:native = 'cell']" as="xs:string">
    <xsl:sequence select="'(*' || code:cell(.) || ')'"/>
  </xsl:template>

  <xsl:template mode="code:value" match="array[@ada:native = 'field']" as="xs:string">
    <xsl:sequence select="code:value(*[1], false()) || '.f' || cell-index/param-list/*"/>
  </xsl:template>

  <!-- A pointer to what a cell holds. -->
  <xsl:function name="code:cell" as="xs:string">
    <xsl:param name="it" as="element(array)"/>
    <xsl:sequence select="'((' || code:type($it/@ada:kind) || ' *)adj_cell(ws, &amp;' || code:value($it/*[1], false()) || ', '
        || code:integer($it/cell-index/param-list/*) || '))'"/>
  </xsl:function>

  <!-- Stores a value in a place of a kind. -->
  <xsl:function name="code:store" as="xs:string*">
    <xsl:param name="place" as="xs:string"/>
    <xsl:param name="value" as="element()"/>
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="kind" as="xs:string" select="$value/(@ada:held-kind, @ada:kind)[1]"/>
    <xsl:choose>
      <xsl:when test="$value/@ada:native = 'record'">
        <xsl:for-each select="code:operands($value)">
          <xsl:sequence select="code:store($place || '.f' || position(), ., $line)"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="$line || (if ($kind = $code:arrays) then 'adj_keep(ws, &amp;' || $place || ', ' || code:name($value) || ')'
            else $place || ' = ' || (if ($kind = 'scalar') then code:number($value, false()) else code:value($value, false()))) || ';'"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Gives a variable a value that stands in a place of a kind. -->
  <xsl:function name="code:load" as="xs:string">
    <xsl:param name="variable" as="element()"/>
    <xsl:param name="place" as="xs:string"/>
    <xsl:param name="kind" as="xs:string"/>
    <xsl:variable name="name" as="xs:string" select="code:name($variable)"/>
    <xsl:sequence select="(if (not($variable/@ada:kind = $code:arrays))
          then $name || ' = ' || (if ($kind = 'integer' and $variable/@ada:kind = 'scalar') then '(double)' else '') || $place
        else if ($kind = $code:arrays) then 'adj_load(ws, ' || $name || ', &amp;' || $place || ')'
        else 'adj_set(ws, ' || $name || ', (double)' || $place || ')') || ';'"/>
  </xsl:function>
</xsl:stylesheet>
