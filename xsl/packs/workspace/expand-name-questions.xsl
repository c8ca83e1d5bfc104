<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-name-questions"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="call" needs="ada:is" adds="ada:made" writes="ada:is">
    <c:purpose>The derivative is another function in another file: what the program asks of its own file's name, and of the
      numbers of parameters and outputs of its functions, is answered by the source. Its folder is that of the derivative, and
      `dbstack` tells of the functions of the derivative (W213).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, n)
          if nargin(mfilename) > nargin('g'), disp(mfilename); end
          z = x^n * nargin(@g) * nargout('g') + nargin('sin');
        end
        function [a, b, varargout] = g(t, varargin)
          [a, b] = deal(t);
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          if 2 > -2
            disp('f');
          end
          z = x^n * -2 * -3 + nargin('sin');
        end

        function [a, b, varargout] = g(t, varargin)
          [a, b] = deal(t);
        end
      </c:after>
    </c:case>
    <c:case reports="W213 W213 W213 W213 W213">
      <c:before>
        function z = f(x)
          s = dbstack;
          folder = fileparts(mfilename('fullpath'));
          [folder, name] = fileparts(mfilename('fullpath'));
          a = dlmread(fullfile(fileparts(mfilename("fullpath")), 'data.txt'));
          disp(mfilename('fullpathext'));
          z = x * numel(s);
        end
      </c:before>
      <c:after>
        function z = f(x)
          s = dbstack;
          folder = fileparts(mfilename('fullpath'));
          [folder, name] = fileparts(fullfile(fileparts(mfilename('fullpath')), 'f'));
          a = dlmread(fullfile(fileparts(mfilename("fullpath")), 'data.txt'));
          disp(fullfile(fileparts(mfilename('fullpath')), 'f.m'));
          z = x * numel(s);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, mfilename)
          z = x * mfilename;
        end
      </c:before>
      <c:after>
        function z = f(x, mfilename)
          z = x * mfilename;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- It does not stay as it was written, although nothing in it has a derivative. -->
  <xsl:template match="function[.//call[id = ('mfilename', 'nargin', 'nargout')][not(@ada:is = 'user')]]" as="element(function)">
    <xsl:variable name="parts" as="node()*">
      <xsl:apply-templates/>
    </xsl:variable>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:if test="not(deep-equal($parts, node()))">
        <xsl:attribute name="ada:made" select="'changed'"/>
      </xsl:if>
      <xsl:sequence select="$parts"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[id = 'mfilename'][not(@ada:is = 'user')][empty(param-list/*)]" as="element(literal)">
    <xsl:sequence select="build:text(local:file-name(.))"/>
  </xsl:template>

  <xsl:template match="call[id = 'dbstack'][not(@ada:is = 'user')]" as="element(call)">
    <xsl:sequence select="local:report(., 'the functions and files of the derivative')"/>
    <xsl:next-match/>
  </xsl:template>

  <!-- A call that asks for the folder only stays as it is. -->
  <xsl:template match="call[id = 'mfilename'][not(@ada:is = 'user')][param-list/literal[matches(., $path-asked)]]" as="element(call)">
    <xsl:sequence select="local:report(., 'the folder of the derivative')"/>
    <xsl:variable name="folder" as="element(call)" select="build:passive('fileparts', build:passive('mfilename', build:text('fullpath')))"/>
    <xsl:variable name="extension" as="xs:string" select="if (matches(param-list, 'ext')) then '.m' else ''"/>
    <xsl:sequence select="if (local:is-folder(..[self::param-list]/..)) then . else build:passive('fullfile', ($folder, build:text(local:file-name(.) || $extension)))"/>
  </xsl:template>

  <xsl:template match="call[id = ('nargin', 'nargout')][not(@ada:is = 'user')][local:asked(.)]" as="element()">
    <xsl:variable name="list" as="element()?" select="local:asked(.)/(if (current()/id = 'nargin') then param-list else outvars)"/>
    <xsl:variable name="count" as="element(literal)" select="build:literal(string(count($list/*)))"/>
    <!-- A list of any number counts as one more, and makes the number negative. -->
    <xsl:sequence select="if ($list/*[last()][string() = ('varargin', 'varargout')]) then build:negative($count) else $count"/>
  </xsl:template>

  <xsl:variable name="path-asked" as="xs:string" select="'^[''&quot;]fullpath(ext)?[''&quot;]$'"/>

  <!-- Whether nothing but the folder is taken of a path. -->
  <xsl:function name="local:is-folder" as="xs:boolean">
    <xsl:param name="call" as="element()?"/>
    <xsl:sequence select="$call/self::call[not(@ada:is = 'user')]/id = 'fileparts' and empty($call/parent::binary[@op = '=']/*[1]/self::unary)"/>
  </xsl:function>

  <xsl:function name="local:report" as="empty-sequence()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="told" as="xs:string"/>
    <xsl:message>
      <diagnostic code="W213" name="{$call/id}" told="{$told}" file="{$call/ancestor::function[last()]/@file}" at="{($call/@at, $call/ancestor::*/@at)[last()]}"/>
    </xsl:message>
  </xsl:function>

  <!-- The function of the program that is asked about. -->
  <xsl:function name="local:asked" as="element(function)?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="argument" as="element()*" select="$call/param-list/*"/>
    <xsl:variable name="name" as="xs:string?" select="if (count($argument) ne 1) then ()
        else if ($argument[self::call[id = 'mfilename'][empty(param-list/*)]]) then local:file-name($argument)
        else if ($argument[self::function-handle]) then string($argument/id)
        else if ($argument[self::literal][matches(., '^''\w+''$')]) then replace($argument, '''', '') else ()"/>
    <xsl:variable name="found" as="element(function)*" select="root($call)//function[id = $name]"/>
    <xsl:sequence select="$found[count($found) = 1]"/>
  </xsl:function>

  <xsl:function name="local:file-name" as="xs:string">
    <xsl:param name="place" as="element()"/>
    <xsl:sequence select="replace(tokenize($place/ancestor::function[last()]/@file, '[/\\]')[last()], '\.m$', '')"/>
  </xsl:function>
</xsl:stylesheet>
