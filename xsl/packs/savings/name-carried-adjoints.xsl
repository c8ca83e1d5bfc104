<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:key="urn:adjoinery:key"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:name-carried-adjoints"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="adjoint-increment@ada:carries" ends="@ada:carried | @ada:carries" guard="none" needs="ada:carried ada:carries ada:from"
      writes="ada:first ada:from" outdates="ada:carried ada:carries">
    <c:purpose>Where an iteration of a reversed loop adds to the element of which the one before has made the adjoint, a number hands it on:
      each element is written once, and not read. The last one is written behind the loop, if it had an iteration.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for i = 1:numel(x) - 1
            z = z + (x(i + 1) - x(i)^2)^2;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = 0;
          for i = 1:numel(x) - 1
            tmpca2 = minus(x(i + 1), mpower(x(i), 2));
            z = plus(z, mpower(tmpca2, 2));
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmpcarried1 = 0;
          reversed_loop i, 1:numel(x) - 1
            tmpca2 = minus(x(i + 1), mpower(x(i), 2));
            adjoint_increment(target(a_tmpca2), increment(2 .* a_z .* tmpca2));
            adjoint_increment(target(a_x(i + 1)), increment(tmpcarried1 + a_tmpca2));
            tmpcarried1 = -(2 .* a_tmpca2 .* x(i));
          end
          if 1 &lt;= numel(x) - 1
            a_x(1) = tmpcarried1;
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for i = 1:numel(x) - 2
            z = z + x(i + 2) * x(i);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = 0;
          for i = 1:numel(x) - 2
            z = plus(z, mtimes(x(i + 2), x(i)));
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:numel(x) - 2
            adjoint_increment(target(a_x(i + 2)), increment(a_z .* x(i)));
            adjoint_increment(target(a_x(i)), increment(a_z .* x(i + 2)));
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:include href="../../templates/resolved/carried-adjoints.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="reversed-loop[statement-list/adjoint-increment/@ada:carries]" as="element()+">
    <xsl:variable name="loop" as="element(reversed-loop)" select="."/>
    <xsl:variable name="carrying" as="element(adjoint-increment)*" select="statement-list/adjoint-increment[@ada:carries][local:is-carried(.)]"/>
    <xsl:for-each select="$carrying">
      <xsl:sequence select="build:from(@ada:from, build:assign(build:temporary('carried', @ada:carries), build:literal('0')))"/>
    </xsl:for-each>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates/>
    </xsl:copy>
    <xsl:for-each select="$carrying">
      <xsl:variable name="last" as="element(array)" select="local:at-first(target/array, $loop)"/>
      <xsl:variable name="bounds" as="element()+" select="$loop/range/*"/>
      <xsl:sequence select="build:from(@ada:from, template:carried-to($bounds[1], $bounds[2], $last, build:temporary('carried', @ada:carries)))"/>
    </xsl:for-each>
  </xsl:template>

  <!-- Whether the loop does not change what its bounds are made of, which are asked for behind it again. -->
  <xsl:function name="local:is-carried" as="xs:boolean">
    <xsl:param name="increment" as="element(adjoint-increment)"/>
    <xsl:variable name="loop" as="element(reversed-loop)" select="$increment/ancestor::reversed-loop[1]"/>
    <xsl:sequence select="not($loop/range/descendant::var/key:of(.) = ($loop/statement-list ! key:written(*) ! key:of(.), $loop/statement-list/descendant::binary[@op = '=']/*[1]/descendant-or-self::var/key:of(.)))"/>
  </xsl:function>

  <xsl:template match="adjoint-increment[@ada:carries]" as="element()">
    <xsl:choose>
      <xsl:when test="local:is-carried(.)">
        <xsl:sequence select="build:from(@ada:from, build:assign(build:temporary('carried', @ada:carries), increment/*))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy>
          <xsl:copy-of select="@* except @ada:carries, node()" copy-namespaces="no"/>
        </xsl:copy>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="adjoint-increment[@ada:carried]" as="element(adjoint-increment)">
    <xsl:variable name="is-carried" as="xs:boolean" select="../adjoint-increment[@ada:carries = current()/@ada:carried]/local:is-carried(.)"/>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:carried"/>
      <xsl:if test="$is-carried">
        <xsl:attribute name="ada:first" select="'part'"/>
      </xsl:if>
      <xsl:copy-of select="target" copy-namespaces="no"/>
      <xsl:choose>
        <xsl:when test="$is-carried">
          <increment>
            <xsl:sequence select="build:binary('+', build:temporary('carried', @ada:carried), increment/*)"/>
          </increment>
        </xsl:when>
        <xsl:otherwise>
          <xsl:copy-of select="increment" copy-namespaces="no"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:copy>
  </xsl:template>

  <!-- The element of the iteration that is reversed last. -->
  <xsl:function name="local:at-first" as="element(array)">
    <xsl:param name="element" as="element(array)"/>
    <xsl:param name="loop" as="element(reversed-loop)"/>
    <xsl:apply-templates mode="local:at-first" select="$element">
      <xsl:with-param name="loop" select="$loop" tunnel="yes"/>
    </xsl:apply-templates>
  </xsl:function>

  <xsl:mode name="local:at-first" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:at-first" match="param-list//var" as="element()">
    <xsl:param name="loop" as="element(reversed-loop)" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="key:of(.) = $loop/*[1]/key:of(build:variable(.))">
        <xsl:copy-of select="$loop/range/*[1]" copy-namespaces="no"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
