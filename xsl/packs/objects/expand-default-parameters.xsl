<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="binary@place=default" ends="binary[@place]">
    <c:purpose>Octave's default values of parameters are assigned where fewer arguments are given.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, dim = 1, s = 2 * dim)
          % A sum.
          z = s * sum(x, dim);
        end
      </c:before>
      <c:after>
        function z = f(x, dim, s)
          if nargin &lt; 2
            dim = 1;
          end
          if nargin &lt; 3
            s = 2 * dim;
          end
          % A sum.
          z = s * sum(x, dim);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function f(varargin)
          disp(numel(varargin));
          function g(a = pi)
            disp(a);
          end
        end
      </c:before>
      <c:after>
        function f(varargin)
          disp(numel(varargin));
          function g(a)
            if nargin &lt; 1
              a = pi;
            end
            disp(a);
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="param-list/binary[@place = 'default']" as="element(var)">
    <xsl:sequence select="*[1]"/>
  </xsl:template>

  <xsl:template match="function/statement-list" as="element(statement-list)">
    <statement-list>
      <xsl:for-each select="../param-list/binary[@place = 'default']">
        <if at="{*[1]/@at}">
          <xsl:sequence select="build:binary('&lt;', build:variable(build:name('nargin')),
              build:literal(string(count(preceding-sibling::*) + 1)))"/>
          <statement-list>
            <xsl:sequence select="build:assign(*[1], *[2])"/>
          </statement-list>
        </if>
      </xsl:for-each>
      <xsl:apply-templates/>
    </statement-list>
  </xsl:template>
</xsl:stylesheet>
