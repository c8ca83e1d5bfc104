<?xml version="1.0" encoding="UTF-8"?>
<!-- The formula of a rule with the tangent and the values of a call in the places of its variables. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:formula="urn:adjoinery:tangent-formula"
    xmlns:tangent="urn:adjoinery:tangent"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:param name="directions" as="xs:string" select="'one'"/>
  <xsl:mode name="formula:tangent" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- The slope of what overflows on the way to a value that does not. -->
  <xsl:template mode="formula:tangent" match="binary[@op = '.*'][formula:is-scaled(.)]" as="element(binary)">
    <xsl:param name="overflows" as="xs:boolean" tunnel="yes"/>
    <xsl:variable name="factors" as="element()+">
      <xsl:apply-templates mode="formula:tangent"/>
    </xsl:variable>
    <xsl:sequence select="build:binary('.*', $factors[1], if ($overflows) then build:call('adm_finite', $factors[2]) else $factors[2])"/>
  </xsl:template>

  <!-- A zero that a factor has made leaves nothing out: what the formula does for zeros of the tangent, it does not do. -->
  <xsl:template mode="formula:tangent" match="binary[@op = '+'][formula:fills(.)]" as="element()">
    <xsl:param name="factored" as="xs:boolean" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="$factored">
        <xsl:apply-templates mode="formula:tangent" select="*[1]"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="formula:tangent" match="call[id = 'adm_mpower_forward_left']" as="element(call)">
    <xsl:param name="factored" as="xs:boolean" tunnel="yes"/>
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates mode="formula:tangent" select="param-list/*"/>
    </xsl:variable>
    <xsl:sequence select="build:call('adm_mpower_forward_left', ($parts, build:literal('''factored''')[$factored]))"/>
  </xsl:template>

  <!-- Whether a product has the tangent in its first factor, and variables in the second, which only asks whether that is zero. -->
  <xsl:function name="formula:is-scaled" as="xs:boolean">
    <xsl:param name="product" as="element(binary)"/>
    <xsl:variable name="slope" as="element(var)*" select="$product/*[2]/descendant-or-self::var"/>
    <xsl:sequence select="exists($slope) and empty($slope[not(parent::binary/@op = '==')] ! formula:tangent-in(.)) and exists(formula:tangent-in($product/*[1]))"/>
  </xsl:function>

  <!-- Whether a sum has a condition on the tangent in its second term. -->
  <xsl:function name="formula:fills" as="xs:boolean">
    <xsl:param name="sum" as="element(binary)"/>
    <xsl:sequence select="exists($sum/*[2]/self::binary[@op = '&amp;'] ! formula:tangent-in(.))"/>
  </xsl:function>

  <!-- The variables of a part of a formula that stand for the tangent: no argument or result. -->
  <xsl:function name="formula:tangent-in" as="element(var)*">
    <xsl:param name="part" as="element()"/>
    <xsl:sequence select="$part/descendant-or-self::var[not(@argument | @rest | @result)]"/>
  </xsl:function>

  <xsl:template mode="formula:tangent" match="var" as="element()">
    <xsl:param name="tangent" as="element()" tunnel="yes"/>
    <xsl:sequence select="$tangent"/>
  </xsl:template>

  <xsl:template mode="formula:tangent" match="var[@argument]" as="element()">
    <xsl:param name="arguments" as="element()*" tunnel="yes"/>
    <xsl:copy-of select="subsequence($arguments, xs:integer(@argument), 1)" copy-namespaces="no"/>
  </xsl:template>

  <xsl:template mode="formula:tangent" match="var[@rest]" as="element()+">
    <xsl:param name="arguments" as="element()*" tunnel="yes"/>
    <xsl:copy-of select="subsequence($arguments, xs:integer(@rest))" copy-namespaces="no"/>
  </xsl:template>

  <xsl:template mode="formula:tangent" match="var[@result]" as="element()">
    <xsl:param name="arguments" as="element()*" tunnel="yes"/>
    <xsl:param name="targets" as="element()*" tunnel="yes"/>
    <xsl:variable name="target" as="element()" select="subsequence($targets, xs:integer(@result), 1)"/>
    <!-- Where an argument may have more than two dimensions, nothing says that the result has not. -->
    <xsl:variable name="may-be-deep" as="xs:boolean" select="$directions = 'many' and exists($target/self::var)
        and (some $it in $arguments satisfies not(formula:is-flat($it)))"/>
    <xsl:copy-of select="if ($may-be-deep) then build:variable($target/*) else $target" copy-namespaces="no"/>
  </xsl:template>

  <xsl:function name="formula:is-flat" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:sequence select="tangent:is-active($argument) or exists($argument/(self::literal, self::var[@ada:flat], self::*[@ada:fit = 'scalar']))"/>
  </xsl:function>
</xsl:stylesheet>
