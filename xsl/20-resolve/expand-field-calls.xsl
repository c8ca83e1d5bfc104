<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-field-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:getfield call:setfield" guard="none" needs="ada:is">
    <c:purpose>Fields that `getfield` reads and `setfield` writes are read and written as others are.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, n)
          s = setfield(struct(), 'a', x);
          s = setfield(s, n, 'b_2', 2 * x);
          t = setfield(s, 'a', {2}, getfield(s, n, 'b_2'));
          z = getfield(t, 'a', {1}) + getfield(t, n).b_2;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          s = struct();
          s.a = x;
          s.(n).b_2 = 2 * x;
          t = s;
          t.a(2) = s.(n).b_2;
          z = t.a(1) + t.(n).b_2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(s, t)
          t = setfield(s, 'a', t.a);
          z = getfield(g(s), 'a') + t.a;
        end
        function s = g(s)
        end
      </c:before>
      <c:after>
        function z = f(s, t)
          t = setfield(s, 'a', t.a);
          z = getfield(g(s), 'a') + t.a;
        end

        function s = g(s)
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[id = 'getfield'][not(@ada:is = 'user')][local:is-storage(param-list/*[1])][local:is-way(tail(param-list/*))]"
      as="element()">
    <xsl:variable name="base" as="element()">
      <xsl:apply-templates select="param-list/*[1]"/>
    </xsl:variable>
    <xsl:sequence select="local:along($base, tail(param-list/*), @at)"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[@op = '='][local:sets(.)]" as="element(binary)+">
    <xsl:variable name="target" as="element()" select="*[1]"/>
    <xsl:variable name="arguments" as="element()+" select="*[2]/param-list/*"/>
    <xsl:if test="not($arguments[1]/self::var = $target)">
      <binary op="=">
        <xsl:copy-of select="@at"/>
        <xsl:apply-templates select="$target, $arguments[1]"/>
      </binary>
    </xsl:if>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="local:along($target, $arguments[position() gt 1 and position() lt last()], *[2]/@at)"/>
      <xsl:apply-templates select="$arguments[last()]"/>
    </binary>
  </xsl:template>

  <!-- What is written to may be overwritten before the rest is looked at: it must not be in there. -->
  <xsl:function name="local:sets" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="call" as="element(call)?" select="$statement/*[2]/self::call[id = 'setfield'][not(@ada:is = 'user')]"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:variable name="target" as="element()" select="$statement/*[1]"/>
    <xsl:sequence select="count($arguments) gt 2 and exists($target/self::var)
        and local:is-way($arguments[position() gt 1 and position() lt last()])
        and ($arguments[1]/self::var = $target or not($target = tail($arguments)/descendant-or-self::var))"/>
  </xsl:function>

  <!-- Names of fields, and indices in braces. -->
  <xsl:function name="local:is-way" as="xs:boolean">
    <xsl:param name="steps" as="element()*"/>
    <xsl:sequence select="exists($steps) and (every $it in $steps satisfies
        not($it/self::unary[@op = '{}']) or count($it/row-list/item-list) eq 1)"/>
  </xsl:function>

  <xsl:function name="local:is-storage" as="xs:boolean">
    <xsl:param name="it" as="element()?"/>
    <xsl:sequence select="exists($it/(self::var, self::struct-ref, self::dyn-struct-ref, self::array))
        and (empty($it/*[2]) or $it/self::var or local:is-storage($it/*[1]))"/>
  </xsl:function>

  <!-- The storage that these steps lead to. -->
  <xsl:function name="local:along" as="element()">
    <xsl:param name="base" as="element()"/>
    <xsl:param name="steps" as="element()*"/>
    <xsl:param name="at" as="attribute()?"/>
    <xsl:iterate select="$steps">
      <xsl:param name="base" as="element()" select="$base"/>
      <xsl:on-completion select="$base"/>
      <xsl:next-iteration>
        <xsl:with-param name="base" as="element()">
          <xsl:choose>
            <xsl:when test="self::unary[@op = '{}']">
              <array>
                <xsl:sequence select="$at, $base"/>
                <param-list>
                  <xsl:copy-of select="row-list/item-list/*" copy-namespaces="no"/>
                </param-list>
              </array>
            </xsl:when>
            <xsl:when test="self::literal[matches(., '^([''&quot;])[A-Za-z][\w_]*\1$')]">
              <struct-ref>
                <xsl:sequence select="$at, $base, build:name(replace(., '[''&quot;]', ''))"/>
              </struct-ref>
            </xsl:when>
            <xsl:otherwise>
              <dyn-struct-ref>
                <xsl:sequence select="$at, $base"/>
                <xsl:copy-of select="." copy-namespaces="no"/>
              </dyn-struct-ref>
            </xsl:otherwise>
          </xsl:choose>
        </xsl:with-param>
      </xsl:next-iteration>
    </xsl:iterate>
  </xsl:function>
</xsl:stylesheet>
