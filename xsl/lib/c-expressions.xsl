<?xml version="1.0" encoding="UTF-8"?>
<!-- Expressions of native code in C: as numbers, and as elements of arrays in loops over k. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:code="urn:adjoinery:c-code"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- Words that C has, or that the printed code uses. -->
  <xsl:variable name="code:reserved" as="xs:string+" select="tokenize('auto break case char const continue default do double else
      enum extern float for goto if inline int long register restrict return short signed sizeof static struct switch typedef union
      unsigned void volatile while main errno assert signbit isnan isinf isfinite isnormal setjmp unix linux NULL EOF NAN INFINITY
      HUGE_VAL RAND_MAX BUFSIZ stdin stdout stderr ws nargin exp log sin cos tan sinh cosh tanh asin acos atan asinh acosh atanh fabs
      floor ceil trunc round expm1 erf erfc cbrt atan2 hypot fmax fmin memset')"/>
  <xsl:variable name="code:arrays" as="xs:string+" select="'column', 'row', 'matrix'"/>

  <xsl:function name="code:is-array" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="$it/@ada:kind = $code:arrays"/>
  </xsl:function>

  <!-- The name of a variable: MATLAB has none that begin with an underscore. -->
  <xsl:function name="code:name" as="xs:string">
    <xsl:param name="variable" as="element()"/>
    <xsl:variable name="id" as="xs:string" select="string($variable/descendant-or-self::id)"/>
    <xsl:sequence select="if (not($variable[self::var or self::id])) then error((), 'no variable: ' || name($variable))
        else if ($variable/tmp) then '_' || $id || 'm'[$variable/tmp/@kind = 'mask']
        else if ($id = $code:reserved or matches($id, '^adj_|^record_\d')) then '_' || $id else $id"/>
  </xsl:function>

  <!-- The operands of an operation, or the arguments of a call. -->
  <xsl:function name="code:operands" as="element()*">
    <xsl:param name="it" as="element()"/>
    <xsl:variable name="rows" as="element()*" select="$it/self::unary[@op = ('[]', '{}')]/row-list/*"/>
    <xsl:sequence select="if ($it/self::unary[@op = ('[]', '{}')])
        then $rows/(if (self::item-list and (count($rows) = 1 or count(*) = 1)) then * else .)
        else if ($it/self::array) then $it/(*[1], param-list/*, cell-index/param-list/*)
        else if ($it/self::call) then $it/param-list/* else $it/*"/>
  </xsl:function>

  <xsl:function name="code:way" as="xs:string*">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="tokenize($it/@ada:native, ' ')"/>
  </xsl:function>

  <!-- A number, as `double` in C. -->
  <xsl:function name="code:number" as="xs:string">
    <xsl:param name="it" as="element()"/>
    <xsl:param name="in-loop" as="xs:boolean"/>
    <xsl:variable name="text" as="xs:string" select="code:value($it, $in-loop)"/>
    <xsl:sequence select="if ($it/@ada:kind = 'integer' or code:is-truth($it))
        then (if (matches($text, '^-?\d+$')) then $text || '.0' else '(double)' || $text) else $text"/>
  </xsl:function>

  <!-- An integer, as `long`. -->
  <xsl:function name="code:integer" as="xs:string">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="if ($it/@ada:kind = 'integer') then code:value($it, false())
        else 'adj_integer(ws, ' || code:number($it, false()) || ')'"/>
  </xsl:function>

  <!-- A condition. -->
  <xsl:function name="code:truth" as="xs:string">
    <xsl:param name="it" as="element()"/>
    <xsl:param name="in-loop" as="xs:boolean"/>
    <xsl:sequence select="if (code:is-array($it) and not($in-loop)) then 'adj_true(ws, ' || code:name($it) || ')'
        else if (code:is-truth($it)) then code:value($it, $in-loop)
        else '(' || code:value($it, $in-loop) || ' != 0)'"/>
  </xsl:function>

  <!-- Whether the expression is printed as one that C takes for an `int`. -->
  <xsl:function name="code:is-truth" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:variable name="way" as="xs:string*" select="code:way($it)"/>
    <xsl:sequence select="$way[2] = ('&lt;', '&lt;=', '==', '>=', '>', '~=', '&amp;', '|', '&amp;&amp;', '||', '~', 'isnan', 'isinf',
        'isfinite', 'adj_logical')"/>
  </xsl:function>

  <xsl:function name="code:value" as="xs:string">
    <xsl:param name="it" as="element()"/>
    <xsl:param name="in-loop" as="xs:boolean"/>
    <xsl:apply-templates mode="code:value" select="$it">
      <xsl:with-param name="in-loop" select="$in-loop" tunnel="yes"/>
    </xsl:apply-templates>
  </xsl:function>

  <xsl:mode name="code:value" on-no-match="fail" on-multiple-match="use-last"/>

  <xsl:template mode="code:value" match="var" as="xs:string">
    <xsl:param name="in-loop" as="xs:boolean" tunnel="yes"/>
    <xsl:sequence select="if (not(code:is-array(.))) then code:name(.)
        else if ($in-loop) then '_at_' || code:name(.) || '[_k]' else 'adj_scalar(ws, ' || code:name(.) || ')'"/>
  </xsl:template>

  <xsl:template mode="code:value" match="literal" as="xs:string">
    <xsl:variable name="text" as="xs:string" select="if (starts-with(@ada:native, 'literal ')) then substring(@ada:native, 9)
        else replace(., '^(-?)0+(\d)', '$1$2')"/>
    <xsl:sequence select="if (starts-with($text, '-')) then '(' || $text || ')'
        else if (@ada:kind = 'scalar' and matches($text, '^\d+$')) then $text || '.0' else $text"/>
  </xsl:template>

  <xsl:template mode="code:value" match="*[starts-with(@ada:native, 'literal ')]" as="xs:string">
    <xsl:variable name="text" as="xs:string" select="substring(@ada:native, 9)"/>
    <xsl:variable name="unit" as="element(function)" select="ancestor::function[1]"/>
    <xsl:sequence select="if ($text = 'nargin' and $unit/@ada:native != 'entry') then string(count($unit/param-list/*))
        else if (@ada:kind = 'scalar' and matches($text, '^\d+$')) then $text || '.0' else $text"/>
  </xsl:template>

  <xsl:template mode="code:value" match="*[starts-with(@ada:native, 'element ')]" as="xs:string">
    <xsl:param name="in-loop" as="xs:boolean" tunnel="yes"/>
    <xsl:variable name="name" as="xs:string" select="code:way(.)[2]"/>
    <xsl:variable name="modes" as="xs:string?" select="code:way(.)[3]"/>
    <xsl:variable name="operands" as="element()+"
        select="code:operands(.)[let $at := position() return not(substring($modes, $at, 1) = '_')]"/>
    <xsl:variable name="are-integers" as="xs:boolean"
        select="every $one in $operands satisfies $one/@ada:kind = 'integer'"/>
    <xsl:variable name="numbers" as="xs:string+" select="if ($are-integers and @ada:kind = 'integer' and $name = ('+', '-', 'neg'))
        then $operands ! code:value(., $in-loop) else $operands ! code:number(., $in-loop)"/>
    <xsl:sequence select="if ($name = ('&amp;', '|')) then
          '(' || string-join($operands ! code:truth(., $in-loop), if ($name = '|') then ' || ' else ' &amp;&amp; ') || ')'
        else if ($name = '~') then '!' || code:truth($operands, $in-loop)
        else if ($name = 'adj_logical') then '(' || $numbers || ' != 0)'
        else if ($name = 'neg') then '(-' || $numbers || ')'
        else if ($name = '.\') then '(' || $numbers[2] || ' / ' || $numbers[1] || ')'
        else if ($name = '.^') then 'adj_power(ws, ' || string-join($numbers, ', ') || ')'
        else if (matches($name, '^[^a-z]')) then '(' || string-join($numbers, ' ' || replace(replace($name, '^\.', ''), '~', '!') || ' ')
          || ')'
        else $name || '(' || string-join((if (starts-with($name, 'adj_')) then 'ws' else (), $numbers), ', ') || ')'"/>
  </xsl:template>

  <xsl:template mode="code:value" match="*[@ada:native = 'same']" as="xs:string">
    <xsl:apply-templates mode="code:value" select="code:operands(.)[1]"/>
  </xsl:template>

  <xsl:template mode="code:value" match="*[starts-with(@ada:native, 'number ')]" as="xs:string">
    <xsl:variable name="name" as="xs:string" select="code:way(.)[2]"/>
    <xsl:sequence select="if ($name = ('&amp;&amp;', '||'))
        then '(' || string-join(code:operands(.) ! code:truth(., false()), ' ' || $name || ' ') || ')'
        else (if (@ada:kind = 'integer') then '(long)' else '') || $name || '(' || string-join(('ws', code:arguments(.)), ', ') || ')'"/>
  </xsl:template>

  <xsl:template mode="code:value" match="*[@ada:native = 'steps']" as="xs:string">
    <xsl:sequence select="code:steps(code:operands(.))"/>
  </xsl:template>

  <!-- How many values a range has. -->
  <xsl:function name="code:steps" as="xs:string">
    <xsl:param name="range" as="element(range)"/>
    <xsl:variable name="parts" as="xs:string+" select="$range/* ! code:number(., false())"/>
    <xsl:sequence select="'adj_steps(ws, ' || $parts[1] || ', ' || (if ($parts[3]) then $parts[2] else '1.0') || ', '
        || $parts[last()] || ')'"/>
  </xsl:function>

  <!-- The arguments of a function of the header, in the modes that it wants them in. -->
  <xsl:function name="code:arguments" as="xs:string*">
    <xsl:param name="it" as="element()"/>
    <xsl:variable name="operands" as="element()*" select="code:operands($it)"/>
    <xsl:variable name="modes" as="xs:string" select="string(code:way($it)[3])"/>
    <xsl:variable name="letters" as="xs:string" select="substring-before($modes || '=', '=')"/>
    <xsl:choose>
      <xsl:when test="$it/self::range">
        <xsl:sequence select="code:number($operands[1], false()),
            if (count($operands) = 3) then code:number($operands[2], false()) else '1.0', code:number($operands[last()], false())"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:for-each select="1 to string-length($letters)">
          <xsl:variable name="at" as="xs:integer" select="."/>
          <xsl:variable name="mode" as="xs:string" select="substring($letters, $at, 1)"/>
          <xsl:sequence select="if ($mode = 'v') then (string(count($operands) - $at + 1), $operands[position() ge $at] ! code:name(.))
              else if ($mode = 'w') then
                (string(count($operands) - $at + 1), $operands[position() ge $at] ! code:number(., false()))
              else if ($mode = '0') then '0' else code:argument($operands[$at], $mode)"/>
        </xsl:for-each>
      </xsl:otherwise>
    </xsl:choose>
    <xsl:sequence select="substring-after($modes, '=')[. != '']"/>
  </xsl:function>

  <xsl:function name="code:argument" as="xs:string?">
    <xsl:param name="it" as="element()"/>
    <xsl:param name="mode" as="xs:string"/>
    <xsl:sequence select="if ($mode = '_') then () else if ($mode = '-') then '-1' else if ($mode = 'i') then code:integer($it)
        else if ($mode = 'd') then code:number($it, false()) else if ($it/self::colon or $mode = ':') then 'NULL' else code:name($it)"/>
  </xsl:function>
</xsl:stylesheet>
