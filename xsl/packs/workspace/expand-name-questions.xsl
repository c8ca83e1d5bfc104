<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-name-questions"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="call" needs="ada:is">
    <c:purpose>The derivative is another function in another file: what the program asks of its own file's name, and of the
      numbers of parameters and outputs of its functions, is answered by the source.</c:purpose>
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

  <xsl:template match="call[id = 'mfilename'][not(@ada:is = 'user')][empty(param-list/*)]" as="element(literal)">
    <xsl:sequence select="build:text(local:file-name(.))"/>
  </xsl:template>

  <xsl:template match="call[id = ('nargin', 'nargout')][not(@ada:is = 'user')][local:asked(.)]" as="element()">
    <xsl:variable name="list" as="element()?" select="local:asked(.)/(if (current()/id = 'nargin') then param-list else outvars)"/>
    <xsl:variable name="count" as="element(literal)" select="build:literal(string(count($list/*)))"/>
    <!-- A list of any number counts as one more, and makes the number negative. -->
    <xsl:sequence select="if ($list/*[last()][string() = ('varargin', 'varargout')]) then build:negative($count) else $count"/>
  </xsl:template>

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
