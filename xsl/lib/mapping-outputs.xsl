<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions that do what arrayfun, cellfun and structfun do, and give as many results as they are asked for. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:mapping="urn:adjoinery:mapping-function" exclude-result-prefixes="#all">
  <!-- The parameters are those of `mapping:function`. -->
  <xsl:template name="mapping:listing" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="over" as="xs:string"/>
    <xsl:param name="count" as="xs:integer"/>
    <xsl:param name="uniform" as="xs:boolean"/>
    <xsl:param name="place" as="attribute()*"/>
    <xsl:variable name="from" as="element(var)+" select="(1 to $count) ! mapping:variable('from' || .)"/>
    <xsl:variable name="values" as="element(var)" select="mapping:variable('varargout')"/>
    <xsl:variable name="items" as="element(var)" select="mapping:variable('items')"/>
    <xsl:variable name="each" as="element(var)" select="mapping:variable('j')"/>
    <xsl:variable name="value" as="element(array)" select="build:cell-of($values, $each)"/>
    <xsl:variable name="item" as="element(array)" select="build:cell-of($items, $each)"/>
    <function end="end" ada:made="outlined">
      <xsl:copy-of select="$place"/>
      <outvars>
        <xsl:sequence select="$values"/>
      </outvars>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:sequence select="mapping:variable('f'), $from"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="tail($from) ! mapping:checked($from[1], ., $over)"/>
        <xsl:if test="$over = 'structfun'">
          <xsl:sequence select="build:assign(mapping:variable('names'), build:passive('fieldnames', $from))"/>
        </xsl:if>
        <xsl:sequence select="build:assign($values, build:passive('cell', (build:literal('1'), mapping:wanted())))"/>
        <xsl:sequence select="mapping:for-each-output(build:assign($value, mapping:first($over, $uniform, $from[1])))"/>
        <for>
          <id>k</id>
          <range>
            <xsl:sequence select="build:literal('1'),
                build:passive('numel', if ($over = 'structfun') then mapping:variable('names') else $from[1])"/>
          </range>
          <statement-list>
            <binary op="=">
              <xsl:sequence select="build:outputs(build:cell-of($items, build:range((build:literal('1'), mapping:wanted()))))"/>
              <xsl:sequence select="mapping:call('f', $from ! mapping:item($over, .), $items, $place)/*[2]"/>
            </binary>
            <xsl:variable name="kind" as="xs:string" select="if ($uniform) then 'arrayfun' else ('structfun'[$over = .], 'cellfun')[1]"/>
            <xsl:variable name="statements" as="element()+">
              <xsl:if test="$uniform">
                <choose>
                  <when>
                    <xsl:sequence select="build:binary('==', mapping:variable('k'), build:literal('1'))"/>
                    <statement-list>
                      <xsl:sequence select="build:assign($value, mapping:spread($over, $item, $from[1]))"/>
                    </statement-list>
                  </when>
                </choose>
              </xsl:if>
              <xsl:sequence select="build:assign(mapping:item($kind, $value), $item)"/>
            </xsl:variable>
            <xsl:sequence select="mapping:for-each-output($statements)"/>
          </statement-list>
        </for>
      </statement-list>
    </function>
  </xsl:template>

  <xsl:function name="mapping:for-each-output" as="element(for)">
    <xsl:param name="statements" as="element()+"/>
    <for>
      <id>j</id>
      <range>
        <xsl:sequence select="build:literal('1'), mapping:wanted()"/>
      </range>
      <statement-list>
        <xsl:sequence select="$statements"/>
      </statement-list>
    </for>
  </xsl:function>

  <!-- How many results are wanted. -->
  <xsl:function name="mapping:wanted" as="element(call)">
    <call ada:is="passive" bare="yes">
      <id>nargout</id>
      <param-list/>
    </call>
  </xsl:function>
</xsl:stylesheet>
