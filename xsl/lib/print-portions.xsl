<?xml version="1.0" encoding="UTF-8"?>
<!--
  Long lists of statements are printed in portions (`src/engine/print-file.ts`), each before the list that it belongs to:
  its lines begin with `margin`, a mark, which the indentation of that list replaces. Where the portion goes, the mark
  U+F0000, which stands alone in no other text, stands with `{`, its number, `|`, what its lines begin with, and with `}`.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:param name="margin" as="xs:string" select="''"/>

  <xsl:template mode="statement" match="adc:portion" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="'&#xF0000;{' || @number || '|' || $line || '&#xF0000;}'"/>
  </xsl:template>
</xsl:stylesheet>
