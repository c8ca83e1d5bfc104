<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:maps="urn:adjoinery:maps"
    xmlns:local="urn:adjoinery:expand-maps"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="var:containers">
    <c:purpose>Maps (containers.Map) that nobody puts anything into by another name become structures of two cell arrays: the
      keys in the order in which they came, and their values. Where all that is put into maps is written down as text or
      numbers, and where it is not seen what becomes of one, they stay.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          m = containers.Map();
          m('a') = x;
          m(name(1)) = 2 * m('a');
          for k = keys(m)
            z = m(k{1})(2) + m.Count;
          end
          if isKey(m, 'a') &amp;&amp; length(m) &gt; 1, remove(m, 'a'); end
          z = g(m, 3);
        end
        function y = g(table, n)
          y = table.values{n};
        end
      </c:before>
      <c:after>
        function z = f(x)
          m = struct('keys', {{}}, 'values', {{}});
          tmpslotm = adm_map_slot(m.keys, 'a');
          m.values{tmpslotm} = x;
          m.keys{tmpslotm} = 'a';
          tmpkeym = name(1);
          tmpslotm = adm_map_slot(m.keys, tmpkeym);
          m.values{tmpslotm} = 2 * m.values{adm_map_place(m.keys, 'a')};
          m.keys{tmpslotm} = tmpkeym;
          for k = m.keys(adm_map_order(m.keys))
            z = m.values{adm_map_place(m.keys, k{1})}(2) + uint64(numel(m.keys));
          end
          if adm_map_has(m.keys, 'a') &amp;&amp; numel(m.keys) &gt; 1
            tmpslotm = adm_map_found(m.keys, 'a');
            m.keys(tmpslotm) = [];
            m.values(tmpslotm) = [];
          end
          z = g(m, 3);
        end

        function y = g(table, n)
          y = table.values(adm_map_order(table.keys)){n};
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          m = containers.Map({'a', 'b'}, {x, 1}, 'UniformValues', false);
          m = put(m, x);
          t = containers.Map('KeyType', 'char', 'ValueType', 'any');
          t('c') = x;
          z = m.values({'b'}){1} + t('c') + t.length();
          s.map = containers.Map(1, x);
          u = containers.Map(1, x);
          v = u;
          v(2) = 3;
        end
        function m = put(m, x)
          m('c') += x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          m = struct('keys', {{}}, 'values', {{x, 1}});
          m.keys = adm_map_keys({'a', 'b'}, m.values, true);
          m = put(m, x);
          t = struct('keys', {{}}, 'values', {{}});
          tmpslott = adm_map_slot(t.keys, 'c');
          t.values{tmpslott} = x;
          t.keys{tmpslott} = 'c';
          z = m.values(adm_map_place(m.keys, {'b'})){1} + t.values{adm_map_place(t.keys, 'c')} + numel(t.keys);
          s.map = containers.Map(1, x);
          u = containers.Map(1, x);
          v = u;
          v(2) = 3;
        end

        function m = put(m, x)
          tmpslotm = adm_map_place(m.keys, 'c');
          m.values{tmpslotm} += x;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          m = containers.Map({'a', 'b'}, {1, 2});
          m('c') = 3;
          z = x * m('b');
        end
      </c:before>
      <c:after>
        function z = f(x)
          m = containers.Map({'a', 'b'}, {1, 2});
          m('c') = 3;
          z = x * m('b');
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/maps.xsl"/>
  <xsl:include href="../../lib/map-parts.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="master-tree" as="element(master-tree)">
    <xsl:variable name="maps" as="xs:string*" select="maps:of(.//function)"/>
    <xsl:variable name="named" as="element(var)*" select=".//var[maps:key(.) = $maps]"/>
    <xsl:variable name="written" as="element(array)*"
        select="$named/parent::array[var[1] intersect $named][parent::binary[@op = $maps:assigning]]"/>
    <xsl:variable name="given" as="element()*" select="$written/param-list/*, $written/parent::binary/*[2],
        $named/parent::binary/*[2][maps:makes(.)]/param-list/*"/>
    <xsl:copy-of select="if (exists($given[not(self::literal or self::unary[@op = '{}'][every $it in row-list/item-list/* satisfies $it/self::literal])])) then local:expanded(., $maps) else ." copy-namespaces="no"/>
  </xsl:template>

  <xsl:function name="local:expanded" as="element(master-tree)">
    <xsl:param name="tree" as="element(master-tree)"/>
    <xsl:param name="maps" as="xs:string*"/>
    <xsl:apply-templates mode="map" select="$tree">
      <xsl:with-param name="maps" select="$maps" tunnel="yes"/>
    </xsl:apply-templates>
  </xsl:function>
</xsl:stylesheet>
