<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-error-results"
    xmlns:template="urn:adjoinery:template"
    xmlns:leading="urn:adjoinery:leading-comments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:guard var@ada:guard" ends="function[@ada:guard]" needs="ada:guard ada:held"
      outdates="ada:guard ada:held">
    <c:purpose>Functions that change what functions share, and that a try calls, give back the error that ends them beside
      what they have changed; who called them raises it again. Results stay what they were where there was an error.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          global n
          n = 1;
          try
            z = g(x);
          catch
            z = n;
          end
        end
        function y = g(x)
          global n
          n = 2 * n;
          y = log(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          global n;
          n = 1;
          try
            [problem_2, held_2] = g(x);
            if ~isempty(problem_2)
              rethrow(problem_2);
            end
            z = held_2;
          catch
            z = n;
          end
        end

        function [problem, y] = g(x)
          problem = [];
          y = [];
          try
            global n;
            n = 2 * n;
            y = log(x);
          catch problem
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [n, y] = f(x)
          n = 0;
          y = x;
          try
            [~, y(2)] = count_to(y);
            count_to(x);
          catch
          end
          function [x, y] = count_to(x)
            % counts
            n = n + 1;
            y = 1 / x;
          end
        end
      </c:before>
      <c:after>
        function [n, y] = f(x)
          n = 0;
          y = x;
          try
            [problem_2, ~, held_3] = count_to(y);
            if ~isempty(problem_2)
              rethrow(problem_2);
            end
            y(2) = held_3;
            problem_3 = count_to(x);
            if ~isempty(problem_3)
              rethrow(problem_3);
            end
          catch
          end
          function [problem, x, y] = count_to(x)
            % counts
            problem = [];
            y = [];
            try
              n = n + 1;
              y = 1 / x;
            catch problem
            end
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../templates/parsed/error-result.m"/>
  <xsl:include href="../../lib/leading-comments.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:guard]" as="element(function)">
    <xsl:variable name="comments" as="element()*" select="leading:comments(statement-list)"/>
    <xsl:variable name="problem" as="element(id)" select="build:name(@ada:guard)"/>
    <function>
      <xsl:copy-of select="@* except @ada:guard"/>
      <outvars>
        <xsl:sequence select="build:variable($problem)"/>
        <xsl:copy-of select="outvars/*" copy-namespaces="no"/>
      </outvars>
      <xsl:copy-of select="id, param-list" copy-namespaces="no"/>
      <statement-list>
        <xsl:copy-of select="$comments" copy-namespaces="no"/>
        <xsl:sequence select="build:assign(build:variable($problem), local:nothing('[]'))"/>
        <xsl:for-each select="outvars/*[not(string() = ../../param-list/*/string())]">
          <xsl:sequence select="build:assign(., local:nothing(if (id = 'varargout') then '{}' else '[]'))"/>
        </xsl:for-each>
        <try>
          <statement-list>
            <xsl:apply-templates select="statement-list/* except $comments"/>
          </statement-list>
          <catch>
            <xsl:sequence select="$problem"/>
            <statement-list/>
          </catch>
        </try>
      </statement-list>
      <xsl:apply-templates select="function-list"/>
    </function>
  </xsl:template>

  <xsl:template match="statement-list/*[local:callee(.)]" as="element()+">
    <xsl:variable name="callee" as="element(var)" select="local:callee(.)"/>
    <xsl:variable name="problem" as="element(var)" select="build:variable(build:name($callee/@ada:guard))"/>
    <xsl:variable name="names" as="xs:string*" select="tokenize($callee/@ada:held)"/>
    <xsl:variable name="targets" as="element()*"
        select="self::binary[@op = '=']/*[1]/(self::unary/row-list/item-list/*, self::*[not(self::unary)])"/>
    <xsl:variable name="held" as="element()*">
      <xsl:for-each select="$targets">
        <xsl:variable name="position" as="xs:integer" select="position()"/>
        <xsl:sequence select="if (self::ignored) then . else build:variable(build:name(subsequence($names, $position, 1)))"/>
      </xsl:for-each>
    </xsl:variable>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="if ($held) then build:brackets(($problem, $held)) else $problem"/>
      <xsl:choose>
        <xsl:when test="local:value(.) is .">
          <xsl:next-match/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:apply-templates select="local:value(.)"/>
        </xsl:otherwise>
      </xsl:choose>
    </binary>
    <xsl:sequence select="template:raise($problem, @at)"/>
    <xsl:for-each select="$targets">
      <xsl:variable name="position" as="xs:integer" select="position()"/>
      <xsl:if test="not(self::ignored)">
        <binary op="=">
          <xsl:copy-of select="../ancestor-or-self::*[@at][1]/@at"/>
          <xsl:apply-templates select="."/>
          <xsl:sequence select="subsequence($held, $position, 1)"/>
        </binary>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="var/@ada:guard | var/@ada:held" as="empty-sequence()"/>

  <!-- The name of the guarded function that a statement calls, which is all that it computes. -->
  <xsl:function name="local:callee" as="element(var)?">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="local:value($statement)/(self::var, self::array/*[1][self::var])[@ada:guard]"/>
  </xsl:function>

  <xsl:function name="local:value" as="element()">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="if ($statement/self::binary[@op = '=']) then $statement/*[2] else $statement"/>
  </xsl:function>

  <xsl:function name="local:nothing" as="element(unary)">
    <xsl:param name="brackets" as="xs:string"/>
    <unary op="{$brackets}">
      <row-list/>
    </unary>
  </xsl:function>
</xsl:stylesheet>
