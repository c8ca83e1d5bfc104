<?xml version="1.0" encoding="UTF-8"?>
<!-- Functions that call a function with each group of values, from the templates in groups.m; goes with build.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:group="urn:adjoinery:group-function"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <xsl:include href="../templates/resolved/groups.m"/>

  <!-- `filled` says whether it is given what stands where a group is empty, `cells` whether the function gives cells. -->
  <xsl:template name="group:function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="filled" as="xs:boolean"/>
    <xsl:param name="cells" as="xs:boolean"/>
    <xsl:param name="place" as="attribute()*"/>
    <xsl:variable name="other" as="element(var)" select="build:variable(build:name('other'))"/>
    <xsl:sequence select="template:each-group($name, $other[$filled],
        if ($cells) then template:empty-cells() else if ($filled) then template:filled-groups($other) else template:zero-groups(),
        $place)"/>
  </xsl:template>
</xsl:stylesheet>
