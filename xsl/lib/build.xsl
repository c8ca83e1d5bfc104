<?xml version="1.0" encoding="UTF-8"?>
<!-- Builds small trees. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="build:literal" as="element(literal)">
    <xsl:param name="text" as="xs:string"/>
    <literal>
      <xsl:value-of select="$text"/>
    </literal>
  </xsl:function>

  <xsl:function name="build:call" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()*"/>
    <call>
      <xsl:if test="empty($arguments)">
        <xsl:attribute name="bare" select="'yes'"/>
      </xsl:if>
      <id>
        <xsl:value-of select="$name"/>
      </id>
      <param-list>
        <xsl:copy-of select="$arguments" copy-namespaces="no"/>
      </param-list>
    </call>
  </xsl:function>

  <!-- A call of a function that has no derivative. -->
  <xsl:function name="build:passive" as="element(call)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()+"/>
    <call ada:is="passive">
      <xsl:sequence select="build:call($name, $arguments)/*"/>
    </call>
  </xsl:function>

  <!-- A call as sources have it: what the name stands for is found later. -->
  <xsl:function name="build:named-call" as="element(array)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="arguments" as="element()+"/>
    <array>
      <var>
        <id>
          <xsl:value-of select="$name"/>
        </id>
      </var>
      <param-list>
        <xsl:copy-of select="$arguments" copy-namespaces="no"/>
      </param-list>
    </array>
  </xsl:function>

  <xsl:function name="build:binary" as="element(binary)">
    <xsl:param name="op" as="xs:string"/>
    <xsl:param name="left" as="element()"/>
    <xsl:param name="right" as="element()"/>
    <binary op="{$op}">
      <xsl:copy-of select="$left" copy-namespaces="no"/>
      <xsl:copy-of select="$right" copy-namespaces="no"/>
    </binary>
  </xsl:function>

  <xsl:function name="build:assign" as="element(binary)">
    <xsl:param name="target" as="element()"/>
    <xsl:param name="value" as="element()"/>
    <xsl:sequence select="build:binary('=', $target, $value)"/>
  </xsl:function>

  <!-- Statements that run where a condition does not hold: its negation is another where it is empty, or no scalar. -->
  <xsl:function name="build:unless" as="element(if)">
    <xsl:param name="at" as="attribute()?"/>
    <xsl:param name="condition" as="element()"/>
    <xsl:param name="statements" as="element()+"/>
    <if>
      <xsl:sequence select="$at, $condition"/>
      <statement-list/>
      <else>
        <statement-list>
          <xsl:sequence select="$statements"/>
        </statement-list>
      </else>
    </if>
  </xsl:function>

  <!-- Statements, and the places in the source that they come from, where these are tracked. -->
  <xsl:function name="build:from" as="element()*">
    <xsl:param name="places" as="attribute(ada:from)*"/>
    <xsl:param name="statements" as="element()*"/>
    <xsl:for-each select="$statements">
      <xsl:choose>
        <xsl:when test="empty($places)">
          <xsl:sequence select="."/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:copy copy-namespaces="no">
            <xsl:attribute name="ada:from" select="distinct-values($places)"/>
            <xsl:copy-of select="@*, node()" copy-namespaces="no"/>
          </xsl:copy>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:function>

  <!-- Several outputs, or a single one as it is. -->
  <xsl:function name="build:outputs" as="element()">
    <xsl:param name="targets" as="element()+"/>
    <xsl:sequence select="build:brackets($targets)"/>
  </xsl:function>

  <!-- The outputs that were asked for, of those that a recording gives, as the target of a plain call. -->
  <xsl:function name="build:asked-outputs" as="element()">
    <xsl:param name="given" as="element(unary)"/>
    <xsl:variable name="asked" as="element()+" select="$given/row-list/item-list/*[not(self::var/tmp/@kind = 'of')]"/>
    <xsl:sequence select="if (count($asked) eq 1) then $asked else build:outputs($asked)"/>
  </xsl:function>

  <!-- A cell array with one row. -->
  <xsl:function name="build:cell" as="element(unary)">
    <xsl:param name="items" as="element()*"/>
    <xsl:sequence select="build:row('{}', $items)"/>
  </xsl:function>

  <!-- A matrix with one row. -->
  <xsl:function name="build:brackets" as="element(unary)">
    <xsl:param name="items" as="element()*"/>
    <xsl:sequence select="build:row('[]', $items)"/>
  </xsl:function>

  <!-- The columns of a variable without any: what a loop over nothing leaves in its own variable. -->
  <xsl:function name="build:no-columns" as="element(array)">
    <xsl:param name="values" as="element(var)"/>
    <array>
      <xsl:sequence select="$values"/>
      <param-list>
        <colon/>
        <xsl:sequence select="build:brackets(())"/>
      </param-list>
    </array>
  </xsl:function>

  <xsl:function name="build:row" as="element(unary)">
    <xsl:param name="brackets" as="xs:string"/>
    <xsl:param name="items" as="element()*"/>
    <unary op="{$brackets}">
      <row-list>
        <xsl:if test="exists($items)">
          <item-list>
            <xsl:copy-of select="$items" copy-namespaces="no"/>
          </item-list>
        </xsl:if>
      </row-list>
    </unary>
  </xsl:function>

  <!-- All cells of a cell array, as a list of values. -->
  <xsl:function name="build:cells" as="element(array)">
    <xsl:param name="cell" as="element()"/>
    <array>
      <xsl:copy-of select="$cell" copy-namespaces="no"/>
      <cell-index>
        <param-list>
          <colon/>
        </param-list>
      </cell-index>
    </array>
  </xsl:function>

  <!-- One cell of a cell array, or those that an index names. -->
  <xsl:function name="build:cell-of" as="element(array)">
    <xsl:param name="cell" as="element()"/>
    <xsl:param name="index" as="element()"/>
    <array>
      <xsl:copy-of select="$cell" copy-namespaces="no"/>
      <cell-index>
        <param-list>
          <xsl:copy-of select="$index" copy-namespaces="no"/>
        </param-list>
      </cell-index>
    </array>
  </xsl:function>

  <xsl:function name="build:range" as="element(range)">
    <xsl:param name="parts" as="element()+"/>
    <range>
      <xsl:copy-of select="$parts" copy-namespaces="no"/>
    </range>
  </xsl:function>

  <!-- The expression with the other sign, which is an operator in front of literals too: it may want parentheses. -->
  <xsl:function name="build:negative" as="element()">
    <xsl:param name="expression" as="element()"/>
    <xsl:choose>
      <xsl:when test="$expression/self::unary[@op = '-']">
        <xsl:sequence select="$expression/*"/>
      </xsl:when>
      <xsl:otherwise>
        <unary op="-">
          <xsl:copy-of select="$expression" copy-namespaces="no"/>
        </unary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <xsl:function name="build:temporary" as="element(var)">
    <xsl:param name="kind" as="xs:string"/>
    <xsl:param name="number" as="xs:string"/>
    <var>
      <tmp kind="{$kind}">
        <id>
          <xsl:value-of select="$number"/>
        </id>
      </tmp>
    </var>
  </xsl:function>

  <xsl:function name="build:name" as="element(id)">
    <xsl:param name="text" as="xs:string"/>
    <id>
      <xsl:value-of select="$text"/>
    </id>
  </xsl:function>

  <!-- A variable from its name, as loops hold it. -->
  <xsl:function name="build:variable" as="element(var)">
    <xsl:param name="name" as="element()"/>
    <var>
      <xsl:copy-of select="$name" copy-namespaces="no"/>
    </var>
  </xsl:function>

  <!-- Indices as arguments of a helper: a colon goes as a string, `end` as the size that it stands for. -->
  <xsl:function name="build:subscripts" as="element()*">
    <xsl:param name="indices" as="element(param-list)"/>
    <xsl:apply-templates mode="build:subscript" select="$indices/*"/>
  </xsl:function>

  <xsl:mode name="build:subscript" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="build:subscript" match="param-list/colon" as="element(literal)">
    <xsl:sequence select="build:literal(''':''')"/>
  </xsl:template>

  <!-- Storage inside an index has its own colons and ends. -->
  <xsl:template mode="build:subscript" match="array" as="element(array)">
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <xsl:template mode="build:subscript" match="end" as="element(call)">
    <xsl:variable name="index" as="element()"
        select="ancestor-or-self::*[parent::param-list[parent::array or parent::cell-index]][1]"/>
    <xsl:sequence select="build:end($index/ancestor::array[1]/*[1], count($index/preceding-sibling::*) + 1, count($index/../*))"/>
  </xsl:template>

  <!-- What `end` is in one of several indices: the last counts all dimensions that are left. -->
  <xsl:function name="build:end" as="element(call)">
    <xsl:param name="of" as="element()"/>
    <xsl:param name="place" as="xs:integer"/>
    <xsl:param name="count" as="xs:integer"/>
    <xsl:variable name="folded" as="element(array)">
      <array>
        <xsl:copy-of select="$of" copy-namespaces="no"/>
        <param-list>
          <xsl:for-each select="1 to $count">
            <colon/>
          </xsl:for-each>
        </param-list>
      </array>
    </xsl:variable>
    <xsl:sequence select="if ($count eq 1) then build:passive('numel', $of)
        else build:passive('size', (if ($place eq $count) then $folded else $of, build:literal(string($place))))"/>
  </xsl:function>
</xsl:stylesheet>
