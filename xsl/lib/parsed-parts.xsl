<?xml version="1.0" encoding="UTF-8"?>
<!-- Small parts of the statements that arguments are parsed with; goes with build.xsl, build-lists.xsl, build-conditions.xsl and input-parser.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:parser="urn:adjoinery:input-parser"
    xmlns:template="urn:adjoinery:template" xmlns:parsed="urn:adjoinery:parsed-arguments" exclude-result-prefixes="#all">
  <xsl:include href="../templates/parsed/input-parser.m"/>

  <xsl:function name="parsed:number" as="element(literal)">
    <xsl:param name="number" as="xs:integer"/>
    <xsl:sequence select="build:literal(string($number))"/>
  </xsl:function>

  <xsl:function name="parsed:count" as="element(array)">
    <xsl:param name="list" as="element(var)"/>
    <xsl:sequence select="build:named-call('numel', $list)"/>
  </xsl:function>

  <!-- Where the value of a name is kept. -->
  <xsl:function name="parsed:result" as="element(struct-ref)">
    <xsl:param name="object" as="xs:string"/>
    <xsl:param name="adder" as="element()"/>
    <xsl:sequence select="build:field(build:field(build:variable(build:name($object)), 'Results'), parser:name($adder))"/>
  </xsl:function>

  <!-- The default of a name. -->
  <xsl:function name="parsed:default" as="element()">
    <xsl:param name="adder" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="default" as="element()" select="parser:default($adder, parser:method($adder, $object))"/>
    <xsl:sequence select="if (parser:is-fixed($default)) then $default else parser:temporary('default', $object, $adder)"/>
  </xsl:function>

  <!-- The question whether a value is one for a name, if somebody asks. -->
  <xsl:function name="parsed:valid" as="element()?">
    <xsl:param name="adder" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:param name="value" as="element()"/>
    <xsl:variable name="validator" as="element()?" select="parser:validator($adder, parser:method($adder, $object))"/>
    <xsl:choose>
      <xsl:when test="$validator/self::anonymous-function[parser:is-fixed(.)]">
        <xsl:apply-templates mode="parsed:of" select="$validator/*[2]">
          <xsl:with-param name="name" select="string($validator/param-list)" tunnel="yes"/>
          <xsl:with-param name="value" select="$value" tunnel="yes"/>
        </xsl:apply-templates>
      </xsl:when>
      <xsl:when test="exists($validator)">
        <array>
          <xsl:sequence select="if ($validator/self::function-handle) then build:variable($validator/id) else parser:temporary('valid', $object, $adder)"/>
          <param-list>
            <xsl:copy-of select="$value" copy-namespaces="no"/>
          </param-list>
        </array>
      </xsl:when>
    </xsl:choose>
  </xsl:function>

  <!-- The expression of a function, of a value instead of its parameter. -->
  <xsl:mode name="parsed:of" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="parsed:of" match="var" as="element()">
    <xsl:param name="name" as="xs:string" tunnel="yes"/>
    <xsl:param name="value" as="element()" tunnel="yes"/>
    <xsl:copy-of select="if (id = $name) then $value else ." copy-namespaces="no"/>
  </xsl:template>

  <!-- An error where the value of a name is not one for it. -->
  <xsl:function name="parsed:check" as="element()?">
    <xsl:param name="adder" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="valid" as="element()?" select="parsed:valid($adder, $object, parsed:result($object, $adder))"/>
    <xsl:sequence select="if (empty($valid) or parser:raises(parser:validator($adder, parser:method($adder, $object)))) then $valid
        else template:not-valid($valid, parser:name($adder), parsed:at($adder))"/>
  </xsl:function>

  <!-- A name that is given has no default any more, where somebody asks. -->
  <xsl:function name="parsed:used" as="element(binary)?">
    <xsl:param name="adder" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:if test="$adder/ancestor::function[1]//struct-ref[var/id = $object]/id = 'UsingDefaults'">
      <xsl:sequence select="template:not-missing(parser:missing($object), parser:name($adder))"/>
    </xsl:if>
  </xsl:function>

  <!-- The question whether a value is one of some names, if there are any. -->
  <xsl:function name="parsed:is-name" as="element(array)?">
    <xsl:param name="adders" as="element()*"/>
    <xsl:param name="as-written" as="xs:boolean"/>
    <xsl:param name="value" as="element()"/>
    <xsl:if test="exists($adders)">
      <xsl:sequence select="build:named-call('any', build:named-call(if ($as-written) then 'strcmp' else 'strcmpi', ($value, build:cell($adders ! build:text(parser:name(.))))))"/>
    </xsl:if>
  </xsl:function>

  <!-- Where a statement stands. -->
  <xsl:function name="parsed:at" as="attribute()?">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="$statement/descendant-or-self::*[@at][1]/@at"/>
  </xsl:function>
</xsl:stylesheet>
