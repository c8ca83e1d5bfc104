<?xml version="1.0" encoding="UTF-8"?>
<!-- Builds brackets, cells and outputs. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:build="urn:adjoinery:build"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
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

  <!-- A structure without fields, as sources make one. -->
  <xsl:function name="build:structure" as="element(array)">
    <array>
      <var>
        <id>struct</id>
      </var>
      <param-list/>
    </array>
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

  <!-- The cell at a place of a list of them: of all cells, or of those from a first one on. -->
  <xsl:function name="build:listed-cell" as="element(array)">
    <xsl:param name="list" as="element(array)"/>
    <xsl:param name="place" as="xs:integer"/>
    <xsl:variable name="first" as="element()?" select="$list/cell-index/param-list/range/*[1]"/>
    <xsl:variable name="index" as="element()">
      <xsl:choose>
        <xsl:when test="$place eq 1 and $first">
          <xsl:sequence select="$first"/>
        </xsl:when>
        <xsl:when test="$first[self::literal] or not($first)">
          <literal>
            <xsl:value-of select="$place + (if ($first) then xs:integer($first) - 1 else 0)"/>
          </literal>
        </xsl:when>
        <xsl:otherwise>
          <binary op="+">
            <xsl:copy-of select="$first" copy-namespaces="no"/>
            <literal>
              <xsl:value-of select="$place - 1"/>
            </literal>
          </binary>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:sequence select="build:cell-of($list/*[1], $index)"/>
  </xsl:function>
</xsl:stylesheet>
