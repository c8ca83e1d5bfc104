<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:name-written-values"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" needs="ada:active" on="binary->array binary->struct-ref binary->dyn-struct-ref">
    <c:purpose>Names the value that an active assignment writes to a part of a variable, so that such an assignment only
      moves a value.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z(2) = sin(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmplia1 = sin(x);
          z(2) = tmplia1;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z(1, :) = x;
          z(2, :) = 2 * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          z(1, :) = x;
          tmplia1 = mtimes(2, x);
          z(2, :) = tmplia1;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[parent::statement-list][local:is-meant(.)])"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:is-meant(.)]" as="element(binary)+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="temporary" as="element(var)">
      <var>
        <tmp kind="lia">
          <id>
            <xsl:value-of select="$prepared(generate-id())"/>
          </id>
        </tmp>
      </var>
    </xsl:variable>
    <binary>
      <xsl:copy-of select="@* except @echo"/>
      <xsl:sequence select="$temporary"/>
      <xsl:apply-templates select="*[2]"/>
    </binary>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="*[1]"/>
      <xsl:sequence select="$temporary"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:principal" as="element(var)?">
    <xsl:param name="storage" as="element()"/>
    <xsl:sequence select="if ($storage/self::var) then $storage
        else $storage[self::array or self::struct-ref or self::dyn-struct-ref] ! local:principal(*[1])"/>
  </xsl:function>

  <xsl:function name="local:is-meant" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="exists($statement[@ada:active]/*[1][self::array or self::struct-ref or self::dyn-struct-ref]
        /following-sibling::*[not(self::var) or deep-equal(*, local:principal(../*[1])/*)])"/>
  </xsl:function>
</xsl:stylesheet>
