<?xml version="1.0" encoding="UTF-8"?>
<!-- Expressions as MATLAB text. Parentheses are in the tree already. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:abstract="urn:adjoinery:abstract" xmlns:local="urn:adjoinery:print-expressions"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:mode name="expression" on-no-match="fail" on-multiple-match="use-last"/>

  <!-- An abstract element looks like a call. -->
  <xsl:template mode="expression" match="*" as="xs:string">
    <xsl:sequence select="abstract:text(., translate(local-name(), '-', '_') || '(' || local:joined(*, ', ') || ')')"/>
  </xsl:template>

  <xsl:template mode="expression" match="literal | id" as="xs:string">
    <xsl:sequence select="string()"/>
  </xsl:template>

  <xsl:template mode="expression" match="var" as="xs:string">
    <xsl:variable name="name" as="xs:string*">
      <xsl:apply-templates mode="expression" select="*"/>
    </xsl:variable>
    <xsl:sequence select="if (*) then $name else string()"/>
  </xsl:template>

  <xsl:template mode="expression" match="tmp" as="xs:string">
    <xsl:sequence select="abstract:text(., 'tmp' || @kind || id)"/>
  </xsl:template>

  <xsl:template mode="expression" match="a" as="xs:string">
    <xsl:sequence select="abstract:text(., 'a_' || local:joined(*, ''))"/>
  </xsl:template>

  <xsl:template mode="expression" match="binary" as="xs:string">
    <xsl:variable name="left" as="xs:string">
      <xsl:apply-templates mode="expression" select="*[1]"/>
    </xsl:variable>
    <xsl:variable name="operator" as="xs:string" select="if (matches(@op, '^\.?(\^|\*\*)$'))
        then (if (ends-with($left, '.')) then ' ' else '') || @op else ' ' || @op || ' '"/>
    <xsl:sequence select="$left || $operator || local:joined(tail(*), $operator)"/>
  </xsl:template>

  <xsl:template mode="expression" match="sum" as="xs:string">
    <xsl:sequence select="local:joined(op[1]/*, '')
        || string-join(op[position() gt 1] ! (' ' || @sign || ' ' || local:joined(*, '')))"/>
  </xsl:template>

  <xsl:template mode="expression" match="unary" as="xs:string">
    <xsl:variable name="operand" as="xs:string" select="local:joined(*, '')"/>
    <xsl:sequence select="if (@op = ('''', '.''') or @place = 'postfix')
        then $operand || (if (ends-with($operand, '.')) then ' ' else '') || @op
        else if (starts-with($operand, @op)) then @op || ' ' || $operand
        else @op || $operand"/>
  </xsl:template>

  <xsl:template mode="expression" match="unary[@op = ('()', '[]', '{}')]" as="xs:string">
    <xsl:sequence select="substring(@op, 1, 1) || local:joined(*, '') || substring(@op, 2, 1)"/>
  </xsl:template>

  <xsl:template mode="expression" match="row-list" as="xs:string">
    <xsl:sequence select="local:joined(*, '; ')"/>
  </xsl:template>

  <xsl:template mode="expression" match="item-list | param-list | outvars" as="xs:string">
    <xsl:sequence select="local:joined(*, ', ')"/>
  </xsl:template>

  <xsl:template mode="expression" match="range" as="xs:string">
    <xsl:sequence select="local:joined(*, ':')"/>
  </xsl:template>

  <xsl:template mode="expression" match="array | call" as="xs:string">
    <xsl:sequence select="local:joined(*[1], '')
        || string-join(tail(*) ! (if (self::param-list) then '(' || local:joined(., '') || ')' else local:joined(., '')))"/>
  </xsl:template>

  <!-- A function without arguments whose name alone was written, such as `pi`. -->
  <xsl:template mode="expression" match="call[@bare]" as="xs:string">
    <xsl:sequence select="string(id)"/>
  </xsl:template>

  <xsl:template mode="expression" match="cell-index" as="xs:string">
    <xsl:sequence select="'{' || local:joined(*, '') || '}'"/>
  </xsl:template>

  <xsl:template mode="expression" match="struct-ref" as="xs:string">
    <xsl:sequence select="local:joined(*, '.')"/>
  </xsl:template>

  <xsl:template mode="expression" match="dyn-struct-ref" as="xs:string">
    <xsl:sequence select="local:joined(*, '.(') || ')'"/>
  </xsl:template>

  <xsl:template mode="expression" match="colon" as="xs:string">
    <xsl:sequence select="':'"/>
  </xsl:template>

  <xsl:template mode="expression" match="end" as="xs:string">
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="expression" match="ignored" as="xs:string">
    <xsl:sequence select="'~'"/>
  </xsl:template>

  <xsl:template mode="expression" match="function-handle" as="xs:string">
    <xsl:sequence select="'@' || id"/>
  </xsl:template>

  <xsl:template mode="expression" match="metaclass" as="xs:string">
    <xsl:sequence select="'?' || id"/>
  </xsl:template>

  <xsl:template mode="expression" match="anonymous-function" as="xs:string">
    <xsl:sequence select="'@(' || local:joined(param-list, '') || ') ' || local:joined(tail(*), '')"/>
  </xsl:template>

  <!-- Comments within expressions have been lifted out by the parser. -->
  <xsl:template mode="expression" match="adc:*" as="xs:string?"/>

  <xsl:function name="local:joined" as="xs:string">
    <xsl:param name="parts" as="element()*"/>
    <xsl:param name="separator" as="xs:string"/>
    <xsl:variable name="texts" as="xs:string*">
      <xsl:apply-templates mode="expression" select="$parts"/>
    </xsl:variable>
    <xsl:sequence select="string-join($texts, $separator)"/>
  </xsl:function>
</xsl:stylesheet>
