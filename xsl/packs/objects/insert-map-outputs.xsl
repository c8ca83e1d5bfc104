<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:maps="urn:adjoinery:maps"
    xmlns:local="urn:adjoinery:insert-map-outputs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="var:containers">
    <c:purpose>Functions that put something into a map (containers.Map) that they are given, give it back as their last output,
      and where they are called it is taken: a map is the same there, but what it becomes is not.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          m = containers.Map();
          put(m, 'a', x);
          z = both(m, 3);
        end
        function put(m, key, value)
          m(key) = value;
        end
        function z = both(m, k)
          put(m, 'b', k);
          z = m('a') * m('b');
        end
      </c:before>
      <c:after>
        function z = f(x)
          m = containers.Map();
          m = put(m, 'a', x);
          [z, m] = both(m, 3);
        end

        function m = put(m, key, value)
          m(key) = value;
        end

        function [z, m] = both(m, k)
          m = put(m, 'b', k);
          z = m('a') * m('b');
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          m = containers.Map();
          z = 2 * put(m, 'a', x) + got(m) + both(m, m);
        end
        function n = put(m, key, value)
          m(key) = value;
          n = nargout;
        end
        function y = got(m)
          y = m('a');
        end
        function [y, z] = both(m, n)
          remove(m, 'a');
          y = n.Count;
          z = y;
        end
      </c:before>
      <c:after>
        function z = f(x)
          m = containers.Map();
          z = 2 * put(m, 'a', x) + got(m) + both(m, m);
        end

        function n = put(m, key, value)
          m(key) = value;
          n = nargout;
        end

        function y = got(m)
          y = m('a');
        end

        function [y, z] = both(m, n)
          remove(m, 'a');
          y = n.Count;
          z = y;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/maps.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="master-tree" as="element(master-tree)">
    <xsl:variable name="units" as="element(function)*" select="maps:plain(.//function)"/>
    <xsl:variable name="possible" as="xs:string*" select="maps:found($units, maps:made($units))"/>
    <xsl:variable name="changed" as="xs:string*" select="local:changed($units, $possible, $units/param-list/var[maps:key(.) = $possible][maps:changes(.)]/maps:key(.))"/>
    <xsl:variable name="given" as="element(var)*" select="$units/param-list/var[maps:key(.) = $changed][not(id = ../../outvars/var/id)]"/>
    <xsl:copy copy-namespaces="no">
      <xsl:apply-templates select="@*, node()">
        <xsl:with-param name="given" select="$given[local:may-come(../.., $given)]" tunnel="yes"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <!-- The parameters that something is put into, or into those of functions that they are passed to. -->
  <xsl:function name="local:changed" as="xs:string*">
    <xsl:param name="units" as="element(function)*"/>
    <xsl:param name="possible" as="xs:string*"/>
    <xsl:param name="known" as="xs:string*"/>
    <xsl:variable name="next" as="xs:string*">
      <xsl:for-each select="$units//array[*[2]/self::param-list][var[not(preceding-sibling::*)]/id = $units/id]">
        <xsl:variable name="call" as="element(array)" select="."/>
        <xsl:for-each select="$units[id = $call/var/id]/param-list/var[maps:key(.) = $known]">
          <xsl:sequence select="$call/*[2]/*[count(current()/preceding-sibling::*) + 1]/self::var[maps:key(.) = $possible][id = ancestor::function[1]/param-list/var/id]/maps:key(.)"/>
        </xsl:for-each>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="new" as="xs:string*" select="distinct-values($next)[not(. = $known)]"/>
    <xsl:sequence select="if (empty($new)) then $known else local:changed($units, $possible, insert-before($new, 1, $known))"/>
  </xsl:function>

  <!-- Whether a function may give more outputs: it does not ask for their number, and all its calls are statements that take all. -->
  <xsl:function name="local:may-come" as="xs:boolean">
    <xsl:param name="unit" as="element(function)"/>
    <xsl:param name="given" as="element(var)*"/>
    <xsl:variable name="calls" as="element(var)*" select="root($unit)//var[id = $unit/id]"/>
    <xsl:variable name="places" as="xs:integer+" select="$unit/param-list/(* intersect $given)/(count(preceding-sibling::*) + 1)"/>
    <xsl:sequence select="not($unit//id = ('nargout', 'isargout', 'varargout')) and not(root($unit)//(function-handle | command)/id = $unit/id)
        and not($unit/id = $entry) and (every $name in $calls satisfies exists($name/parent::array[local:takes(., count($unit/outvars/*))])
        and (every $place in $places satisfies exists($name/../param-list/*[$place]/self::var))
        and count(distinct-values($name/../param-list/*[position() = $places])) eq count($places)
        and (every $place in $places satisfies count($name/../param-list/descendant::id[. = $name/../param-list/*[$place]]) eq 1))"/>
  </xsl:function>

  <!-- Whether a call is a statement that takes so many outputs. -->
  <xsl:function name="local:takes" as="xs:boolean">
    <xsl:param name="call" as="element(array)"/>
    <xsl:param name="count" as="xs:integer"/>
    <xsl:sequence select="$call[count(*) eq 2]/param-list and empty($call/var/preceding-sibling::*) and (if ($count eq 0) then exists($call/parent::statement-list)
        else $count eq count(maps:targets($call)))"/>
  </xsl:function>

  <xsl:template match="function/outvars" as="element(outvars)">
    <xsl:param name="given" as="element(var)*" tunnel="yes"/>
    <outvars>
      <xsl:copy-of select="@*, *, ../param-list/(* intersect $given)" copy-namespaces="no"/>
    </outvars>
  </xsl:template>

  <xsl:template match="statement-list/array | statement-list/binary[@op = '=']" as="element()">
    <xsl:param name="given" as="element(var)*" tunnel="yes"/>
    <xsl:variable name="call" as="element(array)?" select="self::array | self::binary/*[2]/self::array"/>
    <xsl:variable name="called" as="element(var)*" select="$given[ancestor::function[1]/id = $call/var[not(preceding-sibling::*)]/id]"/>
    <xsl:choose>
      <xsl:when test="empty($called)">
        <xsl:next-match/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:variable name="maps" as="element()+" select="for $it in $called return $call/param-list/*[count($it/preceding-sibling::*) + 1]"/>
        <xsl:variable name="targets" as="element()+" select="insert-before($maps, 1, maps:targets($call))"/>
        <binary op="=">
          <xsl:copy-of select="(@at, *[1]/@at)[1]"/>
          <xsl:copy-of select="if (exists($targets[2])) then build:brackets($targets) else $targets, $call" copy-namespaces="no"/>
        </binary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
