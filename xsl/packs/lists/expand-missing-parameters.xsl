<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:leading="urn:adjoinery:leading-comments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="function@ada:arguments" guard="none" ends="@ada:arguments" needs="ada:arguments" outdates="ada:arguments">
    <c:purpose>Parameters of the differentiated function that get no argument, as the request says, are none of its
      derivative: they are variables of the function, and the list of extra arguments is empty.</c:purpose>
    <c:case options="nargin=1 independents=x">
      <c:before>
        function z = f(x, n)
          if nargin &lt; 2
            n = 3;
          end
          z = x * n * nargin;
        end
      </c:before>
      <c:after>
        function z = f(x)
          n = 3;
          z = x * n * 1;
        end
      </c:after>
    </c:case>
    <c:case options="nargin=2 independents=x">
      <c:before>
        function z = f(x, n, varargin)
          % Powers
          z = x^n + numel(varargin);
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          % Powers
          varargin = {};
          z = x^n + numel(varargin);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/leading-comments.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:arguments]" as="element(function)">
    <xsl:variable name="missing" as="element()*" select="param-list/*[position() gt xs:integer(current()/@ada:arguments)]"/>
    <xsl:variable name="comments" as="element()*" select="leading:comments(statement-list)"/>
    <function>
      <xsl:copy-of select="@* except @ada:arguments, outvars, id" copy-namespaces="no"/>
      <param-list>
        <xsl:copy-of select="param-list/(* except $missing)" copy-namespaces="no"/>
      </param-list>
      <statement-list>
        <xsl:copy-of select="$comments" copy-namespaces="no"/>
        <xsl:if test="statement-list//var/id = 'varargin'">
          <xsl:sequence select="$missing[. = 'varargin'] ! build:assign(build:variable(build:name('varargin')), build:cell(()))"/>
        </xsl:if>
        <xsl:copy-of select="statement-list/(node() except $comments)" copy-namespaces="no"/>
      </statement-list>
    </function>
  </xsl:template>
</xsl:stylesheet>
