<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:local="urn:adjoinery:insert-given-handles"
    xmlns:template="urn:adjoinery:template"
    xmlns:leading="urn:adjoinery:leading-comments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="function@ada:captured" ends="@ada:captured | function[id = 'adm_given_handles']"
      needs="ada:captured" outdates="ada:captured">
    <c:purpose>The differentiated function checks the handles that its caller gives, as the request names them, and has these
      from there on. Values that a given handle has captured are taken from it.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, g, opt)
          % Powers
          z = g(x) + opt.fun(x);
        end
        function adm_given_handles
          adm_check_handle(g, '@h');
          g = @h;
          adm_check_handle(opt.fun, '@(t) h(t)');
          opt.fun = @(t) h(t);
        end
        function y = h(t)
          y = t^2;
        end
      </c:before>
      <c:after>
        function z = f(x, g, opt)
          % Powers
          adm_check_handle(g, '@h');
          g = @h;
          adm_check_handle(opt.fun, '@(t) h(t)', {}, {}, {});
          opt.fun = @(t) h(t);
          z = g(x) + opt.fun(x);
        end

        function y = h(t)
          y = t^2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, g, p)
          z = g(x);
        end
        function adm_given_handles
          adm_check_handle(g, '@(t) p * sin(t) + q * t');
          g = @(t) p * sin(t) + q * t;
        end
      </c:before>
      <c:after>
        function z = f(x, g, p)
          adm_check_handle(g, '@(t) p * sin(t) + q * t', {'p'}, {p}, {'q'});
          g_q = adm_captured(g, 'q');
          g = @(t) p * sin(t) + g_q * t;
          z = g(x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../templates/parsed/given-handle.m"/>
  <xsl:include href="../../lib/leading-comments.xsl"/>
  <xsl:include href="../../lib/moved-statements.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[id = 'adm_given_handles']" as="empty-sequence()" priority="1"/>

  <xsl:template match="function/@ada:captured" as="empty-sequence()"/>

  <xsl:template match="function[@ada:captured]/statement-list" as="element(statement-list)">
    <xsl:variable name="comments" as="element()*" select="leading:comments(.)"/>
    <xsl:variable name="taken" as="map(*)" select="free:taken(..//id)"/>
    <xsl:variable name="place" as="attribute()?" select="../@at"/>
    <xsl:copy>
      <xsl:copy-of select="@*, $comments" copy-namespaces="no"/>
      <xsl:for-each select="//function[id = 'adm_given_handles']/statement-list/binary[@op = '=']">
        <xsl:variable name="handle" as="element()" select="*[1]"/>
        <xsl:variable name="variables" as="element(var)*" select=".//var[@ada:captured]"/>
        <xsl:variable name="own" as="xs:string*" select="distinct-values($variables[@ada:captured = 'own']/string(id))"/>
        <xsl:variable name="kept" as="xs:string*" select="distinct-values($variables[@ada:captured = 'yes']/string(id))"/>
        <xsl:variable name="names" as="map(*)" select="map:merge($kept ! map:entry(., free:name($taken,
            string-join($handle//id, '_') || '_' || .)))"
            xmlns:map="http://www.w3.org/2005/xpath-functions/map"/>
        <xsl:variable name="statements" as="element()+">
          <xsl:variable name="check" as="element(array)" select="preceding-sibling::array[1]"/>
          <xsl:sequence select="if (*[2]/self::function-handle) then $check else build:named-call('adm_check_handle', ($check/param-list/*,
              build:cell($own ! build:text(.)), build:cell($own ! build:variable(build:name(.))), build:cell($kept ! build:text(.))))"/>
          <xsl:sequence select="$kept ! template:captured-value(build:variable(build:name($names(.))), $handle, build:text(.))"/>
          <xsl:sequence select="."/>
        </xsl:variable>
        <xsl:apply-templates select="$statements" mode="moved">
          <xsl:with-param name="names" tunnel="yes" select="$names"/>
          <xsl:with-param name="place" tunnel="yes" select="$place"/>
        </xsl:apply-templates>
      </xsl:for-each>
      <xsl:apply-templates select="node() except $comments"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="@ada:captured" mode="moved" as="empty-sequence()"/>

  <xsl:template match="var[@ada:captured = 'yes']" mode="moved" as="element(var)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:sequence select="build:variable(build:name($names(string(id))))"/>
  </xsl:template>
</xsl:stylesheet>
