<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-found-values"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:template="urn:adjoinery:template"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:find" needs="ada:is" writes="ada:is">
    <c:purpose>The values that `find` gives besides rows and columns are read at these: they are no whole numbers.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          [i, j, v] = find(x);
          z = sum(v);
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpfx1 = x;
          [i, j] = find(tmpfx1);
          v = tmpfx1(i + (j - 1) * size(tmpfx1, 1));
          z = sum(v);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [i, j] = find(x, 2);
          [m, k(3), v] = find(x(i), 2, 'last');
          z = sum(v);
        end
      </c:before>
      <c:after>
        function z = f(x)
          [i, j] = find(x, 2);
          tmpfx1 = x(i);
          [tmpfr1, tmpfc1] = find(tmpfx1, 2, 'last');
          m = tmpfr1;
          k(3) = tmpfc1;
          v = tmpfx1(tmpfr1 + (tmpfc1 - 1) * size(tmpfx1, 1));
          z = sum(v);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/numbers.xsl"/>
  <xsl:include href="../../templates/resolved/found-values.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(.//binary[local:finds(.)])"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:finds(.)]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="found" as="element(var)" select="build:temporary('fx', $number)"/>
    <xsl:variable name="targets" as="element()+" select="*[1]/row-list/item-list/*"/>
    <xsl:variable name="are-plain" as="xs:boolean" select="every $it in $targets[position() le 2] satisfies
        $it/self::var and count($targets[. = $it]) eq 1"/>
    <xsl:variable name="places" as="element()+" select="if ($are-plain) then $targets[position() le 2]
        else (build:temporary('fr', $number), build:temporary('fc', $number))"/>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="$found"/>
      <xsl:copy-of select="*[2]/param-list/*[1]" copy-namespaces="no"/>
    </binary>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:outputs($places)"/>
      <call>
        <xsl:copy-of select="*[2]/@*, *[2]/id" copy-namespaces="no"/>
        <param-list>
          <xsl:sequence select="$found"/>
          <xsl:copy-of select="*[2]/param-list/*[position() gt 1]" copy-namespaces="no"/>
        </param-list>
      </call>
    </binary>
    <xsl:if test="not($are-plain)">
      <xsl:sequence select="build:assign($targets[1], $places[1]), build:assign($targets[2], $places[2])"/>
    </xsl:if>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:copy-of select="$targets[3]" copy-namespaces="no"/>
      <xsl:sequence select="template:found-values($found, $places[1], $places[2])"/>
    </binary>
  </xsl:template>

  <xsl:function name="local:finds" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="exists($statement[@op = '=']/*[2]/self::call[@ada:is = 'passive'][id = 'find'])
        and count($statement/*[1]/self::unary/row-list/item-list/*) eq 3"/>
  </xsl:function>
</xsl:stylesheet>
