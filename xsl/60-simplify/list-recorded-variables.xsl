<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:tape="urn:adjoinery:tape"
    xmlns:local="urn:adjoinery:list-recorded-variables"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="iteration-record iteration-restore pack-tape unpack-tape">
    <c:purpose>Every record lists what might have to be kept in it: for a trip of a loop what its body writes to as a
      whole, for a function all its variables. Analysis then tells what of it is wanted.</c:purpose>
  </c:contract>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../lib/tape.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="iteration-record" as="element(iteration-record)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="tape:of(@loop), key:written(..)"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="iteration-restore" as="element(iteration-restore)">
    <xsl:variable name="record" as="element(iteration-record)"
        select="local:recording(.)//iteration-record[@loop = current()/@loop]"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="tape:of(@loop), key:written($record/..)"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="pack-tape | unpack-tape" as="element()">
    <xsl:variable name="function" as="element(function)" select="local:recording(.)"/>
    <xsl:copy>
      <xsl:for-each-group group-by="key:of(.)" select="$function/param-list/var, key:written($function/statement-list),
          $function/statement-list//binary[@op = '=']/*[1]/descendant-or-self::var[not(ancestor::param-list)]">
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <!-- The function with the recording sweep that belongs to where we are. -->
  <xsl:function name="local:recording" as="element(function)">
    <xsl:param name="here" as="element()"/>
    <xsl:variable name="function" as="element(function)" select="$here/ancestor::function[1]"/>
    <xsl:sequence select="if ($function/@ada:role = 'returning')
        then $function/../function[@ada:role = 'recording'][id = $function/id] else $function"/>
  </xsl:function>
</xsl:stylesheet>
