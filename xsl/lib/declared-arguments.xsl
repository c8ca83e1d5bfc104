<?xml version="1.0" encoding="UTF-8"?>
<!-- The declarations of arguments blocks; goes with build.xsl and build-conditions.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:declared="urn:adjoinery:declared-arguments" exclude-result-prefixes="#all">
  <!-- The validators of MATLAB that Octave 7 has not. -->
  <xsl:variable name="declared:foreign" as="xs:string*" select="'mustBeA', 'mustBeBetween', 'mustBeColumn', 'mustBeFile',
      'mustBeFloat', 'mustBeFolder', 'mustBeInRange', 'mustBeMatrix', 'mustBeNonmissing', 'mustBeNonzeroLengthText', 'mustBeRow',
      'mustBeScalarOrEmpty', 'mustBeSparse', 'mustBeText', 'mustBeTextScalar', 'mustBeUnderlyingType', 'mustBeValidVariableName',
      'mustBeVector'"/>

  <!-- The classes whose names are functions that convert to them; a default of another class is no number, or a double. -->
  <xsl:variable name="declared:converted" as="xs:string*" select="'single', 'logical', 'int8', 'int16', 'int32', 'int64', 'uint8',
      'uint16', 'uint32', 'uint64'"/>

  <!-- A size as it is declared. -->
  <xsl:function name="declared:sizes" as="xs:string">
    <xsl:param name="size" as="element(param-list)"/>
    <xsl:sequence select="string-join($size/* ! (if (self::colon) then ':' else string(.)), ',')"/>
  </xsl:function>

  <!-- The condition on a variable or a field that shall have a size. -->
  <xsl:function name="declared:conditions" as="element()*">
    <xsl:param name="it" as="element()"/>
    <xsl:param name="size" as="element(param-list)"/>
    <xsl:variable name="test" as="xs:string?" select="map { '1,1': 'isscalar', '1,:': 'isrow', ':,1': 'iscolumn' }(declared:sizes($size))"/>
    <xsl:sequence select="if (exists($test)) then build:named-call($test, $it)
        else (build:binary('&lt;=', build:named-call('ndims', $it), build:literal(string(count($size/*)))),
        $size/literal ! build:binary('==', build:named-call('size', ($it, build:literal(string(count(preceding-sibling::*) + 1)))), .))"/>
  </xsl:function>

  <!-- The statements that check what is declared of a variable or a field. -->
  <xsl:function name="declared:checks" as="element()*">
    <xsl:param name="argument" as="element(argument)"/>
    <xsl:param name="it" as="element()"/>
    <xsl:variable name="conditions" as="element()*" select="$argument/@type ! build:named-call('isa', ($it, build:text(.))),
        $argument/param-list ! declared:conditions($it, .)"/>
    <xsl:if test="exists($conditions)">
      <xsl:variable name="words" as="xs:string*" select="$argument/@type ! ('class ' || .), $argument/param-list ! ('size (' || declared:sizes(.) || ')')"/>
      <xsl:variable name="message" as="xs:string" select="$argument/id || ' must be of ' || string-join($words, ' and ') || '.'"/>
      <xsl:sequence select="build:if($argument/../@at, build:not(build:all($conditions)), declared:error(build:literal('''' || $message || '''')))"/>
    </xsl:if>
    <xsl:for-each select="$argument/validators/*[not((self::var, self::array/*[1])/id = $declared:foreign[not(. = root($argument)//function/id)])]">
      <array>
        <xsl:sequence select="if (self::array) then * else ."/>
        <xsl:if test="not(self::array)">
          <param-list>
            <xsl:sequence select="$it"/>
          </param-list>
        </xsl:if>
      </array>
    </xsl:for-each>
  </xsl:function>

  <xsl:function name="declared:error" as="element(array)">
    <xsl:param name="message" as="element()+"/>
    <xsl:sequence select="build:named-call('error', (build:literal('''Adjoinery:arguments'''), $message))"/>
  </xsl:function>

  <!-- Code behind a declaration on its line gets a line of its own. -->
  <xsl:function name="declared:comment" as="element(adc:comment)?">
    <xsl:param name="argument" as="element(argument)"/>
    <xsl:for-each select="$argument/following-sibling::*[1][self::adc:comment][@place = 'trailing']">
      <adc:comment>
        <xsl:copy-of select="@*"/>
        <xsl:attribute name="place" select="'own'"/>
        <xsl:copy-of select="node()"/>
      </adc:comment>
    </xsl:for-each>
  </xsl:function>

  <xsl:variable name="declared:not-two" as="xs:string" select="'with a size that is not of two numbers or more'"/>

  <!-- Whether a size is declared that is none of MATLAB's. -->
  <xsl:function name="declared:lacks-size" as="xs:boolean">
    <xsl:param name="block" as="element(arguments)"/>
    <xsl:sequence select="exists($block/argument/param-list[not(*[2]) or *[not(self::colon or self::literal)]])"/>
  </xsl:function>
</xsl:stylesheet>
