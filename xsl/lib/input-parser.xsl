<?xml version="1.0" encoding="UTF-8"?>
<!-- The declarations to objects of the class inputParser; goes with build.xsl and build-lists.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:parser="urn:adjoinery:input-parser" exclude-result-prefixes="#all">
  <xsl:variable name="parser:adders" as="xs:string*" select="'addRequired', 'addOptional', 'addParameter', 'addParamValue', 'addSwitch'"/>

  <!-- Properties that say how to parse, by what they may be: texts are for messages only. -->
  <xsl:variable name="parser:flags" as="xs:string*" select="'CaseSensitive', 'KeepUnmatched', 'PartialMatching', 'StructExpand'"/>

  <!-- The properties that are read of an object when it has parsed. -->
  <xsl:variable name="parser:results" as="xs:string*" select="'Results', 'Unmatched', 'UsingDefaults', 'Parameters'"/>

  <!-- Whether a statement makes an object. -->
  <xsl:function name="parser:makes" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="exists($statement/self::binary[@op = '=']/*[2][self::var[id = 'inputParser'] or self::array[count(*) eq 2][var/id = 'inputParser']/param-list[not(*)]])
        and exists($statement/*[1]/self::var)"/>
  </xsl:function>

  <!-- The method that a statement calls of an object, if it is one of those that are known. -->
  <xsl:function name="parser:method" as="xs:string?">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="own" as="element()?" select="$statement/self::array[count(*) eq 2][param-list]/struct-ref[var/id = $object]"/>
    <xsl:variable name="plain" as="element()?" select="$statement/self::array[count(*) eq 2][var][param-list/*[1]/self::var/id = $object]/var"/>
    <xsl:sequence select="($own, $plain)/id[. = ($parser:adders, 'parse')]/string(.)"/>
  </xsl:function>

  <!-- The arguments of a method. -->
  <xsl:function name="parser:arguments" as="element()*">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="if ($statement/struct-ref) then $statement/param-list/* else tail($statement/param-list/*)"/>
  </xsl:function>

  <!-- The statements of a function that set a property of an object, or call a method. -->
  <xsl:function name="parser:statements" as="element()*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:sequence select="$function/statement-list/*[parser:method(., $object) or parser:sets(., $object)]"/>
  </xsl:function>

  <!-- The statements of a function that declare names to an object. -->
  <xsl:function name="parser:adders" as="element()*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:sequence select="$function/statement-list/*[parser:method(., $object) = $parser:adders]"/>
  </xsl:function>

  <!-- Those with a default, in the order in which the object lists the ones that are not given. -->
  <xsl:function name="parser:defaulted" as="element()*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="adders" as="element()*" select="parser:adders($function, $object)"/>
    <xsl:sequence select="$adders[parser:method(., $object) = 'addOptional']"/>
    <xsl:for-each select="$adders[parser:method(., $object) = ('addParameter', 'addParamValue', 'addSwitch')]">
      <xsl:sort select="parser:method(., $object) = 'addSwitch'"/>
      <xsl:sort select="parser:name(.)" collation="http://www.w3.org/2005/xpath-functions/collation/codepoint"/>
      <xsl:sequence select="."/>
    </xsl:for-each>
  </xsl:function>

  <!-- Whether a statement sets a property of an object. -->
  <xsl:function name="parser:sets" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="property" as="element()?" select="$statement/self::binary[@op = '=']/*[1]/self::struct-ref[var/id = $object]"/>
    <xsl:sequence select="$property/id = 'FunctionName' or $property/id = $parser:flags and $statement/*[2] = ('true', 'false', '1', '0')"/>
  </xsl:function>

  <!-- Whether a property is set, or has been from the beginning. -->
  <xsl:function name="parser:flag" as="xs:boolean">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="settings" as="element()*" select="parser:statements($function, $object)/self::binary[*[1]/id = $name]"/>
    <xsl:sequence select="if (exists($settings)) then $settings[last()]/*[2] = ('true', '1') else $name = 'StructExpand'"/>
  </xsl:function>

  <!-- The name that a statement declares. -->
  <xsl:function name="parser:name" as="xs:string">
    <xsl:param name="adder" as="element()"/>
    <xsl:sequence select="replace(parser:arguments($adder)[1], '^.|.$', '')"/>
  </xsl:function>

  <!-- The default of a name. -->
  <xsl:function name="parser:default" as="element()">
    <xsl:param name="adder" as="element()"/>
    <xsl:param name="method" as="xs:string"/>
    <xsl:sequence select="if ($method = 'addRequired') then build:brackets(())
        else if ($method = 'addSwitch') then build:variable(build:name('false')) else parser:arguments($adder)[2]"/>
  </xsl:function>

  <!-- The function that says whether a value is one for the name. -->
  <xsl:function name="parser:validator" as="element()?">
    <xsl:param name="adder" as="element()"/>
    <xsl:param name="method" as="xs:string"/>
    <xsl:variable name="place" as="xs:integer" select="if ($method = 'addRequired') then 2 else 3"/>
    <xsl:sequence select="parser:arguments($adder)[$place]"/>
  </xsl:function>

  <!-- Whether an expression has the same value wherever it stands. -->
  <xsl:function name="parser:is-fixed" as="xs:boolean">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="exists($expression/(self::literal | self::function-handle | self::unary[@op = ('-', '+')][literal]
        | self::unary[@op = ('[]', '{}')][not(.//*[not(self::row-list or self::item-list or self::literal)])]
        | self::var[id = ('true', 'false')] | self::anonymous-function[parser:is-closed(.)]))"/>
  </xsl:function>

  <!-- Whether a function of one argument uses no variable but that, and can be written out where it is called. -->
  <xsl:function name="parser:is-closed" as="xs:boolean">
    <xsl:param name="function" as="element(anonymous-function)"/>
    <xsl:variable name="own" as="xs:string*" select="$function/param-list/var/id"/>
    <xsl:variable name="around" as="element(function)" select="$function/ancestor::function[1]"/>
    <xsl:sequence select="count($function/param-list/*) eq 1 and count($own) eq 1 and empty($function/*[2]//anonymous-function)
        and not($function/*[2]/descendant-or-self::var/id[not(. = $own)] = ($around/param-list//id, $around/outvars//id, $around//binary[@op = '=']/*[1]//id, $around//for/id, $around//global//id, $around//persistent//id))"/>
  </xsl:function>

  <!-- The variable that keeps the default or the validator of a name. -->
  <xsl:function name="parser:temporary" as="element(var)">
    <xsl:param name="kind" as="xs:string"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:param name="adder" as="element()"/>
    <xsl:sequence select="build:temporary($kind, $object || '_' || parser:name($adder))"/>
  </xsl:function>

  <!-- The variable with the names that are not given. -->
  <xsl:function name="parser:missing" as="element(var)">
    <xsl:param name="object" as="xs:string"/>
    <xsl:sequence select="build:temporary('missing', $object)"/>
  </xsl:function>

  <!-- Whether what becomes of an object is seen: it is made, told what to expect, parses once, and is read then. -->
  <xsl:function name="parser:is-seen" as="xs:boolean">
    <xsl:param name="maker" as="element(binary)"/>
    <xsl:variable name="function" as="element(function)" select="$maker/ancestor::function[1]"/>
    <xsl:variable name="object" as="xs:string" select="$maker/var[1]/id"/>
    <xsl:variable name="statements" as="element()*" select="parser:statements($function, $object)"/>
    <xsl:variable name="adders" as="element()*" select="parser:adders($function, $object)"/>
    <xsl:variable name="parses" as="element()*" select="$statements[parser:method(., $object) = 'parse']"/>
    <xsl:variable name="mentions" as="element(var)*" select="$function//var[id = $object]"/>
    <xsl:variable name="heads" as="element(var)*" select="$maker/var[1], $statements ! (if (self::binary) then struct-ref/var else (struct-ref/var, var/../param-list/*[1])[1])"/>
    <xsl:variable name="reads" as="element(var)*" select="$mentions[parent::struct-ref/id = $parser:results][. >> $parses[last()]]"/>
    <xsl:sequence select="count($parses) eq 1 and exists($function/statement-list[. is $maker/..])
        and empty($function/(ancestor::function | .//function))
        and (every $statement in $statements satisfies $statement >> $maker and not($statement >> $parses))
        and (every $adder in $adders satisfies parser:is-known($adder, parser:method($adder, $object)))
        and empty($mentions except ($heads, $reads[not(parser:is-written(.))]))"/>
  </xsl:function>

  <!-- Whether it is seen what a statement declares. -->
  <xsl:function name="parser:is-known" as="xs:boolean">
    <xsl:param name="adder" as="element()"/>
    <xsl:param name="method" as="xs:string"/>
    <xsl:variable name="given" as="element()*" select="parser:arguments($adder)"/>
    <xsl:sequence select="matches($given[1]/self::literal, '^([''&quot;])[A-Za-z][\w_]*\1$')
        and ($method = ('addRequired', 'addSwitch') or exists($given[2])) and not($method = 'addSwitch' and exists($given[2]))
        and empty($adder/param-list/array/cell-index)"/>
  </xsl:function>

  <!-- Whether something is given to what an object is read for. -->
  <xsl:function name="parser:is-written" as="xs:boolean">
    <xsl:param name="read" as="element(var)"/>
    <xsl:sequence select="exists($read/ancestor-or-self::*[parent::binary[@op = '='][parent::statement-list]][1][not(preceding-sibling::*)])"/>
  </xsl:function>

  <!-- Whether one value stands for an argument, and not a list of them. -->
  <xsl:function name="parser:is-single" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:sequence select="empty($argument/self::array[cell-index/param-list/*[not(self::literal)]])"/>
  </xsl:function>

  <!-- Whether a function gives nothing, but raises an error for what is not valid. -->
  <xsl:function name="parser:raises" as="xs:boolean">
    <xsl:param name="validator" as="element()"/>
    <xsl:variable name="function" as="element(function)" select="$validator/ancestor::function[1]"/>
    <xsl:variable name="values" as="element()*" select="if ($validator/self::var) then $function/statement-list/binary[@op = '='][*[1]/self::var/id = $validator/id]/*[2] else $validator"/>
    <xsl:variable name="called" as="xs:string?" select="$values[last()]/(self::function-handle | self::anonymous-function/*[last()]/self::array/var)/id"/>
    <xsl:sequence select="$called = ('validateattributes', 'assert', 'error') or starts-with($called, 'mustBe')
        or exists(root($validator)//function[id = $called][not(outvars/*)])"/>
  </xsl:function>
</xsl:stylesheet>
