<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="for@ada:active" ends="for[@ada:active]" needs="ada:active" writes="ada:active ada:is">
    <c:purpose>A loop over active values counts their columns and takes one in each iteration, so that the adjoint of the
      loop's variable flows back like that of any column that is read. Where something else may read the variable, it is
      the empty array before the first iteration, as it is behind a loop over nothing.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for v = x
            z = z + sum(v);
          end
          z = z + numel(v);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = 0;
          tmpiv1 = x;
          v = tmpiv1(:, []);
          for tmpic1 = 1:size(tmpiv1(:, :), 2) * (size(tmpiv1, 1) &gt; 0)
            v = tmpiv1(:, tmpic1);
            z = z + sum(v);
          end
          z = z + numel(v);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for v = x
            z = z + sum(v);
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = 0;
          tmpiv1 = x;
          for tmpic1 = 1:size(tmpiv1(:, :), 2) * (size(tmpiv1, 1) &gt; 0)
            v = tmpiv1(:, tmpic1);
            z = z + sum(v);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          for t = x:0.5:n
            z = t ^ 2;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          tmpiv1 = x:0.5:n;
          for tmpic1 = 1:size(tmpiv1(:, :), 2) * (size(tmpiv1, 1) &gt; 0)
            t = tmpiv1(:, tmpic1);
            z = t^2;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:include href="../templates/resolved/columns.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::for[@ada:active])"/>
  </xsl:template>

  <xsl:template match="for[@ada:active]" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="values" as="element(var)" select="build:temporary('iv', $number)"/>
    <xsl:variable name="counter" as="element(var)" select="build:temporary('ic', $number)"/>
    <binary op="=" at="{@at}" ada:active="yes">
      <xsl:sequence select="$values"/>
      <xsl:apply-templates select="*[2]"/>
    </binary>
    <xsl:variable name="loop" as="element(for)" select="."/>
    <xsl:variable name="variable" as="element(var)">
      <var>
        <xsl:apply-templates select="*[1]"/>
      </var>
    </xsl:variable>
    <xsl:if test="exists(ancestor::function[1]//var[. = $variable][not(ancestor::for intersect $loop)])">
      <binary op="=" at="{@at}" ada:active="yes">
        <xsl:sequence select="$variable"/>
        <xsl:sequence select="build:no-columns($values)"/>
      </binary>
    </xsl:if>
    <for>
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="$counter/tmp"/>
      <xsl:sequence select="template:column-numbers($values)"/>
      <statement-list>
        <binary op="=" at="{@at}">
          <xsl:sequence select="$variable"/>
          <xsl:sequence select="template:column($values, $counter)"/>
        </binary>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </for>
  </xsl:template>
</xsl:stylesheet>
