<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:field="urn:adjoinery:field-path"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:expand-field-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="call:getfield call:setfield" guard="none" needs="ada:is" adds="ada:made"
      writes="ada:is">
    <c:purpose>Writes `getfield` and `setfield` within expressions as functions of the program, as no statement reads or
      writes the field there.</c:purpose>
    <c:case>
      <c:before>
        function z = f(s, x, n)
          h = @(t) g(setfield(s, 'a', t), setfield(s, 'a', n));
          z = h(x) + getfield(setfield(s, n, {2}, 'b', x), n, {2, x}, 'b');
        end
        function z = g(s, t)
          z = getfield(g(t, s), 'a') + t.a;
        end
      </c:before>
      <c:after>
        function z = f(s, x, n)
          h = @(t) g(with_field(s, t), with_field(s, n));
          z = h(x) + field_of(with_field_2(s, n, x), n, x);
        end

        function z = g(s, t)
          z = field_of_2(g(t, s)) + t.a;
        end

        function s = with_field(s, value)
          s.a = value;
        end

        function value = field_of(s, name1, index2_2)
          value = s.(name1)(2, index2_2).b;
        end

        function s = with_field_2(s, name1, value)
          s.(name1)(2).b = value;
        end

        function value = field_of_2(s)
          value = s.a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(s, x, p, field_of)
          x = setfield(s, 'a', x);
          c = setfield(setfield(x, p{:}, 1), p{:}, getfield(struct('a', 1), 'a'));
          z = getfield(c, 1);
        end
      </c:before>
      <c:after>
        function z = f(s, x, p, field_of)
          x = with_field(s, x);
          c = setfield(setfield(x, p{:}, 1), p{:}, field_of_2(struct('a', 1)));
          z = getfield(c, 1);
        end

        function s = with_field(s, value)
          s.a = value;
        end

        function value = field_of_2(s)
          value = s.a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/field-path.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../templates/resolved/made-function.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select=".//call[local:is-written(.)]"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="calls" tunnel="yes" select="$calls"/>
        <xsl:with-param name="names" tunnel="yes" select="free:of-kinds(free:taken(.//id), distinct-values($calls ! local:kind(.)))"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each-group select="$calls" group-by="local:kind(.)">
        <xsl:sequence select="local:function($names(current-grouping-key()), .)"/>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[local:is-written(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="path" as="element()+" select="local:path(.)"/>
    <call ada:is="user">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name($names(local:kind(.)))"/>
      <param-list>
        <xsl:apply-templates select="param-list/*[1]"/>
        <xsl:apply-templates select="$path ! local:asked(.)"/>
        <xsl:apply-templates select="param-list/*[position() gt 1] except $path"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:function name="local:is-written" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/@ada:is = 'missing' and $call/id = ('getfield', 'setfield') and field:is-told(local:path($call))"/>
  </xsl:function>

  <!-- The arguments that say which part is meant: names, and indices in braces. -->
  <xsl:function name="local:path" as="element()*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="behind" as="element()*" select="$call/param-list/*[position() gt 1]"/>
    <xsl:sequence select="if ($call/id = 'setfield') then $behind[position() lt last()] else $behind"/>
  </xsl:function>

  <!-- The part of a name, or of indices, that the generated function does not know. -->
  <xsl:function name="local:asked" as="element()*">
    <xsl:param name="step" as="element()"/>
    <xsl:sequence select="($step/self::unary[@op = '{}']/row-list/item-list/*, $step[not(self::unary[@op = '{}'])])[not(self::literal)]"/>
  </xsl:function>

  <!-- The properties in which the generated functions differ. -->
  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="string-join((('with_field'[$call/id = 'setfield'], 'field_of')[1], local:path($call) ! local:word(.)), '|')"/>
  </xsl:function>

  <xsl:function name="local:word" as="xs:string">
    <xsl:param name="step" as="element()"/>
    <xsl:sequence select="if ($step/self::unary[@op = '{}']) then '{' || string-join($step/row-list/item-list/* ! local:word(.), ',') || '}'
        else if ($step/self::literal) then string($step) else '?'"/>
  </xsl:function>

  <xsl:function name="local:function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="sets" as="xs:boolean" select="$call/id = 'setfield'"/>
    <xsl:variable name="base" as="element(var)" select="build:variable(build:name('s'))"/>
    <xsl:variable name="value" as="element(var)" select="build:variable(build:name('value'))"/>
    <xsl:variable name="part" as="element()" select="field:part($base, local:path($call) ! local:generic(.))"/>
    <xsl:sequence select="template:made-function($name, if ($sets) then $base else $value,
        ($base, local:path($call) ! local:asked(.) ! local:parameter(.), $value[$sets]),
        if ($sets) then build:assign($part, $value) else build:assign($value, $part), $call/(ancestor::function[last()]/@file, @at))"/>
  </xsl:function>

  <!-- A parameter of a function that is made, for what it does not know. -->
  <xsl:function name="local:parameter" as="element(var)">
    <xsl:param name="asked" as="element()"/>
    <xsl:variable name="place" as="xs:integer+" select="$asked/ancestor-or-self::*[parent::param-list or parent::item-list][ancestor::call[1] is $asked/ancestor::call[1]] ! (count(preceding-sibling::*) + 1)"/>
    <xsl:sequence select="build:variable(build:name(if (count($place) eq 1) then 'name' || $place - 1 else 'index' || $place[1] - 1 || '_' || $place[2]))"/>
  </xsl:function>

  <!-- A name, or indices, with parameters for what the function does not know. -->
  <xsl:function name="local:generic" as="element()">
    <xsl:param name="step" as="element()"/>
    <xsl:sequence select="if ($step/self::unary[@op = '{}']) then build:cell($step/row-list/item-list/* ! local:generic(.))
        else if ($step/self::literal) then $step else local:parameter($step)"/>
  </xsl:function>
</xsl:stylesheet>
