<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:local="urn:adjoinery:move-restores"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="restore">
    <c:purpose>A value is popped before the adjoints of the statement that overwrote it are propagated, unless they need
      the newer value (Willkomm 2020, listings 2 and 16).</c:purpose>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = x;
          z = 2 * x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          overwrite(z);
          z = mtimes(2, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          restore(z);
          adjoint_increment(target(a_x), increment(adimat_adjmultr(x, 2, a_z)));
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = x;
          z = exp(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          overwrite(z);
          z = exp(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(a_z .* z));
          restore(z);
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list[restore]" as="element(statement-list)">
    <statement-list>
      <xsl:for-each-group select="*" group-adjacent="if (self::adjoint-increment or self::restore) then 'movable' else ''">
        <xsl:choose>
          <xsl:when test="current-group()[self::restore]">
            <xsl:for-each-group select="current-group()" group-ending-with="restore">
              <xsl:variable name="restore" as="element(restore)?" select="current-group()[self::restore]"/>
              <xsl:variable name="increments" as="element(adjoint-increment)*" select="current-group()[self::adjoint-increment]"/>
              <xsl:variable name="last" as="xs:boolean" select="$increments/descendant::var[not(a)] ! key:of(.) = $restore/var ! key:of(.)"/>
              <xsl:copy-of select="if ($last) then ($increments, $restore) else ($restore, $increments)" copy-namespaces="no"/>
            </xsl:for-each-group>
          </xsl:when>
          <xsl:otherwise>
            <xsl:apply-templates select="current-group()"/>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each-group>
    </statement-list>
  </xsl:template>
</xsl:stylesheet>
