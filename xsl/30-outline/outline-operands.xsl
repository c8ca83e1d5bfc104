<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:outline-operands"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" guard="parts" on="*@ada:outline" ends="*[@ada:outline]" needs="ada:outline"
      outdates="ada:container ada:list ada:outline">
    <c:purpose>Assigns marked operands to temporaries before their statement, innermost first: no active expression is then
      nested (Willkomm 2020, 6.7: outlining). The temporaries are numbered in the order of the text.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = (y + x / y) / 2;
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          tmpca2 = mrdivide(x, y);
          tmpca1 = plus(y, tmpca2);
          z = mrdivide(tmpca1, 2);
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, t)
          z = x .* exp(-t / 2);
        end
      </c:before>
      <c:after>
        function z = f(x, t)
          tmpda1 = exp(-t / 2);
          z = times(x, tmpda1);
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, k)
          z = x(2 * k + 3 * k ^ 2 - 1);
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          tmpda1 = 2 * k + 3 * k^2 - 1;
          z = x(tmpda1);
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, k)
          [m, k(k(1))] = max(k);
          z = x .* k .* m;
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          tmpda1 = k(1);
          [m, k(tmpda1)] = max(k);
          tmpca1 = times(x, k);
          z = times(tmpca1, m);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="local:assignments" on-no-match="shallow-skip" on-multiple-match="fail"/>
  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <!-- The numbers of the temporaries, in the order of the text, each kind for itself. -->
  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)" xmlns:map="http://www.w3.org/2005/xpath-functions/map">
    <xsl:variable name="outlined" as="element()*" select="descendant::*[@ada:outline]"/>
    <xsl:sequence select="map:merge(for $kind in tokenize('ca da') return numbers:of($outlined[@ada:outline = $kind]))"/>
  </xsl:template>

  <xsl:template match="statement-list/*[descendant::*/@ada:outline][not(descendant::statement-list)]" as="element()+">
    <xsl:apply-templates mode="local:assignments" select="*">
      <xsl:with-param name="at" select="@at" tunnel="yes"/>
    </xsl:apply-templates>
    <xsl:next-match/>
  </xsl:template>

  <xsl:template match="*[@ada:outline]" as="element(var)">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <var>
      <tmp kind="{@ada:outline}">
        <id>
          <xsl:value-of select="$prepared(generate-id())"/>
        </id>
      </tmp>
    </var>
  </xsl:template>

  <xsl:template mode="local:assignments" match="*[@ada:outline]" as="element(binary)+">
    <xsl:param name="at" as="attribute(at)?" tunnel="yes"/>
    <xsl:apply-templates mode="local:assignments" select="*"/>
    <binary op="=">
      <xsl:copy-of select="$at"/>
      <xsl:apply-templates select="."/>
      <xsl:copy copy-namespaces="no">
        <xsl:copy-of select="@* except @ada:outline"/>
        <xsl:apply-templates/>
      </xsl:copy>
    </binary>
  </xsl:template>
</xsl:stylesheet>
