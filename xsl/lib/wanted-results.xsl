<?xml version="1.0" encoding="UTF-8"?>
<!-- How many results an anonymous function is asked for, as far as that can be seen from where it is kept. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:listed="urn:adjoinery:listed-cells"
    xmlns:wanted="urn:adjoinery:wanted-results" exclude-result-prefixes="#all">
  <!-- The numbers of results that calls want: one where the body cannot give others. Calls that are sure to fail do not count. -->
  <xsl:function name="wanted:results" as="xs:integer+">
    <xsl:param name="made" as="element(anonymous-function)"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:variable name="body" as="element()" select="$made/*[2]"/>
    <xsl:variable name="counts" as="xs:integer*" select="distinct-values(wanted:calls($made, $variables)
        ! (if (wanted:fills-list(.)) then wanted:given($body, $variables) else wanted:targets(.)))[not(wanted:fails($body, ., $variables))]"/>
    <xsl:sequence select="if (every $count in $counts satisfies wanted:gives($body, $count, $variables)) then ($counts, 1[empty($counts)]) else 1"/>
  </xsl:function>

  <!-- Whether a body is sure not to give so many results. -->
  <xsl:function name="wanted:fails" as="xs:boolean">
    <xsl:param name="body" as="element()"/>
    <xsl:param name="count" as="xs:integer"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:variable name="called" as="element(function)*" select="$body/self::call/wanted:callee(.)"/>
    <xsl:sequence select="if ($called) then count($called/outvars/*) lt $count and not($called/outvars/*[last()]/id = 'varargout')
        else if ($body/self::call[id = 'deal'][not(@ada:is = 'user')]) then not(count($body/param-list/*) = (1, $count)) and empty($body/param-list/array[listed:is-list(.)])
        else $count gt 1 and empty($body/(self::call, self::array, self::struct-ref))"/>
  </xsl:function>

  <!-- The variables in the bodies of the program's functions, by these and their names, and the calls of functions by the
    names of these: looked for each time they would take quadratic time. -->
  <xsl:function name="wanted:variables" as="map(xs:string, element()*)">
    <xsl:param name="functions" as="element(function)*"/>
    <xsl:map>
      <xsl:for-each select="$functions">
        <xsl:variable name="function" as="xs:string" select="generate-id()"/>
        <xsl:for-each-group select="statement-list//var" group-by="string()">
          <xsl:map-entry key="$function || ' ' || current-grouping-key()" select="current-group()"/>
        </xsl:for-each-group>
      </xsl:for-each>
      <xsl:for-each-group select="$functions/statement-list//call[@ada:is = 'user']" group-by="string(id)">
        <xsl:map-entry key="current-grouping-key()" select="current-group()"/>
      </xsl:for-each-group>
    </xsl:map>
  </xsl:function>

  <!-- The calls of it that are seen: of the variable, field or cell that it is given to, or of a parameter. -->
  <xsl:function name="wanted:calls" as="element()*">
    <xsl:param name="made" as="element(anonymous-function)"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:variable name="target" as="element()?" select="$made/parent::binary[@op = '='][*[2] is $made]/*[1]"/>
    <xsl:variable name="call" as="element(call)?" select="$made/parent::param-list/parent::call"/>
    <xsl:variable name="around" as="element(function)" select="$made/ancestor::function[last()]"/>
    <xsl:variable name="field" as="element()?" select="$target/self::struct-ref/id, $call[id = 'struct']/$made/preceding-sibling::*[1]/self::literal"/>
    <xsl:variable name="cell" as="element(var)?" select="($target/self::array[cell-index], $made/ancestor::unary[@op = '{}'][1]/parent::binary/*[1])/descendant-or-self::var[1]"/>
    <xsl:choose>
      <xsl:when test="$target/self::var">
        <xsl:sequence select="wanted:through($around, $target, $variables)"/>
      </xsl:when>
      <xsl:when test="exists($field)">
        <xsl:variable name="name" as="xs:string" select="translate($field, '''&quot;', '')"/>
        <xsl:sequence select="$around/ancestor::adimat//struct-ref[id = $name]/wanted:around(.)"/>
      </xsl:when>
      <xsl:when test="exists($cell)">
        <xsl:sequence select="$around//array[cell-index][*[1]/self::var = $cell]/wanted:around(.)"/>
      </xsl:when>
      <xsl:when test="$call/id = 'feval'">
        <xsl:sequence select="$call"/>
      </xsl:when>
      <xsl:when test="$call/@ada:is = 'user'">
        <xsl:sequence select="wanted:within($made, $variables)"/>
      </xsl:when>
    </xsl:choose>
  </xsl:function>

  <!-- The calls of what a variable of a function holds, in it or in functions that it is passed to. -->
  <xsl:function name="wanted:through" as="element()*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:param name="variable" as="element()?"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:sequence select="$variables(generate-id($function) || ' ' || $variable)/(wanted:around(.), wanted:within(., $variables))"/>
  </xsl:function>

  <!-- The call of a handle: with arguments, or by feval. -->
  <xsl:function name="wanted:around" as="element()?">
    <xsl:param name="handle" as="element()"/>
    <xsl:sequence select="$handle/(parent::array[*[1] is $handle][param-list]
        | parent::param-list[*[1] is $handle]/parent::call[id = 'feval'])"/>
  </xsl:function>

  <!-- The calls in the function that a handle is an argument of. -->
  <xsl:function name="wanted:within" as="element()*">
    <xsl:param name="handle" as="element()"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:variable name="callee" as="element(function)?" select="$handle/parent::param-list/parent::call/wanted:callee(.)"/>
    <xsl:variable name="parameter" as="element()?" select="$callee/param-list/*[position() eq 1 + count($handle/preceding-sibling::*)]"/>
    <xsl:sequence select="$callee/$variables(generate-id() || ' ' || $parameter)/wanted:around(.)"/>
  </xsl:function>

  <!-- The function of the program that is called. -->
  <xsl:function name="wanted:callee" as="element(function)?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="($call[@ada:is = 'user']/ancestor::function-list[last()]/function[id = $call/id])[1]"/>
  </xsl:function>

  <xsl:function name="wanted:targets" as="xs:integer">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="max((1, count($call/parent::binary[@op = '='][*[2] is $call]/*[1]/self::unary/row-list/item-list/*)))"/>
  </xsl:function>

  <!-- Whether a list of cells gets as many results as the run tells. -->
  <xsl:function name="wanted:fills-list" as="xs:boolean">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="exists($call/parent::binary[@op = '='][*[2] is $call]/*[1]/self::unary/row-list/item-list/array[listed:is-list(.)])"/>
  </xsl:function>

  <!-- How many results a body gives at most: one where that is not seen. -->
  <xsl:function name="wanted:given" as="xs:integer">
    <xsl:param name="body" as="element()"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:variable name="called" as="element(function)*" select="wanted:called($body, $variables)"/>
    <xsl:variable name="counts" as="xs:integer*" select="distinct-values($called/count(outvars/*))"/>
    <xsl:sequence select="if (count($counts) eq 1 and empty($called/outvars/*[last()][id = 'varargout'])) then max(($counts, 1))
        else if ($body/self::call[id = 'deal'][not(@ada:is = 'user')]/param-list/*[2]) then count($body/param-list/*) else 1"/>
  </xsl:function>

  <xsl:function name="wanted:gives" as="xs:boolean">
    <xsl:param name="body" as="element()"/>
    <xsl:param name="count" as="xs:integer"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:variable name="called" as="element(function)*" select="wanted:called($body, $variables)"/>
    <xsl:sequence select="if ($called) then every $it in $called satisfies count($it/outvars/*) ge $count or $it/outvars/*[last()]/id = 'varargout'
        else exists($body/self::call[not(@ada:is = 'user')]) and (not($body/id = 'deal') or count($body/param-list/*) = (1, $count))"/>
  </xsl:function>

  <!-- The functions that a body may call: by name, or by a handle in a variable. -->
  <xsl:function name="wanted:called" as="element(function)*">
    <xsl:param name="body" as="element()"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:variable name="handle" as="element()?" select="$body/(self::array[param-list]/*[1]/self::var
        | self::call[id = 'feval'][not(@ada:is = 'user')]/param-list/*[1])"/>
    <xsl:sequence select="if ($handle) then wanted:held($handle, $variables, 5) else $body/self::call/wanted:callee(.)"/>
  </xsl:function>

  <!-- The functions of the program that a value is a handle of, if it is seen which: a variable may have come as an
    argument, over some calls at most. -->
  <xsl:function name="wanted:held" as="element(function)*">
    <xsl:param name="value" as="element()"/>
    <xsl:param name="variables" as="map(*)"/>
    <xsl:param name="calls" as="xs:integer"/>
    <xsl:variable name="function" as="element(function)" select="$value/ancestor::function[last()]"/>
    <xsl:variable name="parameter" as="element()?" select="$function/param-list/var[. = $value]"/>
    <xsl:variable name="values" as="element()*" select="$value[$calls gt 0]/self::var/(
        $variables(generate-id($function) || ' ' || .)[parent::binary[@op = '=']/*[1] is .]/../*[2]
        | $parameter/$variables(string($function/id))/param-list/*[position() eq 1 + count($parameter/preceding-sibling::*)])"/>
    <xsl:variable name="held" as="element(function)*" select="$values ! wanted:held(., $variables, $calls - 1)[1]"/>
    <xsl:sequence select="if ($value/self::function-handle) then $value/ancestor::function-list[last()]/function[id = $value/id]
        else $held[count($held) eq count($values)]"/>
  </xsl:function>
</xsl:stylesheet>
