<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:open="urn:adjoinery:open-outputs"
    xmlns:local="urn:adjoinery:insert-missing-outputs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="outvars#2" guard="none" needs="ada:call">
    <c:purpose>Outputs that a function may leave without a value, where its callers do not want them, begin empty: active
      calls take them all.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x, 12);
        end
        function [b, c] = g(a, n)
          b = a * n;
          if n &gt; 3
            c = a;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = g(x, 12);
        end

        function [b, c] = g(a, n)
          c = [];
          b = mtimes(a, n);
          if n &gt; 3
            c = a;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [y, z] = g(x, 12);
        end
        function [b, c] = g(a, n)
          b = a * n;
          if n &gt; 3
            c = a;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          [y, z] = g(x, 12);
        end

        function [b, c] = g(a, n)
          b = a * n;
          if n &gt; 3
            c = a;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/open-outputs.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function/statement-list[count(../outvars/*) gt 1]" as="element(statement-list)">
    <xsl:variable name="open" as="element(var)*" select="open:outputs(..)"/>
    <statement-list>
      <xsl:if test="exists($open) and local:is-called-for-less(..)">
        <xsl:sequence select="$open ! build:assign(., build:brackets(()))"/>
      </xsl:if>
      <xsl:copy-of select="node()" copy-namespaces="no"/>
    </statement-list>
  </xsl:template>

  <xsl:function name="local:is-called-for-less" as="xs:boolean">
    <xsl:param name="f" as="element(function)"/>
    <xsl:sequence select="some $call in $f/../function//call[@ada:call][id = $f/id] satisfies
        count($call/parent::binary/*[1]/(self::unary/row-list/item-list/*, self::*[not(self::unary)]))
          lt count($f/outvars/*)"/>
  </xsl:function>
</xsl:stylesheet>
