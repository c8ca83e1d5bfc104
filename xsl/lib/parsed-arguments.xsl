<?xml version="1.0" encoding="UTF-8"?>
<!--
  The statements that an object of the class inputParser parses with; goes with build.xsl, build-lists.xsl, build-conditions.xsl and
  input-parser.xsl, parsed-parts.xsl and parsed-names.xsl. They do what Octave's parser does, in its order: required arguments, optional ones up to the first that
  is a name or no valid text, names with their values.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:parser="urn:adjoinery:input-parser"
    xmlns:template="urn:adjoinery:template" xmlns:parsed="urn:adjoinery:parsed-arguments" exclude-result-prefixes="#all">
  <xsl:function name="parsed:statements" as="element()+">
    <xsl:param name="parse" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="function" as="element(function)" select="$parse/ancestor::function[1]"/>
    <xsl:variable name="adders" as="element()*" select="parser:adders($function, $object)"/>
    <xsl:variable name="required" as="element()*" select="$adders[parser:method(., $object) = 'addRequired']"/>
    <xsl:variable name="optional" as="element()*" select="$adders[parser:method(., $object) = 'addOptional']"/>
    <xsl:variable name="named" as="element()*" select="$adders except ($required, $optional)"/>
    <xsl:variable name="given" as="element()*" select="parser:arguments($parse)"/>
    <xsl:variable name="several" as="xs:integer*" select="for $k in 1 to count($given) return $k[not(parser:is-single($given[$k]))]"/>
    <xsl:variable name="single" as="xs:integer" select="min((count($given), count($required), $several ! (. - 1)))"/>
    <xsl:variable name="rest" as="element()*" select="subsequence($given, $single + 1)"/>
    <xsl:variable name="whole" as="element(var)?" select="$rest[count($rest) eq 1]/self::array[cell-index/param-list[count(*) eq 1]/colon]/*[1]/self::var"/>
    <xsl:variable name="list" as="element(var)" select="if ($whole) then $whole else build:temporary('list', $object)"/>
    <xsl:variable name="first" as="xs:integer" select="count($required) - $single"/>
    <xsl:variable name="place" as="element(var)" select="build:temporary('place', $object)"/>
    <xsl:if test="not($whole) and (exists($rest) or $first gt 0)">
      <xsl:sequence select="build:assign($list, build:cell($rest))"/>
    </xsl:if>
    <xsl:sequence select="parsed:begun($function, $object)"/>
    <xsl:if test="$first gt 0">
      <xsl:sequence select="template:too-few($list, parsed:number($first), parsed:at($parse))"/>
    </xsl:if>
    <xsl:for-each select="$adders">
      <xsl:sort select="parser:name(.)" collation="http://www.w3.org/2005/xpath-functions/collation/codepoint"/>
      <xsl:variable name="adder" as="element()" select="."/>
      <xsl:variable name="number" as="xs:integer?" select="for $k in 1 to count($required) return $k[$required[$k] is $adder]"/>
      <xsl:sequence select="build:assign(parsed:result($object, .), if (empty($number)) then parsed:default(., $object)
          else if ($number le $single) then $given[$number] else build:cell-of($list, parsed:number($number - $single)))"/>
    </xsl:for-each>
    <xsl:sequence select="$required ! parsed:check(., $object)"/>
    <xsl:if test="exists($rest)">
      <xsl:if test="exists($optional)">
        <xsl:sequence select="build:assign($place, parsed:number($first + 1)), parsed:optional($optional, $object, $list, $first + 1)"/>
      </xsl:if>
      <xsl:variable name="begin" as="element()" select="if (exists($optional)) then $place else parsed:number($first + 1)"/>
      <xsl:sequence select="parsed:named($named, $parse, $object, $list, $begin)"/>
    </xsl:if>
  </xsl:function>

  <!-- The state before anything is given. -->
  <xsl:function name="parsed:begun" as="element(binary)+">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="read" as="xs:string*" select="$function//struct-ref[var/id = $object]/string(id)"/>
    <xsl:variable name="fields" as="element()*">
      <xsl:sequence select="build:text('Results'), build:structure()"/>
      <xsl:if test="$read = 'Unmatched' or parser:flag($function, $object, 'KeepUnmatched')">
        <xsl:sequence select="build:text('Unmatched'), build:structure()"/>
      </xsl:if>
    </xsl:variable>
    <xsl:sequence select="build:assign(build:variable(build:name($object)), build:named-call('struct', $fields))"/>
    <xsl:if test="$read = 'UsingDefaults'">
      <xsl:sequence select="build:assign(parser:missing($object), build:cell(parser:defaulted($function, $object) ! build:text(parser:name(.))))"/>
    </xsl:if>
  </xsl:function>

  <!-- Optional arguments from a place on, as long as there are some. -->
  <xsl:function name="parsed:optional" as="element()*">
    <xsl:param name="optional" as="element()*"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:param name="list" as="element(var)"/>
    <xsl:param name="place" as="xs:integer"/>
    <xsl:for-each select="$optional[1]">
      <xsl:variable name="function" as="element(function)" select="ancestor::function[1]"/>
      <xsl:variable name="as-written" as="xs:boolean" select="parser:flag($function, $object, 'CaseSensitive')"/>
      <xsl:variable name="adders" as="element()*" select="parser:adders($function, $object)"/>
      <xsl:variable name="switches" as="element()*" select="$adders[parser:method(., $object) = 'addSwitch']"/>
      <xsl:variable name="parameters" as="element()*" select="$adders[parser:method(., $object) = ('addParameter', 'addParamValue')]"/>
      <xsl:variable name="value" as="element()" select="build:cell-of($list, parsed:number($place))"/>
      <xsl:variable name="valid" as="element()?" select="parsed:valid(., $object, $value)"/>
      <xsl:variable name="text" as="element()?" select="if (empty($valid)) then () else
          if (parser:raises(parser:validator(., 'addOptional'))) then build:named-call('ischar', $value)
          else build:binary('&amp;&amp;', build:named-call('ischar', $value), build:not($valid))"/>
      <xsl:variable name="conditions" as="element()+" select="
          build:binary('>=', parsed:count($list), parsed:number($place)),
          parsed:is-name($switches, $as-written, $value) ! build:not(.),
          parsed:is-name($parameters, $as-written, $value) ! build:not(build:binary('&amp;&amp;', ., build:binary('>', parsed:count($list), parsed:number($place)))),
          $text ! build:not(.)"/>
      <xsl:variable name="taken" as="element()+" select="build:assign(parsed:result($object, .), $value), parsed:check(., $object), parsed:used(., $object),
          build:assign(build:temporary('place', $object), parsed:number($place + 1)), parsed:optional(tail($optional), $object, $list, $place + 1)"/>
      <xsl:sequence select="build:if(parsed:at(.), build:all($conditions), $taken)"/>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
