<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-existence-flags"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="var@ada:asked" guard="none" ends="var[@ada:asked] | *[@ada:brings]"
      needs="ada:asked ada:brings ada:cleared ada:given ada:less ada:position" outdates="ada:asked ada:brings">
    <c:purpose>Where a function asks whether one of its own variables is there, a flag tells: variables of generated code
      have values earlier, and others. The assignments that stand for `clear` lower it.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          for k = 1:3
            if ~exist('r', 'var')
              r = x;
            end
            [r, s] = g(r);
          end
          z = r;
        end
        function [a, b] = g(a)
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpexistsr = 0;
          for k = 1:3
            if ~tmpexistsr
              r = x;
              tmpexistsr = 1;
            end
            [r, s] = g(r);
            tmpexistsr = 1;
          end
          z = r;
        end

        function [a, b] = g(a)
          b = a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          z = n * x;
          clear n
          if ~exist('n', 'var')
            n = 2;
          end
          z = z * n;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          tmpexistsn = nargin &gt;= 2;
          z = n * x;
          n = [];
          tmpexistsn = 0;
          if ~tmpexistsn
            n = 2;
            tmpexistsn = 1;
          end
          z = z * n;
        end
      </c:after>
    </c:case>
    <!-- Parameters may come from the caller; the variable of a loop is there before its first statement, and behind it. -->
    <c:case>
      <c:before>
        function z = f(x, n)
          for k = 1:2
            if ~exist('n', 'var')
              n = 2;
            end
          end
          for i = n:3
            z = x * exist('i', 'var');
          end
          try
            z = x(n);
          catch e
          end
          if exist('e', 'var')
            z = exist('i', 'var') * x;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          tmpexistsn = nargin &gt;= 2;
          tmpexistsi = 0;
          tmpexistse = 0;
          for k = 1:2
            if ~tmpexistsn
              n = 2;
              tmpexistsn = 1;
            end
          end
          for i = n:3
            tmpexistsi = 1;
            z = x * tmpexistsi;
          end
          tmpexistsi = 1;
          try
            z = x(n);
          catch e
            tmpexistse = 1;
          end
          if tmpexistse
            z = tmpexistsi * x;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[.//var/@ada:asked]/statement-list" as="element(statement-list)">
    <statement-list>
      <xsl:for-each-group select=".//var[@ada:asked]" group-by="@ada:asked">
        <xsl:sequence select="build:assign(local:flag(current-grouping-key()), local:start(.))"/>
      </xsl:for-each-group>
      <xsl:apply-templates/>
    </statement-list>
  </xsl:template>

  <xsl:template match="array[var/@ada:asked]" as="element(var)">
    <xsl:sequence select="local:flag(*[1]/@ada:asked)"/>
  </xsl:template>

  <xsl:template match="statement-list/*[@ada:brings]" as="element()+">
    <xsl:next-match/>
    <xsl:sequence select="local:set(@ada:brings, if (@ada:cleared) then '0' else '1')"/>
  </xsl:template>

  <xsl:template match="(for | parfor | catch)[@ada:brings]/statement-list" as="element(statement-list)">
    <statement-list>
      <xsl:sequence select="local:set(../@ada:brings, '1')"/>
      <xsl:apply-templates/>
    </statement-list>
  </xsl:template>

  <xsl:template match="@ada:brings" as="empty-sequence()"/>

  <xsl:function name="local:flag" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:temporary('exists', $name)"/>
  </xsl:function>

  <xsl:function name="local:set" as="element(binary)*">
    <xsl:param name="names" as="attribute()"/>
    <xsl:param name="value" as="xs:string"/>
    <xsl:sequence select="tokenize($names) ! build:assign(local:flag(.), build:literal($value))"/>
  </xsl:function>

  <!-- Whether a variable is there in the beginning, which the caller of a parameter decides. -->
  <xsl:function name="local:start" as="element()">
    <xsl:param name="asked" as="element(var)"/>
    <xsl:choose>
      <xsl:when test="$asked/@ada:position">
        <binary op="&gt;=">
          <var>
            <xsl:copy-of select="$asked/(@at, @ada:given, @ada:less)"/>
            <id>nargin</id>
          </var>
          <xsl:sequence select="build:literal(string($asked/@ada:position))"/>
        </binary>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:literal('0')"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
