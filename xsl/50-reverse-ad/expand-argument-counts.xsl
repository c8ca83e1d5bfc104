<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="call@counts">
    <c:purpose>The joint function takes adjoints after the arguments of the source: `nargin` counts only the latter.
      Functions in pairs take what the source takes.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, n)
          if nargin == 1
            n = 3;
          end
          z = x * n;
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          if min(nargin, 2) == 1
            n = 3;
          end
          z = mtimes(x, n);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function z = g(x, n)
          k = nargin;
          z = k * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = g(x);
        end

        function z = g(x, n)
          k = nargin;
          z = mtimes(k, x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="call[@counts][tokenize(ancestor::function[last()]/@ada:products) = 'joint']" as="element(call)">
    <call ada:is="passive">
      <id>min</id>
      <param-list>
        <xsl:copy-of select="." copy-namespaces="no"/>
        <literal>
          <xsl:value-of select="count(ancestor::function[last()]/param-list/*)"/>
        </literal>
      </param-list>
    </call>
  </xsl:template>
</xsl:stylesheet>
