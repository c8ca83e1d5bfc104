<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="var@ada:apart id@ada:apart" ends="*[@ada:apart]" needs="ada:apart" outdates="ada:apart">
    <c:purpose>Variables that have the name of a function which is called before they have a value get one of their own.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          pi = pi * x;
          sum = sum(pi);
          z = sum + pi;
        end
      </c:before>
      <c:after>
        function z = f(x)
          pi_2 = pi * x;
          sum_2 = sum(pi_2);
          z = sum_2 + pi_2;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = abs(x * i);
          for i = 1:2
            z = z * i;
            if z &gt; 3
              e = 2;
            end
          end
          z = z * e;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = abs(x * i);
          for i_2 = 1:2
            z = z * i_2;
            if z &gt; 3
              e = 2;
            end
          end
          z = z * e;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="var[@ada:apart]" as="element(var)">
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:apart"/>
      <xsl:sequence select="build:name(@ada:apart)"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="for/id[@ada:apart]" as="element(id)">
    <xsl:sequence select="build:name(@ada:apart)"/>
  </xsl:template>
</xsl:stylesheet>
