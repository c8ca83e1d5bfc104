<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:name-loop-variables"
    xmlns:build="urn:adjoinery:build"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="for">
    <c:purpose>A loop whose variable is written to elsewhere, too, in its body or outside, or is no plain variable, gets a
      variable of its own, so that the reversed loop may rely on the loop's variable, and every other value of the
      variable comes from an assignment. Where what comes behind the loop may read the variable, it is the empty array
      that the loop iterates over if there is no iteration.</c:purpose>
    <c:case>
      <c:before>
        for i = 1:n
          i = 2 * i;
          z = z + x(i);
        end
      </c:before>
      <c:after>
        for tmpi1 = 1:n
          i = tmpi1;
          i = 2 * i;
          z = z + x(i);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(t, n)
          y = t;
          for t = 1:n
            y = y * 2;
          end
          y = y + t;
        end
      </c:before>
      <c:after>
        function y = f(t, n)
          y = t;
          t = 1:0;
          for tmpi1 = 1:n
            t = tmpi1;
            y = y * 2;
          end
          y = y + t;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function y = f(i)
          for i = i
            i = i + 1;
          end
          y = i;
        end
      </c:before>
      <c:after>
        function y = f(i)
          tmpl1 = i;
          i = tmpl1(:, []);
          for tmpi1 = tmpl1
            i = tmpi1;
            i = i + 1;
          end
          y = i;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        for i = 1:n
          for i = 1:m
            z = z + x(i);
          end
        end
      </c:before>
      <c:after>
        for tmpi1 = 1:n
          i = tmpi1;
          for i = 1:m
            z = z + x(i);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        for s.k = 1:n
          z = z + x(s.k);
        end
      </c:before>
      <c:after>
        for tmpi1 = 1:n
          s.k = tmpi1;
          z = z + x(s.k);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="numbers" tunnel="yes" select="numbers:of(.//for)"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <!-- Every loop asks for what the function does to its variable elsewhere: it is looked for once. -->
  <xsl:template match="function[.//for]" as="element(function)">
    <xsl:variable name="loops" as="element(for)*" select=".//for[id]"/>
    <xsl:variable name="looped" as="map(*)" select="map:merge($loops ! map:entry(string(id), true()))"/>
    <xsl:variable name="variables" as="element(var)*" select=".//var[map:contains($looped, string(id))]"/>
    <xsl:variable name="written" as="element(id)*" select="$variables[local:is-written(.)]/id | .//catch/id"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="written" tunnel="yes" select="map:merge($written ! map:entry(string(), true()))"/>
        <!-- Loops with others of the same variable in them. -->
        <xsl:with-param name="repeated" tunnel="yes" select="map:merge(
            (for $loop in $loops return $loop/ancestor::for[id = $loop/id][1]) ! map:entry(generate-id(), true()))"/>
        <xsl:with-param name="reads" tunnel="yes" select="local:reads($variables)"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="function//for[not(*[1]/self::tmp)]" as="element()+">
    <xsl:param name="written" as="map(*)" tunnel="yes"/>
    <xsl:param name="repeated" as="map(*)" tunnel="yes"/>
    <xsl:variable name="name" as="xs:string" select="string(id)"/>
    <xsl:choose>
      <!-- Nothing else than this loop, and others beside it, gives the variable a value, nor does the loop iterate over
        values of it. -->
      <xsl:when test="*[1]/self::id and not(map:contains($written, $name) or map:contains($repeated, generate-id())
          or *[2]/descendant-or-self::var[id = $name])">
        <xsl:next-match/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:call-template name="local:rename"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template name="local:rename" as="element()+">
    <xsl:param name="numbers" as="map(*)" tunnel="yes"/>
    <xsl:param name="reads" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($numbers(generate-id()))"/>
    <xsl:variable name="own" as="element(var)" select="build:temporary('i', $number)"/>
    <xsl:variable name="variable" as="element()">
      <xsl:choose>
        <xsl:when test="*[1]/self::id">
          <var>
            <xsl:apply-templates select="*[1]"/>
          </var>
        </xsl:when>
        <xsl:otherwise>
          <xsl:apply-templates select="*[1]"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:variable>
    <xsl:variable name="is-read" as="xs:boolean" select="*[1]/self::id and local:is-read-outside(., $reads(string(id)))"/>
    <xsl:variable name="is-kept" as="xs:boolean" select="$is-read and not(*[2]/self::range[not(descendant::var[id = current()/id])])"/>
    <xsl:variable name="values" as="element(var)" select="build:temporary('l', $number)"/>
    <xsl:if test="$is-kept">
      <binary op="=">
        <xsl:sequence select="$values"/>
        <xsl:apply-templates select="*[2]"/>
      </binary>
    </xsl:if>
    <xsl:if test="$is-read">
      <binary op="=">
        <xsl:sequence select="$variable"/>
        <xsl:sequence select="if ($is-kept) then build:no-columns($values) else build:range((build:literal('1'), build:literal('0')))"/>
      </binary>
    </xsl:if>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="$own/tmp"/>
      <xsl:choose>
        <xsl:when test="$is-kept">
          <xsl:sequence select="$values"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:apply-templates select="*[2]"/>
        </xsl:otherwise>
      </xsl:choose>
      <xsl:apply-templates select="* except (*[1], *[2], statement-list)"/>
      <statement-list>
        <xsl:sequence select="build:assign($variable, $own)"/>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </xsl:copy>
  </xsl:template>

  <!-- The first and the last place where each variable is read. -->
  <xsl:function name="local:reads" as="map(xs:string, element(var)+)">
    <xsl:param name="variables" as="element(var)*"/>
    <xsl:map>
      <xsl:for-each-group select="$variables[not(local:is-whole-target(.))]" group-by="string(id)">
        <xsl:map-entry key="current-grouping-key()" select="current-group()[position() = (1, last())]"/>
      </xsl:for-each-group>
    </xsl:map>
  </xsl:function>

  <!-- Reads of the loop's variable outside stand before the loop, as outputs do, or behind it. -->
  <xsl:function name="local:is-read-outside" as="xs:boolean">
    <xsl:param name="loop" as="element(for)"/>
    <xsl:param name="reads" as="element(var)*"/>
    <xsl:variable name="is-repeated" as="xs:boolean" select="exists($loop/ancestor::*[self::for or self::while])"/>
    <xsl:sequence select="exists($reads[not(ancestor::for intersect $loop)][$is-repeated or . &gt;&gt; $loop or parent::outvars])"/>
  </xsl:function>

  <!-- Whether something is written to the variable here, or it is a parameter or shared with other functions. -->
  <xsl:function name="local:is-written" as="xs:boolean">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:variable name="list" as="element(param-list)?" select="$variable/ancestor::param-list[1]"/>
    <xsl:sequence select="exists($list/parent::function) or exists($variable/parent::global) or exists($variable/parent::persistent)
        or (empty($list) and exists($variable/ancestor-or-self::*[parent::binary[@op = '=']][empty(preceding-sibling::*)])
          and not($variable/parent::dyn-struct-ref/*[1] except $variable))"/>
  </xsl:function>

  <!-- Whether it is a parameter, or gets a value as a whole. -->
  <xsl:function name="local:is-whole-target" as="xs:boolean">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:sequence select="exists($variable[parent::binary/@op = '='][empty(preceding-sibling::*)])
        or exists($variable/parent::param-list/parent::function)"/>
  </xsl:function>
</xsl:stylesheet>
