<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-of@of=concatenation" ends="adjoint-of[@of = 'concatenation']"
      needs="ada:active ada:container ada:extent ada:stacked">
    <c:purpose>Splits the adjoint of a concatenation: each active part gets its piece.</c:purpose>
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
          z = horzcat(y, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(adjoint_part(a_z, arguments(y, x))));
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
          tmpca1 = horzcat(x, y);
          tmpca2 = horzcat(y, x);
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
          adjoint_increment(target(a_x), increment(adjoint_part(a_tmpca2, arguments(y, x))));
          adjoint_increment(target(a_x), increment(adjoint_part(a_tmpca1, arguments(x, y))));
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
          z = horzcat(x(1), 2, x(2), y, x(3));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x(1)), increment(adjoint_part(a_z)));
          adjoint_increment(target(a_x(2)), increment(adjoint_part(a_z)));
          adjoint_increment(target(a_x(3)), increment(adjoint_part(a_z, arguments(x(1), 2, x(2), y, x(3)))));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = blkdiag(x, x, x, x, x, x, x, x, x, x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = blkdiag(x, x, x, x, x, x, x, x, x, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmpparts = adjoint_parts(a_z, arguments(x, x, x, x, x, x, x, x, x, x));
          adjoint_increment(target(a_x), increment(tmpparts{1}));
          adjoint_increment(target(a_x), increment(tmpparts{2}));
          adjoint_increment(target(a_x), increment(tmpparts{3}));
          adjoint_increment(target(a_x), increment(tmpparts{4}));
          adjoint_increment(target(a_x), increment(tmpparts{5}));
          adjoint_increment(target(a_x), increment(tmpparts{6}));
          adjoint_increment(target(a_x), increment(tmpparts{7}));
          adjoint_increment(target(a_x), increment(tmpparts{8}));
          adjoint_increment(target(a_x), increment(tmpparts{9}));
          adjoint_increment(target(a_x), increment(tmpparts{10}));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          z = cat(n, x, x, x, x, x, x, x, x, x);
        end
      </c:before>
      <c:after>
        function [a_x, a_n, result(z)] = f(x, n, a_z)
          header();
          section();
          z = cat(n, x, x, x, x, x, x, x, x, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_n);
          section();
          tmpparts = adjoint_parts(a_z, arguments(n, x, x, x, x, x, x, x, x, x));
          adjoint_increment(target(a_x), increment(tmpparts{1}));
          adjoint_increment(target(a_x), increment(tmpparts{2}));
          adjoint_increment(target(a_x), increment(tmpparts{3}));
          adjoint_increment(target(a_x), increment(tmpparts{4}));
          adjoint_increment(target(a_x), increment(tmpparts{5}));
          adjoint_increment(target(a_x), increment(tmpparts{6}));
          adjoint_increment(target(a_x), increment(tmpparts{7}));
          adjoint_increment(target(a_x), increment(tmpparts{8}));
          adjoint_increment(target(a_x), increment(tmpparts{9}));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, y)
          z = [x, y, x, x, x, x, x, x, x, x];
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          z = horzcat(x, y, x, x, x, x, x, x, x, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmpparts = adjoint_parts(a_z, arguments(x, y, x, x, x, x, x, x, x, x));
          adjoint_increment(target(a_x), increment(tmpparts{1}));
          adjoint_increment(target(a_x), increment(tmpparts{3}));
          adjoint_increment(target(a_x), increment(tmpparts{4}));
          adjoint_increment(target(a_x), increment(tmpparts{5}));
          adjoint_increment(target(a_x), increment(tmpparts{6}));
          adjoint_increment(target(a_x), increment(tmpparts{7}));
          adjoint_increment(target(a_x), increment(tmpparts{8}));
          adjoint_increment(target(a_x), increment(tmpparts{9}));
          adjoint_increment(target(a_x), increment(tmpparts{10}));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-of[@of = 'concatenation']" as="element()*">
    <xsl:variable name="call" as="element(call)" select="binary/call"/>
    <!-- That of `cat` is its first argument, `blkdiag` has two: they stand here only where they have many parts. -->
    <xsl:variable name="dim" as="attribute()?">
      <xsl:if test="not($call/id = ('cat', 'blkdiag'))">
        <xsl:attribute name="dim" select="if ($call/id = 'horzcat') then 2 else 1"/>
      </xsl:if>
    </xsl:variable>
    <xsl:variable name="parts" as="element()*" select="if ($call/id = 'cat') then tail($call/param-list/*) else $call/param-list/*"/>
    <xsl:variable name="adjoint" as="element()">
      <xsl:apply-templates mode="adjoint" select="binary/*[1]"/>
    </xsl:variable>
    <xsl:variable name="active" as="element()*" select="$parts[descendant-or-self::var/@ada:active]"/>
    <!-- To find a part whose place is not known takes all the others: many are found at once. -->
    <xsl:variable name="at-once" as="element(var)?"
        select="if (empty($dim) or count($active[not(@ada:stacked)]) gt 8) then build:temporary('parts', '') else ()"/>
    <xsl:if test="$at-once">
      <binary op="=">
        <xsl:sequence select="$at-once"/>
        <adjoint-parts>
          <xsl:if test="$call/id = 'blkdiag'"><xsl:attribute name="diagonal" select="'yes'"/></xsl:if>
          <xsl:sequence select="$dim, $adjoint"/>
          <arguments>
            <xsl:copy-of select="$call/param-list/*" copy-namespaces="no"/>
          </arguments>
        </adjoint-parts>
      </binary>
    </xsl:if>
    <xsl:for-each select="$parts">
      <xsl:variable name="of" as="xs:integer" select="position()"/>
      <xsl:for-each select="self::*[descendant-or-self::var/@ada:active]">
        <adjoint-increment>
          <xsl:copy-of select="@ada:container"/>
          <target>
            <xsl:apply-templates mode="adjoint" select="."/>
          </target>
          <increment>
            <xsl:choose>
              <xsl:when test="$at-once and not(@ada:stacked)">
                <xsl:sequence select="build:cell-of($at-once, build:literal(string($of)))"/>
              </xsl:when>
              <xsl:otherwise>
                <adjoint-part of="{$of}">
                  <xsl:sequence select="$dim, @ada:stacked, @ada:extent"/>
                  <xsl:if test="@ada:stacked and $of = count($parts)">
                    <xsl:attribute name="last" select="'yes'"/>
                  </xsl:if>
                  <xsl:sequence select="$adjoint"/>
                  <!-- A part with a known place needs no sizes, or those of the parts before it. -->
                  <xsl:if test="not(@ada:extent)">
                    <arguments>
                      <xsl:copy-of copy-namespaces="no" select="if (not(@ada:stacked)) then $call/param-list/*
                          else if ($of = count($parts)) then . else $parts[position() le $of]"/>
                    </arguments>
                  </xsl:if>
                </adjoint-part>
              </xsl:otherwise>
            </xsl:choose>
          </increment>
        </adjoint-increment>
      </xsl:for-each>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
