<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-outlined-ends"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="end" ends="*[@ada:outline]/descendant-or-self::end" needs="ada:outline"
      writes="ada:is">
    <c:purpose>Where an index becomes a statement of its own, `end` becomes the size that it stands for.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          z(end + 1) = x(2);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          tmplia1 = x(2);
          z(numel(z) + 1) = tmplia1;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          z(:, end + 1) = x(:, 1);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          tmplia1 = x(:, 1);
          z(:, size(z(:, :), 2) + 1) = tmplia1;
        end
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x, k)
          c = {x};
          c{end - k}(end:3) = x(2);
          z = c{1};
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          c = {x};
          tmplia1 = x(2);
          c{numel(c) - k}(numel(c{numel(c) - k}):3) = tmplia1;
          z = c{1};
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-subscripts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="end[build:index-around(.)/@ada:outline or ancestor::*[@ada:outline]/ancestor::* intersect build:index-around(.)]"
      as="element(call)">
    <xsl:sequence select="local:size(.)"/>
  </xsl:template>

  <!-- The value of an `end`. -->
  <xsl:function name="local:size" as="element(call)">
    <xsl:param name="end" as="element(end)"/>
    <xsl:variable name="index" as="element()" select="build:index-around($end)"/>
    <xsl:variable name="of" as="element()">
      <xsl:apply-templates mode="local:asked" select="$index/ancestor::array[1]/*[1]"/>
    </xsl:variable>
    <xsl:sequence select="build:end($of, $index)"/>
  </xsl:function>

  <!-- The storage whose size is asked for, which may have ends of its own. -->
  <xsl:mode name="local:asked" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:asked" match="@ada:outline" as="empty-sequence()"/>

  <xsl:template mode="local:asked" match="end" as="element(call)">
    <xsl:sequence select="local:size(.)"/>
  </xsl:template>
</xsl:stylesheet>
