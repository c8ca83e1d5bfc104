<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:same="urn:adjoinery:same-expression"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:merge-increments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="statement-list@ada:run" ends="statement-list[@ada:run]"
      needs="ada:container ada:from ada:repeats ada:run" writes="ada:from" outdates="ada:run">
    <c:purpose>Increments of one adjoint, or of one part of it, that follow each other become one, up to ten at a time: no tree shall be deep.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = exp(x) .* x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca1 = exp(x);
          z = times(tmpca1, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* tmpca1 + a_z .* x .* tmpca1));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x - exp(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca1 = exp(x);
          z = minus(x, tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z - a_z .* tmpca1));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:include href="../../lib/same-expression.xsl"/>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list[@ada:run]" as="element(statement-list)">
    <statement-list>
      <xsl:for-each-group select="node()" group-adjacent="local:group(.)">
        <xsl:choose>
          <xsl:when test="current-grouping-key() ne '' and exists(current-group()[2])">
            <xsl:for-each-group select="current-group()" group-adjacent="(position() - 1) idiv 10">
              <adjoint-increment>
                <xsl:copy-of select="@*"/>
                <xsl:if test="@ada:from">
                  <xsl:attribute name="ada:from" select="distinct-values(current-group()/@ada:from)"/>
                </xsl:if>
                <xsl:copy-of select="target" copy-namespaces="no"/>
                <increment>
                  <xsl:sequence select="local:total(current-group() ! increment/*)"/>
                </increment>
              </adjoint-increment>
            </xsl:for-each-group>
          </xsl:when>
          <xsl:when test="current-grouping-key() ne ''">
            <xsl:copy-of select="." copy-namespaces="no"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:apply-templates select="current-group()"/>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each-group>
    </statement-list>
  </xsl:template>

  <!-- The target of an increment that may be merged with those beside it; nothing for all others. -->
  <xsl:function name="local:group" as="xs:string">
    <xsl:param name="statement" as="node()"/>
    <xsl:variable name="target" as="element()?"
        select="$statement[self::adjoint-increment][not(@ada:container)] ! target ! (var, array[@ada:repeats = 'no'][var][param-list])"/>
    <xsl:variable name="variable" as="element(var)?" select="$target/descendant-or-self::var[1]"/>
    <xsl:choose>
      <xsl:when test="empty($variable)">
        <xsl:sequence select="''"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="key" as="xs:string" select="key:of($variable)"/>
        <xsl:variable name="text" as="xs:string" select="string($variable)"/>
        <!-- Texts are compared first: that takes less than keys. -->
        <xsl:sequence select="if ($statement ! increment ! descendant::var[string() eq $text][key:of(.) eq $key]) then ''
            else if ($target/self::var) then $key
            else same:text($target)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Parts that are taken away come last: the sum begins with no sign. -->
  <xsl:function name="local:total" as="element()">
    <xsl:param name="parts" as="element()+"/>
    <xsl:variable name="negative" as="element()*" select="$parts/self::unary[@op = '-']"/>
    <xsl:variable name="ordered" as="element()+" select="$parts except $negative, $negative"/>
    <xsl:sequence select="if (count($negative) = count($parts)) then build:negative(fold-left(tail($parts) ! *, head($parts) ! *, local:sum#2))
        else fold-left(tail($ordered), head($ordered), local:sum#2)"/>
  </xsl:function>

  <xsl:function name="local:sum" as="element(binary)">
    <xsl:param name="left" as="element()"/>
    <xsl:param name="right" as="element()"/>
    <xsl:sequence select="if ($right/self::unary[@op = '-']) then build:binary('-', $left, $right/*)
        else build:binary('+', $left, $right)"/>
  </xsl:function>
</xsl:stylesheet>
