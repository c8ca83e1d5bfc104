<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="ignored">
    <c:purpose>The places of outputs that are not wanted get names, so that every output has one.</c:purpose>
    <c:case>
      <c:before>[~, i] = max(x);</c:before>
      <c:after>[tmpo1, i] = max(x);</c:after>
    </c:case>
    <c:case>
      <c:before>
        [~, ~, v] = f(x);
        [u, ~] = size(v);
      </c:before>
      <c:after>
        [tmpo1, tmpo2, v] = f(x);
        [u, tmpo3] = size(v);
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="binary/unary/row-list/item-list/ignored" as="element(var)">
    <var>
      <tmp kind="o">
        <id>
          <xsl:value-of select="count(preceding::ignored[parent::item-list]) + 1"/>
        </id>
      </tmp>
    </var>
  </xsl:template>
</xsl:stylesheet>
