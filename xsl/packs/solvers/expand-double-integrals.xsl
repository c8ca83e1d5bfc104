<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:solver="urn:adjoinery:solver-function"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:expand-double-integrals"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="call:dblquad call:integral2 call:quad2d" needs="ada:is" adds="ada:made"
      writes="ada:is">
    <c:purpose>Gives `integral2`, `quad2d` and `dblquad` the derivative of nested integrals, which depends on that of the
      inner ones: generated functions compute the one as the library does, and the other as the derivative.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          g = @(s, t) s .* t .^ p;
          z = integral2(g, 0, x, 0, @(s) s, 'AbsTol', 1e-9) + dblquad(g, 0, 1, p, 2);
          y = integral2(g, 0, x, 0, 1, 'Nobody', 1);
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          g = @(s, t) s .* t.^p;
          z = integral2_of(g, 0, x, 0, @(s) s, 'AbsTol', 1e-9) + dblquad_of(g, 0, 1, p, 2);
          y = integral2(g, 0, x, 0, 1, 'Nobody', 1);
        end

        function value = integral2_of(f, argument2, argument3, argument4, argument5, argument6, argument7)
          found = integral2(f, argument2, argument3, argument4, argument5, argument6, argument7);
          total = integral(@(s) integral(@(t) feval(f, s + zeros(size(t)), t), argument4, feval(argument5, s)), argument2, argument3, 'ArrayValued', true);
          value = adm_integral(found, total, total, 0, 0, 0, 0, 0, 0, []);
        end

        function value = dblquad_of(f, argument2, argument3, argument4, argument5)
          found = dblquad(f, argument2, argument3, argument4, argument5);
          total = integral(@(t) integral(@(s) feval(f, s, t), argument2, argument3), argument4, argument5, 'ArrayValued', true);
          value = adm_integral(found, total, total, 0, 0, 0, 0, 0, 0, []);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = quad2d(@plus, 0, 1, @sin, x);
          quad2d(@plus, 0, 1, 0, x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = quad2d_of(@plus, 0, 1, @sin, x);
          quad2d(@plus, 0, 1, 0, x);
        end

        function value = quad2d_of(f, argument2, argument3, argument4, argument5)
          found = quad2d(f, argument2, argument3, argument4, argument5);
          total = integral(@(s) integral(@(t) feval(f, s + zeros(size(t)), t), feval(argument4, s), argument5), argument2, argument3, 'ArrayValued', true);
          value = adm_integral(found, total, total, 0, 0, 0, 0, 0, 0, []);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/solver-call.xsl"/>
  <xsl:include href="../../templates/resolved/double-integral.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select=".//call[local:is-expanded(.)]"/>
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

  <xsl:template match="call[local:is-expanded(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <call ada:is="user">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:name($names(local:kind(.)))"/>
      <param-list>
        <xsl:apply-templates select="param-list/*"/>
      </param-list>
    </call>
  </xsl:template>

  <!-- Calls that are made only for their effects stay in place. -->
  <xsl:function name="local:is-expanded" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:sequence select="$call/@ada:is = 'missing' and empty($call/parent::statement-list) and solver:outputs($call) eq 1
        and (if ($call/id = 'dblquad') then count($arguments) = (5, 6)
          else $call/id = ('integral2', 'quad2d') and count($arguments) ge 5 and count($arguments) mod 2 eq 1
            and (every $it in $arguments[position() = (6, 8, 10, 12, 14)] satisfies solver:text($it) = ('abstol', 'reltol', 'method', 'maxfunevals')))
        and empty($arguments[self::array/cell-index/param-list/(colon, range, unary)])"/>
  </xsl:function>

  <!-- The properties in which the generated functions differ. -->
  <xsl:function name="local:kind" as="xs:string">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="string-join(($call/id || '_of', count($call/param-list/*), local:bounds($call)), '|')"/>
  </xsl:function>

  <!-- The places of bounds of the inner integral that are functions of the outer variable. -->
  <xsl:function name="local:bounds" as="xs:integer*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call[not(id = 'dblquad')]/param-list/*[position() = (4, 5)][self::anonymous-function or self::function-handle]
        ! (count(preceding-sibling::*) + 1)"/>
  </xsl:function>

  <xsl:function name="local:function" as="element(function)">
    <xsl:param name="name" as="xs:string"/>
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="arguments" as="element(var)+"
        select="build:variable(build:name('f')), (2 to count($call/param-list/*)) ! build:variable(build:name('argument' || .))"/>
    <xsl:variable name="bounds" as="element()+" select="
        for $place in (4, 5) return if ($place = local:bounds($call)) then template:bound($arguments[$place]) else $arguments[$place]"/>
    <xsl:sequence select="template:double-integral($name, $arguments, build:passive($call/id, $arguments),
        if ($call/id = 'dblquad') then template:over-rectangle($call/@at) else template:over-region($bounds[1], $bounds[2], $call/@at),
        $call/(ancestor::function[last()]/@file, @at))"/>
  </xsl:function>
</xsl:stylesheet>
