<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:origin="urn:adjoinery:origin" xmlns:print-statements="urn:adjoinery:print-statements"
    xmlns:print-expressions="urn:adjoinery:print-expressions" xmlns:local="urn:adjoinery:print-program"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="text" needs="ada:printed" reads="ada:from">
    <c:purpose>The tree as MATLAB text. Elements of no language (abstract elements on their way to devolution) print
      like calls of functions of their names, so that every step of a pipeline can be shown; where the text is the
      product they are refused.</c:purpose>
    <c:case options="pipeline=round-trip">
      <c:before>
        function [u,v]=f(x,varargin)
        % both parts
        u = x(1,:); v = x(end,:)'; % transposed
        end
      </c:before>
      <c:after>
        function [u, v] = f(x, varargin)
          % both parts
          u = x(1, :);
          v = x(end, :)'; % transposed
        end
      </c:after>
    </c:case>
    <c:case options="pipeline=round-trip">
      <c:before>
        function z = f(x)
        arguments (Input)
          x (1,:) double {mustBeFinite,mustBeLessThan(x,9)}=3 % what goes in
          % no more
        end
        z = x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          arguments (Input)
            x (1, :) double {mustBeFinite, mustBeLessThan(x, 9)} = 3 % what goes in
            % no more
          end
          z = x;
        end
      </c:after>
    </c:case>
    <c:case options="pipeline=round-trip">
      <c:before>for i=1:n,if x(i)&gt;0,z=z+1;else,break,end,end</c:before>
      <c:after>
        for i = 1:n
          if x(i) &gt; 0
            z = z + 1;
          else
            break;
          end
        end
      </c:after>
    </c:case>
    <c:case options="pipeline=round-trip">
      <c:before>
        switch x
        % which
          case 1, format long; hold on
        end
        spmd (4), z = 1. '; end
        z = f('a' ', ['b', g('c' ')]) + 'd' '';
      </c:before>
      <c:after>
        switch x
          % which
          case 1
            format long;
            hold on
        end
        spmd (4)
          z = 1. ';
        end
        z = f('a' ', ['b', g('c' ')]) + 'd' '';
      </c:after>
    </c:case>
    <c:case options="pipeline=round-trip">
      <c:before>
        function f()
        g();
        % what is nested
        function g(), disp('g'), end
        end
      </c:before>
      <c:after>
        function f()
          g();
          % what is nested
          function g()
            disp('g')
          end
        end
      </c:after>
    </c:case>
    <c:case options="pipeline=round-trip comment-char=#">
      <c:before>
        function z = f(x)
        % what it is
        if x
        z = 2; % two
        end
        end
      </c:before>
      <c:after>
        function z = f(x)
          # what it is
          if x
            z = 2; # two
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/abstract.xsl"/>
  <xsl:include href="../lib/print-origins.xsl"/>
  <xsl:include href="../lib/print-portions.xsl"/>
  <xsl:include href="../lib/print-transposed-texts.xsl"/>
  <xsl:include href="../lib/print-statements.xsl"/>
  <xsl:include href="../lib/print-blocks.xsl"/>
  <xsl:include href="../lib/print-expressions.xsl"/>
  <xsl:mode on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="xs:string*">
    <xsl:variable name="pieces" as="xs:string*">
      <xsl:apply-templates mode="local:top" select="master-tree/function-list/*"/>
    </xsl:variable>
    <xsl:sequence select="if (empty($pieces)) then '' else if ($margin ne '') then string-join($pieces)
        else substring(string-join($pieces), $origin:start) || '&#10;'"/>
  </xsl:template>

  <xsl:mode name="local:top" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:top" match="*" as="xs:string*">
    <xsl:sequence select="if ((self::function or @first = 'function')
        and preceding-sibling::*[1][self::function or @last = 'function']) then '&#10;' else ()"/>
    <xsl:sequence select="origin:begin(.)"/>
    <xsl:apply-templates mode="statement" select=".">
      <xsl:with-param name="line" select="'&#10;' || $margin"/>
    </xsl:apply-templates>
    <xsl:sequence select="$origin:end"/>
  </xsl:template>
</xsl:stylesheet>
