<?xml version="1.0" encoding="UTF-8"?>
<!-- The statements of a list in reverse order, each marked as to be reversed; those that need no reversal are left out. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:reversed="urn:adjoinery:reversed" xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="reversed:list" as="element(adjoint-of)*">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:for-each select="reverse($list/*[self::binary[@ada:active] or self::overwrite or self::overwrite-part
        or self::overwrite-size         or self::overwrite-loop or self::iteration-record or self::push-control or self::choose or self::switch
        or self::for or self::while])">
      <adjoint-of>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </adjoint-of>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
