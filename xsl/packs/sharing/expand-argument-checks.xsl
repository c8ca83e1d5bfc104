<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:expand-argument-checks"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="var@ada:checks var@ada:position" ends="var[@ada:checks or @ada:position]"
      needs="ada:checks ada:given ada:less ada:position" outdates="ada:checks ada:position">
    <c:purpose>Functions that ask for the numbers of their caller's arguments and outputs are written out: the caller's
      generated versions have others.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, n)
          narginchk(1, 2);
          if ~exist('n', 'var')
            n = 3;
          end
          z = g(x ^ n);
        end
        function b = g(a)
          nargoutchk(1, 1);
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          if nargin &lt; 1
            error('narginchk: not enough input arguments');
          elseif nargin &gt; 2
            error('narginchk: too many input arguments');
          end
          if ~(nargin &gt;= 2)
            n = 3;
          end
          z = g(x^n);
        end

        function b = g(a)
          if nargout &lt; 1
            error('nargoutchk: Not enough output arguments.');
          elseif nargout &gt; 1
            error('nargoutchk: Too many output arguments.');
          end
          b = a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          if exist("n", "var") &amp;&amp; n &gt; 3
            n = 3;
          end
          z = x;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          if (nargin &gt;= 2) &amp;&amp; n &gt; 3
            n = 3;
          end
          z = x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="array[var/@ada:checks]" as="element(if)">
    <xsl:variable name="asks" as="xs:string" select="*[1]/@ada:checks"/>
    <xsl:variable name="complaints" as="xs:string+" select="if ($asks = 'nargin')
        then ('narginchk: not enough input arguments', 'narginchk: too many input arguments')
        else ('nargoutchk: Not enough output arguments.', 'nargoutchk: Too many output arguments.')"/>
    <if>
      <xsl:copy-of select="*[1]/@at"/>
      <xsl:sequence select="local:comparison(*[1], '&lt;', *[2]/*[1]), local:complaint($complaints[1])"/>
      <elseif>
        <xsl:sequence select="local:comparison(*[1], '>', *[2]/*[2]), local:complaint($complaints[2])"/>
      </elseif>
    </if>
  </xsl:template>

  <xsl:template match="array[var/@ada:position]" as="element(unary)">
    <xsl:variable name="position" as="element(literal)">
      <literal>
        <xsl:value-of select="*[1]/@ada:position"/>
      </literal>
    </xsl:variable>
    <unary op="()">
      <xsl:sequence select="local:comparison(*[1], '>=', $position)"/>
    </unary>
  </xsl:template>

  <xsl:function name="local:comparison" as="element(binary)">
    <xsl:param name="name" as="element(var)"/>
    <xsl:param name="op" as="xs:string"/>
    <xsl:param name="limit" as="element()"/>
    <binary op="{$op}">
      <var>
        <xsl:copy-of select="$name/@at, $name/@ada:given, $name/@ada:less"/>
        <id>
          <xsl:value-of select="($name/@ada:checks, 'nargin')[1]"/>
        </id>
      </var>
      <xsl:copy-of select="$limit" copy-namespaces="no"/>
    </binary>
  </xsl:function>

  <xsl:function name="local:complaint" as="element(statement-list)">
    <xsl:param name="text" as="xs:string"/>
    <statement-list>
      <array>
        <var>
          <id>error</id>
        </var>
        <param-list>
          <literal>
            <xsl:value-of select="'''' || $text || ''''"/>
          </literal>
        </param-list>
      </array>
    </statement-list>
  </xsl:function>
</xsl:stylesheet>
