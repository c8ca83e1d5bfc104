<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:local="urn:adjoinery:drop-spent-handles"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="*@ada:handle" ends="@ada:handle | @ada:handles | @ada:spent"
      needs="ada:handle ada:handles ada:is ada:spent" outdates="ada:handle ada:handles ada:spent">
    <c:purpose>Handles that nobody asks for any more, because all calls of them are calls of functions, are neither
      made nor passed on. Those that are printed, or called by functions of the library, stay.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, p)
          g = @(t) p * t;
          z = twice(g, x);
        end
        function y = twice(g, x)
          y = g(g(x));
        end
      </c:before>
      <c:after>
        function z = f(x, p)
          g_p = p;
          z = twice_f_g(g_p, x);
        end

        function value = f_g(t, p)
          value = p * t;
        end

        function y = twice(g, x)
          y = g(g(x));
        end

        function y = twice_f_g(g_p, x)
          y = f_g(f_g(x, g_p), g_p);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [s, g] = pick(x);
          disp(g);
          z = s * g(x);
        end
        function [s, h] = pick(x)
          h = @sin;
          s = numel(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          [s, g] = pick_sin(x);
          disp(g);
          z = s * sin(x);
        end

        function [s, h] = pick(x)
          h = @sin;
          s = numel(x);
        end

        function [s, h] = pick_sin(x)
          h = @sin;
          s = numel(x);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [s, g] = pick(x);
          z = s * g(x);
        end
        function [s, h] = pick(x)
          h = @sin;
          s = numel(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          s = pick_sin(x);
          z = s * sin(x);
        end

        function [s, h] = pick(x)
          h = @sin;
          s = numel(x);
        end

        function s = pick_sin(x)
          s = numel(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="functions" tunnel="yes" select="map:merge(
            master-tree/function-list/function[(param-list, outvars)/var/@ada:spent] ! map:entry(string(id), .), map{'duplicates': 'use-first'})"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="@ada:handle | @ada:handles | @ada:spent | literal/@ada:is" as="empty-sequence()"/>

  <xsl:template match="function/param-list/var[@ada:spent] | function/outvars/var[@ada:spent]" as="empty-sequence()"/>

  <xsl:template match="call[@ada:is = 'user']" as="element(call)">
    <xsl:param name="functions" as="map(*)" tunnel="yes"/>
    <xsl:variable name="function" as="element(function)?" select="$functions(string(id))"/>
    <xsl:variable name="left" as="element()*"
        select="for $place in 1 to count(param-list/*) return param-list/*[$place][not($function/param-list/*[$place]/@ada:spent)]"/>
    <call>
      <xsl:copy-of select="@*"/>
      <xsl:if test="empty($left)">
        <xsl:attribute name="bare" select="'yes'"/>
      </xsl:if>
      <xsl:apply-templates select="id"/>
      <param-list>
        <xsl:apply-templates select="$left"/>
      </param-list>
    </call>
  </xsl:template>

  <xsl:template match="statement-list/binary[@op = '='][exists(*[1]/@ada:spent) and not(*[2]/self::call)]" as="empty-sequence()"/>

  <xsl:template match="statement-list/binary[@op = '='][exists(*[2]/self::call[@ada:is = 'user'])]" as="element()">
    <xsl:param name="functions" as="map(*)" tunnel="yes"/>
    <xsl:variable name="outputs" as="element()*" select="$functions(string(*[2]/id))/outvars/var"/>
    <xsl:variable name="targets" as="element()*" select="*[1]/(self::unary/row-list/item-list/*, self::*[not(self::unary)])"/>
    <xsl:variable name="left" as="element()*"
        select="for $place in 1 to count($targets) return $targets[$place][not($outputs[$place]/@ada:spent)]"/>
    <xsl:choose>
      <xsl:when test="count($left) eq count($targets)">
        <xsl:next-match/>
      </xsl:when>
      <xsl:otherwise>
        <binary op="=">
          <xsl:copy-of select="@*"/>
          <xsl:variable name="kept" as="element()+">
            <xsl:apply-templates select="$left"/>
          </xsl:variable>
          <xsl:sequence select="if (count($kept) gt 1) then build:outputs($kept) else $kept"/>
          <xsl:apply-templates select="*[2]"/>
        </binary>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
