<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:name-hiding-parameters"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="anonymous-function@ada:renamed" ends="anonymous-function[@ada:renamed]" needs="ada:renamed"
      outdates="ada:renamed">
    <c:purpose>Parameters of anonymous functions get names of their own where they would hide variables that what is called
      there shares with the function around.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          s = x^2;
          g = @(s, t) inner(s) + t;
          z = g(x, 2);
          function r = inner(t)
            r = t * s;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          s = x^2;
          g = @(s_2, t) inner(s_2) + t;
          z = g(x, 2);
          function r = inner(t)
            r = t * s;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          s = x^2;
          g = @(s) cellfun(@(t) inner(t) + s, {s}) + cellfun(@(s) s.s, {s});
          z = g(x) + cellfun(@(x) x, {s});
          function r = inner(t)
            r = t * s;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          s = x^2;
          g = @(s_2) cellfun(@(t) inner(t) + s_2, {s_2}) + cellfun(@(s) s.s, {s_2});
          z = g(x) + cellfun(@(x) x, {s});
          function r = inner(t)
            r = t * s;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="local:named" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="#default local:named" match="anonymous-function[@ada:renamed]" as="element(anonymous-function)">
    <xsl:param name="names" as="map(xs:string, xs:string)" select="map{}" tunnel="yes"/>
    <xsl:sequence select="local:named(., $names)"/>
  </xsl:template>

  <xsl:template mode="local:named" match="anonymous-function[not(@ada:renamed)]" as="element(anonymous-function)">
    <xsl:param name="names" as="map(xs:string, xs:string)" tunnel="yes"/>
    <xsl:sequence select="local:named(., $names)"/>
  </xsl:template>

  <xsl:template mode="local:named" match="var/id" as="element(id)">
    <xsl:param name="names" as="map(xs:string, xs:string)" tunnel="yes"/>
    <id>
      <xsl:copy-of select="@*"/>
      <xsl:value-of select="($names(string(.)), .)[1]"/>
    </id>
  </xsl:template>

  <!-- Its parameters are other variables than those around. -->
  <xsl:function name="local:named" as="element(anonymous-function)">
    <xsl:param name="it" as="element(anonymous-function)"/>
    <xsl:param name="around" as="map(xs:string, xs:string)"/>
    <xsl:variable name="own" as="map(xs:string, xs:string)"
        select="map:merge(tokenize($it/@ada:renamed) ! map:entry(substring-before(., '='), substring-after(., '=')))"/>
    <anonymous-function>
      <xsl:copy-of select="$it/(@* except @ada:renamed)"/>
      <xsl:apply-templates mode="local:named" select="$it/node()">
        <xsl:with-param name="names" select="map:merge((map:remove($around, $it/param-list/var/string(id)), $own))" tunnel="yes"/>
      </xsl:apply-templates>
    </anonymous-function>
  </xsl:function>
</xsl:stylesheet>
