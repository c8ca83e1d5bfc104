<?xml version="1.0" encoding="UTF-8"?>
<!-- Builds small trees. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="build:literal" as="element(literal)">
    <xsl:param name="text" as="xs:string"/>
    <literal>
      <xsl:value-of select="$text"/>
    </literal>
  </xsl:function>

  <xsl:function name="build:call" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()*"/>
    <call>
      <xsl:if test="empty($arguments)">
        <xsl:attribute name="bare" select="'yes'"/>
      </xsl:if>
      <id>
        <xsl:value-of select="$name"/>
      </id>
      <param-list>
        <xsl:copy-of select="$arguments" copy-namespaces="no"/>
      </param-list>
    </call>
  </xsl:function>

  <!-- Text in quotes. -->
  <xsl:function name="build:text" as="element(literal)">
    <xsl:param name="text" as="xs:string"/>
    <xsl:sequence select="build:literal('''' || replace($text, '''', '''''') || '''')"/>
  </xsl:function>

  <!-- A call of a function that has no derivative. -->
  <xsl:function name="build:passive" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()+"/>
    <call ada:is="passive">
      <xsl:sequence select="build:call($name, $arguments)/*"/>
    </call>
  </xsl:function>

  <!-- A call of a function that has a rule. -->
  <xsl:function name="build:ruled" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()*"/>
    <call ada:is="rule">
      <xsl:sequence select="build:call($name, $arguments)/*"/>
    </call>
  </xsl:function>

  <!-- A call as sources have it: what the name stands for is found later. -->
  <xsl:function name="build:named-call" as="element(array)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()*"/>
    <array>
      <var>
        <id>
          <xsl:value-of select="$name"/>
        </id>
      </var>
      <param-list>
        <xsl:copy-of select="$arguments" copy-namespaces="no"/>
      </param-list>
    </array>
  </xsl:function>

  <xsl:function name="build:binary" as="element(binary)">
    <xsl:param name="op" as="xs:string"/>
    <xsl:param name="left" as="element()"/>
    <xsl:param name="right" as="element()"/>
    <binary op="{$op}">
      <xsl:copy-of select="$left" copy-namespaces="no"/>
      <xsl:copy-of select="$right" copy-namespaces="no"/>
    </binary>
  </xsl:function>

  <xsl:function name="build:assign" as="element(binary)">
    <xsl:param name="target" as="element()"/>
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="build:binary('=', $target, $value)"/>
  </xsl:function>

  <!-- Statements that run where a condition does not hold: its negation is another where it is empty, or no scalar. -->
  <xsl:function name="build:unless" as="element(if)">
    <xsl:param name="at" as="attribute()?"/>
    <xsl:param name="condition" as="element()"/>
    <xsl:param name="statements" as="element()+"/>
    <if>
      <xsl:sequence select="$at, $condition"/>
      <statement-list/>
      <else>
        <statement-list>
          <xsl:sequence select="$statements"/>
        </statement-list>
      </else>
    </if>
  </xsl:function>

  <!-- Statements, and the places in the source that they come from, where these are tracked. -->
  <xsl:function name="build:from" as="element()*">
    <xsl:param name="places" as="attribute(ada:from)*"/>
    <xsl:param name="statements" as="element()*"/>
    <xsl:for-each select="$statements">
      <xsl:choose>
        <xsl:when test="empty($places)">
          <xsl:sequence select="."/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:copy copy-namespaces="no">
            <xsl:attribute name="ada:from" select="distinct-values($places)"/>
            <xsl:copy-of select="@*, node()" copy-namespaces="no"/>
          </xsl:copy>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:function>

  <xsl:function name="build:range" as="element(range)">
    <xsl:param name="parts" as="element()+"/>
    <range>
      <xsl:copy-of select="$parts" copy-namespaces="no"/>
    </range>
  </xsl:function>

  <!-- The expression with the other sign, which is an operator in front of literals too: it may want parentheses. -->
  <xsl:function name="build:negative" as="element()">
    <xsl:param name="expression" as="element()"/>
    <xsl:choose>
      <xsl:when test="$expression/self::unary[@op = '-']">
        <xsl:sequence select="$expression/*"/>
      </xsl:when>
      <xsl:otherwise>
        <unary op="-">
          <xsl:copy-of select="$expression" copy-namespaces="no"/>
        </unary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="build:temporary" as="element(var)">
    <xsl:param name="kind" as="xs:string"/>
    <xsl:param name="number" as="xs:string"/>
    <var>
      <tmp kind="{$kind}">
        <id>
          <xsl:value-of select="$number"/>
        </id>
      </tmp>
    </var>
  </xsl:function>

  <xsl:function name="build:name" as="element(id)">
    <xsl:param name="text" as="xs:string"/>
    <id>
      <xsl:value-of select="$text"/>
    </id>
  </xsl:function>

  <!-- A field of a structure. -->
  <xsl:function name="build:field" as="element(struct-ref)">
    <xsl:param name="structure" as="element()"/>
    <xsl:param name="name" as="xs:string"/>
    <struct-ref>
      <xsl:copy-of select="$structure" copy-namespaces="no"/>
      <xsl:sequence select="build:name($name)"/>
    </struct-ref>
  </xsl:function>

  <!-- A variable from its name, as loops hold it. -->
  <xsl:function name="build:variable" as="element(var)">
    <xsl:param name="name" as="element()"/>
    <var>
      <xsl:copy-of select="$name" copy-namespaces="no"/>
    </var>
  </xsl:function>
</xsl:stylesheet>
