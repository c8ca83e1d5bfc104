<?xml version="1.0" encoding="UTF-8"?>
<!-- How deep the conditions that stand for jumps may stand in each other. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:nesting="urn:adjoinery:nesting" exclude-result-prefixes="#all">
  <!-- Steps take time by the depth of what they work on. -->
  <xsl:variable name="nesting:deepest" as="xs:integer" select="8"/>
</xsl:stylesheet>
