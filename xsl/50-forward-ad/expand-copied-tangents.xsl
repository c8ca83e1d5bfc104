<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="tangent-of@of=copy" ends="tangent-of[@of = 'copy']" needs="ada:container">
    <c:purpose>Where a value goes, its tangent goes.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, k)
          z = x(k);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, k)
          header();
          g_z = g_x(k);
          z = x(k);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function s = f(x, t)
          try
            s.a(end + 1) = x(t);
          catch
            s.a = x;
          end
        end
      </c:before>
      <c:after>
        function [g_s, s] = f(g_x, x, t)
          header();
          try
            tmplia1 = x(t);
            g_tmplia1 = g_x(t);
            tmpda1 = numel(s.a) + 1;
            s.a(tmpda1) = tmplia1;
            g_s.a(tmpda1) = g_tmplia1;
          catch
            g_s.a = g_x;
            s.a = x;
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="tangent-of[@of = 'copy']" as="element(binary)+">
    <xsl:variable name="tangent" as="element(binary)" select="build:assign(tangent:of(binary/*[1]), tangent:of(binary/*[2]))"/>
    <xsl:variable name="late" as="xs:boolean" select="exists(@late)"/>
    <xsl:sequence select="$tangent[not($late)]"/>
    <xsl:copy-of select="binary" copy-namespaces="no"/>
    <xsl:sequence select="$tangent[$late]"/>
  </xsl:template>
</xsl:stylesheet>
