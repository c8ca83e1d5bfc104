<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:key="urn:adjoinery:key" xmlns:leading="urn:adjoinery:leading-comments"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:local="urn:adjoinery:expand-inlined-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" on="call@ada:inlined" ends="call[@ada:inlined]"
      needs="ada:active ada:active-inputs ada:direct ada:inlined ada:unchanged" outdates="ada:direct ada:inlined ada:unchanged">
    <c:purpose>Calls of small functions are replaced by the bodies of these. Their variables become temporaries with the number
      of the call and their own name; parameters that keep their value may be the variable that is given, outputs the target.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          c = sin(a);
          b = c * a;
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpin1_c = sin(x);
          z = mtimes(tmpin1_c, x);
        end

        function b = g(a)
          c = sin(a);
          b = mtimes(c, a);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function x = f(x, p)
          for k = 1:3
            x = g(2 * x, p);
          end
        end
        function a = g(a, b)
          if b &gt; 0
            a = h(a);
          end
        end
        function q = h(p)
          p(1) = 2;
          q = p .* p(2);
        end
      </c:before>
      <c:after>
        function x = f(x, p)
          for k = 1:3
            tmpca1 = mtimes(2, x);
            tmpin1_a = tmpca1;
            if p &gt; 0
              tmpin1_2_p = tmpin1_a;
              tmpin1_2_p(1) = 2;
              tmpin1_2_q = times(tmpin1_2_p, tmpin1_2_p(2));
              tmpin1_a = tmpin1_2_q;
            end
            x = tmpin1_a;
          end
        end

        function a = g(a, b)
          if b &gt; 0
            tmpin2_p = a;
            tmpin2_p(1) = 2;
            tmpin2_q = times(tmpin2_p, tmpin2_p(2));
            a = tmpin2_q;
          end
        end

        function q = h(p)
          p(1) = 2;
          q = times(p, p(2));
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../lib/leading-comments.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:key name="local:function" match="function" use="id"/>

  <xsl:template match="binary[call/@ada:inlined]" as="element()*">
    <xsl:variable name="call" as="element(call)" select="*[2]"/>
    <xsl:variable name="callee" as="element(function)" select="key('local:function', $call/id)[1]"/>
    <xsl:variable name="prefix" as="xs:string" select="$call/@ada:inlined || '_'"/>
    <xsl:variable name="targets" as="element()+" select="*[1] ! (if (self::unary) then row-list/item-list/* else .)"/>
    <xsl:variable name="parameters" as="element(var)*" select="$callee/param-list/*"/>
    <xsl:variable name="unchanged" as="xs:integer*" select="tokenize($call/@ada:unchanged) ! xs:integer(.)"/>
    <xsl:variable name="names" as="map(xs:string, element())" select="map:merge((
        for $k in $unchanged return map:entry(key:of($parameters[$k]),
          (local:standing($call/param-list/*[$k], $parameters[$k], $callee), build:temporary('ip', $prefix || $parameters[$k]))[1]/(., *)[last()]),
        for $k in tokenize($call/@ada:direct) ! xs:integer(.) return map:entry(key:of($callee/outvars/*[$k]), $targets[$k]/*)))"/>
    <xsl:variable name="at" as="attribute(at)?" select="@at"/>
    <xsl:variable name="active" as="attribute()?" select="@ada:active"/>
    <xsl:for-each select="$parameters">
      <xsl:variable name="k" as="xs:integer" select="position()"/>
      <xsl:if test="not($k = $unchanged and local:standing($call/param-list/*[$k], ., $callee))">
        <binary op="=">
          <xsl:copy-of select="$at, $active[string($k) = tokenize($call/@ada:active-inputs)]"/>
          <xsl:sequence select="local:renamed(., $prefix, $names)"/>
          <xsl:copy-of select="$call/param-list/*[$k]" copy-namespaces="no"/>
        </binary>
      </xsl:if>
    </xsl:for-each>
    <xsl:variable name="body" as="element()*">
      <xsl:apply-templates select="$callee/statement-list/* except leading:comments($callee/statement-list)"/>
    </xsl:variable>
    <xsl:variable name="is-near" as="xs:boolean" select="$callee/@file = ancestor::function[last()]/@file"/>
    <xsl:variable name="renamed" as="element()*">
      <xsl:apply-templates mode="local:rename" select="$body">
        <xsl:with-param name="prefix" tunnel="yes" select="$prefix"/>
        <xsl:with-param name="names" tunnel="yes" select="$names"/>
        <xsl:with-param name="place" tunnel="yes" select="if ($is-near) then () else $at"/>
      </xsl:apply-templates>
    </xsl:variable>
    <!-- Statements that nobody has written stand where their function does. -->
    <xsl:for-each select="$renamed">
      <xsl:copy>
        <xsl:copy-of select="if ($is-near) then $callee/@at else $at"/>
        <xsl:copy-of select="@*, node()" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:for-each>
    <xsl:for-each select="$targets">
      <xsl:variable name="k" as="xs:integer" select="position()"/>
      <xsl:if test="not(string($k) = tokenize($call/@ada:direct) or tmp/@kind = ('o', 'of'))">
        <binary op="=">
          <xsl:copy-of select="ancestor::binary[1]/(@* except @ada:reflexive)"/>
          <xsl:copy-of select="." copy-namespaces="no"/>
          <xsl:sequence select="local:renamed($callee/outvars/*[$k], $prefix, $names)"/>
        </binary>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <xsl:mode name="local:rename" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:rename" match="@at" as="attribute(at)">
    <xsl:param name="place" as="attribute(at)?" tunnel="yes"/>
    <xsl:sequence select="($place, .)[1]"/>
  </xsl:template>

  <xsl:template mode="local:rename" match="var" as="element()">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="element(literal)?" select="$names(key:of(.))[self::literal]"/>
    <xsl:choose>
      <xsl:when test="exists($number)">
        <xsl:sequence select="build:literal($number)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:template mode="local:rename" match="var/* | for/id | for/tmp" as="element()">
    <xsl:param name="prefix" as="xs:string" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:sequence select="local:name(., $prefix, $names)"/>
  </xsl:template>

  <!-- The argument that can stand for a parameter which keeps its value: a variable, or a number if no part of it is read. -->
  <xsl:function name="local:standing" as="element()?">
    <xsl:param name="argument" as="element()"/>
    <xsl:param name="parameter" as="element(var)"/>
    <xsl:param name="callee" as="element(function)"/>
    <xsl:sequence select="$argument/(self::var | self::literal[matches(., '^[\d.]+$')][
        not(key:of($parameter) = $callee/statement-list//(array | struct-ref | dyn-struct-ref)/*[1]/self::var ! key:of(.))])"/>
  </xsl:function>

  <xsl:function name="local:renamed" as="element(var)">
    <xsl:param name="variable" as="element(var)"/>
    <xsl:param name="prefix" as="xs:string"/>
    <xsl:param name="names" as="map(*)"/>
    <var>
      <xsl:copy-of select="$variable/@*"/>
      <xsl:sequence select="local:name($variable/*, $prefix, $names)"/>
    </var>
  </xsl:function>

  <!-- The name that a variable of the function has in the place of the call. -->
  <xsl:function name="local:name" as="element()">
    <xsl:param name="name" as="element()"/>
    <xsl:param name="prefix" as="xs:string"/>
    <xsl:param name="names" as="map(*)"/>
    <xsl:variable name="new" as="element()?" select="$names(key:of($name))"/>
    <xsl:choose>
      <xsl:when test="exists($new)">
        <xsl:copy-of select="$new" copy-namespaces="no"/>
      </xsl:when>
      <xsl:otherwise>
        <tmp kind="{($name/@kind, 'in')[1]}">
          <id>
            <xsl:value-of select="$prefix || $name"/>
          </id>
        </tmp>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
