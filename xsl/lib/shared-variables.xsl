<?xml version="1.0" encoding="UTF-8"?>
<!-- Calls of functions that share variables, which become arguments and outputs, and what takes these from and to where they are kept. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:shared="urn:adjoinery:shared-variables"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="shared:loads" as="element(binary)*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:for-each select="tokenize($f/@ada:loads)">
      <binary op="=">
        <xsl:sequence select="shared:variable(substring-before(., '=')), shared:call(substring-after(., '='), ())"/>
      </binary>
    </xsl:for-each>
  </xsl:function>

  <xsl:function name="shared:saves" as="element(array)*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:sequence select="tokenize($f/@ada:saves)
        ! shared:call(substring-after(., '='), shared:variable(substring-before(., '=')))"/>
  </xsl:function>

  <!-- The name of a function in a call that changes shared variables and is all of an expression. -->
  <xsl:function name="shared:changing" as="element(var)?">
    <xsl:param name="it" as="element()?"/>
    <xsl:sequence select="($it/self::var, $it/self::array[empty(*[position() gt 2])]/*[1])[@ada:shared-outputs]"/>
  </xsl:function>

  <xsl:function name="shared:changes" as="xs:boolean">
    <xsl:param name="it" as="element()?"/>
    <xsl:sequence select="exists(shared:changing($it))"/>
  </xsl:function>

  <xsl:function name="shared:outputs" as="element(var)+">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="tokenize(shared:changing($call)/@ada:shared-outputs) ! shared:variable(.)"/>
  </xsl:function>

  <xsl:function name="shared:inputs" as="element()*">
    <xsl:param name="name" as="element(var)"/>
    <xsl:sequence select="tokenize($name/@ada:shared-inputs) ! shared:token(.)"/>
  </xsl:function>

  <xsl:function name="shared:callee" as="element(var)">
    <xsl:param name="name" as="element(var)"/>
    <var>
      <xsl:copy-of select="$name/@at"/>
      <id>
        <xsl:value-of select="($name/@ada:inner, $name/id)[1]"/>
      </id>
    </var>
  </xsl:function>

  <!-- A name, a number, or which outputs are wanted. -->
  <xsl:function name="shared:token" as="element()">
    <xsl:param name="token" as="xs:string"/>
    <xsl:choose>
      <xsl:when test="matches($token, '^\d+$')">
        <literal>
          <xsl:value-of select="$token"/>
        </literal>
      </xsl:when>
      <xsl:when test="starts-with($token, 'wanted:')">
        <xsl:sequence select="shared:targets(string-to-codepoints(substring-after($token, ':'))
            ! shared:variable(if (. eq string-to-codepoints('1')) then 'true' else 'false'), true())"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="shared:variable($token)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="shared:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <var>
      <id>
        <xsl:value-of select="$name"/>
      </id>
    </var>
  </xsl:function>

  <xsl:function name="shared:call" as="element(array)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()*"/>
    <array>
      <xsl:sequence select="shared:variable($name)"/>
      <param-list>
        <xsl:sequence select="$arguments"/>
      </param-list>
    </array>
  </xsl:function>

  <!-- Several outputs in brackets, a single one as it is. -->
  <xsl:function name="shared:targets" as="element()">
    <xsl:param name="targets" as="element()+"/>
    <xsl:sequence select="if (count($targets) eq 1) then $targets else shared:targets($targets, true())"/>
  </xsl:function>

  <xsl:function name="shared:targets" as="element(unary)">
    <xsl:param name="items" as="element()*"/>
    <xsl:param name="brackets" as="xs:boolean"/>
    <unary op="[]">
      <row-list>
        <item-list>
          <xsl:sequence select="$items"/>
        </item-list>
      </row-list>
    </unary>
  </xsl:function>
</xsl:stylesheet>
