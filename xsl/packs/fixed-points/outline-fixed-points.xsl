<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:free="urn:adjoinery:free-name"
    xmlns:template="urn:adjoinery:template" xmlns:local="urn:adjoinery:outline-fixed-points"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract guard="none" on="for@ada:stays for@ada:finds while@ada:finds" ends="*[@ada:finds] | for[@ada:stays] | adc:comment[@ada:fixed]"
      needs="ada:feeds ada:finds ada:fixed ada:gives ada:lowers ada:made ada:stays ada:takes ada:tolerance" adds="ada:accuracy ada:found ada:made"
      writes="ada:is" outdates="ada:finds ada:fixed ada:gives ada:lowers ada:stays ada:takes ada:tolerance">
    <c:purpose>A loop that finds a fixed point becomes a call of a function, which has no derivative of its own (`ada:found`), and
      its iteration there a call of another, of which some results are the next values of arguments (`ada:feeds`). The
      value that the loop has found stays, and depends on other values as that of this iteration.</c:purpose>
    <c:case>
      <c:before>
        function x = f(x, p)
          %ADiMat &lt;fixed-point tolerance="1e-12"/&gt;
          while true
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12, break; end
            x = y;
          end
        end
      </c:before>
      <c:after>
        function x = f(x, p)
          x = f_loop(x, p);
          next_x = f_iteration(x, p);
          x = adm_fixed_value(x, next_x, next_x);
        end

        function x = f_loop(x, p)
          while true
            tmpbreak1 = false;
            y = cos(p * x);
            if abs(y - x) &lt; 1e-12
              tmpbreak1 = true;
            else
              x = y;
            end
            if tmpbreak1, break; end
          end
        end

        function x = f_iteration(x, p)
          y = cos(p * x);
          x = y;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [x, n] = f(x, p)
          n = 0;
          d = 1;
          %ADiMat &lt;fixed-point tolerance="1e-8"/&gt;
          while d > 1e-9
            n = n + 1;
            d = x - p / x;
            x = x - d / 2;
            d = abs(d);
          end
          x = x + d;
        end
      </c:before>
      <c:after>
        function [x, n] = f(x, p)
          n = 0;
          d = 1;
          [x, n, d] = f_loop(x, n, p, d);
          [next_x, next_n, next_d] = f_iteration(x, n, p);
          x = adm_fixed_value(x, next_x, next_x);
          n = adm_fixed_value(n, next_n, next_n);
          d = adm_fixed_value(d, next_d, next_d);
          x = x + d;
        end

        function [x, n, d] = f_loop(x, n, p, d)
          while d &gt; 1e-9
            n = n + 1;
            d = x - p / x;
            x = x - d / 2;
            d = abs(d);
          end
        end

        function [x, n, d] = f_iteration(x, n, p)
          n = n + 1;
          d = x - p / x;
          x = x - d / 2;
          d = abs(d);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../templates/resolved/made-function.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function-list/function[.//@ada:stays]" as="element(function)+">
    <xsl:variable name="names" as="map(xs:string, xs:string)" select="free:of-kinds(free:taken(.//id),
        distinct-values(.//for/@ada:gives[../@ada:stays] ! tokenize(.)) ! local:next(.))"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:attribute name="ada:made" select="(@ada:made, 'changed')[1]"/>
      <xsl:apply-templates>
        <xsl:with-param name="names" tunnel="yes" select="$names"/>
      </xsl:apply-templates>
    </xsl:copy>
    <xsl:for-each select=".//(for | while)[@ada:finds or @ada:stays]">
      <xsl:variable name="statements" as="element()*">
        <xsl:choose>
          <xsl:when test="@ada:finds">
            <xsl:copy copy-namespaces="no">
              <xsl:copy-of select="@at"/>
              <xsl:apply-templates>
                <xsl:with-param name="names" tunnel="yes" select="$names"/>
              </xsl:apply-templates>
            </xsl:copy>
          </xsl:when>
          <xsl:otherwise>
            <xsl:apply-templates select="statement-list/*">
              <xsl:with-param name="names" tunnel="yes" select="$names"/>
            </xsl:apply-templates>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:variable>
      <xsl:sequence select="template:made-function((@ada:finds, @ada:stays)[1], local:variables(@ada:gives), local:variables(@ada:takes),
          (local:variables(@ada:lowers) ! build:assign(., build:literal('false')), $statements), (ancestor::function[last()]/@file, @at))"/>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="(for | while)[@ada:finds]" as="element(binary)">
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="local:targets(local:variables(@ada:gives))"/>
      <call ada:is="user" ada:found="yes">
        <xsl:copy-of select="@at"/>
        <xsl:sequence select="build:call(@ada:finds, local:variables(@ada:takes))/*"/>
      </call>
    </binary>
  </xsl:template>

  <xsl:template match="for[@ada:stays]" as="element(binary)+">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:variable name="at" as="attribute()?" select="@at"/>
    <xsl:variable name="next" as="element(var)+" select="tokenize(@ada:gives) ! build:variable(build:name($names(local:next(.))))"/>
    <binary op="=">
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="local:targets($next)"/>
      <call ada:is="user">
        <xsl:attribute name="ada:accuracy" select="statement-list/adc:comment/@ada:tolerance"/>
        <xsl:copy-of select="@at, @ada:feeds"/>
        <xsl:sequence select="build:call(@ada:stays, local:variables(@ada:takes))/*"/>
      </call>
    </binary>
    <xsl:variable name="given" as="element(var)+" select="local:variables(@ada:gives)"/>
    <xsl:for-each select="1 to count($given)">
      <binary op="=">
        <xsl:copy-of select="$at"/>
        <xsl:sequence select="local:moved($given[current()], $next[current()])"/>
      </binary>
    </xsl:for-each>
  </xsl:template>

  <xsl:template match="adc:comment[@ada:fixed]" as="empty-sequence()"/>

  <!-- The value that the loop has found, which moves as that of its iteration. -->
  <xsl:function name="local:moved" as="element()+">
    <xsl:param name="found" as="element(var)"/>
    <xsl:param name="next" as="element(var)"/>
    <xsl:sequence select="$found, build:ruled('adm_fixed_value', ($found, $next, $next))"/>
  </xsl:function>

  <xsl:function name="local:targets" as="element()">
    <xsl:param name="variables" as="element(var)+"/>
    <xsl:sequence select="if (count($variables) eq 1) then $variables else build:outputs($variables)"/>
  </xsl:function>

  <!-- A name for the next value of a variable, and a bar. -->
  <xsl:function name="local:next" as="xs:string">
    <xsl:param name="key" as="xs:string"/>
    <xsl:sequence select="'next_' || replace($key, '^tmp:|:.*$', '') || '|' || $key"/>
  </xsl:function>

  <!-- The variables that an analysis names by their keys. -->
  <xsl:function name="local:variables" as="element(var)*">
    <xsl:param name="keys" as="attribute()"/>
    <xsl:for-each select="tokenize($keys)">
      <xsl:variable name="parts" as="xs:string+" select="tokenize(., ':')"/>
      <xsl:sequence select="if (count($parts) eq 1) then build:variable(build:name(.)) else build:temporary($parts[2], $parts[3])"/>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
