<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:correction="urn:adjoinery:correction"
    xmlns:local="urn:adjoinery:mark-made-functions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:made" needs="ada:made" adds="ada:original">
    <c:purpose>Functions that were made, or changed, for the sake of handles were never written down as they are: their
      text is kept for where they are needed as they are (`restore-made-functions`). Solvers' corrections, which only
      derivatives need, are left out there: they would be computed at each point of an outer integral.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          g = @(t) 2 * t;
          z = g(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = f_g(x);
        end

        function value = f_g(t)
          value = 2 * t;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = feval(@sin, x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sin(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/correction.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:made]" as="element(function)">
    <xsl:variable name="bare" as="element(function)">
      <xsl:apply-templates mode="local:bare" select="."/>
    </xsl:variable>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:original" select="serialize($bare, map{'method': 'xml', 'indent': false(), 'omit-xml-declaration': true()})"/>
      <xsl:copy-of select="node()" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <!-- Findings so far have no place in a text. -->
  <xsl:mode name="local:bare" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:bare" match="@ada:*" as="empty-sequence()"/>

  <xsl:template mode="local:bare" match="function/statement-list[correction:ends(.)]" as="element(statement-list)">
    <xsl:copy>
      <xsl:apply-templates mode="local:bare" select="@*, correction:without(.)"/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
