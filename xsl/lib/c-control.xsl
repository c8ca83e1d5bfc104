<?xml version="1.0" encoding="UTF-8"?>
<!-- Branches, loops and calls of native code in C. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:code="urn:adjoinery:c-code"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:template mode="code:statement" match="choose" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:for-each select="when">
      <xsl:sequence select="(if (position() = 1) then $line else ' else ') || 'if (' || code:truth(*[1], false()) || ') {'"/>
      <xsl:sequence select="code:body(statement-list, $line), $line || '}'"/>
    </xsl:for-each>
    <xsl:for-each select="otherwise">
      <xsl:sequence select="' else {', code:body(statement-list, $line), $line || '}'"/>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="code:body" as="xs:string*">
    <xsl:param name="list" as="element(statement-list)?"/>
    <xsl:param name="line" as="xs:string"/>
    <xsl:call-template name="code:list">
      <xsl:with-param name="list" select="$list"/>
      <xsl:with-param name="line" select="$line || '  '"/>
    </xsl:call-template>
  </xsl:function>

  <xsl:template mode="code:statement" match="while" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'while (' || code:truth(*[1], false()) || ') {', code:body(statement-list, $line), $line || '}'"/>
  </xsl:template>

  <xsl:template mode="code:statement" match="loop-exit" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'if (' || code:truth(*[1], false()) || ') break;'"/>
  </xsl:template>

  <xsl:template mode="code:statement" match="break | continue" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || name() || ';'"/>
  </xsl:template>

  <!-- The values of a loop are known before its first iteration. -->
  <xsl:template mode="code:statement" match="for" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="name" as="xs:string" select="code:name(id)"/>
    <xsl:variable name="inner" as="xs:string" select="$line || '  '"/>
    <xsl:variable name="is-integer" as="xs:boolean" select="@ada:kind = 'integer'"/>
    <xsl:variable name="type" as="xs:string" select="if ($is-integer) then 'long' else 'double'"/>
    <xsl:variable name="parts" as="xs:string*" select="range/* ! (if ($is-integer) then code:integer(.) else code:number(., false()))"/>
    <xsl:variable name="value" as="xs:string" select="if (empty(range)) then code:name(*[2]) || '->p[_k]'
        else '_from + ' || (if (not($is-integer)) then '(double)' else '') || '_k' || ' * _step'"/>
    <xsl:sequence select="$line || '{'"/>
    <xsl:for-each select="range">
      <xsl:sequence select="$inner || 'const ' || $type || ' _from = ' || $parts[1] || ', _step = '
          || (if (count(*) = 3) then $parts[2] else '1') || ';', $inner || 'const long _n = ' || code:steps(.) || ';'"/>
    </xsl:for-each>
    <xsl:if test="empty(range)">
      <xsl:sequence select="$inner || 'const long _n = adj_numel(ws, ' || code:name(*[2]) || ');'"/>
    </xsl:if>
    <xsl:sequence select="$inner || 'for (long _k = 0; _k &lt; _n; _k++) {', $inner || '  '
        || (if (code:is-array(.)) then 'adj_set(ws, ' || $name || ', ' || $value || ')' else $name || ' = ' || $value) || ';'"/>
    <xsl:if test="$name = code:doubtful(ancestor::function[1])">
      <xsl:sequence select="$inner || '  _has_' || $name || ' = 1;'"/>
    </xsl:if>
    <xsl:sequence select="code:body(statement-list, $inner), $inner || '}', $line || '}'"/>
  </xsl:template>

  <xsl:template mode="code:statement" match="call" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="way" as="xs:string*" select="code:way(.)"/>
    <xsl:sequence select="if ($way[1] = 'do') then $line || $way[2] || '(' || string-join(('ws', code:arguments(.)), ', ') || ');'
        else if ($way[1] = 'user') then code:user-call(., (), $line)
        else if ($way[1] = 'nothing') then ()
        else $line || 'adj_fail(ws, ADJ_ERROR, ' || code:message(param-list/literal) || ');'"/>
  </xsl:template>

  <!-- Outputs that nobody wants are not written. -->
  <xsl:function name="code:user-call" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="targets" as="element()*"/>
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="callee" as="element(function)" select="$call/ancestor::adimat/master-tree/function-list/function[id = $call/id]"/>
    <xsl:variable name="arguments" as="xs:string*">
      <xsl:for-each select="code:operands($call)">
        <xsl:variable name="at" as="xs:integer" select="position()"/>
        <xsl:variable name="kind" as="xs:string" select="$callee/param-list/*[$at]/@ada:kind"/>
        <xsl:sequence select="if ($kind = $code:arrays) then code:name(.) else if ($kind = 'scalar') then code:number(., false())
            else code:value(., false())"/>
      </xsl:for-each>
    </xsl:variable>
    <xsl:sequence select="$line || code:name($call/id) || '(' || string-join(('ws', $arguments, for $at in 1 to count($callee/outvars/*)
        return if (empty($targets[$at]/self::var)) then 'NULL'
        else (if (code:is-array($targets[$at])) then '' else '&amp;') || code:name($targets[$at])), ', ') || ');'"/>
  </xsl:function>

  <!-- The message of an error, without its identifier. -->
  <xsl:function name="code:message" as="xs:string">
    <xsl:param name="texts" as="element(literal)*"/>
    <xsl:variable name="text" as="xs:string?"
        select="$texts[if (count($texts) gt 1 and matches($texts[1], '^.[\w-]+:[\w:-]+.$')) then 2 else 1]"/>
    <xsl:variable name="content" as="xs:string" select="substring($text, 2, string-length($text) - 2)"/>
    <xsl:sequence select="'&quot;' || replace(replace(replace($content, '''''', ''''), '\\', '\\\\'), '&quot;', '\\&quot;') || '&quot;'"/>
  </xsl:function>
</xsl:stylesheet>
