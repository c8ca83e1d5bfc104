<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="adjoint-increment@ada:gathered adjoint-increment@ada:gathers"
      ends="@ada:gathered | @ada:gathers" needs="ada:gathered ada:gathers" outdates="ada:gathered ada:gathers">
    <c:purpose>Increments of one adjoint, or of one part of it, stand together where nothing in between needs them: then they
      become one, and the part is read and written once.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x(1) * sin(x(2)) + x(1)^2;
        end
      </c:before>
      <c:after>
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          for i = 2:3
            x(i) = x(i) * x(i - 1) + x(i);
          end
          z = x(3);
        end
      </c:before>
      <c:after>
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-increment[@ada:gathered]" as="empty-sequence()" priority="1"/>

  <xsl:template match="adjoint-increment[@ada:gathers]" as="element(adjoint-increment)+">
    <xsl:for-each select="../adjoint-increment[@ada:gathered = current()/@ada:gathers], .">
      <adjoint-increment>
        <xsl:copy-of select="@* except (@ada:gathered, @ada:gathers)"/>
        <xsl:copy-of select="node()" copy-namespaces="no"/>
      </adjoint-increment>
    </xsl:for-each>
  </xsl:template>
</xsl:stylesheet>
