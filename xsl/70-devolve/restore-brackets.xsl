<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="call@unified=row call@unified=column" ends="call[@unified = ('row', 'column')]">
    <c:purpose>Calls that stand for brackets become brackets again: the way back of `unify-brackets`.</c:purpose>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[@unified = ('row', 'column')]" as="element(unary)">
    <unary op="[]">
      <row-list>
        <xsl:choose>
          <xsl:when test="@unified = 'row'">
            <item-list>
              <xsl:apply-templates select="param-list/*"/>
            </item-list>
          </xsl:when>
          <xsl:otherwise>
            <xsl:for-each select="param-list/*">
              <item-list>
                <xsl:apply-templates select="self::call[@unified = 'row']/param-list/*
                    | self::unary[@op = '[]'][count(row-list/item-list) eq 1]/row-list/item-list/*
                    | self::*[not(@unified = 'row' or self::unary[@op = '[]'][count(row-list/item-list) eq 1])]"/>
              </item-list>
            </xsl:for-each>
          </xsl:otherwise>
        </xsl:choose>
      </row-list>
    </unary>
  </xsl:template>
</xsl:stylesheet>
