<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adjoint="urn:adjoinery:adjoint"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-of@of=concatenation" ends="adjoint-of[binary/call[id = ('horzcat', 'vertcat')]]">
    <c:purpose>What was put together is taken apart again: each active part gets its piece of the adjoint.</c:purpose>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, y)
          z = [y, x];
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = f(x, y, a_z)
          section();
          overwrite(z);
          z = horzcat(y, x);
          nr_z = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(adjoint_part(a_z, arguments(y, x))));
          restore(z);
          initialize_adjoint(a_z);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-of[binary/call[id = ('horzcat', 'vertcat')]]" as="element(adjoint-increment)*">
    <xsl:variable name="statement" as="element(binary)" select="binary"/>
    <xsl:variable name="call" as="element(call)" select="binary/call"/>
    <xsl:for-each select="$call/param-list/*">
      <xsl:if test="descendant-or-self::var/@ada:active">
        <adjoint-increment>
          <target>
            <xsl:apply-templates mode="adjoint" select="."/>
          </target>
          <increment>
            <adjoint-part dim="{if ($call/id = 'horzcat') then 2 else 1}" of="{position()}">
              <xsl:copy-of select="@ada:offset"/>
              <xsl:apply-templates mode="adjoint" select="$statement/*[1]"/>
              <arguments>
                <xsl:copy-of select="$call/param-list/*" copy-namespaces="no"/>
              </arguments>
            </adjoint-part>
          </increment>
        </adjoint-increment>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
