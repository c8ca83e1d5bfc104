<?xml version="1.0" encoding="UTF-8"?>
<!--
  Structures that stand for handles: the field `is` has the number of the handle, other fields have what it captures.
  Functions that are given one call the function that it stands for.
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
  <!-- What makes the handles, by their numbers. -->
  <xsl:function name="packed:made" as="map(xs:string, element())">
    <xsl:param name="tree" as="element(adimat)"/>
    <xsl:sequence select="map:merge($tree//*[@ada:kept] ! map:entry(string(@ada:kept), .))"/>
  </xsl:function>

  <!-- What is called instead of a handle, where it is made. -->
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

  <!-- A list of cells at their end stands for as many as the function takes. -->
  <xsl:function name="packed:arguments" as="element()*">
    <xsl:param name="call" as="element()"/>
    <xsl:variable name="given" as="element()*" select="$call/(self::array/param-list/*, self::call/tail(param-list/*))"/>
    <xsl:sequence select="if ($call/@ada:expects)
        then ($given[position() lt last()],
          (1 to xs:integer($call/@ada:expects) - count($given) + 1) ! build:cell-of($given[last()]/*[1], build:literal(string(.))))
        else $given"/>
  </xsl:function>

  <!-- How many outputs are wanted; none where the call is a statement. -->
  <xsl:function name="packed:outputs" as="xs:integer">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="if ($call/parent::statement-list) then 0
        else max((1, count($call/parent::binary[@op = '='][*[2] is $call]/*[1]/self::unary/row-list/item-list/*)))"/>
  </xsl:function>

  <xsl:function name="packed:key" as="xs:string">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="string-join(($call/@ada:calls, count(packed:arguments($call)), packed:outputs($call), $call/@ada:among), '|')"/>
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

  <!-- The functions that call what they are given: one for each set of handles, number of arguments and of outputs. -->
  <xsl:function name="packed:choices" as="map(xs:string, map(*))">
    <xsl:param name="tree" as="element(adimat)"/>
    <xsl:variable name="made" as="map(*)" select="packed:made($tree)"/>
    <xsl:variable name="tries" as="xs:boolean" select="exists($tree//(try, unwind-protect))"/>
    <xsl:variable name="groups" as="map(*)*">
      <xsl:for-each-group group-by="packed:key(.)"
          select="$tree//(array[@ada:calls] | call[@ada:calls][id = 'feval'])[not(packed:is-direct(., $made, $tries))]">
        <xsl:sequence select="map{'key': current-grouping-key(), 'made': tokenize(@ada:calls) ! $made(.),
            'function': ancestor::function[last()], 'base': ancestor::function[last()]/id || '_call_' || packed:title(packed:called(.)),
            'arguments': count(packed:arguments(.)), 'outputs': packed:outputs(.),
            'among': string(@ada:among), 'at': string((.//@at)[1])}"/>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:iterate select="$groups">
      <xsl:param name="taken" as="map(*)" select="free:taken($tree//id)"/>
      <xsl:param name="choices" as="map(*)" select="map{}"/>
      <xsl:on-completion select="$choices"/>
      <xsl:variable name="name" as="xs:string" select="free:name($taken, .?base)"/>
      <xsl:next-iteration>
        <xsl:with-param name="taken" select="map:put($taken, $name, true())"/>
        <xsl:with-param name="choices" select="map:put($choices, .?key, map:put(., 'name', $name))"/>
      </xsl:next-iteration>
    </xsl:iterate>
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
            <struct-ref>
              <xsl:sequence select="$base, build:name($fields[1 + count($captured[. &lt;&lt; $argument])])"/>
            </struct-ref>
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

  <!-- What is no handle is indexed. Handles of which nothing is known are an error. -->
  <xsl:function name="packed:indexed" as="element()+">
    <xsl:param name="handle" as="element(var)"/>
    <xsl:param name="arguments" as="element(var)*"/>
    <xsl:param name="output" as="element(var)"/>
    <choose>
      <when>
        <xsl:sequence select="build:passive('isa', ($handle, build:literal('''function_handle''')))"/>
        <statement-list>
          <xsl:sequence select="packed:unknown()"/>
        </statement-list>
      </when>
    </choose>
    <xsl:sequence select="build:assign($output, if (empty($arguments)) then $handle else packed:element($handle, $arguments))"/>
  </xsl:function>

  <xsl:function name="packed:element" as="element(array)">
    <xsl:param name="of" as="element(var)"/>
    <xsl:param name="indices" as="element(var)+"/>
    <array ada:uncalled="yes">
      <xsl:sequence select="$of"/>
      <param-list>
        <xsl:sequence select="$indices"/>
      </param-list>
    </array>
  </xsl:function>

  <xsl:function name="packed:unknown" as="element(call)">
    <xsl:sequence select="build:passive('error', (build:literal('''Adjoinery:handle'''),
        build:literal('''Nothing is known of the function handle that is called here.''')))"/>
  </xsl:function>

  <!-- A function that calls the handle that it is given. -->
  <xsl:template name="packed:choice" as="element(function)">
    <xsl:param name="choice" as="map(*)"/>
    <xsl:variable name="at" as="attribute(at)">
      <xsl:attribute name="at" select="$choice?at"/>
    </xsl:variable>
    <xsl:variable name="handle" as="element(var)" select="build:variable(build:name('handle'))"/>
    <xsl:variable name="arguments" as="element(var)*"
        select="(1 to $choice?arguments) ! build:variable(build:name('argument' || .))"/>
    <xsl:variable name="outputs" as="element(var)*" select="if ($choice?outputs eq 1) then build:variable(build:name('value'))
        else (1 to $choice?outputs) ! build:variable(build:name('value' || .))"/>
    <xsl:variable name="arms" as="element(statement-list)+">
      <xsl:for-each select="$choice?made">
        <xsl:variable name="call" as="element(call)" select="packed:direct(., $handle, $arguments, $at)"/>
        <statement-list>
          <xsl:choose>
            <xsl:when test="empty($outputs)">
              <xsl:sequence select="$call"/>
            </xsl:when>
            <xsl:otherwise>
              <binary op="=">
                <xsl:sequence select="$at, if (count($outputs) gt 1) then build:outputs($outputs) else $outputs, $call"/>
              </binary>
            </xsl:otherwise>
          </xsl:choose>
        </statement-list>
      </xsl:for-each>
    </xsl:variable>
    <function end="end" ada:made="version">
      <xsl:sequence select="$at"/>
      <xsl:copy-of select="$choice?function/@file"/>
      <outvars>
        <xsl:sequence select="$outputs"/>
      </outvars>
      <xsl:sequence select="build:name($choice?name)"/>
      <param-list>
        <xsl:sequence select="$handle, $arguments"/>
      </param-list>
      <statement-list>
        <xsl:choose>
          <xsl:when test="count($arms) eq 1 and $choice?among = ''">
            <xsl:sequence select="$arms/*"/>
          </xsl:when>
          <xsl:otherwise>
            <choose>
              <xsl:if test="$choice?among != ''">
                <when>
                  <unary op="~">
                    <xsl:sequence select="build:passive('isfield', ($handle, build:literal('''is''')))"/>
                  </unary>
                  <statement-list>
                    <xsl:sequence select="if ($choice?among = 'arrays') then packed:indexed($handle, $arguments, $outputs) else packed:unknown()"/>
                  </statement-list>
                </when>
              </xsl:if>
              <xsl:for-each select="$arms[$choice?among != '' or position() lt last()]">
                <xsl:variable name="place" as="xs:integer" select="position()"/>
                <when>
                  <binary op="==">
                    <struct-ref>
                      <xsl:sequence select="$handle, build:name('is')"/>
                    </struct-ref>
                    <xsl:sequence select="build:literal($choice?made[$place]/@ada:kept)"/>
                  </binary>
                  <xsl:sequence select="."/>
                </when>
              </xsl:for-each>
              <otherwise>
                <xsl:choose>
                  <xsl:when test="$choice?among != ''">
                    <statement-list>
                      <xsl:sequence select="packed:unknown()"/>
                    </statement-list>
                  </xsl:when>
                  <xsl:otherwise>
                    <xsl:sequence select="$arms[last()]"/>
                  </xsl:otherwise>
                </xsl:choose>
              </otherwise>
            </choose>
          </xsl:otherwise>
        </xsl:choose>
      </statement-list>
    </function>
  </xsl:template>
</xsl:stylesheet>
