<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:build="urn:adjoinery:build" xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:outline-cached-constants"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="*@ada:constant" ends="*[@ada:constant]" needs="ada:constant ada:constants" adds="ada:caches"
      outdates="ada:constant ada:constants">
    <c:purpose>Constants that are computed once and kept have a function of their own that keeps them (`ada:caches`), and gives
      them to the one that uses them.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          persistent weights count order
          if isempty(weights)
            order = 3;
            weights = (1:order) .^ 2;
          end
          if isempty(count), count = 0; end
          count = count + 1;
          z = sum(weights .* x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          [weights, order] = constants_of_f();
          persistent count;
          if isempty(count)
            count = 0;
          end
          count = count + 1;
          z = sum(weights .* x);
        end

        function [weights_2, order_2] = constants_of_f()
          persistent weights order;
          if isempty(weights)
            order = 3;
            weights = (1:order).^2;
          end
          weights_2 = weights;
          order_2 = order;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          persistent w
          if isempty(w), w = numel(x); end
          z = w * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          persistent w;
          if isempty(w)
            w = numel(x);
          end
          z = w * x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:constants]" as="element(function)+">
    <xsl:variable name="declared" as="element()+" select="statement-list/persistent/*[@ada:constant]"/>
    <xsl:variable name="constants" as="element(var)+" select="$declared/descendant-or-self::var[1] ! build:variable(id)"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()">
        <xsl:with-param name="first" tunnel="yes" select="$declared[1]/.."/>
        <xsl:with-param name="constants" tunnel="yes" select="$constants"/>
      </xsl:apply-templates>
    </xsl:copy>
    <!-- A persistent variable cannot be an output. -->
    <xsl:variable name="names" as="map(xs:string, xs:string)"
        select="free:of-kinds(free:taken(.//id), $constants ! (. || '|' || .))"/>
    <xsl:variable name="outputs" as="element(var)+" select="$constants ! build:variable(build:name($names(. || '|' || .)))"/>
    <function ada:caches="yes">
      <xsl:copy-of select="@at, @file"/>
      <outvars>
        <xsl:sequence select="$outputs"/>
      </outvars>
      <xsl:sequence select="build:name(@ada:constants)"/>
      <param-list/>
      <statement-list>
        <persistent>
          <xsl:copy-of select="$declared[1]/../@at"/>
          <xsl:sequence select="$declared ! local:copy(.)"/>
        </persistent>
        <xsl:sequence select="statement-list/if[@ada:constant] ! local:copy(.)"/>
        <xsl:sequence select="for-each-pair($outputs, $constants, build:assign#2)"/>
      </statement-list>
    </function>
  </xsl:template>

  <xsl:template match="persistent[*/@ada:constant]" as="element()*">
    <xsl:param name="first" as="element(persistent)" tunnel="yes"/>
    <xsl:param name="constants" as="element(var)+" tunnel="yes"/>
    <xsl:if test=". is $first">
      <xsl:sequence select="build:assign(if (count($constants) gt 1) then build:outputs($constants) else $constants,
          build:named-call(ancestor::function[1]/@ada:constants, ()))"/>
    </xsl:if>
    <xsl:if test="exists(*[not(@ada:constant)])">
      <xsl:next-match/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="persistent/*[@ada:constant] | if[@ada:constant]" as="empty-sequence()"/>

  <xsl:template match="@ada:constants" as="empty-sequence()"/>

  <xsl:function name="local:copy" as="element()">
    <xsl:param name="it" as="element()"/>
    <xsl:copy select="$it">
      <xsl:copy-of select="@* except @ada:constant, node()" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:function>
</xsl:stylesheet>
