<?xml version="1.0" encoding="UTF-8"?>
<!-- Branches, loops, jumps and tries as MATLAB text, in pieces (print-statements.xsl). -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:abstract="urn:adjoinery:abstract"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:template mode="statement" match="if | elseif | else" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || local-name()"/>
    <xsl:for-each select="*[1][not(self::statement-list)]">
      <xsl:sequence select="' '"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
    <xsl:apply-templates mode="statement" select="*[self::statement-list or self::elseif or self::else]">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="if (self::if) then $line || 'end' else ()"/>
  </xsl:template>

  <xsl:template mode="statement" match="choose" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:for-each select="when">
      <xsl:sequence select="$line || (if (position() eq 1) then 'if ' else 'elseif ')"/>
      <xsl:apply-templates mode="expression" select="*[1]"/>
      <xsl:apply-templates mode="statement" select="statement-list">
        <xsl:with-param name="line" select="$line"/>
      </xsl:apply-templates>
    </xsl:for-each>
    <xsl:for-each select="child::otherwise">
      <xsl:sequence select="$line || 'else'"/>
      <xsl:apply-templates mode="statement" select="statement-list">
        <xsl:with-param name="line" select="$line"/>
      </xsl:apply-templates>
    </xsl:for-each>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="switch" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'switch '"/>
    <xsl:apply-templates mode="expression" select="*[1]"/>
    <xsl:apply-templates mode="statement" select="tail(*)">
      <xsl:with-param name="line" select="$line || $indent-unit"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="case | switch/otherwise" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || local-name()"/>
    <xsl:for-each select="self::case/*[1]">
      <xsl:sequence select="' '"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
    <xsl:apply-templates mode="statement" select="statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
  </xsl:template>

  <xsl:template mode="statement" match="for | parfor" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || local-name() || (if (workers) then ' (' else ' ')"/>
    <xsl:apply-templates mode="expression" select="*[1]"/>
    <xsl:sequence select="' = '"/>
    <xsl:apply-templates mode="expression" select="*[2]"/>
    <xsl:for-each select="workers">
      <xsl:sequence select="', '"/>
      <xsl:apply-templates mode="expression" select="*"/>
      <xsl:sequence select="')'"/>
    </xsl:for-each>
    <xsl:apply-templates mode="statement" select="statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="while" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'while '"/>
    <xsl:apply-templates mode="expression" select="*[1]"/>
    <xsl:apply-templates mode="statement" select="statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="do-until" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'do'"/>
    <xsl:apply-templates mode="statement" select="statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'until '"/>
    <xsl:apply-templates mode="expression" select="*[last()]"/>
  </xsl:template>

  <xsl:template mode="statement" match="loop-exit" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'if '"/>
    <xsl:apply-templates mode="expression" select="*"/>
    <xsl:sequence select="', break; end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="break | continue | return" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || local-name() || ';'"/>
  </xsl:template>

  <xsl:template mode="statement" match="raise" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="abstract:text(., $line || 'rethrow(')"/>
    <xsl:apply-templates mode="expression" select="*"/>
    <xsl:sequence select="');'"/>
  </xsl:template>

  <xsl:template mode="statement" match="try" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'try'"/>
    <xsl:apply-templates mode="statement" select="statement-list, child::catch">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="catch" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'catch'"/>
    <xsl:for-each select="id, tmp">
      <xsl:sequence select="' '"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
    <xsl:apply-templates mode="statement" select="statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
  </xsl:template>

  <xsl:template mode="statement" match="unwind-protect" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'unwind_protect'"/>
    <xsl:apply-templates mode="statement" select="statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'unwind_protect_cleanup'"/>
    <xsl:apply-templates mode="statement" select="unwind-cleanup/statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end_unwind_protect'"/>
  </xsl:template>
</xsl:stylesheet>
