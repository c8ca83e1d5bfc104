<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" guard="parts" on="if switch" ends="if | elseif | child::else | switch[not(child::case)]">
    <c:purpose>Nested if, elseif and else become one flat choice, the form that Willkomm 2020 recommends (6.5.1); of a switch
      without cases only what is done otherwise is left: there is nothing to choose.</c:purpose>
    <c:case>
      <c:before>
        if x &gt; 0
          z = 1;
        elseif x &lt; 0
          z = 2;
        else
          z = 3;
        end
      </c:before>
      <c:after>
        if x &gt; 0
          z = 1;
        elseif x &lt; 0
          z = 2;
        else
          z = 3;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>if x, z = 1; end</c:before>
      <c:after>
        if x
          z = 1;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        switch n
          otherwise
            z = 2 * z;
        end
      </c:before>
      <c:after>
        z = 2 * z;
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        switch n
          case 1
            switch m
            end
        end
      </c:before>
      <c:after>
        switch n
          case 1
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="if" as="element(choose)">
    <choose>
      <xsl:copy-of select="@at"/>
      <when>
        <xsl:apply-templates select="* except (child::elseif | child::else)"/>
      </when>
      <xsl:apply-templates select="child::elseif | child::else"/>
    </choose>
  </xsl:template>

  <xsl:template match="elseif" as="element()+">
    <when>
      <xsl:apply-templates select="* except (child::elseif | child::else)"/>
    </when>
    <xsl:apply-templates select="child::elseif | child::else"/>
  </xsl:template>

  <xsl:template match="else" as="element(otherwise)">
    <otherwise>
      <xsl:apply-templates select="*"/>
    </otherwise>
  </xsl:template>

  <xsl:template match="switch[not(child::case)]" as="element()*">
    <xsl:apply-templates select="child::otherwise/statement-list/*"/>
  </xsl:template>
</xsl:stylesheet>
