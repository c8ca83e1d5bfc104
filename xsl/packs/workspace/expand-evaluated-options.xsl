<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-evaluated-options"
    xmlns:template="urn:adjoinery:template"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" guard="none" on="var:eval">
    <c:purpose>Where `eval` gives a variable a value whose name an option is, a choice between the variables does that which have
      values before, or of which the function asks whether they exist. Another name ends the run.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, varargin)
          tol = 1;
          scale = 2;
          for k = 1:2:numel(varargin)
            eval([varargin{k} ' = varargin{k+1};']);
          end
          z = tol * x * scale;
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          tol = 1;
          scale = 2;
          for k = 1:2:numel(varargin)
            switch varargin{k}
              case 'tol'
                tol = varargin{k + 1};
              case 'scale'
                scale = varargin{k + 1};
              otherwise
                error('Adjoinery:notDifferentiated', 'eval gives a variable a value here that has none before.');
            end
          end
          z = tol * x * scale;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, name, value)
          eval([name '=value;']);
          if ~exist('tol', 'var')
            tol = 3;
          end
          eval(['tol' name]);
          eval([name '(1)=value;']);
          z = tol * x;
        end
        function z = g(x, name, value)
          eval([name '=value;']);
          z = x;
        end
      </c:before>
      <c:after>
        function z = f(x, name, value)
          switch name
            case 'tol'
              tol = value;
            otherwise
              error('Adjoinery:notDifferentiated', 'eval gives a variable a value here that has none before.');
          end
          if ~exist('tol', 'var')
            tol = 3;
          end
          eval(['tol', name]);
          eval([name, '(1)=value;']);
          z = tol * x;
        end

        function z = g(x, name, value)
          eval([name, '=value;']);
          z = x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../templates/parsed/option-choice.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- A name, and text that assigns a variable to it, or a cell of one. -->
  <xsl:variable name="assigns" as="xs:string" select="'^[''&quot;]\s*=\s*([A-Za-z][A-Za-z0-9_]*)(\{([A-Za-z0-9_]+)(\s*\+\s*(\d))?\})?\s*;?\s*[''&quot;]$'"/>

  <xsl:template match="statement-list/array[var/id = 'eval'][param-list[count(*) eq 1]/unary[@op = '[]']/row-list[count(*) eq 1]/item-list[local:is-named(*)]]"
      as="element()">
    <xsl:variable name="names" as="xs:string*" select="local:names(.)"/>
    <xsl:variable name="item" as="element()+" select="param-list/unary/row-list/item-list/*"/>
    <xsl:choose>
      <xsl:when test="empty($names)">
        <xsl:next-match/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="value" as="element()" select="local:value($item[2])"/>
        <xsl:variable name="cases" as="element(case)+" select="$names ! template:option-case(., build:variable(build:name(.)), $value)/case"/>
        <xsl:sequence select="template:option-choice($item[1], $cases, (@at, *[1]/@at)[1])"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:function name="local:is-named" as="xs:boolean">
    <xsl:param name="items" as="element()*"/>
    <xsl:sequence select="count($items) eq 2 and $items[2]/self::literal[matches(., $assigns)]
        and exists($items[1]/(self::var | self::array[var][cell-index/param-list[count(*) eq 1]/(var | literal)]))"/>
  </xsl:function>

  <!-- The variables that may be meant: nothing else shares them, and they are none that the choice itself needs. -->
  <xsl:function name="local:names" as="xs:string*">
    <xsl:param name="call" as="element(array)"/>
    <xsl:variable name="function" as="element(function)?" select="$call/ancestor::function[empty(ancestor::function)][1]"/>
    <xsl:variable name="targets" as="element(id)*" select="$function//binary[@op = '=']/*[1]/self::var/id"/>
    <xsl:variable name="asked" as="xs:string*" select="$function//array[var/id = 'exist']/param-list/*[1]/self::literal/replace(., '^.|.$', '')"/>
    <xsl:variable name="others" as="xs:string*" select="'varargin', 'eval', $call//id, local:value($call//literal[last()])//id,
        $function//(for | parfor)/*[1]//id, $function//global//id, $function//persistent//id, $function/outvars/var/id"/>
    <xsl:sequence select="if (empty($function) or exists($function//function) or $targets = 'eval') then ()
        else distinct-values(($targets[. &lt;&lt; $call], $targets[. = $asked]) ! string(.))[not(. = $others)]"/>
  </xsl:function>

  <xsl:function name="local:value" as="element()">
    <xsl:param name="text" as="element(literal)"/>
    <xsl:variable name="variable" as="element(var)" select="build:variable(build:name(replace($text, $assigns, '$1')))"/>
    <xsl:variable name="index" as="xs:string" select="replace($text, $assigns, '$3')"/>
    <xsl:variable name="shift" as="xs:string" select="replace($text, $assigns, '$5')"/>
    <xsl:variable name="place" as="element()" select="if (matches($index, '^\d')) then build:literal($index) else build:variable(build:name($index))"/>
    <xsl:choose>
      <xsl:when test="$index = ''">
        <xsl:sequence select="$variable"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="template:option-cell($variable, if ($shift = '') then $place else template:option-place($place, build:literal($shift)))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
