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
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          overwrite(z);
          z = horzcat(y, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(adjoint_part(a_z, arguments(y, x))));
          restore(z);
          initialize_adjoint(a_z);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, y)
          z = [x, y; y, x];
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          overwrite(tmpca1);
          tmpca1 = horzcat(x, y);
          overwrite(tmpca2);
          tmpca2 = horzcat(y, x);
          overwrite(z);
          z = vertcat(tmpca1, tmpca2);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpca2);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(adjoint_part(a_z, arguments(tmpca1, tmpca2))));
          adjoint_increment(target(a_tmpca2), increment(adjoint_part(a_z, arguments(tmpca1, tmpca2))));
          restore(z);
          initialize_adjoint(a_z);
          adjoint_increment(target(a_x), increment(adjoint_part(a_tmpca2, arguments(y, x))));
          restore(tmpca2);
          initialize_adjoint(a_tmpca2);
          adjoint_increment(target(a_x), increment(adjoint_part(a_tmpca1, arguments(x, y))));
          restore(tmpca1);
          initialize_adjoint(a_tmpca1);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, y)
          z = [x(1), 2, x(2), y, x(3)];
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          overwrite(z);
          z = horzcat(x(1), 2, x(2), y, x(3));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x(1)), increment(adjoint_part(a_z)));
          adjoint_increment(target(a_x(2)), increment(adjoint_part(a_z)));
          adjoint_increment(target(a_x(3)), increment(adjoint_part(a_z, arguments(x(1), 2, x(2), y, x(3)))));
          restore(z);
          initialize_adjoint(a_z);
        end
        helper_list();
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
          <xsl:copy-of select="@ada:container"/>
          <target>
            <xsl:apply-templates mode="adjoint" select="."/>
          </target>
          <increment>
            <adjoint-part dim="{if ($call/id = 'horzcat') then 2 else 1}" of="{position()}">
              <xsl:copy-of select="@ada:offset"/>
              <xsl:apply-templates mode="adjoint" select="$statement/*[1]"/>
              <!-- A part whose place is known needs no others to find it; all of them for each would be many. -->
              <xsl:if test="not(@ada:offset)">
                <arguments>
                  <xsl:copy-of select="$call/param-list/*" copy-namespaces="no"/>
                </arguments>
              </xsl:if>
            </adjoint-part>
          </increment>
        </adjoint-increment>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
