<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="*@ada:recompute *@ada:least" ends="adc:comment[@ada:recompute] | adc:comment[@ada:least]">
    <c:purpose>Directives have done what they are for: generated code, which may be differentiated itself, does not
      repeat them.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          %ADiMat &lt;recompute&gt;g&lt;/recompute&gt;
          z = g(x);
        end
        function z = g(x)
          z = x ^ 2;
        end
      </c:before>
      <c:after>
        function z = f(x)
          overwrite(z);
          z = g(x);
        end

        function z = g(x)
          overwrite(z);
          z = mpower(x, 2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          %ADiMat &lt;nargin&gt;1&lt;/nargin&gt;
          % About the rest.
          z = x;
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          % About the rest.
          overwrite(z);
          z = x;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adc:comment[@ada:recompute or @ada:least]" as="empty-sequence()"/>
</xsl:stylesheet>
