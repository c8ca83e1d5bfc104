<?xml version="1.0" encoding="UTF-8"?>
<!-- Whether two expressions are the same but for what is known of them. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:same="urn:adjoinery:same-expression" exclude-result-prefixes="#all">
  <xsl:function name="same:is" as="xs:boolean">
    <xsl:param name="one" as="element()"/>
    <xsl:param name="other" as="element()"/>
    <!-- Texts are compared first: that takes less. -->
    <xsl:sequence select="string($one) eq string($other) and same:text($one) eq same:text($other)"/>
  </xsl:function>

  <!-- An expression as text: equal expressions have equal texts. -->
  <xsl:function name="same:text" as="xs:string">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="string-join($expression/descendant-or-self::*
        ! (local-name(), @op, @kind, if (*) then count(*) else string()), ' ')"/>
  </xsl:function>
</xsl:stylesheet>
