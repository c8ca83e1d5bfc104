<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:leading="urn:adjoinery:leading-comments"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="function@ada:told" ends="@ada:told | function[id = 'adm_given_shapes']"
      needs="ada:told" outdates="ada:told">
    <c:purpose>The differentiated function begins with checks of the shapes that the request and directives tell: behind them
      these shapes hold, and calls with others end with an error.</c:purpose>
    <c:case>
      <c:before>
        function z = f(F, u)
          % Products
          z = F * u;
        end
        function adm_given_shapes
          if ndims(F) ~= 2 || size(F, 1) &lt; 1 || size(F, 2) ~= size(F, 1), error('Adjoinery:shape', 'F must be n by n.'); end
          if ~iscolumn(u) || numel(u) ~= size(F, 1), error('Adjoinery:shape', 'u must be n by 1.'); end
        end
      </c:before>
      <c:after>
        function z = f(F, u)
          % Products
          if ndims(F) ~= 2 || size(F, 1) &lt; 1 || size(F, 2) ~= size(F, 1)
            error('Adjoinery:shape', 'F must be n by n.');
          end
          if ~iscolumn(u) || numel(u) ~= size(F, 1)
            error('Adjoinery:shape', 'u must be n by 1.');
          end
          z = F * u;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(t, p)
          %ADiMat &lt;shape&gt;t scalar&lt;/shape&gt;
          arguments
            t double
            p
          end
          z = g(t) * p;
        end
        function z = g(t)
          z = t^2;
        end
        function adm_given_shapes
          if ~isscalar(t), error('Adjoinery:shape', 't must be a scalar.'); end
        end
      </c:before>
      <c:after>
        function z = f(t, p)
          %ADiMat &lt;shape&gt;t scalar&lt;/shape&gt;
          if ~isscalar(t)
            error('Adjoinery:shape', 't must be a scalar.');
          end
          arguments
            t double
            p
          end
          z = g(t) * p;
        end

        function z = g(t)
          z = t^2;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/leading-comments.xsl"/>
  <xsl:include href="../../lib/moved-statements.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[id = 'adm_given_shapes']" as="empty-sequence()" priority="1"/>

  <xsl:template match="function/@ada:told" as="empty-sequence()"/>

  <xsl:template match="function[@ada:told]/statement-list" as="element(statement-list)">
    <xsl:variable name="comments" as="element()*" select="leading:comments(.)"/>
    <xsl:copy>
      <xsl:copy-of select="@*, $comments" copy-namespaces="no"/>
      <xsl:apply-templates select="//function[id = 'adm_given_shapes']/statement-list/*" mode="moved">
        <xsl:with-param name="place" tunnel="yes" select="../@at"/>
      </xsl:apply-templates>
      <xsl:apply-templates select="node() except $comments"/>
    </xsl:copy>
  </xsl:template>
</xsl:stylesheet>
