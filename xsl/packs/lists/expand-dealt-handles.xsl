<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:expand-dealt-handles"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:deal" guard="none" needs="ada:is">
    <c:purpose>Handles that `deal` gives to several variables are assigned to one after the other, where none of the values
      needs what is overwritten: so it is seen which variable holds which.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          [g, s.h, s.k] = deal(@sin, @(t) t * x, 3);
          [p, q] = deal(@cos);
          z = g(x) + s.h(s.k) + p(x) * q(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          g = @sin;
          s.h = @(t) t * x;
          s.k = 3;
          p = @cos;
          q = @cos;
          z = g(x) + s.h(s.k) + p(x) * q(x);
        end
      </c:after>
    </c:case>
    <!-- Values that others need, lists, and other numbers of them than of variables, stay. -->
    <c:case>
      <c:before>
        function z = f(x, c)
          [x, g] = deal(2, @(t) t * x);
          [g, h] = deal(@sin, c{:});
          [s.h, s.h] = deal(@sin, @cos);
          [a, b] = deal(x, 2);
          z = g(a) + b;
        end
      </c:before>
      <c:after>
        function z = f(x, c)
          [x, g] = deal(2, @(t) t * x);
          [g, h] = deal(@sin, c{:});
          [s.h, s.h] = deal(@sin, @cos);
          [a, b] = deal(x, 2);
          z = g(a) + b;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list/binary[local:deals(.)]" as="element(binary)+">
    <xsl:variable name="statement" as="element(binary)" select="."/>
    <xsl:variable name="given" as="element()+" select="*[2]/param-list/*"/>
    <xsl:for-each select="local:targets(.)">
      <xsl:variable name="place" as="xs:integer" select="position()"/>
      <binary op="=">
        <xsl:copy-of select="$statement/@at, ., $given[if (last() eq 1) then true() else position() eq $place]" copy-namespaces="no"/>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="local:targets" as="element()*">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="$statement/*[1]/self::unary[@op = '[]']/row-list/item-list/*"/>
  </xsl:function>

  <!-- Whether a statement gives variables, or fields of some, values of which one is a handle, and could do so in turn. -->
  <xsl:function name="local:deals" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="call" as="element(call)?" select="$statement[@op = '=']/*[2]/self::call[id = 'deal'][not(@ada:is = 'user')]"/>
    <xsl:variable name="given" as="element()*" select="$call/param-list/*"/>
    <xsl:variable name="targets" as="element()*" select="local:targets($statement)"/>
    <xsl:variable name="variables" as="xs:string*" select="$targets/descendant-or-self::var[1]/string()"/>
    <xsl:sequence select="exists($given/(self::function-handle, self::anonymous-function)) and count($given) = (1, count($targets))
        and empty($given/descendant-or-self::*[self::cell-index or self::dyn-struct-ref])
        and (every $target in $targets satisfies $target/(self::var, self::struct-ref/var))
        and count(distinct-values($targets ! string-join(descendant::id, '.'))) eq count($targets)
        and not($targets/self::struct-ref/var = $targets/self::var)
        and not($given/descendant-or-self::var = $variables)"/>
  </xsl:function>
</xsl:stylesheet>
