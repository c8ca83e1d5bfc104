<?xml version="1.0" encoding="UTF-8"?>
<!-- The statements of a list in reverse order, each marked as to be reversed; those that need no reversal are left out. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:reversed="urn:adjoinery:reversed" xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:mode name="reversed:list" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="reversed:list" match="statement-list" as="element(adjoint-of)*">
    <xsl:for-each select="reversed:statements(.)">
      <adjoint-of of="{reversed:kind(.)}">
        <xsl:copy-of select="." copy-namespaces="no"/>
      </adjoint-of>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="reversed:statements" as="element()*">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:sequence select="reverse($list/*[self::binary[@ada:active] or self::overwrite or self::overwrite-field or self::overwrite-part
        or self::overwrite-size or self::overwrite-loop or self::iteration-record or self::push-control
        or self::choose or self::switch or self::for or self::while or self::try or self::unwind-protect])"/>
  </xsl:function>

  <!-- The kind of statement to be reversed: by it the stylesheets that do it know which of them is meant. -->
  <xsl:function name="reversed:kind" as="xs:string">
    <xsl:param name="statement" as="element()"/>
    <xsl:variable name="value" as="element()?" select="$statement[self::binary] ! *[2]"/>
    <xsl:sequence select="if (empty($value)) then local-name($statement) else $value ! (
        if (self::unary[@op = '{}']) then 'cells'
        else if (not(self::call)) then 'copy'
        else if (id = 'horzcat' or id = 'vertcat' or (id = ('cat', 'blkdiag') and count(param-list/*) gt 9)) then 'concatenation'
        else if (id = 'struct') then 'fields'
        else if (@ada:is = 'user') then 'user-call'
        else 'rule-call')"/>
  </xsl:function>
</xsl:stylesheet>
