<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-moved-captures"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" guard="none" on="function@ada:made"
      needs="ada:active-inputs ada:made" writes="ada:is">
    <c:purpose>Moves the active values that the function of a solver captures, in the copy of it by which the helpers see how
      fine a mesh the derivative needs. There is no copy where no captured value is active.</c:purpose>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, p)
          z = quad(@(t) t * p * x, 0, 1);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = quad_of(@(t) f_handle(t, p, x), p, x, 0, 1);
        end

        function value = f_handle(t, p, x)
          value = t * p * x;
        end

        function value = quad_of(f, f_p, f_x, argument2, argument3)
          found = quad(f, argument2, argument3);
          near_p = f_p;
          near_x = adm_moved(f_x);
          [points, weights] = adm_quadrature(f, @(argument1) f_handle(argument1, near_p, near_x), argument2, argument3, found, [], 'each');
          total = zeros(size(found));
          for k = 1:numel(points)
            total = total + weights(k) .* f_handle(points(k), f_p, f_x);
          end
          value = adm_integral(found, total, total, argument2, argument2, argument3, argument3, adm_bound(f, argument2), adm_bound(f, argument3), []);
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, p)
          z = quad(@(t) t * p, 0, x);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          z = quad_of(@(t) f_handle(t, p), p, 0, x);
        end

        function value = f_handle(t, p)
          value = t * p;
        end

        function value = quad_of(f, f_p, argument2, argument3)
          found = quad(f, argument2, argument3);
          [points, weights] = adm_quadrature(f, [], argument2, argument3, found, [], 'each');
          total = zeros(size(found));
          for k = 1:numel(points)
            total = total + weights(k) .* f_handle(points(k), f_p);
          end
          value = adm_integral(found, total, total, argument2, argument2, argument3, argument3, adm_bound(f, argument2), adm_bound(f, argument3), []);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:made][exists(local:near(.))]" as="element(function)">
    <xsl:copy copy-namespaces="yes">
      <xsl:apply-templates select="@*, node()">
        <xsl:with-param name="captured" tunnel="yes" select="local:captured(.)"/>
        <xsl:with-param name="moved" tunnel="yes" select="local:moved(.)"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <!-- Captured values are copied just before the helper is called. -->
  <xsl:template match="function[@ada:made]/statement-list/binary[local:copies(.)]" as="element(binary)?">
    <xsl:param name="captured" as="xs:string*" tunnel="yes" select="()"/>
    <xsl:param name="moved" as="xs:string*" tunnel="yes" select="()"/>
    <xsl:choose>
      <xsl:when test="*[1] = $moved">
        <xsl:copy>
          <xsl:copy-of select="@*, *[1]" copy-namespaces="no"/>
          <xsl:sequence select="build:passive('adm_moved', *[2])"/>
        </xsl:copy>
      </xsl:when>
      <xsl:when test="*[1] = $captured and empty($moved)"/>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template match="function[@ada:made]/statement-list/binary/call[id = $local:helpers]/param-list/anonymous-function" as="element()">
    <xsl:param name="moved" as="xs:string*" tunnel="yes" select="()"/>
    <xsl:choose>
      <xsl:when test="empty($moved)">
        <xsl:sequence select="build:brackets(())"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:variable name="local:helpers" as="xs:string+" select="'adm_ode_mesh', 'adm_ode_points', 'adm_quadrature'"/>

  <xsl:function name="local:copies" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="$statement/@op = '=' and exists($statement/*[1]/self::var) and exists($statement/*[2]/self::var)"/>
  </xsl:function>

  <!-- The call in the copy of the function that a helper gets. -->
  <xsl:function name="local:near" as="element(call)?">
    <xsl:param name="function" as="element(function)"/>
    <xsl:sequence select="$function/statement-list/binary/call[id = $local:helpers]/param-list/anonymous-function/call"/>
  </xsl:function>

  <!-- The variables that it captures. -->
  <xsl:function name="local:captured" as="xs:string*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:variable name="near" as="element(call)" select="local:near($function)"/>
    <xsl:sequence select="$near/param-list/var[not(. = $near/../param-list/var)]/string()"/>
  </xsl:function>

  <!-- Those that are active. -->
  <xsl:function name="local:moved" as="xs:string*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:variable name="near" as="element(call)" select="local:near($function)"/>
    <xsl:variable name="active" as="xs:integer*" select="tokenize($near/@ada:active-inputs) ! xs:integer(.)"/>
    <xsl:sequence select="$near/param-list/*[position() = $active]/self::var[. = local:captured($function)]/string()"/>
  </xsl:function>
</xsl:stylesheet>
