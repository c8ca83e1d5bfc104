<?xml version="1.0" encoding="UTF-8"?>
<!-- The expressions that statements evaluate themselves. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:head="urn:adjoinery:head"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat" exclude-result-prefixes="#all">
  <!-- The expressions of a statement as it was parsed, those of statements inside left out, in the order in which they
    are evaluated. -->
  <xsl:function name="head:of" as="element()*">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="
        if ($statement/(self::if | self::elseif | self::while | self::switch)) then $statement/*[1]
        else if ($statement/(self::for | self::parfor)) then $statement/*[2]
        else if ($statement/self::do-until) then $statement/*[last()]
        else if ($statement/descendant::statement-list) then ()
        else if ($statement[self::binary][ends-with(@op, '=')][not(@op = ('==', '~=', '!=', '&lt;=', '>='))])
          then ($statement/*[2], $statement/*[1])
        else $statement"/>
  </xsl:function>
</xsl:stylesheet>
