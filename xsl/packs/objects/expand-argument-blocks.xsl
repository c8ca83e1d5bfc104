<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:build="urn:adjoinery:build"
    xmlns:declared="urn:adjoinery:declared-arguments"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:expand-argument-blocks"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="arguments" ends="arguments[not(@holds)]">
    <c:purpose>Blocks that declare arguments, which Octave does not know, become statements: defaults are assigned, and
      validators called, of MATLAB's only those that Octave has. Raises an error where MATLAB would convert to the declared
      class and size, as the conversion would have a derivative. Name-value arguments are gathered from varargin. A block
      that cannot be written so stays, and says why.</c:purpose>
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
    <c:case>
      <c:before>
        function z = f(x, o)
          arguments
            x
            o.of_n (1,1) single {mustBePositive} = 3
            o.s {mustBeLessThan(o.s, 9)} % any
          end
          z = x .^ o.of_n;
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          o = struct();
          o.of_n = single(3);
          for tmpan1 = 1:2:numel(varargin)
            switch varargin{tmpan1}
              case 'of_n'
                o.of_n = varargin{tmpan1 + 1};
              case 's'
                o.s = varargin{tmpan1 + 1};
              otherwise
                error('Adjoinery:arguments', 'There is no argument %s.', varargin{tmpan1});
            end
          end
          if ~(isa(o.of_n, 'single') &amp;&amp; isscalar(o.of_n))
            error('Adjoinery:arguments', 'o.of_n must be of class single and size (1,1).');
          end
          mustBePositive(o.of_n);
          % any
          if isfield(o, 's')
            mustBeLessThan(o.s, 9);
          end
          z = x.^o.of_n;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/build-conditions.xsl"/>
  <xsl:include href="../../lib/declared-arguments.xsl"/>
  <xsl:include href="../../templates/parsed/argument-blocks.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

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

  <!-- Gathers name-value arguments from all that is behind the other arguments. -->
  <xsl:template match="function/param-list/*[last()][local:gathers(.)]" as="element(var)">
    <var>
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name('varargin')"/>
    </var>
  </xsl:template>

  <xsl:template match="argument" as="element()*">
    <xsl:variable name="block" as="element(arguments)" select=".."/>
    <xsl:variable name="name" as="xs:string" select="string(id)"/>
    <xsl:variable name="it" as="element()" select="local:storage(.)"/>
    <xsl:sequence select="declared:comment(.)"/>
    <xsl:apply-templates select="." mode="give"/>
    <xsl:variable name="checks" as="element()*" select="declared:checks(., $it)"/>
    <xsl:sequence select="if (exists($checks) and $it/self::struct-ref and empty(child::default))
        then build:if($block/@at, build:named-call('isfield', ($it/var, build:text($it/id))), $checks) else $checks"/>
  </xsl:template>

  <!-- The default of an argument. -->
  <xsl:template match="argument" mode="give" as="element()*">
    <xsl:variable name="place" as="xs:integer?" select="../../../param-list/*[. = string(current()/id)]/(count(preceding-sibling::*) + 1)"/>
    <xsl:for-each select="child::default">
      <xsl:sequence select="build:if(../../@at, build:binary('&lt;', build:variable(build:name('nargin')), build:literal(string($place))), local:default(..))"/>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="argument[contains(id, '.')]" mode="give" as="element()*"/>

  <!-- Before the first of them, all name-value arguments are gathered. -->
  <xsl:template match="argument[contains(id, '.')][not(preceding-sibling::argument[contains(id, '.')])]" mode="give" as="element()+" priority="2">
    <xsl:variable name="all" as="element(argument)+" select="../argument[contains(id, '.')]"/>
    <xsl:variable name="counter" as="element(var)" select="build:temporary('an', '1')"/>
    <xsl:sequence select="template:gather(local:storage(.)/var, $all[child::default] ! local:default(.), $counter,
        $all ! local:storage(.) ! template:gathered-case(id, ., $counter)/case, ../@at)"/>
  </xsl:template>

  <!-- Where an argument is kept: in a variable, or a name-value argument in a field of one. -->
  <xsl:function name="local:storage" as="element()">
    <xsl:param name="argument" as="element(argument)"/>
    <xsl:variable name="names" as="xs:string+" select="tokenize($argument/id, '\.')"/>
    <xsl:variable name="variable" as="element(var)" select="build:variable(build:name($names[1]))"/>
    <xsl:sequence select="if (exists($names[2])) then build:field($variable, $names[2]) else $variable"/>
  </xsl:function>

  <xsl:function name="local:default" as="element(binary)">
    <xsl:param name="argument" as="element(argument)"/>
    <xsl:variable name="value" as="element()" select="$argument/child::default/*"/>
    <xsl:variable name="type" as="xs:string?" select="$argument/@type[. = $declared:converted]"/>
    <xsl:sequence select="build:assign(local:storage($argument), if (exists($type)) then build:named-call($type, $value) else $value)"/>
  </xsl:function>

  <!-- Whether a parameter is what name-value arguments are gathered in. -->
  <xsl:function name="local:gathers" as="xs:boolean">
    <xsl:param name="parameter" as="element()"/>
    <xsl:variable name="blocks" as="element(arguments)*" select="$parameter/../../statement-list/arguments[argument/id[contains(., '.')]]"/>
    <xsl:sequence select="count($blocks) eq 1 and empty($blocks ! local:obstacle(.)) and $blocks/argument/id[contains(., '.')]/substring-before(., '.') = string($parameter)"/>
  </xsl:function>

  <!-- The reason why a block cannot become statements. -->
  <xsl:function name="local:obstacle" as="xs:string?">
    <xsl:param name="block" as="element(arguments)"/>
    <xsl:variable name="unit" as="element(function)" select="$block/../.."/>
    <xsl:variable name="parameters" as="xs:string*" select="$unit/param-list/*/string(.)"/>
    <xsl:variable name="named" as="element(argument)*" select="$block/argument[contains(id, '.')]"/>
    <xsl:variable name="others" as="element(arguments)*" select="$unit/statement-list/arguments except $block"/>
    <xsl:sequence select="(
        $block/literal[. ne 'Input'] ! ('of ' || lower-case(.) || ' arguments'),
        $named[not(matches(id, '^' || $parameters[last()] || '\.[\w_]+$')) or $others/argument/id[contains(., '.')]][1] ! 'with name-value arguments beside those of the last parameter',
        $named[1][$unit//id = ('varargin', 'nargin')] ! 'with name-value arguments where they are counted',
        $named[1][$unit/statement-list/arguments/argument[not(contains(id, '.'))]/child::default] ! 'with name-value arguments behind others that may be missing',
        $named[child::default//id = $parameters[last()]][1] ! 'with name-value arguments whose defaults depend on others of them',
        ($block/argument except $named)[not(id = $parameters) or id = 'varargin'][1] ! 'of what has no place among the parameters',
        $declared:not-two[declared:lacks-size($block)]
        )[1]"/>
  </xsl:function>
</xsl:stylesheet>
