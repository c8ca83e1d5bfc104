<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-argument-blocks"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="arguments" ends="arguments[not(@holds)]">
    <c:purpose>Blocks that declare arguments, which Octave does not know, become statements: defaults are assigned, and
      validators called, of MATLAB's only those that Octave has. What MATLAB would convert to the declared class and size is
      an error, as its conversion would have a derivative. A block that cannot be written so stays, and says why.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, n, m, s)
          % A power.
          arguments
            % what goes in
            x (1,:) double {mustBeFinite, mustBeLessThan(x, 9)} % any
            n (1,1) double = 3
            m (:,2,:) {mustBeVector, own.check}
            s logical = 1
          end
          z = x .^ n;
        end
      </c:before>
      <c:after>
        function z = f(x, n, m, s)
          % A power.
          % what goes in
          % any
          if ~(isa(x, 'double') &amp;&amp; isrow(x))
            error('Adjoinery:arguments', 'x must be of class double and size (1,:).');
          end
          mustBeFinite(x);
          mustBeLessThan(x, 9);
          if nargin &lt; 2
            n = 3;
          end
          if ~(isa(n, 'double') &amp;&amp; isscalar(n))
            error('Adjoinery:arguments', 'n must be of class double and size (1,1).');
          end
          if ~(ndims(m) &lt;= 3 &amp;&amp; size(m, 2) == 2)
            error('Adjoinery:arguments', 'm must be of size (:,2,:).');
          end
          own.check(m);
          if nargin &lt; 4
            s = logical(1);
          end
          if ~(isa(s, 'logical'))
            error('Adjoinery:arguments', 's must be of class logical.');
          end
          z = x.^n;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, o)
          arguments (Input)
            x {mustBeRow}
            o (:,:) string {mustBeText} = "a"
          end
          z = x;
        end
        function mustBeRow(x)
          disp(x);
        end
      </c:before>
      <c:after>
        function z = f(x, o)
          mustBeRow(x);
          if nargin &lt; 2
            o = "a";
          end
          if ~(isa(o, 'string') &amp;&amp; ndims(o) &lt;= 2)
            error('Adjoinery:arguments', 'o must be of class string and size (:,:).');
          end
          z = x;
        end

        function mustBeRow(x)
          disp(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- The validators of MATLAB that Octave 7 has not. -->
  <xsl:variable name="foreign" as="xs:string*" select="'mustBeA', 'mustBeBetween', 'mustBeColumn', 'mustBeFile',
      'mustBeFloat', 'mustBeFolder', 'mustBeInRange', 'mustBeMatrix', 'mustBeNonmissing', 'mustBeNonzeroLengthText', 'mustBeRow',
      'mustBeScalarOrEmpty', 'mustBeSparse', 'mustBeText', 'mustBeTextScalar', 'mustBeUnderlyingType', 'mustBeValidVariableName',
      'mustBeVector'"/>

  <!-- The classes whose names are functions that convert to them; a default of another class is no number, or a double. -->
  <xsl:variable name="converted" as="xs:string*" select="'single', 'logical', 'int8', 'int16', 'int32', 'int64', 'uint8',
      'uint16', 'uint32', 'uint64'"/>

  <xsl:template match="arguments[not(@holds)]" as="element()*">
    <xsl:variable name="obstacle" as="xs:string?" select="local:obstacle(.)"/>
    <xsl:choose>
      <xsl:when test="exists($obstacle)">
        <arguments holds="{$obstacle}">
          <xsl:copy-of select="@*, node()" copy-namespaces="no"/>
        </arguments>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates select="argument | adc:comment[not(@place = 'trailing' and preceding-sibling::argument)]"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="argument" as="element()*">
    <xsl:variable name="block" as="element(arguments)" select=".."/>
    <xsl:variable name="name" as="xs:string" select="string(id)"/>
    <xsl:variable name="it" as="element(var)" select="build:variable(id)"/>
    <xsl:for-each select="following-sibling::*[1][self::adc:comment][@place = 'trailing']">
      <adc:comment>
        <xsl:copy-of select="@*"/>
        <xsl:attribute name="place" select="'own'"/>
        <xsl:copy-of select="node()"/>
      </adc:comment>
    </xsl:for-each>
    <xsl:for-each select="child::default/*">
      <xsl:variable name="type" as="xs:string?" select="../../@type[. = $converted]"/>
      <xsl:variable name="place" as="xs:integer" select="$block/../../param-list/*[. = $name]/(count(preceding-sibling::*) + 1)"/>
      <xsl:sequence select="local:if($block, build:binary('&lt;', build:variable(build:name('nargin')), build:literal(string($place))),
          build:assign($it, if (exists($type)) then build:named-call($type, .) else .))"/>
    </xsl:for-each>
    <xsl:variable name="conditions" as="element()*" select="@type ! build:named-call('isa', ($it, build:literal('''' || . || ''''))),
        param-list ! local:size-conditions($it, .)"/>
    <xsl:if test="exists($conditions)">
      <xsl:variable name="words" as="xs:string*" select="@type ! ('class ' || .), param-list ! ('size (' || local:sizes(.) || ')')"/>
      <xsl:variable name="not-met" as="element(unary)">
        <unary op="~">
          <unary op="()">
            <xsl:sequence select="fold-left(tail($conditions), head($conditions), build:binary('&amp;&amp;', ?, ?))"/>
          </unary>
        </unary>
      </xsl:variable>
      <xsl:sequence select="local:if($block, $not-met, build:named-call('error', (build:literal('''Adjoinery:arguments'''),
          build:literal('''' || $name || ' must be of ' || string-join($words, ' and ') || '.'''))))"/>
    </xsl:if>
    <xsl:for-each select="validators/*[not((self::var, self::array/*[1])/id = $foreign[not(. = root($block)//function/id)])]">
      <array>
        <xsl:sequence select="if (self::array) then * else ."/>
        <xsl:if test="not(self::array)">
          <param-list>
            <xsl:sequence select="$it"/>
          </param-list>
        </xsl:if>
      </array>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="local:if" as="element(if)">
    <xsl:param name="block" as="element(arguments)"/>
    <xsl:param name="condition" as="element()"/>
    <xsl:param name="statement" as="element()"/>
    <if>
      <xsl:copy-of select="$block/@at"/>
      <xsl:sequence select="$condition"/>
      <statement-list>
        <xsl:sequence select="$statement"/>
      </statement-list>
    </if>
  </xsl:function>

  <xsl:function name="local:sizes" as="xs:string">
    <xsl:param name="size" as="element(param-list)"/>
    <xsl:sequence select="string-join($size/* ! (if (self::colon) then ':' else string(.)), ',')"/>
  </xsl:function>

  <xsl:function name="local:size-conditions" as="element()*">
    <xsl:param name="it" as="element(var)"/>
    <xsl:param name="size" as="element(param-list)"/>
    <xsl:variable name="test" as="xs:string?" select="map { '1,1': 'isscalar', '1,:': 'isrow', ':,1': 'iscolumn' }(local:sizes($size))"/>
    <xsl:sequence select="if (exists($test)) then build:named-call($test, $it)
        else (build:binary('&lt;=', build:named-call('ndims', $it), build:literal(string(count($size/*)))),
        $size/literal ! build:binary('==', build:named-call('size', ($it, build:literal(string(count(preceding-sibling::*) + 1)))), .))"/>
  </xsl:function>

  <!-- What keeps a block from becoming statements. -->
  <xsl:function name="local:obstacle" as="xs:string?">
    <xsl:param name="block" as="element(arguments)"/>
    <xsl:variable name="parameters" as="xs:string*" select="$block/../../param-list/*/string(.)"/>
    <xsl:sequence select="(
        $block/literal[. ne 'Input'] ! ('of ' || lower-case(.) || ' arguments'),
        $block[argument/id[contains(., '.')]] ! 'with name-value arguments',
        $block[argument[not(id = $parameters) or id = 'varargin']] ! 'of what has no place among the parameters',
        $block[argument/param-list[not(*[2]) or *[not(self::colon or self::literal)]]] ! 'with a size that is not of two numbers or more'
        )[1]"/>
  </xsl:function>
</xsl:stylesheet>
