<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract guard="none" on="binary@ada:early" ends="@ada:early" needs="ada:early" outdates="ada:early">
    <c:purpose>Values that are the same in all iterations of a loop are computed before it: nothing of them is recorded, and their
      adjoints are passed on once.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          arguments
            x (1, 1)
          end
          z = x;
          for k = 1:3
            z = z * exp(2 * x);
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          if ~isscalar(x)
            error('Adjoinery:arguments', 'x must be of size (1,1).');
          end
          z = x;
          tmpca2 = mtimes(2, x);
          tmpca1 = exp(tmpca2);
          for k = 1:3
            tmpsa1 = mtimes(z, tmpca1);
            z = tmpsa1;
          end
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, n)
          z = x;
          for k = 1:n
            z = z * sin(x);
          end
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          z = x;
          for k = 1:n
            tmpca1 = sin(x);
            tmpsa1 = mtimes(z, tmpca1);
            z = tmpsa1;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="for[descendant::binary/@ada:early]" as="element()+">
    <xsl:variable name="loop" as="element(for)" select="."/>
    <xsl:for-each select="descendant::binary[@ada:early]">
      <xsl:if test="ancestor::for[number(current()/@ada:early)] is $loop">
        <binary>
          <xsl:copy-of select="@* except @ada:early"/>
          <xsl:copy-of select="node()" copy-namespaces="no"/>
        </binary>
      </xsl:if>
    </xsl:for-each>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="binary[@ada:early]" as="empty-sequence()"/>
</xsl:stylesheet>
