<?xml version="1.0" encoding="UTF-8"?>
<!--
  Expressions as MATLAB text, in pieces in their order: text that was put together at every level would be checked and
  copied at every level. Parentheses are in the tree already.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:abstract="urn:adjoinery:abstract" xmlns:local="urn:adjoinery:print-expressions" xmlns:print="urn:adjoinery:print"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:mode name="expression" on-no-match="fail" on-multiple-match="use-last"/>

  <!-- An abstract element looks like a call; what comments there are in it is not shown. -->
  <xsl:template mode="expression" match="*" as="xs:string*">
    <xsl:sequence select="abstract:text(., translate(local-name(), '-', '_') || '(')"/>
    <xsl:for-each select="*[not(self::adc:*)]">
      <xsl:sequence select="if (position() eq 1) then () else ', '"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
    <xsl:sequence select="')'"/>
  </xsl:template>

  <xsl:template mode="expression" match="literal | id" as="xs:string*">
    <xsl:sequence select="string()"/>
  </xsl:template>

  <xsl:template mode="expression" match="var" as="xs:string*">
    <xsl:choose>
      <xsl:when test="id or empty(*)">
        <xsl:sequence select="string()"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates mode="expression" select="*"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="expression" match="tmp" as="xs:string*">
    <xsl:sequence select="abstract:text(., 'tmp' || @kind || id)"/>
  </xsl:template>

  <xsl:template mode="expression" match="a" as="xs:string*">
    <xsl:sequence select="abstract:text(., 'a_')"/>
    <xsl:apply-templates mode="expression" select="*"/>
  </xsl:template>

  <xsl:template mode="expression" match="g" as="xs:string*">
    <xsl:sequence select="abstract:text(., 'g_')"/>
    <xsl:apply-templates mode="expression" select="*"/>
  </xsl:template>

  <xsl:variable name="powers" as="map(xs:string, xs:boolean)" select="map{'^': true(), '.^': true(), '**': true(), '.**': true()}"/>
  <xsl:template mode="expression" match="binary" as="xs:string*">
    <xsl:variable name="op" as="xs:string" select="@op"/>
    <xsl:apply-templates mode="expression" select="*[1]"/>
    <xsl:for-each select="tail(*)">
      <xsl:sequence select="if (not($powers($op))) then ' ' || $op || ' '
          else if (local:ends-with-point(preceding-sibling::*[1])) then ' ' || $op else $op"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
  </xsl:template>

  <xsl:template mode="expression" match="sum" as="xs:string*">
    <xsl:apply-templates mode="expression" select="op[1]/*"/>
    <xsl:for-each select="tail(op)">
      <xsl:sequence select="' ' || @sign || ' '"/>
      <xsl:apply-templates mode="expression" select="*"/>
    </xsl:for-each>
  </xsl:template>

  <xsl:template mode="expression" match="unary" as="xs:string*">
    <xsl:choose>
      <xsl:when test="@op = '()' or @op = '[]' or @op = '{}'">
        <xsl:sequence select="substring(@op, 1, 1)"/>
        <xsl:apply-templates mode="expression" select="*"/>
        <xsl:sequence select="substring(@op, 2, 1)"/>
      </xsl:when>
      <xsl:when test="ends-with(@op, '''') or @place = 'postfix'">
        <xsl:apply-templates mode="expression" select="*"/>
        <xsl:sequence select="if (local:ends-with-point(*)) then ' ' || @op else string(@op)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="if (local:begins-with(*, @op)) then @op || ' ' else string(@op)"/>
        <xsl:apply-templates mode="expression" select="*"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="expression" match="row-list" as="xs:string*">
    <xsl:call-template name="print:list">
      <xsl:with-param name="separator" select="'; '"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template mode="expression" match="item-list | outvars" as="xs:string*">
    <xsl:call-template name="print:list"/>
  </xsl:template>

  <xsl:template mode="expression" match="param-list" as="xs:string*">
    <xsl:sequence select="'('"/>
    <xsl:call-template name="print:list"/>
    <xsl:sequence select="')'"/>
  </xsl:template>

  <xsl:template mode="expression" match="cell-index" as="xs:string*">
    <xsl:sequence select="'{'"/>
    <xsl:for-each select="param-list">
      <xsl:call-template name="print:list"/>
    </xsl:for-each>
    <xsl:sequence select="'}'"/>
  </xsl:template>

  <xsl:template mode="expression" match="range" as="xs:string*">
    <xsl:call-template name="print:list">
      <xsl:with-param name="separator" select="':'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template mode="expression" match="array | call" as="xs:string*">
    <xsl:apply-templates mode="expression" select="*"/>
  </xsl:template>

  <!-- A function without arguments whose name alone was written, such as `pi`. -->
  <xsl:template mode="expression" match="call[@bare]" as="xs:string*">
    <xsl:sequence select="string(id)"/>
  </xsl:template>

  <xsl:template mode="expression" match="struct-ref" as="xs:string*">
    <xsl:call-template name="print:list">
      <!-- The number would take the point. -->
      <xsl:with-param name="separator" select="if (*[1]/self::literal) then ' .' else '.'"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template mode="expression" match="dyn-struct-ref" as="xs:string*">
    <xsl:call-template name="print:list">
      <xsl:with-param name="separator" select="if (*[1]/self::literal) then ' .(' else '.('"/>
    </xsl:call-template>
    <xsl:sequence select="')'"/>
  </xsl:template>

  <xsl:template mode="expression" match="colon" as="xs:string*">
    <xsl:sequence select="':'"/>
  </xsl:template>

  <xsl:template mode="expression" match="end" as="xs:string*">
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="expression" match="ignored" as="xs:string*">
    <xsl:sequence select="'~'"/>
  </xsl:template>

  <xsl:template mode="expression" match="function-handle" as="xs:string*">
    <xsl:sequence select="'@' || id"/>
  </xsl:template>

  <xsl:template mode="expression" match="metaclass" as="xs:string*">
    <xsl:sequence select="'?' || id"/>
  </xsl:template>

  <xsl:template mode="expression" match="anonymous-function" as="xs:string*">
    <xsl:sequence select="'@'"/>
    <xsl:apply-templates mode="expression" select="param-list"/>
    <xsl:sequence select="' '"/>
    <xsl:apply-templates mode="expression" select="tail(*)"/>
  </xsl:template>

  <!-- The expressions in the element at hand. -->
  <xsl:template name="print:list" as="xs:string*">
    <xsl:param name="separator" as="xs:string" select="', '"/>
    <xsl:apply-templates mode="expression" select="*[1]"/>
    <xsl:for-each select="tail(*)">
      <xsl:sequence select="$separator"/>
      <xsl:apply-templates mode="expression" select="."/>
    </xsl:for-each>
  </xsl:template>

  <!-- Whether the text of an expression ends with that of a number such as `1.`, whose point an operator would take. -->
  <xsl:function name="local:ends-with-point" as="xs:boolean">
    <xsl:param name="expression" as="element()"/>
    <xsl:sequence select="if ($expression/self::literal) then ends-with($expression, '.')
        else if ($expression/self::binary or $expression/self::unary[local:is-prefix(.)])
        then local:ends-with-point($expression/*[last()]) else false()"/>
  </xsl:function>

  <!-- Whether the text of an expression begins with this operator, or one that does. -->
  <xsl:function name="local:begins-with" as="xs:boolean">
    <xsl:param name="expression" as="element()"/>
    <xsl:param name="op" as="xs:string"/>
    <xsl:sequence select="if ($expression/self::unary[local:is-prefix(.)]) then starts-with($expression/@op, $op)
        else if ($expression/(self::binary or self::array or self::struct-ref or self::dyn-struct-ref
            or self::unary[not(@op = '()' or @op = '[]' or @op = '{}')])) then local:begins-with($expression/*[1], $op)
        else false()"/>
  </xsl:function>

  <xsl:function name="local:is-prefix" as="xs:boolean">
    <xsl:param name="operation" as="element(unary)"/>
    <xsl:sequence select="not($operation/@place = 'postfix') and translate($operation/@op, '+-!~', '') = ''"/>
  </xsl:function>
</xsl:stylesheet>
