<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:expand-extra-arguments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:extra-inputs call@ada:extra-inputs" guard="none" ends="*[@ada:extra-inputs]"
      needs="ada:called-short ada:extra-inputs ada:made" adds="ada:made" writes="ada:is"
      outdates="ada:called-short ada:extra-inputs">
    <c:purpose>`varargin` of functions that are called becomes an ordinary parameter, a cell array, which calls put together.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = g(x, y, 2) + g(x);
        end
        function b = g(a, varargin)
          b = a * nargin;
          if numel(varargin) &gt; 1
            b = b * h(varargin{:});
          end
        end
        function b = h(varargin)
          b = varargin{1};
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          z = g(x, {y, 2}) + g(x, {});
        end

        function b = g(a, args)
          b = a * (min(nargin, 1) + numel(args));
          if numel(args) &gt; 1
            b = b * h(args);
          end
        end

        function b = h(args)
          b = args{1};
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = g() * g(x, 2, x);
        end
        function b = g(a, n, varargin)
          varargin(end + 1) = 3;
          b = numel(varargin);
          if nargin &gt; 2
            b = b * nargin * varargin{1};
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = g() * g(x, 2, {x});
        end

        function b = g(a, n, args)
          if nargin &lt;= 2
            args = {};
          end
          tmpnx1 = min(nargin, 2) + numel(args);
          args(end + 1) = 3;
          b = numel(args);
          if tmpnx1 &gt; 2
            b = b * tmpnx1 * args{1};
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)">
    <xsl:copy>
      <xsl:copy-of select="@* except (@ada:made, @ada:extra-inputs, @ada:called-short)"/>
      <xsl:if test="@ada:made or @ada:extra-inputs or .//call[@ada:extra-inputs]">
        <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      </xsl:if>
      <xsl:apply-templates>
        <xsl:with-param name="packed" tunnel="yes" select="if (@ada:extra-inputs) then free:name(free:taken(.//id), 'args') else ()"/>
        <xsl:with-param name="fixed" tunnel="yes" select="@ada:extra-inputs/xs:integer(.)"/>
        <xsl:with-param name="written" tunnel="yes" select="exists(.//binary[@op = '=']/*[1]//var[id = 'varargin'])"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="function/statement-list" as="element(statement-list)">
    <xsl:param name="packed" as="xs:string?" tunnel="yes"/>
    <xsl:param name="fixed" as="xs:integer?" tunnel="yes"/>
    <xsl:param name="written" as="xs:boolean" tunnel="yes"/>
    <statement-list>
      <xsl:copy-of select="@*"/>
      <xsl:if test="../@ada:called-short">
        <choose>
          <when>
            <xsl:sequence select="build:binary('&lt;=', local:nargin(), build:literal(string($fixed)))"/>
            <statement-list>
              <xsl:sequence select="build:assign(local:packed($packed), build:cell(()))"/>
            </statement-list>
          </when>
        </choose>
      </xsl:if>
      <xsl:if test="exists($packed) and $written and .//call[@counts]">
        <xsl:sequence select="build:assign(build:temporary('nx', '1'), local:count($packed, $fixed))"/>
      </xsl:if>
      <xsl:apply-templates/>
    </statement-list>
  </xsl:template>

  <xsl:template match="var[id = 'varargin']" as="element(var)">
    <xsl:param name="packed" as="xs:string?" tunnel="yes"/>
    <var>
      <xsl:copy-of select="@*"/>
      <id>
        <xsl:value-of select="($packed, id)[1]"/>
      </id>
    </var>
  </xsl:template>

  <xsl:template match="call[@counts]" as="element()">
    <xsl:param name="packed" as="xs:string?" tunnel="yes"/>
    <xsl:param name="fixed" as="xs:integer?" tunnel="yes"/>
    <xsl:param name="written" as="xs:boolean" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="empty($packed)">
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:when>
      <xsl:when test="$written">
        <xsl:sequence select="build:temporary('nx', '1')"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="local:count($packed, $fixed)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="call[@ada:extra-inputs][count(param-list/*) ge xs:integer(@ada:extra-inputs)]" as="element(call)">
    <xsl:param name="written" as="xs:boolean" tunnel="yes"/>
    <xsl:variable name="fixed" as="xs:integer" select="xs:integer(@ada:extra-inputs)"/>
    <xsl:variable name="arguments" as="element()*">
      <xsl:apply-templates select="param-list/*"/>
    </xsl:variable>
    <!-- The extra arguments of the caller are passed on as they are. -->
    <xsl:variable name="own" as="element(array)?" select="param-list[count(*) eq $fixed + 1][not($written)]/*[last()]/self::array
        [var/id = 'varargin'][cell-index/param-list[count(*) eq 1]/colon]"/>
    <call>
      <xsl:copy-of select="@* except (@ada:extra-inputs, @bare)"/>
      <xsl:copy-of select="id" copy-namespaces="no"/>
      <param-list>
        <xsl:sequence select="$arguments[position() le $fixed],
            if ($own) then $arguments[$fixed + 1]/*[1] else build:cell($arguments[position() gt $fixed])"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template match="@ada:extra-inputs" as="empty-sequence()"/>

  <!-- How many arguments the source would count. -->
  <xsl:function name="local:count" as="element(binary)">
    <xsl:param name="packed" as="xs:string"/>
    <xsl:param name="fixed" as="xs:integer"/>
    <xsl:variable name="extra" as="element(call)" select="build:passive('numel', local:packed($packed))"/>
    <xsl:variable name="own" as="element()" select="build:passive('min', (local:nargin(), build:literal(string($fixed))))"/>
    <xsl:sequence select="build:binary('+', $own, $extra)"/>
  </xsl:function>

  <xsl:function name="local:packed" as="element(var)">
    <xsl:param name="packed" as="xs:string"/>
    <xsl:sequence select="build:variable(build:name($packed))"/>
  </xsl:function>

  <xsl:function name="local:nargin" as="element(call)">
    <call ada:is="passive" bare="yes" counts="yes">
      <id>nargin</id>
      <param-list/>
    </call>
  </xsl:function>
</xsl:stylesheet>
