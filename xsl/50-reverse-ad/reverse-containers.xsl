<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adjoint="urn:adjoinery:adjoint"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-of@of=cells adjoint-of@of=fields"
      ends="adjoint-of[binary/*[2][self::unary[@op = '{}']]] | adjoint-of[binary/call[id = 'struct']]" needs="ada:active ada:container">
    <c:purpose>Gives what a new cell array or structure is made of the adjoints of its cells or fields. A cell array gives its
      cells to the elements of a structure array: a helper takes these apart.</c:purpose>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, y)
          c = {y, x};
          z = c{2};
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          c = {y, x};
          z = c{2};
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_c);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_c{2}), increment(a_z));
          adjoint_increment(target(a_x), increment(a_c{2}));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, y)
          c = {1, 2; sin(x), y};
          z = c{2, 1};
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          tmpca1 = sin(x);
          c = {1, 2; tmpca1, y};
          z = c{2, 1};
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_c);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_c{2, 1}), increment(a_z));
          adjoint_increment(target(a_tmpca1), increment(a_c{2, 1}));
          adjoint_of(tmpca1 = sin(x));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, y)
          s = struct('a', x, 'b', y);
          z = s.a;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          s = struct('a', x, 'b', y);
          z = s.a;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_s);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_s.a), increment(a_z));
          adjoint_increment(target(a_x), increment(a_s.a));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, y)
          s = struct('a', {{x, y}});
          z = s.a{1};
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          tmpca2 = {x, y};
          tmpca1 = {tmpca2};
          s = struct('a', tmpca1);
          z = s.a{1};
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpca2);
          initialize_adjoint(a_s);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_s.a{1}), increment(a_z));
          adjoint_increment(target(a_tmpca1), increment(adm_field(a_s, 'a', tmpca1)));
          adjoint_increment(target(a_tmpca2), increment(a_tmpca1{1}));
          adjoint_increment(target(a_x), increment(a_tmpca2{1}));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-of[binary/unary[preceding-sibling::*][@op = '{}']]" as="element(adjoint-increment)*">
    <xsl:variable name="cells" as="element()">
      <xsl:apply-templates mode="adjoint" select="binary/*[1]"/>
    </xsl:variable>
    <xsl:variable name="rows" as="element(item-list)*" select="binary/*[2]/row-list/item-list"/>
    <xsl:for-each select="$rows">
      <xsl:variable name="row" as="xs:integer" select="position()"/>
      <xsl:for-each select="*">
        <xsl:variable name="column" as="xs:integer" select="position()"/>
        <xsl:if test="descendant-or-self::var/@ada:active">
          <adjoint-increment>
            <xsl:copy-of select="@ada:container"/>
            <target>
              <xsl:apply-templates mode="adjoint" select="."/>
            </target>
            <increment>
              <array>
                <xsl:sequence select="$cells"/>
                <cell-index>
                  <param-list>
                    <xsl:sequence select="((if (count($rows) gt 1) then $row else ()), $column) ! build:literal(string(.))"/>
                  </param-list>
                </cell-index>
              </array>
            </increment>
          </adjoint-increment>
        </xsl:if>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="adjoint-of[binary/call/id = 'struct']" as="element(adjoint-increment)*">
    <xsl:variable name="structure" as="element()">
      <xsl:apply-templates mode="adjoint" select="binary/*[1]"/>
    </xsl:variable>
    <xsl:variable name="given" as="element()*" select="binary/call/param-list/*"/>
    <xsl:variable name="is-plain" as="xs:boolean" select="empty($given[@ada:container or self::unary[@op = '{}']])"/>
    <xsl:for-each select="$given">
      <xsl:variable name="name" as="element()?" select="preceding-sibling::*[1]"/>
      <xsl:if test="descendant-or-self::var/@ada:active">
        <adjoint-increment>
          <xsl:copy-of select="@ada:container"/>
          <target>
            <xsl:apply-templates mode="adjoint" select="."/>
          </target>
          <increment>
            <xsl:choose>
              <xsl:when test="$is-plain">
                <xsl:sequence select="build:field($structure, substring($name, 2, string-length($name) - 2))"/>
              </xsl:when>
              <xsl:otherwise>
                <xsl:sequence select="build:call('adm_field', ($structure, $name, .))"/>
              </xsl:otherwise>
            </xsl:choose>
          </increment>
        </adjoint-increment>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
