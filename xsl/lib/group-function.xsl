<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions that call a function with each group of values, as accumarray does. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:group="urn:adjoinery:group-function" exclude-result-prefixes="#all">
  <!-- `filled` says whether it is given what stands where a group is empty, `cells` whether the function gives cells. -->
  <xsl:template name="group:function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="filled" as="xs:boolean"/>
    <xsl:param name="cells" as="xs:boolean"/>
    <xsl:param name="place" as="attribute()*"/>
    <xsl:variable name="v" as="function(xs:string) as element(var)" select="function($it) { build:variable(build:name($it)) }"/>
    <xsl:variable name="group" as="element(array)" select="build:cell-of($v('groups'), $v('k'))"/>
    <function end="end" ada:made="outlined">
      <xsl:copy-of select="$place"/>
      <outvars>
        <xsl:sequence select="$v('value')"/>
      </outvars>
      <xsl:sequence select="build:name($name)"/>
      <param-list>
        <xsl:sequence select="('f', 'from', 'subs', 'sizes', 'other'[$filled]) ! $v(.)"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="build:assign($v('groups'), build:passive('adm_groups', ('subs', 'from', 'sizes') ! $v(.)))"/>
        <xsl:sequence select="build:assign($v('from'), build:ruled('reshape', ($v('from'), build:brackets(()), build:literal('1'))))"/>
        <xsl:sequence select="build:assign($v('value'),
            if ($cells) then build:passive('cell', build:passive('size', $v('groups')))
            else if ($filled) then build:ruled('repmat', ($v('other'), build:passive('size', $v('groups'))))
            else build:passive('zeros', (build:passive('size', $v('groups')), build:passive('class', $v('from')))))"/>
        <for>
          <id>k</id>
          <range>
            <xsl:sequence select="build:literal('1'), build:passive('numel', $v('groups'))"/>
          </range>
          <statement-list>
            <choose>
              <when>
                <unary op="~">
                  <xsl:sequence select="build:passive('isempty', $group)"/>
                </unary>
                <statement-list>
                  <binary op="=">
                    <xsl:sequence select="$v('item')"/>
                    <call ada:is="missing">
                      <xsl:sequence select="$place[self::attribute(at)], build:call('feval', ($v('f'), group:element($v('from'), $group)))/*"/>
                    </call>
                  </binary>
                  <xsl:sequence select="build:assign(group:element($v('value'), $v('k')), $v('item'))"/>
                </statement-list>
              </when>
            </choose>
          </statement-list>
        </for>
      </statement-list>
    </function>
  </xsl:template>

  <xsl:function name="group:element" as="element(array)">
    <xsl:param name="of" as="element(var)"/>
    <xsl:param name="index" as="element()"/>
    <array>
      <xsl:copy-of select="$of" copy-namespaces="no"/>
      <param-list>
        <xsl:copy-of select="$index" copy-namespaces="no"/>
      </param-list>
    </array>
  </xsl:function>
</xsl:stylesheet>
