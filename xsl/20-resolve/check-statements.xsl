<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:dependent="urn:adjoinery:dependent-output"
    xmlns:local="urn:adjoinery:check-statements"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="check" on="function@ada:products" needs="ada:active ada:doubtful ada:list ada:products">
    <c:purpose>Functions that are to be differentiated hold only statements whose reversal is known (E301).</c:purpose>
    <c:case reports="E301">
      <c:before>
        function z = f(x)
          plot(x, linewidth = 2);
          z = x;
        end
      </c:before>
    </c:case>
    <c:case reports="E301 E301">
      <c:before>
        function z = f(x)
          k = 1;
          [k, z(k)] = deal(2, x);
          [z(end + 1), z(end + 1)] = deal(x, 2 * x);
          [z(1), z(2)] = deal(x, 2 * x);
        end
      </c:before>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          y = x;
          z = y * x;
        end
      </c:before>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/dependent-output.xsl"/>
  <xsl:mode on-no-match="deep-skip" on-multiple-match="fail"/>
  <xsl:mode name="local:statement" on-no-match="shallow-skip" on-multiple-match="fail"/>

  <!-- Statements that are reversed, or run once as they are. -->
  <xsl:variable name="known" as="xs:string*" select="tokenize('binary unary sum range var array cell-index
      struct-ref dyn-struct-ref call literal anonymous-function function-handle for while
      choose switch try unwind-protect loop-exit break continue return comment statement-list')"/>

  <xsl:variable name="words" as="map(xs:string, xs:string)" select="map {
      'param-list': 'a parameter with a default value',
      'arguments': 'an arguments block'}"/>

  <xsl:template match="function[exists(tokenize(@ada:products)[. = 'joint' or . = 'pair'])]" as="empty-sequence()">
    <xsl:if test="@ada:doubtful">
      <xsl:sequence select="local:refuse(., 'a read of what may not be assigned yet, in what a try calls,')"/>
    </xsl:if>
    <xsl:apply-templates mode="local:statement" select="param-list"/>
    <xsl:apply-templates mode="local:statement" select="outvars"/>
    <xsl:apply-templates mode="local:statement" select="statement-list"/>
  </xsl:template>

  <xsl:template mode="local:statement" match="statement-list/*[not(local-name() = $known)]
      | function/param-list/binary[@op = '='] | anonymous-function/param-list/binary[@op = '=']" as="empty-sequence()">
    <xsl:variable name="name" as="xs:string" select="if (self::binary) then 'param-list' else local-name()"/>
    <xsl:sequence select="local:refuse(., string-join((($words($name), $name)[1], @holds), ' '))"/>
  </xsl:template>

  <!-- Lists of known length have been split already (split-listed-outputs). -->
  <xsl:template mode="local:statement" match="binary[@op = '='][@ada:active]/unary[following-sibling::*]/row-list/item-list/array[cell-index/param-list/(colon, range)]"
      as="empty-sequence()">
    <xsl:sequence select="local:refuse(., 'a list of cells that is given outputs')"/>
  </xsl:template>

  <xsl:template mode="local:statement" match="binary[@op = '='][@ada:active]/unary[following-sibling::*]/row-list/item-list/*[self::struct-ref or self::dyn-struct-ref][@ada:list]"
      as="empty-sequence()">
    <xsl:sequence select="local:refuse(., 'a field of several structures that is given outputs')"/>
  </xsl:template>

  <!-- Octave has no second value to give, and stops. -->
  <xsl:template mode="local:statement" match="binary[@op = '='][@ada:active][local:lacks-values(.)]" as="empty-sequence()">
    <xsl:sequence select="local:refuse(*[2], 'one value that several variables are given')"/>
  </xsl:template>

  <xsl:function name="local:lacks-values" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="exists($statement/*[1]/self::unary/row-list/item-list/*[2]) and exists($statement/*[2]/(self::var
        | self::array[param-list[not(.//var/@ada:active)]] | self::unary | self::binary | self::range | self::literal))"/>
  </xsl:function>

  <!-- How many outputs there are to be, a recording on its own is not told. -->
  <xsl:template mode="local:statement" match="function[tokenize(@ada:products) = 'pair']/outvars/var[id = 'varargout']"
      as="empty-sequence()">
    <xsl:sequence select="local:refuse(., 'varargout where only its recording is wanted')"/>
  </xsl:template>

  <xsl:template mode="local:statement" match="binary[@op = '='][not(parent::statement-list)][not(parent::param-list[parent::function or parent::anonymous-function])]
      | unary[@op = '++' or @op = '--']" as="empty-sequence()">
    <xsl:sequence select="local:refuse(., 'an assignment inside an expression')"/>
  </xsl:template>

  <xsl:template mode="local:statement" match="statement-list/binary[@op = '=']/unary[following-sibling::*]/row-list/item-list"
      as="empty-sequence()">
    <xsl:sequence select="dependent:outputs(.) ! local:refuse(., 'an output whose place depends on another output')"/>
    <xsl:apply-templates mode="local:statement"/>
  </xsl:template>

  <!-- Calls among the statements, of the program and of generated code, give it other values. -->
  <xsl:template mode="local:statement" match="binary[@op = '=']/*[empty(preceding-sibling::*)][local:is-of-answer(.)]
      | item-list/*[local:is-of-answer(.)] | for/id[. = 'ans'] | catch/id[. = 'ans']
      | function/param-list/var[id = 'ans'] | function/outvars/var[id = 'ans']" as="empty-sequence()">
    <xsl:sequence select="local:refuse(., 'a value that is given to ans')"/>
  </xsl:template>

  <xsl:function name="local:is-of-answer" as="xs:boolean">
    <xsl:param name="target" as="element()"/>
    <xsl:sequence select="if ($target/(self::array | self::struct-ref | self::dyn-struct-ref)) then local:is-of-answer($target/*[1])
        else exists($target/self::var[id = 'ans'])"/>
  </xsl:function>

  <!-- Jumps that have become flags have left a note, in tangents they stay. -->
  <xsl:template mode="local:statement" match="unwind-protect" as="empty-sequence()">
    <xsl:if test="@continued or statement-list//continue[ancestor::*[self::for or self::while][1] &lt;&lt; current()]">
      <xsl:sequence select="local:refuse(., 'continue out of unwind_protect')"/>
    </xsl:if>
    <xsl:apply-templates mode="local:statement"/>
  </xsl:template>

  <xsl:template mode="local:statement" match="try[@ada:doubtful]" as="empty-sequence()">
    <xsl:sequence select="local:refuse(., 'a try that reads what may not be assigned yet')"/>
    <xsl:apply-templates mode="local:statement"/>
  </xsl:template>

  <!-- The loop that expand-dealt-lists makes: those of the program were split at their statements before (split-tries).
    Passive targets cannot be reversed there either. -->
  <xsl:template mode="local:statement" match="try/statement-list/for[tmp/@kind = 'lk']" as="empty-sequence()">
    <xsl:sequence select="local:refuse(., 'a try that gives values to a field of several structures')"/>
  </xsl:template>

  <xsl:function name="local:refuse" as="empty-sequence()">
    <xsl:param name="it" as="element()"/>
    <xsl:param name="construct" as="xs:string"/>
    <xsl:variable name="function" as="element(function)" select="$it/ancestor-or-self::function[last()]"/>
    <xsl:message>
      <diagnostic code="E301" construct="{$construct}" function="{$function/id}" file="{$function/@file}"
          at="{$it/ancestor-or-self::*[@at][1]/@at}"/>
    </xsl:message>
  </xsl:function>
</xsl:stylesheet>
