<?xml version="1.0" encoding="UTF-8"?>
<!-- What arguments blocks declare; goes with build.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
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

  <!-- What is asked of a variable or a field that shall have a size. -->
  <xsl:function name="declared:conditions" as="element()*">
    <xsl:param name="it" as="element()"/>
    <xsl:param name="size" as="element(param-list)"/>
    <xsl:variable name="test" as="xs:string?" select="map { '1,1': 'isscalar', '1,:': 'isrow', ':,1': 'iscolumn' }(declared:sizes($size))"/>
    <xsl:sequence select="if (exists($test)) then build:named-call($test, $it)
        else (build:binary('&lt;=', build:named-call('ndims', $it), build:literal(string(count($size/*)))),
        $size/literal ! build:binary('==', build:named-call('size', ($it, build:literal(string(count(preceding-sibling::*) + 1)))), .))"/>
  </xsl:function>
</xsl:stylesheet>
