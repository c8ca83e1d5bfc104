<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:field="urn:adjoinery:field-path"
    xmlns:same="urn:adjoinery:same-expression"
    xmlns:local="urn:adjoinery:expand-field-functions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:getfield call:setfield" guard="none" needs="ada:is">
    <c:purpose>`getfield` of what has a name reads the field, and `setfield` that gives a variable writes it: containers are
      differentiated where their fields are written and read.</c:purpose>
    <c:case>
      <c:before>
        function z = f(s, x, name)
          s = setfield(s, 'a', x);
          s.part = setfield(s.part, name, 'b_2', x * 2);
          z = getfield(s, 'a') + getfield(s.part, name, 'b_2') * getfield(s, {1}, 'c', {2, 3});
        end
      </c:before>
      <c:after>
        function z = f(s, x, name)
          s.a = x;
          s.part.(name).b_2 = x * 2;
          z = s.a + s.part.(name).b_2 * s(1).c(2, 3);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(s, x)
          t = setfield(s, 'a', x);
          t = setfield(struct(), 'a', x);
          x = setfield(s, 'a', x);
          z = getfield(struct('a', 1), 'a');
          c = setfield(s, {1}, 'a', x);
          p = {'a', 'b'};
          c = getfield(setfield(c, p{1:2}, 1), p{1:2});
        end
      </c:before>
      <c:after>
        function z = f(s, x)
          t = s;
          t.a = x;
          t = struct();
          t.a = x;
          x = setfield(s, 'a', x);
          z = getfield(struct('a', 1), 'a');
          c = s;
          c(1).a = x;
          p = {'a', 'b'};
          c = getfield(setfield(c, p{1:2}, 1), p{1:2});
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/field-path.xsl"/>
  <xsl:include href="../../lib/same-expression.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[@ada:is][id = 'getfield'][local:is-storage(param-list/*[1])][field:is-told(param-list/*[position() gt 1])]" as="element()">
    <xsl:variable name="path" as="element()+">
      <xsl:apply-templates select="param-list/*"/>
    </xsl:variable>
    <xsl:sequence select="field:part(head($path), tail($path))"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[@op = '='][call[@ada:is]/id = 'setfield'][local:writes(.)]" as="element(binary)+">
    <xsl:variable name="target" as="element()" select="*[1]"/>
    <xsl:variable name="given" as="element()+">
      <xsl:apply-templates select="call/param-list/*"/>
    </xsl:variable>
    <xsl:if test="not(local:is-same($target, $given[1]))">
      <binary op="=">
        <xsl:copy-of select="@at"/>
        <xsl:copy-of select="$target, $given[1]" copy-namespaces="no"/>
      </binary>
    </xsl:if>
    <binary op="=">
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="field:part($target, $given[position() gt 1 and position() lt last()])"/>
      <xsl:copy-of select="$given[last()]" copy-namespaces="no"/>
    </binary>
  </xsl:template>

  <!-- Whether an assignment writes a field of what it gives to setfield, or of a variable that nothing else of it mentions. -->
  <xsl:function name="local:writes" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:variable name="target" as="element()" select="$statement/*[1]"/>
    <xsl:variable name="given" as="element()*" select="$statement/call/param-list/*"/>
    <xsl:sequence select="field:is-told($given[position() gt 1 and position() lt last()])
        and (local:is-storage($given[1]) and local:is-same($target, $given[1]) or $target/self::var and not($given//id = $target/id))"/>
  </xsl:function>

  <xsl:function name="local:is-storage" as="xs:boolean">
    <xsl:param name="it" as="element()?"/>
    <xsl:sequence select="exists($it/(self::var, self::array, self::struct-ref, self::dyn-struct-ref))"/>
  </xsl:function>

  <!-- A call may give another result each time. -->
  <xsl:function name="local:is-same" as="xs:boolean">
    <xsl:param name="one" as="element()"/>
    <xsl:param name="other" as="element()"/>
    <xsl:sequence select="same:is($one, $other) and empty($one//call)"/>
  </xsl:function>
</xsl:stylesheet>
