<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:local="urn:adjoinery:name-elements"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="*@ada:opens array@ada:element" ends="@ada:opens | @ada:element"
      needs="ada:active ada:element ada:from ada:opens ada:vector" writes="ada:active ada:adjoint ada:repeats ada:shape" outdates="ada:element ada:opens">
    <c:purpose>Elements of short vectors that are read often become variables of their own.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          assert(iscolumn(x) &amp;&amp; numel(x) == 2);
          z = x(1) * x(2) + sin(x(1));
        end
      </c:before>
      <c:after>
        function z = f(x)
          assert(iscolumn(x) &amp;&amp; numel(x) == 2);
          tmpel1_1 = x(1);
          tmpel1_2 = x(2);
          tmpca1 = mtimes(tmpel1_1, tmpel1_2);
          tmpca2 = sin(tmpel1_1);
          z = plus(tmpca1, tmpca2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(p, n)
          assert(isrow(p) &amp;&amp; numel(p) == 3);
          z = 0;
          for k = 1:n
            z = z * p(3);
          end
        end
      </c:before>
      <c:after>
        function z = f(p, n)
          assert(isrow(p) &amp;&amp; numel(p) == 3);
          z = 0;
          tmpel1_3 = p(3);
          for k = 1:n
            tmpsa1 = mtimes(z, tmpel1_3);
            z = tmpsa1;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <!-- A read of each element that gets a variable. -->
  <xsl:template mode="prepare" match="function" as="map(xs:string, element(array))">
    <xsl:sequence select="map:merge(descendant::array[@ada:element] ! map:entry(string(@ada:element), .))"/>
  </xsl:template>

  <xsl:template match="statement-list/*[@ada:opens]" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:sequence select="tokenize(@ada:opens) ! local:assignment($prepared(.))"/>
    <xsl:copy>
      <xsl:apply-templates select="@* except @ada:opens, node()"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="array[@ada:element]" as="element(var)">
    <var>
      <xsl:copy-of select="@* except (@ada:element, @ada:repeats, @ada:vector)"/>
      <xsl:copy-of select="var/@ada:active"/>
      <xsl:sequence select="local:name(.)"/>
    </var>
  </xsl:template>

  <xsl:function name="local:assignment" as="element(binary)">
    <xsl:param name="element" as="element(array)"/>
    <binary op="=" ada:active="yes">
      <xsl:copy-of select="$element/@at, $element/ancestor::binary[1]/@ada:from"/>
      <var ada:active="yes" ada:adjoint="yes" ada:shape="scalar">
        <xsl:sequence select="local:name($element)"/>
      </var>
      <array ada:repeats="no" ada:shape="scalar">
        <xsl:copy-of select="$element/@ada:vector"/>
        <xsl:copy-of select="$element/var" copy-namespaces="no"/>
        <xsl:copy-of select="$element/param-list" copy-namespaces="no"/>
      </array>
    </binary>
  </xsl:function>

  <xsl:function name="local:name" as="element(tmp)">
    <xsl:param name="element" as="element(array)"/>
    <tmp kind="el" name="{local:vector-name($element/var/*)}">
      <id>
        <xsl:value-of select="$element/@ada:element"/>
      </id>
    </tmp>
  </xsl:function>

  <!-- Variables of functions that were put into others have the names that they had there. -->
  <xsl:function name="local:vector-name" as="xs:string">
    <xsl:param name="name" as="element()"/>
    <xsl:sequence select="
        if ($name/self::id) then string($name)
        else if ($name/@kind = ('in', 'ip')) then replace($name, '^(\d+_)+', '')
        else 't'"/>
  </xsl:function>
</xsl:stylesheet>
