<?xml version="1.0" encoding="UTF-8"?>
<!--
  Functions and statements as MATLAB text, in pieces in their order. Each line begins with `line`: a line end and the
  indentation. So no line is touched again by what stands around it, however deep it is.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:abstract="urn:adjoinery:abstract" xmlns:print="urn:adjoinery:print"
    xmlns:origin="urn:adjoinery:origin"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:param name="indent-unit" as="xs:string" select="'  '"/>
  <xsl:param name="comment-char" as="xs:string" select="'%'"/>
  <xsl:mode name="statement" on-no-match="fail" on-multiple-match="use-last"/>

  <!-- An expression as a statement. -->
  <xsl:template mode="statement" match="*" priority="-2" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line"/>
    <xsl:apply-templates mode="expression" select="."/>
    <xsl:sequence select="if (@echo) then () else ';'"/>
  </xsl:template>

  <!-- An abstract element that holds statements. -->
  <xsl:template mode="statement" match="*[statement-list]" priority="-1" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="abstract:text(., $line || translate(local-name(), '-', '_') || ' ')"/>
    <xsl:for-each select="*[not(self::statement-list)]">
      <xsl:sequence select="if (position() eq 1) then () else ', '"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
    <xsl:apply-templates mode="statement" select="statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="statement-list | function-list" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:variable name="inner" as="xs:string" select="$line || $indent-unit"/>
    <xsl:choose>
      <xsl:when test="$origins eq 'yes'">
        <xsl:for-each select="*">
          <xsl:sequence select="origin:begin(.)"/>
          <xsl:apply-templates mode="statement" select=".">
            <xsl:with-param name="line" select="$inner"/>
          </xsl:apply-templates>
          <xsl:sequence select="$origin:end"/>
        </xsl:for-each>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates mode="statement" select="*">
          <xsl:with-param name="line" select="$inner"/>
        </xsl:apply-templates>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="statement" match="function" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'function '"/>
    <xsl:for-each select="outvars[*]">
      <xsl:sequence select="if (*[2]) then '[' else ()"/>
      <xsl:apply-templates mode="expression" select="."/>
      <xsl:sequence select="if (*[2]) then '] = ' else ' = '"/>
    </xsl:for-each>
    <xsl:apply-templates mode="expression" select="id"/>
    <xsl:apply-templates mode="expression" select="param-list"/>
    <xsl:apply-templates mode="statement" select="*[self::statement-list or self::function-list]">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <!-- A helper's file, which the build has printed. -->
  <xsl:template mode="statement" match="function[@ada:printed][not(outvars)]" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || @ada:printed"/>
  </xsl:template>

  <!-- A portion of a long list stands in one, also if the list is that of nested functions. -->
  <xsl:template mode="statement" match="script" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:apply-templates mode="statement" select="(statement-list | function-list)/*">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
  </xsl:template>

  <xsl:template mode="statement" match="spmd" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'spmd'"/>
    <xsl:for-each select="workers">
      <xsl:sequence select="' ('"/>
      <xsl:call-template name="print:list"/>
      <xsl:sequence select="')'"/>
    </xsl:for-each>
    <xsl:apply-templates mode="statement" select="statement-list">
      <xsl:with-param name="line" select="$line"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="global | persistent" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || local-name()"/>
    <xsl:for-each select="*">
      <xsl:sequence select="' '"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
    <xsl:sequence select="';'"/>
  </xsl:template>

  <xsl:template mode="statement" match="command" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || string-join(*, ' ') || (if (@echo) then '' else ';')"/>
  </xsl:template>

  <xsl:template mode="statement" match="arguments" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || 'arguments' || (if (literal) then ' (' || string-join(literal, ', ') || ')' else '')"/>
    <xsl:apply-templates mode="statement" select="*[not(self::literal)]">
      <xsl:with-param name="line" select="$line || $indent-unit"/>
    </xsl:apply-templates>
    <xsl:sequence select="$line || 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="argument" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || id"/>
    <xsl:for-each select="param-list">
      <xsl:sequence select="' '"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
    <xsl:sequence select="@type ! (' ' || .)"/>
    <xsl:for-each select="validators">
      <xsl:sequence select="' {'"/>
      <xsl:call-template name="print:list"/>
      <xsl:sequence select="'}'"/>
    </xsl:for-each>
    <xsl:for-each select="child::default">
      <xsl:sequence select="' = '"/>
      <xsl:apply-templates mode="expression" select="*"/>
    </xsl:for-each>
  </xsl:template>

  <!-- The literal is the whole text, in lines as they were. -->
  <xsl:template mode="statement" match="classdef" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="$line || literal"/>
  </xsl:template>

  <!-- A comment belongs behind the line before or on one of its own; all but the first line of a block stay as they are. -->
  <xsl:template mode="statement" match="adc:comment" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="if (@place = 'trailing') then ' ' else $line"/>
    <xsl:sequence select="if ($comment-char = '%' or @kind = 'block' or starts-with(., '%!')) then string()
        else replace(., '^%', $comment-char)"/>
  </xsl:template>

  <xsl:template mode="statement" match="adc:blank-line" as="xs:string*">
    <xsl:param name="line" as="xs:string"/>
    <xsl:sequence select="'&#10;'"/>
  </xsl:template>
</xsl:stylesheet>
