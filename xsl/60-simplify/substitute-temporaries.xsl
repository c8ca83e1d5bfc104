<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" needs="ada:substitute" on="*@ada:substitute var@ada:replace" ends="*[@ada:substitute or @ada:replace]">
    <c:purpose>Temporaries that are read but once, or only copy something, give way to their values.</c:purpose>
  </c:contract>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, element())">
    <xsl:map>
      <xsl:for-each select=".//*[@ada:substitute]">
        <xsl:map-entry key="key:of((self::binary/*[1], target/*))" select="(self::binary/*[2], increment/*)[1]"/>
      </xsl:for-each>
    </xsl:map>
  </xsl:template>

  <xsl:template match="*[@ada:substitute]" as="empty-sequence()"/>

  <xsl:template match="var[@ada:replace]" as="element()">
    <xsl:param name="prepared" as="map(xs:string, element())" tunnel="yes"/>
    <xsl:apply-templates select="$prepared(key:of(.))"/>
  </xsl:template>
</xsl:stylesheet>
