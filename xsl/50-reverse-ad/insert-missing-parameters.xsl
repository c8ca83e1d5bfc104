<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:local="urn:adjoinery:insert-missing-parameters"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call@counts" guard="none">
    <c:purpose>A function that asks for `nargin` may be called without its last parameters, and assign to them then:
      those begin empty, so that what they are overwritten with may be recorded as any other value.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, n)
          if nargin &lt; 2
            n = 3;
          end
          z = x * n;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          missing_parameter(n);
          tmpba1 = 0;
          if nargin &lt; 2
            tmpba1 = 1;
            overwrite(n);
            n = 3;
          end
          push_control(tmpba1);
          overwrite(z);
          z = mtimes(x, n);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n)
          k = nargin;
          z = x * n * k;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          overwrite(k);
          k = min(nargin, 2);
          overwrite(tmpca1);
          tmpca1 = mtimes(x, n);
          overwrite(z);
          z = mtimes(tmpca1, k);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, n, m)
          %ADiMat &lt;nargin&gt;2&lt;/nargin&gt;
          if nargin &lt; 3
            m = n;
            n = 2;
          end
          z = x * n * m;
        end
      </c:before>
      <c:after>
        function z = f(x, n, m)
          missing_parameter(m);
          %ADiMat &lt;nargin&gt;2&lt;/nargin&gt;
          tmpba1 = 0;
          if nargin &lt; 3
            tmpba1 = 1;
            overwrite(m);
            m = n;
            overwrite(n);
            n = 2;
          end
          push_control(tmpba1);
          overwrite(tmpca1);
          tmpca1 = mtimes(x, n);
          overwrite(z);
          z = mtimes(tmpca1, m);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, varargin)
          varargin{1} = x;
          z = varargin{1} * nargin;
        end
      </c:before>
      <c:after>
        function z = f(x, varargin)
          overwrite(tmpnx1);
          tmpnx1 = nargin;
          overwrite_field(varargin{1});
          overwrite(varargin);
          varargin{1} = x;
          overwrite(tmpda1);
          tmpda1 = tmpnx1;
          overwrite(z);
          z = mtimes(varargin{1}, tmpda1);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function/statement-list" as="element(statement-list)">
    <!-- So many arguments are always given, the user says. -->
    <xsl:variable name="least" as="xs:double" select="max((0, adc:comment/@ada:least ! number(.)))"/>
    <xsl:variable name="written" as="xs:string*" select="key:written(.) ! key:of(.)"/>
    <statement-list>
      <xsl:for-each select="../param-list/*">
        <xsl:if test="self::var[not(id = 'varargin')] and key:of(.) = $written and position() gt $least">
          <missing-parameter position="{position()}">
            <xsl:copy-of select="." copy-namespaces="no"/>
          </missing-parameter>
        </xsl:if>
      </xsl:for-each>
      <xsl:copy-of select="node()" copy-namespaces="no"/>
    </statement-list>
  </xsl:template>
</xsl:stylesheet>
