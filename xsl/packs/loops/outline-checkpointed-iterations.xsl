<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:free="urn:adjoinery:free-name"
    xmlns:template="urn:adjoinery:template" xmlns:local="urn:adjoinery:outline-checkpointed-iterations"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract guard="none" on="for@ada:iterations" ends="for[@ada:iterations]"
      needs="ada:checkpoint ada:gives ada:lowers ada:made ada:takes ada:iterations" adds="ada:made"
      writes="ada:is ada:joint" outdates="ada:gives ada:lowers ada:takes ada:iterations">
    <c:purpose>Loops with checkpoints go from one to the next, as many iterations at once as there are checkpoints: what lies between
      two of them is a call of a function, which is made again in the reverse sweep (`ada:joint`).</c:purpose>
    <c:case>
      <c:before>
        function u = f(u, p, n)
          for k = 1:n
            %ADiMat &lt;checkpoint/&gt;
            t = p * k;
            u = u + sin(t * u);
          end
        end
      </c:before>
      <c:after>
        function u = f(u, p, n)
          values = 1:n;
          stride = ceil(sqrt(numel(values)));
          for first = 1:stride:numel(values)
            u = f_iterations(values(first), values(min(first + stride - 1, numel(values))), u, p);
          end
        end

        function u = f_iterations(first, last, u, p)
          for k = first:last
            t = p * k;
            u = u + sin(t * u);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [u, s] = f(u, A)
          s = 0;
          for a = A
            %ADiMat &lt;checkpoint/&gt;
            first = a' * u;
            u = u * first;
            s = s + first;
            if s > 9, break, end
          end
        end
      </c:before>
      <c:after>
        function [u, s] = f(u, A)
          s = 0;
          values = A;
          stride = ceil(sqrt(size(values(:, :), 2)));
          for first_2 = 1:stride:size(values(:, :), 2)
            [u, s, tmpbreak1] = f_iterations(values(:, first_2:min(first_2 + stride - 1, size(values(:, :), 2))), u, s);
            if tmpbreak1, break; end
          end
        end

        function [u, s, tmpbreak1] = f_iterations(values, u, s)
          for a = values
            tmpbreak1 = false;
            first = a' * u;
            u = u * first;
            s = s + first;
            if s > 9
              tmpbreak1 = true;
            end
            if tmpbreak1, break; end
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../templates/resolved/checkpoints.m"/>
  <xsl:include href="../../templates/resolved/columns.m"/>
  <xsl:include href="../../templates/resolved/made-function.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function-list/function[.//for/@ada:iterations]" as="element(function)+">
    <xsl:variable name="names" as="map(xs:string, xs:string)"
        select="free:of-kinds(free:taken(.//id), ('values|', 'stride|', 'first|', 'last|'))"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      <xsl:apply-templates>
        <xsl:with-param name="names" tunnel="yes" select="$names"/>
      </xsl:apply-templates>
    </xsl:copy>
    <xsl:apply-templates mode="local:function" select=".//for[@ada:iterations]">
      <xsl:with-param name="names" tunnel="yes" select="$names"/>
    </xsl:apply-templates>
  </xsl:template>

  <xsl:template match="for[@ada:iterations]" as="element()+">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="variable" as="function(*)" select="function($kind) { build:variable(build:name($names($kind || '|'))) }"/>
    <xsl:variable name="values" as="element(var)" select="$variable('values')"/>
    <xsl:variable name="first" as="element(var)" select="$variable('first')"/>
    <xsl:variable name="stride" as="element(var)" select="$variable('stride')"/>
    <xsl:variable name="count" as="element(call)" select="if (*[2]/self::range) then build:passive('numel', $values) else template:column-count($values)"/>
    <xsl:variable name="last" as="element(call)" select="template:last-of-stride($first, $stride, $count)"/>
    <xsl:variable name="gives" as="element(var)+" select="local:variables(@ada:gives)"/>
    <xsl:variable name="iterations" as="element()+" select="if (local:counts(.))
        then ($first, $last) ! local:part($values, .)
        else template:column($values, build:range(($first, $last)))"/>
    <xsl:sequence select="build:assign($values, *[2])"/>
    <xsl:sequence select="template:stride($stride, $count)"/>
    <for>
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="$first/id"/>
      <xsl:sequence select="build:range((build:literal('1'), $stride, $count))"/>
      <statement-list>
        <binary op="=">
          <xsl:copy-of select="@at"/>
          <xsl:sequence select="if (count($gives) gt 1) then build:outputs($gives) else $gives"/>
          <call ada:is="user" ada:joint="asked">
            <xsl:copy-of select="@at"/>
            <xsl:sequence select="build:call(@ada:iterations, ($iterations, local:variables(@ada:takes)))/*"/>
          </call>
        </binary>
        <xsl:copy-of select="statement-list/loop-exit" copy-namespaces="no"/>
      </statement-list>
    </for>
  </xsl:template>

  <!-- The directive has done what it is for. -->
  <xsl:template match="adc:comment[@ada:checkpoint]" as="empty-sequence()"/>

  <xsl:mode name="local:function" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:function" match="for" as="element(function)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="iterations" as="element(var)+" select="(if (local:counts(.)) then ('first|', 'last|') else 'values|')
        ! build:variable(build:name($names(.)))"/>
    <xsl:variable name="loop" as="element(for)">
      <for>
        <xsl:copy-of select="@at, *[1]"/>
        <xsl:sequence select="if (local:counts(.)) then build:range($iterations) else $iterations"/>
        <xsl:apply-templates select="statement-list"/>
      </for>
    </xsl:variable>
    <xsl:sequence select="template:made-function(@ada:iterations, local:variables(@ada:gives), ($iterations, local:variables(@ada:takes)),
        (local:variables(@ada:lowers) ! build:assign(., build:literal('false')), $loop), (ancestor::function[last()]/@file, @at))"/>
  </xsl:template>

  <!-- Whether a loop counts in whole numbers, so that two of them say which iterations are meant: between numbers with fractions,
    rounding may make an iteration less. -->
  <xsl:function name="local:counts" as="xs:boolean">
    <xsl:param name="loop" as="element(for)"/>
    <xsl:sequence select="count($loop/range/*) eq 2 and matches($loop/range/*[1]/self::literal, '^\d+$')"/>
  </xsl:function>

  <xsl:function name="local:part" as="element(array)">
    <xsl:param name="of" as="element(var)"/>
    <xsl:param name="index" as="element()"/>
    <array>
      <xsl:copy-of select="$of" copy-namespaces="no"/>
      <param-list>
        <xsl:copy-of select="$index" copy-namespaces="no"/>
      </param-list>
    </array>
  </xsl:function>

  <!-- The variables that an analysis names by their keys. -->
  <xsl:function name="local:variables" as="element(var)*">
    <xsl:param name="keys" as="attribute()"/>
    <xsl:for-each select="tokenize($keys)">
      <xsl:variable name="parts" as="xs:string+" select="tokenize(., ':')"/>
      <xsl:sequence select="if (count($parts) eq 1) then build:variable(build:name(.)) else build:temporary($parts[2], $parts[3])"/>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
