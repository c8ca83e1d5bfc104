<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:local="urn:adjoinery:name-places"
    xmlns:build="urn:adjoinery:build"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call@ada:places" ends="call[@ada:places]" needs="ada:from ada:is ada:only ada:places"
      writes="ada:is ada:repeats ada:shape" outdates="ada:places">
    <c:purpose>Takes what `max` and `min` choose from its place, where shapes are known: the reverse sweep adds to this element, and
      need not search it again. Places in columns or rows become indices of the matrix.</c:purpose>
    <c:case>
      <c:before>
        function z = f(v)
          if ~iscolumn(v) || isempty(v), error('v'); end
          z = max(v);
        end
      </c:before>
      <c:after>
        function z = f(v)
          if ~iscolumn(v) || isempty(v)
            error('v');
          end
          [tmpoplace1, tmpplace1] = max(v);
          z = v(tmpplace1);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          y = sin(reshape(x, 3, 4));
          [a, k] = max(y);
          b = min(y, [], 2);
          z = b * a;
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpca1 = reshape(x, 3, 4);
          y = sin(tmpca1);
          [a, k] = max(y);
          [tmpoplace1, tmpplace1] = min(y, [], 2);
          tmpindex1 = (1:numel(tmpplace1)).' + (tmpplace1 - 1) * size(y, 1);
          b = y(tmpindex1);
          z = mtimes(b, a);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[@op = '=']/call[@ada:places])"/>
  </xsl:template>

  <!-- Where results go to parts, the place might be one that an index reads. -->
  <xsl:template match="call[@ada:places]" as="element(call)">
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:places, *" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="binary[@op = '='][call/@ada:places][*[1][self::var or self::array or self::unary[not(row-list/item-list/*[not(self::var)])]]]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="call" as="element(call)" select="call"/>
    <xsl:variable name="is-one" as="xs:boolean" select="$call/@ada:places = 'one'"/>
    <xsl:variable name="searched" as="element(var)" select="$call/param-list/*[1]"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id($call)))"/>
    <xsl:variable name="targets" as="element()+" select="*[1] ! (if (self::unary) then row-list/item-list/* else .)"/>
    <xsl:variable name="place" as="element()" select="($targets[2], build:temporary('place', $number))[1]"/>
    <xsl:variable name="index" as="element()" select="if ($is-one) then $place else build:temporary('index', $number)"/>
    <binary op="=">
      <xsl:copy-of select="@at, @ada:from, @ada:only"/>
      <unary op="[]">
        <row-list>
          <item-list>
            <xsl:sequence select="build:temporary('o', 'place' || $number)"/>
            <xsl:copy-of select="$place" copy-namespaces="no"/>
          </item-list>
        </row-list>
      </unary>
      <call>
        <xsl:copy-of select="$call/(@at, @ada:is)"/>
        <xsl:copy-of select="$call/*" copy-namespaces="no"/>
      </call>
    </binary>
    <xsl:if test="not($is-one)">
      <binary op="=">
        <xsl:copy-of select="@ada:from, @ada:only"/>
        <xsl:sequence select="$index, local:index($place, $searched, $call/@ada:places = 'columns')"/>
      </binary>
    </xsl:if>
    <xsl:copy>
      <xsl:copy-of select="@*, $targets[1]" copy-namespaces="no"/>
      <array ada:repeats="no">
        <xsl:copy-of select="$searched/@at"/>
        <xsl:if test="$is-one">
          <xsl:attribute name="ada:shape" select="'scalar'"/>
        </xsl:if>
        <xsl:copy-of select="$searched" copy-namespaces="no"/>
        <param-list>
          <xsl:copy-of select="$index" copy-namespaces="no"/>
        </param-list>
      </array>
    </xsl:copy>
  </xsl:template>

  <!-- The indices of elements of a matrix by their places in columns, or in rows. -->
  <xsl:function name="local:index" as="element(binary)">
    <xsl:param name="place" as="element()"/>
    <xsl:param name="matrix" as="element(var)"/>
    <xsl:param name="is-columns" as="xs:boolean"/>
    <xsl:variable name="rows" as="element(call)" select="build:passive('size', ($matrix, build:literal('1')))"/>
    <xsl:variable name="count" as="element(call)" select="build:passive('numel', $place)"/>
    <xsl:variable name="column" as="element(unary)">
      <unary op=".'">
        <xsl:sequence select="build:range((build:literal('1'), $count))"/>
      </unary>
    </xsl:variable>
    <xsl:sequence select="
        if ($is-columns) then build:binary('+', $place,
          build:binary('*', build:range((build:literal('0'), build:binary('-', $count, build:literal('1')))), $rows))
        else build:binary('+', $column, build:binary('*', build:binary('-', $place, build:literal('1')), $rows))"/>
  </xsl:function>
</xsl:stylesheet>
