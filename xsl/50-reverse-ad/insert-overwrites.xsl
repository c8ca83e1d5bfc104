<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:key="urn:adjoinery:key"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:insert-overwrites"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@op== for while"
      needs="ada:adjoint ada:container ada:from ada:grows ada:joint ada:loop ada:only ada:replayed ada:sums">
    <c:purpose>Before a variable, or a part of one, is written to, its value can be kept (`overwrite`), but for where it
      gets the only value that it ever has; a loop's body as a whole overwrites what it writes to (`overwrite-loop`), and
      the values at the end of each iteration can be kept together (`iteration-record`). Later steps find out what is really
      recorded.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          z(2) = sin(x);
        end
      </c:before>
      <c:after>
        function z = f(x)
          overwrite(z);
          z = x;
          tmplia1 = sin(x);
          overwrite_size(z);
          overwrite_part(z(2));
          z(2) = tmplia1;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          c = {x, x};
          c{2} = [];
          z = c{1};
        end
      </c:before>
      <c:after>
        function z = f(x)
          overwrite(c);
          c = {x, x};
          overwrite_field(c{2});
          overwrite(c);
          c{2} = [];
          z = c{1};
        end
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x, n)
          z = x;
          for i = 1:n
            z = sin(z);
          end
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          overwrite(z);
          z = x;
          overwrite_loop(i, tmpsa1, z);
          overwrite(i);
          for i = 1:n
            overwrite(tmpsa1);
            tmpsa1 = sin(z);
            overwrite(z);
            z = tmpsa1;
            iteration_record();
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::*[parent::statement-list][self::binary[@op = '='] or self::for or self::while])"/>
  </xsl:template>

  <xsl:template match="statement-list/binary[@op = '='][not(@ada:only or *[1]/tmp[matches(@kind, '^(ba|pr|sh|fra|ir|break|continue|return|failed)$')])]"
      as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="ref" as="xs:integer" select="$prepared(generate-id())"/>
    <xsl:variable name="from" as="attribute()?" select="@ada:from"/>
    <xsl:variable name="targets" as="element()*" select="*[1] ! (if (self::unary) then row-list/item-list/* else .)"/>
    <!-- Of cells and fields the whole variable is kept: what is written to need not exist before. Its adjoint is not
      zero then, but for the cell or field (`overwrite-field`). Where elements are deleted the whole variable is kept
      too: the indices mean others afterwards. -->
    <xsl:variable name="joint" as="xs:boolean" select="exists(*[2]/@ada:joint)"/>
    <xsl:variable name="deletes" as="xs:boolean"
        select="exists($targets/self::array/param-list) and exists(*[2]/self::unary[@op = '[]'][not(.//item-list/*)])"/>
    <xsl:variable name="parts" as="element(array)*" select="$targets[self::array[var and param-list]][not($deletes or @ada:container)]"/>
    <!-- Outputs that nobody asked for get values in the reverse sweep only where the call is made there. -->
    <xsl:variable name="asked" as="element()*" select="$targets[not($joint and self::var/tmp/@kind = 'of')]"/>
    <xsl:variable name="whole" as="element()*" select="if (empty($parts)) then $asked else $asked except $parts"/>
    <xsl:for-each select="$whole[not(self::var)][not($deletes)]">
      <overwrite-field>
        <xsl:copy-of select="$from"/>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </overwrite-field>
    </xsl:for-each>
    <xsl:if test="exists($whole)">
      <overwrite ref="{$ref}">
        <xsl:copy-of select="$from"/>
        <xsl:for-each select="$whole">
          <xsl:variable name="target" as="element()" select="."/>
          <xsl:variable name="variable" as="element(var)" select="(descendant-or-self::var)[1]"/>
          <var>
            <xsl:copy-of select="if ($deletes or $variable is $target) then $variable/@* else $variable/@* except $variable/@ada:adjoint"/>
            <xsl:copy-of select="$variable/*" copy-namespaces="no"/>
          </var>
        </xsl:for-each>
      </overwrite>
    </xsl:if>
    <xsl:for-each select="$parts">
      <!-- Each part is kept for itself. -->
      <xsl:variable name="own" as="xs:string" select="$ref || (if (count($parts) gt 1) then '_' || position() else '')"/>
      <xsl:if test="not(@ada:grows = 'no')">
        <overwrite-size ref="{$own}">
          <xsl:copy-of select="$from"/>
          <xsl:copy-of select="*[1]" copy-namespaces="no"/>
        </overwrite-size>
      </xsl:if>
      <overwrite-part ref="{$own}">
        <xsl:copy-of select="$from"/>
        <xsl:copy-of select="." copy-namespaces="no"/>
      </overwrite-part>
    </xsl:for-each>
    <xsl:copy-of select="." copy-namespaces="no"/>
  </xsl:template>

  <xsl:template match="for | while" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="ref" as="xs:integer" select="$prepared(generate-id())"/>
    <xsl:variable name="from" as="attribute()?" select="@ada:from"/>
    <xsl:variable name="loop" as="element()" select="."/>
    <xsl:variable name="written" as="element(var)*" select="key:written(.)"/>
    <!-- Results of recomputed iterations; sums go on from one iteration to the next. -->
    <xsl:variable name="own" as="element(var)*" select="$written[@ada:adjoint and $loop/@ada:replayed][not(key:of(.) = tokenize($loop/@ada:sums))]"/>
    <xsl:variable name="parts" as="element(array)*" select="self::for[@ada:replayed] ! local:parts(., $written ! key:of(.))"/>
    <overwrite-loop ref="{$ref}">
      <xsl:copy-of select="$from"/>
      <xsl:sequence select="$written except $own"/>
      <xsl:copy-of select="$parts/*[1]" copy-namespaces="no"/>
    </overwrite-loop>
    <!-- In front of the iterations, the adjoint of their results is zero, of the size that they have there. -->
    <xsl:if test="exists($own)">
      <overwrite ref="{$ref}_l">
        <xsl:copy-of select="$from"/>
        <xsl:for-each select="$own">
          <var>
            <xsl:copy-of select="@* except @ada:shape"/>
            <xsl:copy-of select="*" copy-namespaces="no"/>
          </var>
        </xsl:for-each>
      </overwrite>
    </xsl:if>
    <xsl:for-each select="$parts[not(@ada:grows = 'no')]">
      <overwrite-size ref="{$ref}_{position()}">
        <xsl:copy-of select="$from"/>
        <xsl:copy-of select="*[1]" copy-namespaces="no"/>
      </overwrite-size>
    </xsl:for-each>
    <xsl:for-each select="self::for/*[1]">
      <overwrite ref="{$ref}">
        <xsl:copy-of select="$from"/>
        <var>
          <xsl:copy-of select="../@ada:adjoint"/>
          <xsl:copy-of select="." copy-namespaces="no"/>
        </var>
      </overwrite>
    </xsl:for-each>
    <xsl:copy>
      <xsl:copy-of select="@* except @ada:adjoint"/>
      <xsl:apply-templates select="*[not(self::statement-list)]"/>
      <statement-list>
        <xsl:apply-templates select="statement-list/node()[not(self::loop-exit)]"/>
        <iteration-record loop="{@ada:loop}">
          <xsl:copy-of select="$from"/>
        </iteration-record>
        <xsl:apply-templates select="statement-list/loop-exit"/>
      </statement-list>
    </xsl:copy>
  </xsl:template>

  <!-- One target of each variable of which a loop writes parts only, one that may grow if there is one. Where iterations are
    recomputed, they do not restore what was there before the loop. -->
  <xsl:function name="local:parts" as="element(array)*">
    <xsl:param name="loop" as="element(for)"/>
    <xsl:param name="written" as="xs:string*"/>
    <xsl:for-each-group group-by="key:of(*[1])" select="$loop//binary[@op = '=']/*[1] !
        (if (self::unary) then row-list/item-list/* else .)[self::array[var and param-list]]">
      <xsl:sequence select="(current-group()[not(@ada:grows = 'no')], .)[1][not(current-grouping-key() = $written)]"/>
    </xsl:for-each-group>
  </xsl:function>
</xsl:stylesheet>
