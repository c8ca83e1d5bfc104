<?xml version="1.0" encoding="UTF-8"?>
<!-- Maps as structures of their keys and values, by the templates in map.m; goes with maps.xsl, build.xsl and build-lists.xsl. -->
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:maps="urn:adjoinery:maps"
    xmlns:template="urn:adjoinery:template" exclude-result-prefixes="#all">
  <xsl:include href="../templates/parsed/map.m"/>
  <xsl:mode name="map" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- A new map. -->
  <xsl:template mode="map" match="binary[@op = '='][exists(*[1]/self::var)][maps:makes(*[2])]" as="element()+">
    <xsl:param name="maps" as="xs:string*" tunnel="yes"/>
    <xsl:variable name="given" as="element()*" select="*[2]/self::array/param-list/*"/>
    <xsl:variable name="given" as="element()*" select="if (lower-case($given[1]) = ('''keytype''', '''valuetype''', '&quot;keytype&quot;', '&quot;valuetype&quot;') and count($given) eq 4) then () else $given"/>
    <xsl:choose>
      <xsl:when test="not(maps:key(*[1]) = $maps)">
        <xsl:next-match/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="own" as="element()*">
          <xsl:apply-templates mode="map" select="$given"/>
        </xsl:variable>
        <xsl:variable name="values" as="element()" select="if (empty($own)) then build:cell(()) else if ($own[1]/self::literal) then build:cell($own[2]) else $own[2]"/>
        <xsl:sequence select="template:new-map(*[1], $values)"/>
        <xsl:if test="exists($own)">
          <xsl:sequence select="template:add-keys(*[1], if ($own[1]/self::literal) then build:cell($own[1]) else $own[1],
              build:variable(build:name(if (exists($own[3])) then 'true' else 'false')))"/>
        </xsl:if>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Something is put into a map: first its value, in which the map may be asked for. -->
  <xsl:template mode="map" match="statement-list/binary[@op = $maps:assigning][exists(*[1]/self::array[param-list]/var)]" as="element()+">
    <xsl:param name="maps" as="xs:string*" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="not(maps:key(*[1]/var) = $maps)">
        <xsl:next-match/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="it" as="element(var)" select="*[1]/var"/>
        <xsl:variable name="given" as="element()">
          <xsl:apply-templates mode="map" select="*[1]/param-list/*"/>
        </xsl:variable>
        <xsl:variable name="key" as="element()" select="if ($given/(self::literal | self::var)) then $given else build:temporary('key', $it/id)"/>
        <xsl:variable name="slot" as="element(var)" select="build:temporary('slot', $it/id)"/>
        <xsl:sequence select="if ($key is $given) then () else build:assign($key, $given),
            if (@op = '=') then template:find-slot($slot, $it, $key) else template:find-place($slot, $it, $key)"/>
        <binary>
          <xsl:copy-of select="@*"/>
          <xsl:sequence select="template:slot-of($it, $slot)"/>
          <xsl:apply-templates mode="map" select="*[2]"/>
        </binary>
        <xsl:if test="@op = '='">
          <xsl:sequence select="template:fill-key($it, $slot, $key)"/>
        </xsl:if>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The value of a key, or what a function says of a map. -->
  <xsl:template mode="map" match="array[exists(*[2]/self::param-list)][exists(var)]" as="element(array)">
    <xsl:param name="maps" as="xs:string*" tunnel="yes"/>
    <xsl:variable name="first" as="element()?" select="*[2]/*[1]"/>
    <xsl:variable name="is-map" as="xs:boolean" select="maps:key(var) = $maps"/>
    <xsl:choose>
      <xsl:when test="$is-map or var/id = $maps:questions and $first/self::var and maps:key(($first/self::var, var)[1]) = $maps">
        <xsl:variable name="given" as="element()*">
          <xsl:apply-templates mode="map" select="if ($is-map) then $first else *[2]/tail(*)"/>
        </xsl:variable>
        <xsl:variable name="rest" as="element()*">
          <xsl:apply-templates mode="map" select="*[position() gt 2]"/>
        </xsl:variable>
        <xsl:sequence select="maps:chained($rest, if ($is-map) then template:value-of(var, $given) else maps:answer(var/id, $first, $given))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The part of storage behind a map. -->
  <xsl:template mode="map" match="struct-ref[var] | array[struct-ref/var]" as="element()">
    <xsl:param name="maps" as="xs:string*" tunnel="yes"/>
    <xsl:variable name="question" as="element(struct-ref)" select="(self::struct-ref, struct-ref)[1]"/>
    <xsl:variable name="list" as="element(param-list)?" select="self::array/*[2]/self::param-list[empty(*) or $question/id = ('isKey', 'values')]"/>
    <xsl:choose>
      <xsl:when test="maps:key($question/var) = $maps">
        <xsl:variable name="given" as="element()*">
          <xsl:apply-templates mode="map" select="$list/*"/>
        </xsl:variable>
        <xsl:variable name="rest" as="element()*">
          <xsl:apply-templates mode="map" select="self::array/*[position() gt (if ($list) then 2 else 1)]"/>
        </xsl:variable>
        <xsl:sequence select="maps:chained($rest, maps:answer($question/id, $question/var, $given))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- The replacement of the first parts of a storage, with those that follow. -->
  <xsl:function name="maps:chained" as="element()">
    <xsl:param name="rest" as="element()*"/>
    <xsl:param name="replaced" as="element()"/>
    <xsl:choose>
      <xsl:when test="empty($rest)">
        <xsl:sequence select="$replaced"/>
      </xsl:when>
      <xsl:otherwise>
        <array>
          <xsl:copy-of select="$replaced/self::array/*, $replaced[not(self::array)], $rest" copy-namespaces="no"/>
        </array>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- Keys that are taken out, if they are there. -->
  <xsl:template mode="map" match="statement-list/*[maps:removes(.)]" as="element()+" priority="2">
    <xsl:param name="maps" as="xs:string*" tunnel="yes"/>
    <xsl:variable name="call" as="element(array)" select="(self::array, *[2][self::array])[1]"/>
    <xsl:variable name="it" as="element(var)" select="($call/struct-ref/var, $call/param-list/*[1])[1]"/>
    <xsl:variable name="key" as="element()">
      <xsl:apply-templates mode="map" select="$call/param-list/*[last()]"/>
    </xsl:variable>
    <xsl:choose>
      <xsl:when test="not(maps:key($it) = $maps)">
        <xsl:next-match/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="template:remove-key(build:temporary('slot', $it/id), $it, $key)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Whether a statement takes keys out of a map, if what it names is one. -->
  <xsl:function name="maps:removes" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="exists($statement/self::array[struct-ref[var]/id = 'remove'])
        or exists($statement/self::array[var/id = 'remove'][count(*) eq 2]/param-list/*[1]/self::var)
        or exists($statement/self::binary[@op = '='][maps:is-removal(*[2], *[1]/self::var/id)])"/>
  </xsl:function>

  <!-- The property of a map on its keys and values. -->
  <xsl:function name="maps:answer" as="element()">
    <xsl:param name="question" as="xs:string"/>
    <xsl:param name="map" as="element(var)"/>
    <xsl:param name="given" as="element()*"/>
    <xsl:sequence select="
        if ($question = ('keys', 'values') and exists($given)) then template:chosen($map, $question, $given)
        else if ($question = ('keys', 'values')) then template:ordered($map, $question)
        else if ($question = 'isKey') then template:has-key($map, $given)
        else if ($question = 'isempty') then template:has-none($map)
        else if ($question = 'Count') then template:count($map)
        else template:length($map)"/>
  </xsl:function>
</xsl:stylesheet>
