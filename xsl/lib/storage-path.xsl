<?xml version="1.0" encoding="UTF-8"?>
<!-- The way from a variable to a part of it, as arguments of a helper: as MATLAB's substruct describes it. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:path="urn:adjoinery:storage-path"
    xmlns:build="urn:adjoinery:build"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:function name="path:of" as="element()*">
    <xsl:param name="storage" as="element()"/>
    <xsl:choose>
      <xsl:when test="$storage/self::array">
        <xsl:sequence select="path:of($storage/*[1]), build:literal(if ($storage/cell-index) then '''{}''' else '''()'''),
            build:cell(build:subscripts($storage/(param-list, cell-index/param-list)))"/>
      </xsl:when>
      <xsl:when test="$storage/self::struct-ref">
        <xsl:sequence select="path:of($storage/*[1]), build:literal('''.'''), build:text($storage/*[2])"/>
      </xsl:when>
      <xsl:when test="$storage/self::dyn-struct-ref">
        <xsl:sequence select="path:of($storage/*[1]), build:literal('''.'''), $storage/*[2]"/>
      </xsl:when>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
