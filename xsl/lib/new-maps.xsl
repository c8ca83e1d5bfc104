<?xml version="1.0" encoding="UTF-8"?>
<!-- New maps (containers.Map), and what is known of them. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:maps="urn:adjoinery:maps" exclude-result-prefixes="#all">
  <!-- Whether an expression makes a map. -->
  <xsl:function name="maps:makes" as="xs:boolean">
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="exists($value/descendant-or-self::struct-ref[. is $value or . is $value/self::array/*[1]][var/id = 'containers'][id = 'Map'])"/>
  </xsl:function>

  <!-- Whether it is known what a new map holds: values that are kept as they are, by text or numbers. -->
  <xsl:function name="maps:is-known-maker" as="xs:boolean">
    <xsl:param name="value" as="element()"/>
    <xsl:variable name="given" as="element()*" select="$value/self::array/param-list/*"/>
    <xsl:variable name="words" as="xs:string*" select="$given/self::literal ! lower-case(replace(., '^.|.$', ''))"/>
    <xsl:sequence select="empty($given) or count($given) eq 4 and count($words) eq 4 and $words[1] = ('keytype', 'valuetype') and $words[3] = ('keytype', 'valuetype')
        and (every $type in $words[position() = (2, 4)] satisfies $type = ('char', 'double', 'any'))
        or count($given) eq 2 and maps:holds-values($given[1], $given[2])
        or count($given) eq 4 and $given[3] = ('''UniformValues''', '&quot;UniformValues&quot;') and maps:holds-values($given[1], $given[2])"/>
  </xsl:function>

  <!-- Whether a list of values for keys is seen as such: cells for cells, one value for one key. -->
  <xsl:function name="maps:holds-values" as="xs:boolean">
    <xsl:param name="keys" as="element()"/>
    <xsl:param name="values" as="element()"/>
    <xsl:sequence select="exists($keys/self::literal) and empty($values/(self::unary[@op = '{}'] | self::var)) or empty($keys/self::literal) and exists($values/(self::unary[@op = '{}'] | self::array[var/id = ('num2cell', 'cell')]))"/>
  </xsl:function>
</xsl:stylesheet>
