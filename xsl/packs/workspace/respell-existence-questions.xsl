<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:respell-existence-questions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call@ada:is=refused" guard="none" needs="ada:is" writes="ada:is">
    <c:purpose>Whether a name exists that no variable and no function of the program has, no variable of generated code answers: a
      helper asks. Names in capital letters, which no such variable has, are asked for as they stand (check-calls).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          if exist('nearby') &amp;&amp; exist('OCTAVE_VERSION') &amp;&amp; exist('fzero')
            z = 2 * x + fzero(@tan, 1);
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          if adm_exist('nearby') &amp;&amp; exist('OCTAVE_VERSION') &amp;&amp; adm_exist('fzero')
            z = 2 * x + fzero(@tan, 1);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          eval(x);
          z = exist('nearby');
        end
        function z = g(x)
          z = 2 * exist('g');
        end
      </c:before>
      <c:after>
        function z = f(x)
          eval(x);
          z = exist('nearby');
        end

        function z = g(x)
          z = 2 * exist('g');
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[@ada:is = 'refused'][id = 'exist'][count(param-list/*) eq 1][param-list/literal][local:is-strange(.)]"
      as="element(call)">
    <call ada:is="passive">
      <xsl:copy-of select="@* except @ada:is"/>
      <id>adm_exist</id>
      <xsl:copy-of select="param-list" copy-namespaces="no"/>
    </call>
  </xsl:template>

  <!-- Whether the name that is asked for is at most that of a function from outside that the program calls, and nothing in it
    makes variables of names. -->
  <xsl:function name="local:is-strange" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="text" as="xs:string" select="$call/param-list/literal"/>
    <xsl:sequence select="matches($text, '^[''&quot;][A-Za-z][A-Za-z0-9_]*[''&quot;]$') and not(matches($text, '^.[A-Z_]+.$'))
        and empty($call/ancestor::function-list[last()]//id[. = $makers or (. = substring($text, 2, string-length($text) - 2)
        and empty(parent::call | parent::function-handle))])"/>
  </xsl:function>

  <xsl:variable name="makers" as="xs:string+" select="'eval', 'evalc', 'evalin', 'assignin', 'load', 'run', 'source'"/>
</xsl:stylesheet>
