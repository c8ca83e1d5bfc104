<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions and statements as lines of MATLAB text. A line
  that begins with U+E000 belongs behind the one before; one that begins with U+E001 is not to be indented. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:abstract="urn:adjoinery:abstract" xmlns:local="urn:adjoinery:print-statements"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:param name="indent-unit" as="xs:string" select="'  '"/>
  <xsl:param name="comment-char" as="xs:string" select="'%'"/>
  <xsl:mode name="statement" on-no-match="fail" on-multiple-match="use-last"/>

  <!-- An expression as a statement. -->
  <xsl:template mode="statement" match="*" priority="-2" as="xs:string">
    <xsl:sequence select="local:text(.) || (if (@echo) then '' else ';')"/>
  </xsl:template>

  <!-- An abstract element that holds statements. -->
  <xsl:template mode="statement" match="*[statement-list]" priority="-1" as="xs:string*">
    <xsl:sequence select="abstract:text(., translate(local-name(), '-', '_') || ' '
        || string-join((* except statement-list) ! local:text(.), ', '))"/>
    <xsl:apply-templates mode="statement" select="statement-list"/>
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="statement-list | function-list" as="xs:string*">
    <xsl:variable name="lines" as="xs:string*">
      <xsl:apply-templates mode="statement" select="*"/>
    </xsl:variable>
    <xsl:sequence select="$lines ! ($indent-unit || .)"/>
  </xsl:template>

  <xsl:template mode="statement" match="function" as="xs:string*">
    <xsl:sequence select="'function ' || local:outputs(outvars) || id || '(' || local:text(param-list) || ')'"/>
    <xsl:apply-templates mode="statement" select="statement-list"/>
    <xsl:apply-templates mode="statement" select="function-list"/>
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <!-- A helper's file, which the build has printed. -->
  <xsl:template mode="statement" match="function[@ada:printed][not(outvars)]" as="xs:string+">
    <xsl:sequence select="tokenize(@ada:printed, '\n')"/>
  </xsl:template>

  <xsl:template mode="statement" match="script" as="xs:string*">
    <xsl:apply-templates mode="statement" select="statement-list/*"/>
  </xsl:template>

  <xsl:template mode="statement" match="if | elseif | else" as="xs:string*">
    <xsl:sequence select="string-join((local-name(), (* except (statement-list | child::elseif | child::else)) ! local:text(.)), ' ')"/>
    <xsl:apply-templates mode="statement" select="statement-list, child::elseif | child::else"/>
    <xsl:sequence select="if (self::if) then 'end' else ()"/>
  </xsl:template>

  <xsl:template mode="statement" match="choose" as="xs:string*">
    <xsl:for-each select="when">
      <xsl:sequence select="(if (position() eq 1) then 'if ' else 'elseif ') || local:text(*[1])"/>
      <xsl:apply-templates mode="statement" select="statement-list"/>
    </xsl:for-each>
    <xsl:for-each select="child::otherwise">
      <xsl:sequence select="'else'"/>
      <xsl:apply-templates mode="statement" select="statement-list"/>
    </xsl:for-each>
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="switch" as="xs:string*">
    <xsl:sequence select="'switch ' || local:text(*[1])"/>
    <xsl:for-each select="tail(*)">
      <xsl:variable name="lines" as="xs:string*">
        <xsl:sequence select="if (self::adc:*) then () else string-join((local-name(), (* except statement-list) ! local:text(.)), ' ')"/>
        <xsl:apply-templates mode="statement" select="self::adc:*, statement-list"/>
      </xsl:variable>
      <xsl:sequence select="$lines ! ($indent-unit || .)"/>
    </xsl:for-each>
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="for | parfor" as="xs:string*">
    <xsl:variable name="head" as="xs:string" select="local:text(*[1]) || ' = ' || local:text(*[2])"/>
    <xsl:sequence select="local-name() || ' '
        || (if (workers) then '(' || $head || ', ' || local:text(workers/*) || ')' else $head)"/>
    <xsl:apply-templates mode="statement" select="statement-list"/>
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="while" as="xs:string*">
    <xsl:sequence select="'while ' || local:text(*[1])"/>
    <xsl:apply-templates mode="statement" select="statement-list"/>
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="do-until" as="xs:string*">
    <xsl:sequence select="'do'"/>
    <xsl:apply-templates mode="statement" select="statement-list"/>
    <xsl:sequence select="'until ' || local:text(*[last()])"/>
  </xsl:template>

  <xsl:template mode="statement" match="loop-exit" as="xs:string">
    <xsl:sequence select="'if ' || local:text(*) || ', break; end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="break | continue | return" as="xs:string">
    <xsl:sequence select="local-name() || ';'"/>
  </xsl:template>

  <xsl:template mode="statement" match="raise" as="xs:string">
    <xsl:sequence select="abstract:text(., 'rethrow(' || local:text(*) || ');')"/>
  </xsl:template>

  <xsl:template mode="statement" match="try" as="xs:string*">
    <xsl:sequence select="'try'"/>
    <xsl:apply-templates mode="statement" select="statement-list"/>
    <xsl:for-each select="catch">
      <xsl:sequence select="string-join(('catch', (id, tmp) ! local:text(.)), ' ')"/>
      <xsl:apply-templates mode="statement" select="statement-list"/>
    </xsl:for-each>
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="unwind-protect" as="xs:string*">
    <xsl:sequence select="'unwind_protect'"/>
    <xsl:apply-templates mode="statement" select="statement-list"/>
    <xsl:sequence select="'unwind_protect_cleanup'"/>
    <xsl:apply-templates mode="statement" select="unwind-cleanup/statement-list"/>
    <xsl:sequence select="'end_unwind_protect'"/>
  </xsl:template>

  <xsl:template mode="statement" match="spmd" as="xs:string*">
    <xsl:sequence select="'spmd' || workers ! (' (' || string-join(* ! local:text(.), ', ') || ')')"/>
    <xsl:apply-templates mode="statement" select="statement-list"/>
    <xsl:sequence select="'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="global | persistent" as="xs:string">
    <xsl:sequence select="string-join((local-name(), * ! local:text(.)), ' ') || ';'"/>
  </xsl:template>

  <xsl:template mode="statement" match="command" as="xs:string">
    <xsl:sequence select="string-join(* ! local:text(.), ' ') || (if (@echo) then '' else ';')"/>
  </xsl:template>

  <xsl:template mode="statement" match="arguments" as="xs:string*">
    <xsl:sequence select="'arguments' || (if (literal) then ' (' || string-join(literal, ', ') || ')' else '')"/>
    <xsl:variable name="lines" as="xs:string*">
      <xsl:apply-templates mode="statement" select="* except literal"/>
    </xsl:variable>
    <xsl:sequence select="$lines ! ($indent-unit || .), 'end'"/>
  </xsl:template>

  <xsl:template mode="statement" match="argument" as="xs:string">
    <xsl:sequence select="string-join((id, param-list ! ('(' || local:text(.) || ')'), @type,
        validators ! ('{' || string-join(* ! local:text(.), ', ') || '}'), child::default ! ('= ' || local:text(*))), ' ')"/>
  </xsl:template>

  <!-- The literal is the whole text, in lines as they were. -->
  <xsl:template mode="statement" match="classdef" as="xs:string">
    <xsl:sequence select="string(literal)"/>
  </xsl:template>

  <xsl:template mode="statement" match="adc:comment" as="xs:string*">
    <xsl:variable name="text" as="xs:string" select="if ($comment-char = '%' or @kind = 'block' or starts-with(., '%!')) then .
        else replace(., '^%', $comment-char)"/>
    <xsl:variable name="lines" as="xs:string*" select="tokenize($text, '\n')"/>
    <xsl:sequence select="(if (@place = 'trailing') then '&#xe000;' else '') || $lines[1], tail($lines) ! ('&#xe001;' || .)"/>
  </xsl:template>

  <xsl:template mode="statement" match="adc:blank-line" as="xs:string">
    <xsl:sequence select="'&#xe001;'"/>
  </xsl:template>

  <xsl:function name="local:outputs" as="xs:string">
    <xsl:param name="outputs" as="element(outvars)"/>
    <xsl:sequence select="if (empty($outputs/*)) then '' else if (count($outputs/*) eq 1)
        then local:text($outputs) || ' = ' else '[' || local:text($outputs) || '] = '"/>
  </xsl:function>

  <xsl:function name="local:text" as="xs:string">
    <xsl:param name="expression" as="element()"/>
    <xsl:variable name="text" as="xs:string*">
      <xsl:apply-templates mode="expression" select="$expression"/>
    </xsl:variable>
    <xsl:sequence select="string-join($text)"/>
  </xsl:function>
</xsl:stylesheet>
