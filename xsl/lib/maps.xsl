<?xml version="1.0" encoding="UTF-8"?>
<!--
  Which variables hold maps (containers.Map) that may be copied. A map is the same wherever it is handed to: what is put into it
  in one place is there in all. Where nobody puts anything into a map that has two names, it may as well be a value.
  Variables are named by their functions, a blank, and their names.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:maps="urn:adjoinery:maps" exclude-result-prefixes="#all">
  <xsl:include href="new-maps.xsl"/>
  <xsl:param name="entry" as="xs:string" select="''"/>

  <!-- Queries of maps as of a structure, and as of an argument. -->
  <xsl:variable name="maps:questions" as="xs:string*" select="'keys', 'values', 'isKey', 'length', 'isempty', 'remove'"/>

  <xsl:variable name="maps:assigning" as="xs:string*" select="tokenize('= += -= *= /= ^= .*= ./= .^= |= &amp;=')"/>

  <!-- All variables that hold such maps, and nothing else. -->
  <xsl:function name="maps:of" as="xs:string*">
    <xsl:param name="functions" as="element(function)*"/>
    <xsl:variable name="units" as="element(function)*" select="maps:plain($functions)"/>
    <xsl:sequence select="maps:kept($units, maps:found($units, maps:made($units)))"/>
  </xsl:function>

  <!-- The functions that are known by their names, and share no variables. -->
  <xsl:function name="maps:plain" as="element(function)*">
    <xsl:param name="functions" as="element(function)*"/>
    <xsl:sequence select="for $unit in $functions[not(ancestor::function or .//function)] return $unit[count($functions[id = $unit/id]) eq 1]"/>
  </xsl:function>

  <!-- The variables that are given new maps. -->
  <xsl:function name="maps:made" as="xs:string*">
    <xsl:param name="units" as="element(function)*"/>
    <xsl:sequence select="distinct-values($units//binary[@op = '='][*[1]/self::var][maps:makes(*[2])]/maps:key(*[1]))"/>
  </xsl:function>

  <!-- The targets that outputs are given to. -->
  <xsl:function name="maps:targets" as="element()*">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="$call[count(*) eq 2]/parent::binary[@op = '='][parent::statement-list]/*[1]/(self::unary[@op = '[]']/row-list/item-list/*, self::*[not(self::unary)])"/>
  </xsl:function>

  <xsl:function name="maps:key" as="xs:string">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:sequence select="$variable/ancestor::function[1]/id || ' ' || $variable/id"/>
  </xsl:function>

  <!-- The function that an expression calls, if it may be one of some functions. -->
  <xsl:function name="maps:called" as="element(function)?">
    <xsl:param name="units" as="element(function)*"/>
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="$units[id = $value/self::array[count(*) eq 2][param-list]/var[not(preceding-sibling::*)]/id]"/>
  </xsl:function>

  <!-- With these, all variables that may get their maps. -->
  <xsl:function name="maps:found" as="xs:string*">
    <xsl:param name="units" as="element(function)*"/>
    <xsl:param name="known" as="xs:string*"/>
    <xsl:variable name="next" as="xs:string*">
      <xsl:for-each select="$units//array[param-list][var[not(preceding-sibling::*)]/id = $units/id]">
        <xsl:variable name="call" as="element(array)" select="."/>
        <xsl:for-each select="$units[id = $call/var/id]">
          <xsl:sequence select="for $place in 1 to count($call/*[2]/*) return param-list/*[$place]/self::var[$call/*[2]/*[$place]/self::var[maps:key(.) = $known]]/maps:key(.)"/>
          <xsl:sequence select="for $place in 1 to count(outvars/*) return outvars/*[$place][maps:key(.) = $known] ! maps:targets($call)[$place]/self::var/maps:key(.)"/>
        </xsl:for-each>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="new" as="xs:string*" select="distinct-values($next)[not(. = $known)]"/>
    <xsl:sequence select="if (empty($new)) then $known else maps:found($units, insert-before($new, 1, $known))"/>
  </xsl:function>

  <!-- Those of which all is seen, when that is no longer so for some. -->
  <xsl:function name="maps:kept" as="xs:string*">
    <xsl:param name="units" as="element(function)*"/>
    <xsl:param name="known" as="xs:string*"/>
    <xsl:variable name="kept" as="xs:string*" select="for $key in $known return $key[maps:is-seen($units, $known, $units[id = substring-before($key, ' ')], substring-after($key, ' '))]"/>
    <xsl:sequence select="if (count($kept) eq count($known)) then $known else maps:kept($units, $kept)"/>
  </xsl:function>

  <!-- Whether all that is done with a variable is known, and it is given maps only. -->
  <xsl:function name="maps:is-seen" as="xs:boolean">
    <xsl:param name="units" as="element(function)*"/>
    <xsl:param name="known" as="xs:string*"/>
    <xsl:param name="unit" as="element(function)?"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="place" as="xs:integer*" select="for $k in 1 to count($unit/param-list/*) return $k[$unit/param-list/*[$k]/id = $name]"/>
    <xsl:variable name="calls" as="element(array)*" select="$units//array[param-list][var[not(preceding-sibling::*)]/id = $unit/id]"/>
    <xsl:variable name="output" as="xs:integer?" select="$unit/outvars/var[id = $name][1]/(count(preceding-sibling::*) + 1)"/>
    <xsl:variable name="is-output" as="xs:boolean" select="exists($output)"/>
    <xsl:sequence select="exists($unit) and not($unit//(for | catch | global | persistent)//id[parent::for or parent::catch or ancestor::global or ancestor::persistent] = $name)
        and not(($place or $is-output) and ($unit/id = $entry or empty($calls) or root($unit)//(function-handle/id | command/id) = $unit/id or root($unit)//literal = ('''' || $unit/id || '''', '&quot;' || $unit/id || '&quot;')))
        and (every $call in $calls satisfies every $k in $place satisfies exists($call/*[2]/*[$k]/self::var[maps:key(.) = $known]))
        and (not($is-output) or (every $call in $calls satisfies exists(maps:targets($call)[$output]/self::var[maps:key(.) = $known])))
        and (every $variable in $unit//var[id = $name] satisfies maps:is-known-use($units, $known, $variable))"/>
  </xsl:function>

  <!-- Whether a variable is made a map, or stands where one is used as is known. -->
  <xsl:function name="maps:is-known-use" as="xs:boolean">
    <xsl:param name="units" as="element(function)*"/>
    <xsl:param name="known" as="xs:string*"/>
    <xsl:param name="variable" as="element(var)"/>
    <xsl:variable name="holder" as="element()" select="$variable/.."/>
    <xsl:variable name="statement" as="element()?" select="$holder[parent::statement-list]"/>
    <xsl:choose>
      <!-- A function that is kept would go on with a copy. -->
      <xsl:when test="$variable/ancestor::anonymous-function[not(parent::param-list/parent::array/*[1]/self::var/id = ('cellfun', 'arrayfun')) or param-list//id = $variable/id]">
        <xsl:sequence select="false()"/>
      </xsl:when>
      <xsl:when test="$holder/(self::outvars | self::param-list[parent::function])">
        <xsl:sequence select="true()"/>
      </xsl:when>
      <xsl:when test="$statement/self::binary[@op = '='] and empty($variable/preceding-sibling::*)">
        <xsl:variable name="value" as="element()" select="$statement/*[2]"/>
        <xsl:sequence select="if (maps:makes($value)) then maps:is-known-maker($value)
            else if (maps:is-removal($value, $variable/id)) then true()
            else exists(maps:called($units, $value)/outvars/*[1]/self::var[maps:key(.) = $known])"/>
      </xsl:when>
      <xsl:when test="$holder/parent::row-list/parent::unary[not(preceding-sibling::*)]/parent::binary[@op = '='][parent::statement-list]">
        <xsl:sequence select="exists(maps:called($units, $variable/ancestor::binary[1]/*[2])/outvars/*[count($variable/preceding-sibling::*) + 1]/self::var[maps:key(.) = $known])"/>
      </xsl:when>
      <!-- m(key): read, or written to as a whole -->
      <xsl:when test="$holder/self::array and empty($variable/preceding-sibling::*)">
        <xsl:sequence select="exists($holder/*[2]/self::param-list[count(*) eq 1][empty((colon, .//end[ancestor::array[1] is $holder]))])
            and ($holder[count(*) eq 2]/parent::binary[@op = $maps:assigning]/parent::statement-list or not(maps:is-in-target($holder)))"/>
      </xsl:when>
      <xsl:when test="$holder/self::struct-ref">
        <xsl:sequence select="$holder/id = ('Count', $maps:questions) and not(maps:is-in-target($holder)) and (not($holder/id = 'remove') or exists($holder/parent::array/parent::statement-list))
            and (not($holder/id = ('isKey', 'remove')) or count($holder/parent::array/*[2]/self::param-list/*) eq 1)"/>
      </xsl:when>
      <xsl:when test="$holder/self::param-list/parent::array[var[not(preceding-sibling::*)]/id = $maps:questions][not(var/id = $units/id)]">
        <xsl:variable name="call" as="element(array)" select="$holder/.."/>
        <xsl:sequence select="empty($variable/preceding-sibling::*) and $holder is $call/*[2] and (not($call/var/id = 'remove') or exists($call/parent::statement-list) or maps:is-removal($call[parent::binary/parent::statement-list], $call/parent::binary/*[1]/self::var/id))"/>
      </xsl:when>
      <xsl:when test="$holder/self::param-list/parent::array[var[not(preceding-sibling::*)]/id = $units/id]">
        <xsl:sequence select="maps:is-handed-on($units, $known, $variable, $holder/..)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="false()"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Whether a part of something is what an assignment writes to, and not a question in an index of that. -->
  <xsl:function name="maps:is-in-target" as="xs:boolean">
    <xsl:param name="part" as="element()"/>
    <xsl:variable name="target" as="element()?" select="$part/ancestor-or-self::*[parent::binary[@op = $maps:assigning]][not(preceding-sibling::*)][1]"/>
    <xsl:sequence select="exists($target) and (exists($target/self::unary)
        or (every $it in $part/ancestor-or-self::*[not(. &lt;&lt; $target)] satisfies empty($it/preceding-sibling::*)))"/>
  </xsl:function>

  <!-- Whether an expression is m without some of its keys, for a variable m. -->
  <xsl:function name="maps:is-removal" as="xs:boolean">
    <xsl:param name="value" as="element()?"/>
    <xsl:param name="name" as="xs:string?"/>
    <xsl:sequence select="exists($value/self::array[var[not(preceding-sibling::*)]/id = 'remove'][count(*) eq 2][count(param-list/*) eq 2]/param-list/*[1]/self::var[id = $name])"/>
  </xsl:function>

  <!-- Whether a function that is given a map leaves it as it is, or gives it back to where it comes from: where it fails and
    somebody goes on, what it has put into the map would not come back. -->
  <xsl:function name="maps:is-handed-on" as="xs:boolean">
    <xsl:param name="units" as="element(function)*"/>
    <xsl:param name="known" as="xs:string*"/>
    <xsl:param name="variable" as="element(var)"/>
    <xsl:param name="call" as="element(array)"/>
    <xsl:variable name="unit" as="element(function)" select="$units[id = $call/var/id]"/>
    <xsl:variable name="parameter" as="element()?" select="$unit/param-list/*[count($variable/preceding-sibling::*) + 1]"/>
    <xsl:variable name="output" as="xs:integer?" select="$unit/outvars/var[id = $parameter/id][1]/(count(preceding-sibling::*) + 1)"/>
    <xsl:sequence select="exists($parameter/self::var[maps:key(.) = $known])
        and (if (exists($output)) then empty($call/(ancestor::try | ancestor::unwind-protect)) and count($call/*[2]//var[id = $variable/id]) eq 1 and maps:targets($call)[$output]/self::var/id = $variable/id
        else not(maps:changes($parameter)))"/>
  </xsl:function>

  <!-- Whether a function puts something into a parameter, or makes it something else. -->
  <xsl:function name="maps:changes" as="xs:boolean">
    <xsl:param name="parameter" as="element(var)"/>
    <xsl:variable name="own" as="element(var)*" select="$parameter/ancestor::function[1]/statement-list//var[id = $parameter/id]"/>
    <xsl:sequence select="exists($own/parent::array[parent::binary[@op = $maps:assigning]][not(preceding-sibling::*)])
        or exists($own[parent::binary[@op = '=']][not(preceding-sibling::*)] | $own[ancestor::unary[parent::binary[@op = '=']][not(preceding-sibling::*)]])
        or exists($own[parent::struct-ref/id = 'remove' or parent::param-list/parent::array/var[1]/id = 'remove'])"/>
  </xsl:function>
</xsl:stylesheet>
