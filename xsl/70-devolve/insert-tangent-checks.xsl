<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:key="urn:adjoinery:key"
    xmlns:local="urn:adjoinery:insert-tangent-checks"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="header" guard="none" needs="ada:container ada:role">
    <c:purpose>A tangent that is given for an argument must have its size: another one would be expanded by the first operation that
      can. Many directions are looked at where they are counted (insert-directions). Parts of cells and structures are not.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, n)
          z = x;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, n)
          header();
          if ~isequal(size(g_x), size(x))
            error('Adjoinery:seedSize', 'The tangent of x must have its size.');
          end
          g_z = g_x;
          z = x;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x nargin=2">
      <c:before>
        function z = f(x, n)
          z = x;
          if nargin &lt; 2
            z = 2 * x;
          end
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, n)
          header();
          if nargin &lt; 3
            error('Adjoinery:arguments', 'The derivative of f is made for 2 arguments with tangents: adjoin diff --nargin N makes one for N arguments.');
          end
          if ~isequal(size(g_x), size(x))
            error('Adjoinery:seedSize', 'The tangent of x must have its size.');
          end
          g_z = g_x;
          z = x;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=c,x">
      <c:before>
        function z = f(c, x)
          z = c{1} + x;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_c, c, g_x, x)
          header();
          if ~isequal(size(g_x), size(x))
            error('Adjoinery:seedSize', 'The tangent of x must have its size.');
          end
          g_z = g_c{1} + g_x;
          z = c{1} + x;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- The number of arguments is looked at first. -->
  <xsl:template match="function[@ada:role = 'tangent']/statement-list[header][not(local:is-checked(.))]" as="element(statement-list)">
    <xsl:variable name="containers" as="xs:string*" select="tokenize(../@ada:container)"/>
    <xsl:variable name="first" as="element()+" select="header | header/following-sibling::*[1][local:fails-with(., 'Adjoinery:arguments')]"/>
    <statement-list>
      <xsl:copy-of select="$first, ../param-list/var[g][not(key:of(following-sibling::*[1]) = $containers)]
          ! local:check(., following-sibling::*[1]), (node() except $first)" copy-namespaces="no"/>
    </statement-list>
  </xsl:template>

  <!-- A tangent that is differentiated again has the check of its own tangents, which are plain variables there. -->
  <xsl:function name="local:is-checked" as="xs:boolean">
    <xsl:param name="body" as="element(statement-list)"/>
    <xsl:sequence select="exists($body/choose[local:fails-with(., 'Adjoinery:seedSize')]/when/unary//var/g)"/>
  </xsl:function>

  <xsl:function name="local:fails-with" as="xs:boolean">
    <xsl:param name="statement" as="element()"/>
    <xsl:param name="error" as="xs:string"/>
    <xsl:sequence select="$statement/when/statement-list/call/param-list/literal = '''' || $error || ''''"/>
  </xsl:function>

  <xsl:function name="local:check" as="element(choose)">
    <xsl:param name="tangent" as="element(var)"/>
    <xsl:param name="value" as="element(var)"/>
    <choose>
      <when>
        <unary op="~">
          <xsl:sequence select="build:call('isequal', ($tangent, $value) ! build:call('size', .))"/>
        </unary>
        <statement-list>
          <xsl:sequence select="build:call('error', (build:text('Adjoinery:seedSize'), build:text('The tangent of ' || $value || ' must have its size.')))"/>
        </statement-list>
      </when>
    </choose>
  </xsl:function>
</xsl:stylesheet>
