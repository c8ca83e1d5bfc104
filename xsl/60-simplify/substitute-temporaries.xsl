<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract needs="ada:substitute" on="*@ada:substitute" guard="none" ends="*[@ada:substitute]">
    <c:purpose>Temporaries that are read but once, or only copy something, give way to their values.</c:purpose>
  </c:contract>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)">
    <xsl:copy>
      <xsl:apply-templates select="@* | node()">
        <xsl:with-param name="values" tunnel="yes" as="map(xs:string, element())">
          <xsl:map>
            <xsl:for-each select=".//*[@ada:substitute]">
              <xsl:map-entry key="key:of((self::binary/*[1], target/*))" select="(self::binary/*[2], increment/*)[1]"/>
            </xsl:for-each>
          </xsl:map>
        </xsl:with-param>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="*[@ada:substitute]" as="empty-sequence()"/>

  <xsl:template match="var[tmp or a/tmp]" as="element()">
    <xsl:param name="values" as="map(xs:string, element())" tunnel="yes"/>
    <xsl:variable name="value" as="element()?" select="$values(key:of(.))"/>
    <xsl:choose>
      <xsl:when test="exists($value)">
        <xsl:apply-templates select="$value"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
