<?xml version="1.0" encoding="UTF-8"?>
<!--
  The tangent of a storage expression: the same expression with the tangent in the place of its principal variable (seed
  003, 6.5.1). Expressions in indices stay. Values that nothing active is in have the tangent zero.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:tangent="urn:adjoinery:tangent"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:mode name="tangent" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="tangent" match="var" as="element(var)">
    <var>
      <xsl:copy-of select="@ada:container"/>
      <g>
        <xsl:copy-of select="*" copy-namespaces="no"/>
      </g>
    </var>
  </xsl:template>

  <xsl:template mode="tangent" match="array | struct-ref | dyn-struct-ref" as="element()">
    <xsl:copy copy-namespaces="no">
      <xsl:copy-of select="@* except @at"/>
      <xsl:apply-templates mode="tangent" select="*[1]"/>
      <xsl:copy-of select="tail(*)" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="tangent:of" as="element()">
    <xsl:param name="storage" as="element()"/>
    <xsl:apply-templates mode="tangent" select="$storage"/>
  </xsl:function>

  <!-- The tangent of an operand, be it zero. -->
  <xsl:function name="tangent:of-operand" as="element()">
    <xsl:param name="operand" as="element()"/>
    <xsl:sequence select="if (tangent:is-active($operand)) then tangent:of($operand) else tangent:zero($operand)"/>
  </xsl:function>

  <xsl:function name="tangent:is-active" as="xs:boolean">
    <xsl:param name="operand" as="element()"/>
    <xsl:sequence select="exists($operand/descendant-or-self::var/@ada:active)"/>
  </xsl:function>

  <!-- The principal variable of storage. -->
  <xsl:function name="tangent:variable" as="element(var)?">
    <xsl:param name="storage" as="element()"/>
    <xsl:sequence select="if ($storage/self::var) then $storage
        else $storage[self::array or self::struct-ref or self::dyn-struct-ref] ! tangent:variable(*[1])"/>
  </xsl:function>

  <!-- Whether what a target is a part of has a tangent, be it zero. -->
  <xsl:function name="tangent:is-kept" as="xs:boolean">
    <xsl:param name="target" as="element()"/>
    <xsl:sequence select="exists(tangent:variable($target)/(@ada:active, @ada:adjoint))"/>
  </xsl:function>

  <!-- The targets of an assignment. -->
  <xsl:function name="tangent:targets" as="element()*">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:sequence select="$assignment/*[1] ! (self::*[not(self::unary)], self::unary/row-list/item-list/*)"/>
  </xsl:function>

  <xsl:function name="tangent:is-empty" as="xs:boolean">
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="exists($value/self::unary[@op = '[]'][empty(row-list/item-list/*)])"/>
  </xsl:function>

  <!-- Zero in the size of a value, and with the structure that it has. -->
  <xsl:function name="tangent:zero" as="element()">
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="
        if ($value/self::literal or $value/self::array/@ada:shape = 'scalar') then build:literal('0')
        else if (tangent:is-empty($value)) then build:brackets(())
        else if ($value/self::unary[@op = '[]'][count(row-list/item-list) eq 1]/row-list/item-list[count(*) eq 1])
          then tangent:zero($value/row-list/item-list/*)
        else if ($value/@ada:container or $value/self::unary[@op = '{}'] or $value/self::call/id = 'struct')
          then build:call('adm_zeros', $value)
        else if ($value/self::call[id = ('zeros', 'ones')]) then build:call('zeros', $value/param-list/*)
        else build:call('zeros', build:call('size', $value))"/>
  </xsl:function>

  <!-- The same for what has just been given a value: what is known of a target is known of its old value. -->
  <xsl:function name="tangent:zero-of-target" as="element()">
    <xsl:param name="target" as="element()"/>
    <xsl:sequence select="if ($target/self::var and not($target/@ada:container)) then build:call('zeros', build:call('size', $target))
        (: Its end is another one when the value has been written. :)
        else if ($target/self::array/param-list//end) then build:literal('0')
        else build:call('adm_zeros', $target)"/>
  </xsl:function>

  <!-- The arguments that may expand the result, but none of the terms. -->
  <xsl:function name="tangent:uncovered" as="element()*">
    <xsl:param name="formulas" as="map(*)*"/>
    <xsl:param name="names" as="xs:string*"/>
    <xsl:param name="results" as="xs:string+"/>
    <xsl:param name="arguments" as="element()*"/>
    <xsl:variable name="used" as="xs:string*" select="$formulas?formula//var ! string()"/>
    <xsl:variable name="covered" as="element()*" select="for $place in 1 to count($arguments) return
        $arguments[$place][$place = $formulas?position or $names[min(($place, count($names)))] = $used]"/>
    <xsl:sequence select="if ($used = $results or exists($covered[@ada:fit = 'same'])) then ()
        else ($arguments except $covered)[not(self::literal or @ada:fit = 'scalar')]"/>
  </xsl:function>
</xsl:stylesheet>
