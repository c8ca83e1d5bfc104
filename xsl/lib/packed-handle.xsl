<?xml version="1.0" encoding="UTF-8"?>
<!--
  Structures that stand for handles: the field `is` has the number of the handle, other fields have what it captures.
-->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:packed="urn:adjoinery:packed-handle" exclude-result-prefixes="#all">
  <!-- The expressions that make the handles, by their numbers. -->
  <xsl:function name="packed:made" as="map(xs:string, element())">
    <xsl:param name="tree" as="element(adimat)"/>
    <xsl:sequence select="map:merge($tree//*[@ada:stored-handle] ! map:entry(string(@ada:stored-handle), .))"/>
  </xsl:function>

  <!-- The function called instead of a handle, where it is made. -->
  <xsl:function name="packed:callee" as="element()">
    <xsl:param name="made" as="element()"/>
    <xsl:sequence select="($made/self::anonymous-function/call, $made)[1]"/>
  </xsl:function>

  <!-- The arguments of that call that are captured. -->
  <xsl:function name="packed:captured" as="element()*">
    <xsl:param name="made" as="element()"/>
    <xsl:sequence select="$made/self::anonymous-function/call/param-list/*[not(packed:is-own(., $made))]"/>
  </xsl:function>

  <xsl:function name="packed:is-own" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:param name="made" as="element()"/>
    <xsl:sequence select="exists($argument/(self::literal, self::var[. = $made/param-list/var]))"/>
  </xsl:function>

  <!-- The fields for what is captured. -->
  <xsl:function name="packed:fields" as="xs:string*">
    <xsl:param name="made" as="element()"/>
    <xsl:iterate select="packed:captured($made)">
      <xsl:param name="taken" as="map(xs:string, xs:boolean)" select="map{'is': true()}"/>
      <xsl:param name="names" as="xs:string*" select="()"/>
      <xsl:on-completion select="$names"/>
      <xsl:variable name="name" as="xs:string" select="free:name($taken, packed:title(.))"/>
      <xsl:next-iteration>
        <xsl:with-param name="taken" select="map:put($taken, $name, true())"/>
        <xsl:with-param name="names" select="$names, $name"/>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>

  <!-- The name of a field or a variable, by which the value of an expression may be called. -->
  <xsl:function name="packed:title" as="xs:string">
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="if ($value/self::array or $value/self::dyn-struct-ref) then packed:title($value/*[1])
        else ($value/self::struct-ref/id, $value/self::var/id, 'value')[1]"/>
  </xsl:function>

  <xsl:function name="packed:called" as="element()">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="$call/(self::array/*[1], self::call/param-list/*[1])"/>
  </xsl:function>

  <!-- A list of cells at their end stands for as many as the function takes, if that is known. -->
  <xsl:function name="packed:arguments" as="element()*">
    <xsl:param name="call" as="element()"/>
    <xsl:variable name="given" as="element()*" select="$call/(self::array/param-list/*, self::call/tail(param-list/*))"/>
    <xsl:sequence select="if ($call/@ada:expects[not(. = 'any')])
        then ($given[position() lt last()],
          (1 to xs:integer($call/@ada:expects) - count($given) + 1) ! build:listed-cell($given[last()], .))
        else $given"/>
  </xsl:function>

  <!-- How many outputs are wanted; none where the call is a statement. -->
  <xsl:function name="packed:outputs" as="xs:integer">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="if ($call/parent::statement-list) then 0
        else max((1, count($call/parent::binary[@op = '='][*[2] is $call]/*[1]/self::unary/row-list/item-list/*)))"/>
  </xsl:function>

  <!-- How many arguments there are, or `any`. -->
  <xsl:function name="packed:count" as="xs:string">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="($call/@ada:expects[. = 'any'], count(packed:arguments($call)))[1] ! string()"/>
  </xsl:function>

  <xsl:function name="packed:key" as="xs:string">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="string-join(($call/@ada:calls, packed:count($call), packed:outputs($call), $call/@ada:among), '|')"/>
  </xsl:function>

  <!-- Whether a call can be that of the function itself: it still fails where there is no handle, and looks at nothing twice
    that takes time. -->
  <xsl:function name="packed:is-direct" as="xs:boolean">
    <xsl:param name="call" as="element()"/>
    <xsl:param name="made" as="map(*)"/>
    <xsl:param name="tries" as="xs:boolean"/>
    <xsl:variable name="base" as="element()" select="packed:called($call)"/>
    <xsl:sequence select="not(contains($call/@ada:calls, ' ') or $call/@ada:among)
        and empty($base/descendant-or-self::*[not(self::var or self::id or self::struct-ref or self::dyn-struct-ref
          or self::array or self::cell-index or self::param-list or self::end or self::literal)])
        and (exists(packed:captured($made($call/@ada:calls))) or not($tries)
          and empty($base/descendant-or-self::*[not(self::var or self::id or self::struct-ref)]))"/>
  </xsl:function>

  <!-- The call of the function that one handle stands for. -->
  <xsl:function name="packed:direct" as="element(call)">
    <xsl:param name="made" as="element()"/>
    <xsl:param name="base" as="element()"/>
    <xsl:param name="arguments" as="element()*"/>
    <xsl:param name="at" as="attribute()?"/>
    <xsl:variable name="callee" as="element()" select="packed:callee($made)"/>
    <xsl:variable name="own" as="xs:string*" select="$made/self::anonymous-function/param-list/var/string()"/>
    <xsl:variable name="captured" as="element()*" select="packed:captured($made)"/>
    <xsl:variable name="fields" as="xs:string*" select="packed:fields($made)"/>
    <xsl:variable name="given" as="element()*">
      <xsl:for-each select="$callee/self::call/param-list/*">
        <xsl:variable name="argument" as="element()" select="."/>
        <xsl:choose>
          <xsl:when test="self::literal">
            <xsl:copy-of select="." copy-namespaces="no"/>
          </xsl:when>
          <xsl:when test="packed:is-own(., $made)">
            <xsl:sequence select="$arguments[index-of($own, string($argument))]"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:sequence select="build:field($base, $fields[1 + count($captured[. &lt;&lt; $argument])])"/>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each>
      <xsl:sequence select="$callee/self::function-handle/$arguments"/>
    </xsl:variable>
    <call>
      <xsl:copy-of select="$callee/@ada:is, $at"/>
      <xsl:sequence select="build:call(string($callee/id), $given)/(@bare, *)"/>
    </call>
  </xsl:function>
</xsl:stylesheet>
