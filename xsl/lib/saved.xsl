<?xml version="1.0" encoding="UTF-8"?>
<!-- The temporaries that hold what is kept before it is overwritten. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:saved="urn:adjoinery:saved"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- Their kinds, by what keeps values or brings them back. -->
  <xsl:variable name="saved:kinds" as="map(xs:string, xs:string)" select="map{'overwrite': 't', 'restore': 't', 'overwrite-loop': 'tl',
      'restore-loop': 'tl', 'overwrite-part': 'tp', 'restore-part': 'tp', 'overwrite-size': 'ts', 'restore-size': 'ts'}"/>

  <xsl:function name="saved:variable" as="element(var)">
    <xsl:param name="element" as="element()"/>
    <xsl:param name="position" as="xs:integer"/>
    <var>
      <tmp kind="{$saved:kinds(local-name($element))}">
        <!-- The name of the user's variable that is kept. -->
        <xsl:for-each select="$element ! *[$position] ! (descendant-or-self::var)[1] ! (if (a) then a/id else id)">
          <xsl:attribute name="name" select="string()"/>
        </xsl:for-each>
        <id>
          <xsl:value-of select="$element ! (@ref || (if (*[2]) then '_' || $position else ''))"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
