<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:expand-nth-outputs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="call:nthargout" needs="ada:is" adds="ada:made" writes="ada:is">
    <c:purpose>`nthargout` with a number that is written down becomes a function of the program, which gets a handle and
      gives that output of it.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = nthargout(2, @sort, x, 1) + nthargout(2, @size, x, 2);
          z = z * nthargout(1, 2, @(t) max(t), x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = output_2_of_2(@sort, x, 1) + output_2_of_2(@size, x, 2);
          z = z * output_1_of_2(@(t) max(t), x);
        end

        function value = output_2_of_2(f, argument1, argument2)
          [output1, value] = feval(f, argument1, argument2);
        end

        function value = output_1_of_2(f, argument1)
          [value, output2] = feval(f, argument1);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          z = nthargout(n, @max, x);
          c = nthargout([1, 2], @max, x);
          g = @sin;
          z = z * g(c{2});
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          z = nthargout(n, @max, x);
          c = nthargout([1, 2], @max, x);
          g = @sin;
          z = z * g(c{2});
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../templates/resolved/nth-output.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select=".//call[local:is-known(.)]"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="calls" tunnel="yes" select="$calls"/>
        <xsl:with-param name="names" tunnel="yes" select="free:of-kinds(free:taken(.//id), distinct-values($calls ! local:kind(.)))"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each-group select="$calls" group-by="local:kind(.)">
        <xsl:variable name="arguments" as="element(var)*"
            select="(1 to count(local:arguments(.)) - 1) ! local:variable('argument' || .)"/>
        <xsl:variable name="outputs" as="element(var)+"
            select="let $call := . return (1 to local:count($call)) ! local:variable(if (. eq local:place($call)) then 'value' else 'output' || .)"/>
        <xsl:sequence select="template:nth-output($names(current-grouping-key()),
            if (count($outputs) gt 1) then build:outputs($outputs) else $outputs, $arguments, (ancestor::function[last()]/@file, @at))"/>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[local:is-known(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <call ada:is="user">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name($names(local:kind(.)))"/>
      <param-list>
        <xsl:apply-templates select="local:arguments(.)"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:function name="local:is-known" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="exists($call[id = 'nthargout'][not(@ada:is = 'user')][param-list/*[1]/self::literal[matches(., '^[1-9]$')]])
        and not(local:arguments($call)[1]/self::literal) and empty($call/param-list/*[self::array/cell-index/param-list/(colon, range)])
        and local:place($call) le local:count($call)"/>
  </xsl:function>

  <!-- Which of the outputs is meant, and of how many. -->
  <xsl:function name="local:place" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="xs:integer($call/param-list/*[1])"/>
  </xsl:function>

  <xsl:function name="local:count" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="xs:integer($call/param-list/*[position() le 2][self::literal[matches(., '^[1-9]$')]][last()])"/>
  </xsl:function>

  <!-- The function that is called, and its arguments. -->
  <xsl:function name="local:arguments" as="element()*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/param-list/*[position() gt (if (../*[2]/self::literal[matches(., '^[1-9]$')]) then 2 else 1)]"/>
  </xsl:function>

  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="'output_' || local:place($call) || '_of_' || local:count($call) || '|' || count(local:arguments($call))"/>
  </xsl:function>

  <xsl:function name="local:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:sequence select="build:variable(build:name($name))"/>
  </xsl:function>
</xsl:stylesheet>
