<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-cell-queries"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:cellfun" needs="ada:is" writes="ada:is">
    <c:purpose>The two old forms of `cellfun` that take something besides the cells, the sizes of what is in them along a
      dimension and whether it is of a class, ask that of each by an anonymous function.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, k)
          c = {x, [x, 2]};
          z = sum(cellfun('size', c, 2)) * x + all(cellfun("isclass", c, 'double'));
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          c = {x, [x, 2]};
          z = sum(cellfun(@(it) size(it, 2), c)) * x + all(cellfun(@(it) isa(it, 'double'), c));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(cellfun('length', {x, [x, 2]})) * x + sum(cellfun(@size, {x, 1}, {1, 2}));
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sum(cellfun('length', {x, [x, 2]})) * x + sum(cellfun(@size, {x, 1}, {1, 2}));
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:variable name="functions" as="map(xs:string, xs:string)" select="map{'size': 'size', 'isclass': 'isa'}"/>

  <xsl:template match="call[id = 'cellfun'][not(@ada:is = 'user')][local:function(.)]" as="element(call)">
    <call>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="id" copy-namespaces="no"/>
      <param-list>
        <anonymous-function>
          <param-list>
            <xsl:sequence select="build:variable(build:name('it'))"/>
          </param-list>
          <call ada:is="passive">
            <xsl:sequence select="build:call(local:function(.), (build:variable(build:name('it')), param-list/*[3]))/*"/>
          </call>
        </anonymous-function>
        <xsl:apply-templates select="param-list/*[2]"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- The function that is asked, if this is one of these forms: its second operand is a literal, so that no name hides another. -->
  <xsl:function name="local:function" as="xs:string?">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:sequence select="$functions($arguments[count($arguments) eq 3 and $arguments[3]/self::literal][1]/self::literal/replace(., '^.|.$', ''))"/>
  </xsl:function>
</xsl:stylesheet>
