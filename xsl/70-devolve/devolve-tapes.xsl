<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:ranges="urn:adjoinery:ranges"
    xmlns:local="urn:adjoinery:devolve-tapes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part"
      on="empty-tape iteration-record iteration-restore pack-tape unpack-tape outvars@tape param-list@tape"
      ends="empty-tape | iteration-record | iteration-restore | pack-tape | unpack-tape | *[@tape]"
      needs="ada:counted ada:loop ada:range">
    <c:purpose>Tapes become cell arrays: one cell per iteration, which holds the value that is kept, or a cell array of several;
      a function's tape is its last output, and the returning function's first input.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          for i = 1:3
            z = sin(z);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          tmptape1 = cell(1, 3);
          for i = 1:3
            tmpt4 = z;
            z = sin(z);
            tmptape1{i} = tmpt4;
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          reversed_loop i, 1:3
            tmpt4 = tmptape1{i};
            z = tmpt4;
            adjoint_increment(target(a_z), increment(a_z .* cos(z)));
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="inline=no">
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          b = sin(a);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          [z, tmptapec1] = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(g(tmptapec1, a_z)));
        end

        function [b, tmptape] = g(a)
          b = sin(a);
          tmptape = {a};
        end

        function a_a = g(tmptape, a_b)
          [a] = tmptape{:};
          turning_point();
          section();
          adjoint_increment(target(a_a), increment(a_b .* cos(a)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x * g(3);
        end
        function b = g(a)
          b = a;
          for i = 1:a
            disp(i);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpda1 = g(3);
          z = mtimes(x, tmpda1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* tmpda1));
        end

        function b = g(a)
          b = a;
          tmptl2 = i;
          tmpt2 = i;
          tmptape1 = cell(1, a);
          for i = 1:a
            disp(i);
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/ranges.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="empty-tape" as="element()">
    <xsl:choose>
      <xsl:when test="@ada:counted">
        <unary op="{{}}">
          <row-list/>
        </unary>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:call('cell', (build:literal('1'), (if (@ada:range = 'unit') then ranges:last(range)
            else if (range[3]) then range/*[1] else range/*[last()])))"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Of a loop that writes nothing, in a function that restore-plain-functions restores as it was. -->
  <xsl:template match="iteration-record[count(*) eq 1]" as="empty-sequence()" priority="1"/>

  <xsl:template match="iteration-record" as="element(binary)">
    <xsl:variable name="kept" as="element()+" select="tail(*)"/>
    <xsl:sequence select="build:assign(local:cell(., ../..), if (count($kept) eq 1) then $kept else build:cell($kept))"/>
  </xsl:template>

  <xsl:template match="iteration-restore" as="element(binary)">
    <xsl:variable name="kept" as="element()+" select="tail(*)"/>
    <xsl:variable name="cell" as="element(array)" select="local:cell(., ../..)"/>
    <xsl:sequence select="if (count($kept) eq 1) then build:assign($kept, $cell)
        else build:assign(build:outputs($kept), build:cells($cell))"/>
  </xsl:template>

  <xsl:template match="pack-tape" as="element(binary)">
    <xsl:sequence select="build:assign(local:tape(), build:cell(*))"/>
  </xsl:template>

  <xsl:template match="unpack-tape" as="element(binary)?">
    <xsl:if test="*">
      <xsl:sequence select="build:assign(build:outputs(*), build:cells(local:tape()))"/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="outvars[@tape] | param-list[@tape]" as="element()">
    <xsl:copy>
      <xsl:sequence select="local:tape()[current()/self::param-list]"/>
      <xsl:apply-templates/>
      <xsl:sequence select="local:tape()[current()/self::outvars]"/>
    </xsl:copy>
  </xsl:template>

  <!-- The cell of the iteration at hand: by the loop's variable, or by the counter of iterations. -->
  <xsl:function name="local:cell" as="element(array)">
    <xsl:param name="record" as="element()"/>
    <xsl:param name="loop" as="element()"/>
    <array>
      <xsl:copy-of select="$record/*[1]" copy-namespaces="no"/>
      <cell-index>
        <param-list>
          <xsl:sequence select="if ($loop/@ada:counted) then build:temporary('la', $loop/@ada:loop)
              else build:variable($loop/*[not(self::counter)][1])"/>
        </param-list>
      </cell-index>
    </array>
  </xsl:function>

  <xsl:function name="local:tape" as="element(var)">
    <xsl:sequence select="build:temporary('tape', '')"/>
  </xsl:function>
</xsl:stylesheet>
