<?xml version="1.0" encoding="UTF-8"?>
<!-- Statements that a request gives stand where the function begins: messages point there. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform" exclude-result-prefixes="#all">
  <xsl:mode name="moved" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="@at" mode="moved" as="attribute()?">
    <xsl:param name="place" as="attribute()?" tunnel="yes"/>
    <xsl:sequence select="$place"/>
  </xsl:template>
</xsl:stylesheet>
