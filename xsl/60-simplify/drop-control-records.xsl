<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="push-control pop-control" ends="push-control | pop-control">
    <c:purpose>What controls the reverse sweep needs no records of its own where every trip of a loop records all that
      is wanted of it.</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="push-control | pop-control" as="empty-sequence()"/>
</xsl:stylesheet>
