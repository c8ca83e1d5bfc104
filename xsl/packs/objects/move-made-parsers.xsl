<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:parser="urn:adjoinery:input-parser"
    xmlns:local="urn:adjoinery:move-made-parsers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="var:inputParser">
    <c:purpose>An object of the class inputParser that another function makes and tells what to expect, or that is persistent and
      made where it is empty, is made where it parses: all that it is told must be constant, so that it is the same in
      each call.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, varargin)
          persistent p n
          if isempty(p)
            p = inputParser;
            p.FunctionName = 'f';
            p.addParameter('a', 3, @(v) v &gt; 0);
          end
          p.parse(varargin{:});
          z = p.Results.a * x;
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          persistent n;
          p = inputParser;
          p.FunctionName = 'f';
          p.addParameter('a', 3, @(v) v &gt; 0);
          p.parse(varargin{:});
          z = p.Results.a * x;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, varargin)
          persistent p
          if isempty(p), p = options(); end
          if true
            q = options;
          end
          p.parse(varargin{:});
          z = p.Results.a * x;
        end
        function it = options()
          % All options.
          it = inputParser();
          addParameter(it, 'a', 3);
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          p = inputParser();
          addParameter(p, 'a', 3);
          q = inputParser();
          addParameter(q, 'a', 3);
          p.parse(varargin{:});
          z = p.Results.a * x;
        end

        function it = options()
          % All options.
          it = inputParser();
          addParameter(it, 'a', 3);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, varargin)
          persistent p
          if isempty(p)
            p = inputParser;
            p.addParameter('a', 3 * x);
          end
          p.parse(varargin{:});
          z = p.Results.a * x;
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          persistent p;
          if isempty(p)
            p = inputParser;
            p.addParameter('a', 3 * x);
          end
          p.parse(varargin{:});
          z = p.Results.a * x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/input-parser.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="local:named" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- Where an object that functions keep is empty, it is made. -->
  <xsl:template match="function/statement-list/if[local:begun(.)]" as="node()*">
    <xsl:sequence select="local:made(statement-list[1], local:begun(.))"/>
  </xsl:template>

  <!-- A block that is always entered, and makes an object. -->
  <xsl:template match="function/statement-list/if[local:is-always(.)]" as="node()*">
    <xsl:apply-templates select="statement-list/node()" mode="local:inlined"/>
  </xsl:template>

  <xsl:template match="function/statement-list/binary[local:maker(.)]" as="node()*">
    <xsl:sequence select="local:inlined(.)"/>
  </xsl:template>

  <xsl:mode name="local:inlined" on-no-match="deep-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:inlined" match="binary[local:maker(.)]" as="node()*">
    <xsl:sequence select="local:inlined(.)"/>
  </xsl:template>

  <xsl:template match="persistent[* = ../if/local:begun(.)]" as="element(persistent)?">
    <xsl:variable name="begun" as="xs:string*" select="../if ! local:begun(.)"/>
    <xsl:variable name="rest" as="element()*" select="*[not(. = $begun)]"/>
    <xsl:if test="exists($rest)">
      <xsl:copy copy-namespaces="no">
        <xsl:copy-of select="@*, $rest" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:if>
  </xsl:template>

  <xsl:template mode="local:named" match="id" as="element(id)">
    <xsl:param name="from" as="xs:string" tunnel="yes"/>
    <xsl:param name="to" as="xs:string" tunnel="yes"/>
    <xsl:copy copy-namespaces="no">
      <xsl:value-of select="if (. = $from and parent::var) then $to else ."/>
    </xsl:copy>
  </xsl:template>

  <!-- The persistent variable that a statement makes an object of if it is empty. -->
  <xsl:function name="local:begun" as="xs:string?">
    <xsl:param name="if" as="element(if)"/>
    <xsl:variable name="object" as="element(id)?" select="$if[count(*) eq 2]/*[1]/self::array[*[1]/id = 'isempty']/param-list[count(*) eq 1]/var/id"/>
    <xsl:if test="$if/preceding-sibling::persistent/var/id = $object and local:makes($if/statement-list[1], string($object))
        and count($if/../if[*[1]/self::array/param-list/var/id = $object]) eq 1">
      <xsl:sequence select="string($object)"/>
    </xsl:if>
  </xsl:function>

  <!-- Whether a block is entered in each call, and makes an object. -->
  <xsl:function name="local:is-always" as="xs:boolean">
    <xsl:param name="if" as="element(if)"/>
    <xsl:sequence select="count($if/*) eq 2 and $if/*[1] = ('true', '1') and exists($if/statement-list/binary[parser:makes(.) or local:maker(.)])"/>
  </xsl:function>

  <!-- Whether statements make an object, and nothing else. -->
  <xsl:function name="local:makes" as="xs:boolean">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="statements" as="element()*" select="$list/*[not(self::adc:comment)]"/>
    <xsl:variable name="first" as="element(binary)?" select="$statements[1]/self::binary[var[1]/id = $object]"/>
    <xsl:sequence select="exists($first) and (parser:makes($first) or exists(local:maker($first)))
        and (every $it in tail($statements) satisfies local:is-constant($it, $object))"/>
  </xsl:function>

  <!-- Whether a statement tells an object what is the same in each call. -->
  <xsl:function name="local:is-constant" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:variable name="method" as="xs:string?" select="parser:method($statement, $object)"/>
    <xsl:sequence select="if ($statement/self::binary) then parser:sets($statement, $object) and exists($statement/*[2]/(self::literal | self::var[id = ('true', 'false', 'mfilename')]))
        else $method = $parser:adders and (every $it in parser:arguments($statement) satisfies parser:is-fixed($it))"/>
  </xsl:function>

  <!-- The function that a statement calls, if it makes an object and gives that. -->
  <xsl:function name="local:maker" as="element(function)?">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="called" as="element(id)?" select="$statement[@op = '='][*[1]/self::var]/*[2]/(self::var/id | self::array[count(*) eq 2][param-list[not(*)]]/var/id)"/>
    <xsl:variable name="found" as="element(function)*" select="if ($called) then root($statement)//function[id = $called] else ()"/>
    <xsl:variable name="one" as="element(function)?" select="$found[count($found) eq 1][count(outvars/*) eq 1][not(param-list/*)][empty(ancestor::function | .//function)]"/>
    <xsl:variable name="is-own" as="xs:boolean" select="$one/@file = $statement/ancestor::function[1]/@file"/>
    <xsl:sequence select="$one[not(. is $statement/ancestor::function[1])][statement-list/*[not(self::adc:comment)][1]/self::binary[parser:makes(.)]]
        [local:makes(statement-list, string(outvars/*))][$is-own or not(statement-list//id = root($statement)//function/id)]"/>
  </xsl:function>

  <!-- The statements that make an object, by another function if need be. -->
  <xsl:function name="local:made" as="node()*">
    <xsl:param name="list" as="element(statement-list)"/>
    <xsl:param name="object" as="xs:string"/>
    <xsl:for-each select="$list/node()">
      <xsl:sequence select="if (self::binary[local:maker(.)]) then local:inlined(.) else ."/>
    </xsl:for-each>
  </xsl:function>

  <!-- The statements of the function that makes an object. -->
  <xsl:function name="local:inlined" as="element()+">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="maker" as="element(function)" select="local:maker($statement)"/>
    <xsl:apply-templates mode="local:named" select="$maker/statement-list/*[not(self::adc:comment)]">
      <xsl:with-param name="from" select="string($maker/outvars)" tunnel="yes"/>
      <xsl:with-param name="to" select="string($statement/var[1])" tunnel="yes"/>
    </xsl:apply-templates>
  </xsl:function>
</xsl:stylesheet>
