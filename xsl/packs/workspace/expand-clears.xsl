<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:local="urn:adjoinery:expand-clears"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" guard="none" on="command var:clear var:clearvars" adds="ada:cleared">
    <c:purpose>Where `clear` names variables of its function, they become empty, since they may begin anew with a part of
      them; those that nothing mentions afterwards stay, unless something asks whether they are there. Shared variables and
      outputs are left to be refused.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          t = x .^ 2;
          z = sum(t);
          clear('t', 'not_known')
          t(3) = x;
          z = z + sum(t);
          clear('t', "x")
        end
      </c:before>
      <c:after>
        function z = f(x)
          t = x.^2;
          z = sum(t);
          t = [];
          t(3) = x;
          z = z + sum(t);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          global g
          for k = 1:3
            t(k) = g * x;
            z = sum(t);
            clear t
          end
          clear g
          clear z
          clear all
        end
      </c:before>
      <c:after>
        function z = f(x)
          global g;
          for k = 1:3
            t(k) = g * x;
            z = sum(t);
            t = [];
          end
          clear g
          clear z
          clear all
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list/*[local:is-clear(.)][local:is-own(.)]" as="element(binary)*">
    <xsl:variable name="clear" as="element()" select="."/>
    <xsl:for-each select="distinct-values(local:names(.))[. = $clear/ancestor::function[1]//var/id]">
      <xsl:if test="local:is-mentioned($clear, .)">
        <binary op="=" ada:cleared="yes">
          <xsl:copy-of select="$clear/(@at, *[1]/@at)[1]"/>
          <xsl:sequence select="build:variable(build:name(.)), build:row('[]', ())"/>
        </binary>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <!-- Whether a statement is such a command, or a call of one with nothing but text. -->
  <xsl:function name="local:is-clear" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="exists($statement/self::command[id = ('clear', 'clearvars')])
        or exists($statement/self::array[count(*) eq 2][var[id = ('clear', 'clearvars')]]/param-list[*][every $name in * satisfies $name/self::literal[matches(., '^[''&quot;]')]])"/>
  </xsl:function>

  <!-- The names that it clears; in a call they stand in quotes. -->
  <xsl:function name="local:names" as="xs:string*">
    <xsl:param name="clear" as="element()"/>
    <xsl:sequence select="$clear/literal/string(.), $clear/param-list/literal/replace(., '^.|.$', '')"/>
  </xsl:function>

  <!-- Whether all that is cleared belongs to the function, and to nothing else. -->
  <xsl:function name="local:is-own" as="xs:boolean">
    <xsl:param name="clear" as="element()"/>
    <xsl:variable name="function" as="element(function)?" select="$clear/ancestor::function[1]"/>
    <xsl:variable name="names" as="xs:string*" select="local:names($clear)"/>
    <xsl:sequence select="exists($function) and exists($names) and (every $name in $names satisfies matches($name, '^[A-Za-z][\w_]*$') and not($name = 'all'))
        and not($names = ($function/outvars/var/id, $function//global//id, $function//persistent//id))
        and empty($function/ancestor::function) and empty($function//function) 
        and (every $question in $function//array[var/id = 'exist'] satisfies $question/param-list/*[1]/self::literal)"/>
  </xsl:function>

  <!-- Whether a variable stands behind a statement, or in a loop around it, or may be asked for. -->
  <xsl:function name="local:is-mentioned" as="xs:boolean">
    <xsl:param name="clear" as="element()"/>
    <xsl:param name="name" as="xs:string"/>
    <xsl:variable name="function" as="element(function)" select="$clear/ancestor::function[1]"/>
    <xsl:variable name="loop" as="element()?" select="$clear/ancestor::*[self::for or self::while or self::do-until or self::parfor][1]"/>
    <xsl:variable name="mentions" as="element(id)*" select="$function//var/id[. = $name]"/>
    <xsl:variable name="questions" as="element(literal)*" select="$function//array[var/id = 'exist']/param-list/*[1]/self::literal[replace(., '^.|.$', '') = $name]"/>
    <xsl:sequence select="exists($questions) or exists($mentions[. &gt;&gt; $clear]) or exists($mentions[ancestor::* intersect $loop])"/>
  </xsl:function>
</xsl:stylesheet>
