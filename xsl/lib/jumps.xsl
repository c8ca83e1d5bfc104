<?xml version="1.0" encoding="UTF-8"?>
<!-- Jumps (`break`, `continue`, `return`, and `raise`, out of a try), what they leave, and what they lead out of. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:jumps="urn:adjoinery:jumps" xmlns:numbers="urn:adjoinery:numbers"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:include href="numbers.xsl"/>

  <!-- The facts about a function: the numbers of its loops, its jumps by what they leave (`left`), and by each statement
    that they lead out of (`out`): looked for once, as statements in statements would look for the same over and over. -->
  <xsl:function name="jumps:known" as="map(xs:string, map(*))">
    <xsl:param name="function" as="element(function)"/>
    <xsl:variable name="jumps" as="element()*" select="$function//*[self::break or self::continue or self::return or self::raise]"/>
    <xsl:sequence select="map{
        'numbers': numbers:of($function//*[self::for or self::while]),
        'left': jumps:by($jumps, jumps:left#1),
        'out': jumps:by($jumps, jumps:passed#1)}"/>
  </xsl:function>

  <xsl:function name="jumps:by" as="map(xs:string, element()+)">
    <xsl:param name="jumps" as="element()*"/>
    <xsl:param name="places" as="function(element()) as element()*"/>
    <xsl:sequence select="map:merge(for $jump in $jumps return $places($jump) ! map:entry(generate-id(), $jump), map{'duplicates': 'combine'})"/>
  </xsl:function>

  <!-- One jump of each kind in the statements that leads out of them. -->
  <xsl:function name="jumps:out-of" as="element()*">
    <xsl:param name="statements" as="node()*"/>
    <xsl:param name="known" as="map(*)"/>
    <xsl:for-each-group group-by="jumps:kind(.)" select="$statements ! $known?out(generate-id())">
      <xsl:sequence select="."/>
    </xsl:for-each-group>
  </xsl:function>

  <!-- Jumps of one kind have one flag, those out of one try too. -->
  <xsl:function name="jumps:kind" as="xs:string">
    <xsl:param name="jump" as="element()"/>
    <xsl:sequence select="string-join((local-name($jump), $jump/self::raise/var), ' ')"/>
  </xsl:function>

  <!-- The target of the jump, left wholly or for this time: a loop, a try or the function. -->
  <xsl:function name="jumps:left" as="element()">
    <xsl:param name="jump" as="element()"/>
    <xsl:sequence select="if ($jump/self::raise) then $jump/ancestor::try[@part = 'whole'][1] else $jump/ancestor::*[self::function or self::script
        or (self::for | self::while)[not($jump/self::return)]][1]"/>
  </xsl:function>

  <!-- The statements that the jump leads out of. -->
  <xsl:function name="jumps:passed" as="element()*">
    <xsl:param name="jump" as="element()"/>
    <xsl:variable name="depth" as="xs:integer" select="count($jump/ancestor-or-self::*) - count(jumps:left($jump)/ancestor-or-self::*)"/>
    <xsl:sequence select="$jump/ancestor-or-self::*[position() le $depth][parent::statement-list]"/>
  </xsl:function>
</xsl:stylesheet>
