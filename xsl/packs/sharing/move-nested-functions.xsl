<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:move-nested-functions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function-list" ends="function/function-list">
    <c:purpose>Nested functions, which share no variables any more, stand behind the function that they were in.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = twice(x);
          function b = twice(a)
            b = 2 * a;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = twice(x);
        end

        function b = twice(a)
          b = 2 * a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          add(3);
          function add(n)
            step();
            function step()
              z = z + n * x;
            end
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = 0;
          z = add(z, x, 3);
        end

        function z = add(z, x, n)
          z = step(z, n, x);
        end

        function z = step(z, n, x)
          z = z + n * x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function" as="node()+">
    <function>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="ancestor::function[last()]/@file"/>
      <xsl:copy-of select="* except function-list" copy-namespaces="no"/>
    </function>
    <xsl:apply-templates select="function-list/*"/>
  </xsl:template>
</xsl:stylesheet>
