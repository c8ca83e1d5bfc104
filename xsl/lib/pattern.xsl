<?xml version="1.0" encoding="UTF-8"?>
<!-- Whether an expression fits the pattern of a rewrite, and what the names in the pattern stand for. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map" xmlns:r="urn:adjoinery:rules"
    xmlns:pattern="urn:adjoinery:pattern"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- The expressions that the names in a pattern stand for; nothing where it does not fit. Functions of the program are
    others than those in patterns. -->
  <xsl:function name="pattern:match" as="map(xs:string, element()*)?">
    <xsl:param name="pattern" as="element()"/>
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="
        if ($pattern/self::r:hole) then map:entry(string($pattern/@name), $it)[not(pattern:is-list($it)) and pattern:takes($pattern, $it)]
        else if ($pattern/self::literal) then map{}[$it/self::literal and pattern:text($pattern) = pattern:text($it)]
        else if (local-name($pattern) != local-name($it) or string($pattern/@op) != string($it/@op) or $it/@ada:is = 'user') then ()
        else if ($pattern/*) then pattern:match-all($pattern/*, $it/*)
        else map{}[empty($it/*) and string($pattern) = string($it)]"/>
  </xsl:function>

  <!-- The same for expressions and patterns one by one; one of these may stand for any number of expressions. -->
  <xsl:function name="pattern:match-all" as="map(xs:string, element()*)?">
    <xsl:param name="patterns" as="element()*"/>
    <xsl:param name="them" as="element()*"/>
    <xsl:variable name="first" as="element()?" select="head($patterns)"/>
    <xsl:variable name="count" as="xs:integer" select="if ($first/self::r:holes) then count($them) - count($patterns) + 1 else 1"/>
    <xsl:variable name="taken" as="element()*" select="$them[position() le $count]"/>
    <xsl:variable name="found" as="map(xs:string, element()*)?" select="
        if (empty($first) or $count lt 0 or $count gt count($them)) then ()
        else if ($first/self::r:holes) then map:entry(string($first/@name), $taken)[every $it in $taken satisfies pattern:takes($first, $it)]
        else pattern:match($first, $taken)"/>
    <xsl:variable name="others" as="map(xs:string, element()*)?"
        select="if (exists($found)) then pattern:match-all(tail($patterns), $them[position() gt $count]) else ()"/>
    <xsl:sequence select="
        if (empty($first)) then map{}[empty($them)]
        else if (exists($others)) then map:merge(($found, $others))
        else ()"/>
  </xsl:function>

  <!-- Whether an expression is a list of values, of a length that is not known. -->
  <xsl:function name="pattern:is-list" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="exists($it/(self::colon | self::array/cell-index/param-list/(colon, range, unary)))"/>
  </xsl:function>

  <!-- Whether an expression is what a rewrite asks of it. -->
  <xsl:function name="pattern:takes" as="xs:boolean">
    <xsl:param name="hole" as="element()"/>
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="every $condition in tokenize($hole/@takes) satisfies
        if ($condition = 'literal') then exists($it/self::literal)
        else if ($condition = 'variable') then exists($it/self::var)
        else pattern:is-simple($it)"/>
  </xsl:function>

  <!-- Whether an expression may be computed several times: it takes little, and does nothing else. -->
  <xsl:function name="pattern:is-simple" as="xs:boolean">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="exists($it/(self::var | self::literal[not(pattern:is-text(.))]))
        or exists($it/(self::unary[@op = '-'] | self::binary[@op = ('+', '-')]
            | self::call[id = ('size', 'numel', 'length', 'ndims', 'rows', 'columns')][not(@ada:is = 'user')]))
          and (every $part in $it/(self::unary | self::binary | param-list)/* satisfies pattern:is-simple($part))"/>
  </xsl:function>

  <xsl:function name="pattern:is-text" as="xs:boolean">
    <xsl:param name="literal" as="element(literal)"/>
    <xsl:sequence select="matches($literal, '^[''&quot;]')"/>
  </xsl:function>

  <!-- A literal; in double quotes text is the same as in single ones. -->
  <xsl:function name="pattern:text" as="xs:string">
    <xsl:param name="literal" as="element(literal)"/>
    <xsl:sequence select="if (pattern:is-text($literal)) then replace($literal, '^.|.$', '''') else string($literal)"/>
  </xsl:function>
</xsl:stylesheet>
