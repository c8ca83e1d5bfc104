<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="script classdef" ends="script | classdef">
    <c:purpose>Statements and classes outside of functions are no part of any function, and files of derivatives hold
      functions only.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
        end
        1;
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          b = a;
        end
        y = f(2)
      </c:before>
      <c:after>
        function z = f(x)
          z = g(x);
        end

        function b = g(a)
          b = a;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        classdef box
          properties
            width
          end
        end
        function z = f(x)
          z = x * box(3).width;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x * box(3).width;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="script | classdef" as="empty-sequence()"/>
</xsl:stylesheet>
