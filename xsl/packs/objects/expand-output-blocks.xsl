<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:build="urn:adjoinery:build"
    xmlns:declared="urn:adjoinery:declared-arguments"
    xmlns:local="urn:adjoinery:expand-output-blocks"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="arguments" guard="none" ends="arguments[literal = 'Output'][not(@holds)]">
    <c:purpose>Blocks that declare outputs become checks wherever the function may be left, of those outputs that have a value
      there. They do what those of arguments do: where MATLAB would convert, they end the run. A block that cannot be written
      so stays, and says why.</c:purpose>
    <c:case>
      <c:before>
        function [z, w] = f(x)
          arguments (Output)
            z (1,1) double {mustBeFinite, mustBeLessThan(z, x)} % any
            w
          end
          z = 3;
          if x &gt; 2, return, end
          w = 2;
        end
      </c:before>
      <c:after>
        function [z, w] = f(x)
          % any
          z = 3;
          if x &gt; 2
            if ~(isa(z, 'double') &amp;&amp; isscalar(z))
              error('Adjoinery:arguments', 'z must be of class double and size (1,1).');
            end
            mustBeFinite(z);
            mustBeLessThan(z, x);
            return;
          end
          w = 2;
          if ~(isa(z, 'double') &amp;&amp; isscalar(z))
            error('Adjoinery:arguments', 'z must be of class double and size (1,1).');
          end
          mustBeFinite(z);
          mustBeLessThan(z, x);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [z, w, v] = f(x)
          arguments (Output)
            z (1,:)
            w (1,:)
            v {mustBeFinite}
          end
          if x &gt; 2
            z = 2;
          else
            [z, w(2)] = deal(3, 4);
            v = z;
          end
          switch x
            case 1
              w = 3;
            otherwise
              w = 4;
          end
        end
      </c:before>
      <c:after>
        function [z, w, v] = f(x)
          if x &gt; 2
            z = 2;
          else
            [z, w(2)] = deal(3, 4);
            v = z;
          end
          switch x
            case 1
              w = 3;
            otherwise
              w = 4;
          end
          if ~(isrow(z))
            error('Adjoinery:arguments', 'z must be of size (1,:).');
          end
          if ~(isrow(w))
            error('Adjoinery:arguments', 'w must be of size (1,:).');
          end
          if exist('v', 'var')
            mustBeFinite(v);
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-conditions.xsl"/>
  <xsl:include href="../../lib/declared-arguments.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="arguments[literal = 'Output'][not(@holds)]" as="element()*">
    <xsl:variable name="obstacle" as="xs:string?" select="local:obstacle(.)"/>
    <xsl:choose>
      <xsl:when test="exists($obstacle)">
        <arguments holds="{$obstacle}">
          <xsl:copy-of select="@*, node()" copy-namespaces="no"/>
        </arguments>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="adc:comment[not(@place = 'trailing' and preceding-sibling::argument)] | argument ! declared:comment(.)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="function/statement-list[arguments]" as="element(statement-list)">
    <statement-list>
      <xsl:apply-templates/>
      <xsl:sequence select="local:checks(.., *)"/>
    </statement-list>
  </xsl:template>

  <xsl:template match="return" as="element()+">
    <xsl:variable name="unit" as="element(function)?" select="ancestor::function[1]"/>
    <xsl:variable name="before" as="element()*" select="preceding-sibling::* | ancestor::*[ancestor::function[1] is $unit]/preceding-sibling::*"/>
    <xsl:sequence select="$unit ! local:checks(., $before)"/>
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <!-- The checks of what a function has declared, behind statements that have all run, or run in part. -->
  <xsl:function name="local:checks" as="element()*">
    <xsl:param name="unit" as="element(function)"/>
    <xsl:param name="before" as="element()*"/>
    <xsl:for-each select="$unit/statement-list/arguments[literal = 'Output'][not(@holds)][empty(local:obstacle(.))]/argument">
      <xsl:variable name="name" as="xs:string" select="string(id)"/>
      <xsl:variable name="checks" as="element()*" select="declared:checks(., build:variable(build:name($name)))"/>
      <xsl:sequence select="if (empty($checks) or ($before ! local:assigns(., $name)) = true()) then $checks
          else build:if(../@at, build:named-call('exist', ($name, 'var') ! build:text(.)), $checks)"/>
    </xsl:for-each>
  </xsl:function>

  <!-- Whether a variable has a value behind a statement, whatever way it goes. -->
  <xsl:function name="local:assigns" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="lists" as="element()*" select="$statement[.//else[ancestor::if[1] is $statement] or child::otherwise]//statement-list[ancestor::*[self::if | self::switch][1] is $statement]"/>
    <xsl:sequence select="$statement/self::binary[@op = '=']/*[1]/(.//item-list/* | self::*[not(self::unary)])/descendant-or-self::var[1]/id = $name
        or exists($lists) and (every $list in $lists satisfies ($list/* ! local:assigns(., $name)) = true())"/>
  </xsl:function>

  <!-- The reason why a block cannot become statements. -->
  <xsl:function name="local:obstacle" as="xs:string?">
    <xsl:param name="block" as="element(arguments)"/>
    <xsl:variable name="unit" as="element(function)" select="$block/../.."/>
    <xsl:sequence select="(
        $block/literal[. ne 'Output'] ! ('of ' || lower-case(.) || ' outputs'),
        $block/argument[not(id = $unit/outvars/*/string(.)) or id = 'varargout' or child::default][1] ! 'of what has no place among the outputs',
        $unit//(try | unwind-protect)[.//child::return[ancestor::function[1] is $unit]][1] ! 'of outputs where a function is left within a try',
        $declared:not-two[declared:lacks-size($block)]
        )[1]"/>
  </xsl:function>
</xsl:stylesheet>
