<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:r="urn:adjoinery:rules"
    xmlns:local="urn:adjoinery:check-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="check" on="call@ada:is" needs="ada:is ada:products ada:varied">
    <c:purpose>Functions that are to be differentiated do not call what would change or ask for their variables or the
      numbers of their arguments and results (E303), nor what may be a script (E305); and
      `end` stands in no arguments but those of a call in an index (E208).</c:purpose>
    <c:case reports="E303">
      <c:before>
        function z = f(x)
          eval('x = 2 * x;');
          z = x;
        end
      </c:before>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          if exist('OCTAVE_VERSION', 'builtin') || exist('MATLAB')
            z = 2 * x;
          end
        end
      </c:before>
    </c:case>
    <c:case reports="E303">
      <c:before>
        function z = f(x)
          global y
          z = exist('y', 'var') * x;
        end
      </c:before>
    </c:case>
    <c:case reports="E305">
      <c:before>
        function z = f(x)
          setup
          z = x;
        end
      </c:before>
    </c:case>
    <c:case reports="E208">
      <c:before>
        function z = f(x)
          z = x(min(end, 2)) * g(end);
        end
        function b = g(a)
          b = a;
        end
      </c:before>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          if nargin &gt; 3
            z = 2;
          else
            z = 3 * x;
          end
        end
      </c:before>
    </c:case>
  </c:contract>
  <xsl:param name="rules" as="document-node()"/>
  <xsl:mode on-no-match="shallow-skip" on-multiple-match="fail"/>

  <xsl:variable name="reasons" as="map(xs:string, xs:string)"
      select="map:merge($rules/*/r:refused ! map:entry(string(@name), string(@because)))"
      xmlns:map="http://www.w3.org/2005/xpath-functions/map"/>

  <xsl:template match="function[empty(tokenize(@ada:products)[. = 'joint' or . = 'pair'])][not(@ada:varied)]"
      as="empty-sequence()"/>

  <xsl:template match="call[@ada:is = 'refused'][not(local:asks-for-files(.))]" as="empty-sequence()">
    <xsl:message>
      <diagnostic code="E303" name="{id}" reason="{$reasons(id)}" file="{ancestor::function[last()]/@file}" at="{@at}"/>
    </xsl:message>
  </xsl:template>

  <!-- The count is known where the caller of the derivative gives the seeds. -->
  <xsl:template match="call[@ada:is = 'refused'][local:counts-extra(.)]" as="empty-sequence()" priority="2"/>

  <xsl:template match="call//end[empty(ancestor::param-list[parent::array or parent::cell-index])]"
      as="empty-sequence()">
    <xsl:message>
      <diagnostic code="E208" name="{ancestor::call[1]/id}" file="{ancestor::function[last()]/@file}"
          at="{ancestor::*[@at][1]/@at}"/>
    </xsl:message>
  </xsl:template>

  <xsl:template match="statement-list/call[@bare][@ada:is = 'unknown']" as="empty-sequence()">
    <xsl:message>
      <diagnostic code="E305" name="{id}" file="{ancestor::function[last()]/@file}" at="{@at}"/>
    </xsl:message>
  </xsl:template>

  <!-- exist(name, 'file') and the like: what it says is no matter of variables; nor is it where no variable, and none of
    generated code, which is in small letters, has the name. -->
  <xsl:function name="local:asks-for-files" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/id = 'exist' and (exists($call/param-list/*[2]/self::literal[matches(., '^.(builtin|file|dir|class).$')])
        or $call/param-list[count(*) eq 1]/literal[matches(., '^.[A-Z_]+.$')]
          ! (let $name := substring(., 2, string-length(.) - 2) return empty(ancestor::function[last()]//var[id = $name])))"/>
  </xsl:function>

  <xsl:function name="local:counts-extra" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/id = 'nargout' and $call/ancestor::function[last()]/outvars/var[last()]/id = 'varargout'"/>
  </xsl:function>
</xsl:stylesheet>
