<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-call-checks"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="array@ada:suspect" needs="ada:original ada:products ada:suspect" writes="ada:is">
    <c:purpose>A value that the caller gives, and that is indexed with varied ones, may be a function handle: the derivative
      asks before, as no derivative was made of that function (W209). Objects are not indexed either.</c:purpose>
    <c:case options="independents=x" reports="W209 W209">
      <c:before>
        function z = f(x, opt)
          z = opt.fun(x) + opt.prior{1}(x);
        end
      </c:before>
      <c:after>
        function z = f(x, opt)
          adm_check_called(opt);
          adm_check_called(opt.fun);
          adm_check_called(opt.prior);
          adm_check_called(opt.prior{1});
          z = opt.fun(x) + opt.prior{1}(x);
        end
      </c:after>
    </c:case>
    <c:case options="independents=x" reports="W209 W209">
      <c:before>
        function z = f(x, g, h)
          z = x;
          while z &lt; 3 &amp;&amp; h(z) &gt; 1
            if g(x) &gt; z
              z = 2 * z;
            elseif g(z)
              z = 3 * z;
            end
          end
        end
      </c:before>
      <c:after>
        function z = f(x, g, h)
          z = x;
          while z &lt; 3 &amp;&amp; (adm_check_called(h) || h(z) &gt; 1)
            adm_check_called(g);
            if g(x) &gt; z
              z = 2 * z;
            elseif adm_check_called(g) || g(z)
              z = 3 * z;
            end
          end
        end
      </c:after>
    </c:case>
    <c:case options="independents=x">
      <c:before>
        function z = f(x, w, k)
          z = x * w(k);
        end
      </c:before>
      <c:after>
        function z = f(x, w, k)
          z = x * w(k);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list[array/@ada:suspect or */descendant::array/@ada:suspect]" as="element(statement-list)">
    <xsl:copy>
      <xsl:apply-templates select="@*"/>
      <xsl:for-each select="node()">
        <xsl:sequence select="local:checks(local:suspects(.)[empty(local:operand(.))])"/>
        <xsl:apply-templates select="."/>
      </xsl:for-each>
    </xsl:copy>
  </xsl:template>

  <!-- An operand, or a condition, that is not always looked at where its statement is reached. -->
  <xsl:template as="element()" priority="1" match="binary[@op = ('&amp;&amp;', '||')]/*[preceding-sibling::*][descendant-or-self::array/@ada:suspect]
      | when/*[not(self::statement-list)][descendant-or-self::array/@ada:suspect]
      | while/*[not(self::statement-list)][descendant-or-self::array/@ada:suspect]">
    <xsl:variable name="operand" as="element()" select="."/>
    <xsl:variable name="asked" as="element()">
      <xsl:next-match/>
    </xsl:variable>
    <xsl:sequence select="fold-right(local:checks(descendant-or-self::array[@ada:suspect][local:operand(.) is $operand]), $asked,
        function($check, $rest) { build:binary('||', $check, $rest) })"/>
  </xsl:template>

  <xsl:template match="array[@ada:suspect]" as="element(array)">
    <xsl:message>
      <diagnostic code="W209" name="{@ada:suspect}" file="{ancestor::function[last()]/@file}"
          at="{(@at, ancestor::*/@at)[last()]}"/>
    </xsl:message>
    <xsl:next-match/>
  </xsl:template>

  <xsl:template match="array/@ada:suspect" as="empty-sequence()"/>

  <!-- A function that is needed for its values only, which count, asks too. -->
  <xsl:template match="function[@ada:products = 'plain'][.//array/@ada:suspect]/@ada:original" as="empty-sequence()"/>

  <!-- The suspects of a statement, without those of statements in it. -->
  <xsl:function name="local:suspects" as="element(array)*">
    <xsl:param name="statement" as="node()"/>
    <xsl:sequence select="$statement/descendant-or-self::array[@ada:suspect][local:statement(.) is $statement]"/>
  </xsl:function>

  <xsl:function name="local:statement" as="element()">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="$it/ancestor-or-self::*[parent::statement-list][1]"/>
  </xsl:function>

  <!-- The innermost operand or condition around that is not always looked at. -->
  <xsl:function name="local:operand" as="element()?">
    <xsl:param name="it" as="element(array)"/>
    <xsl:variable name="statement" as="element()" select="local:statement($it)"/>
    <xsl:sequence select="$it/ancestor-or-self::*[. >> $statement]
        [parent::binary[@op = ('&amp;&amp;', '||')]/*[2] is . or parent::while or parent::when/preceding-sibling::when][1]"/>
  </xsl:function>

  <!-- Containers are asked before what is in them. -->
  <xsl:function name="local:checks" as="element(call)*">
    <xsl:param name="suspects" as="element(array)*"/>
    <xsl:variable name="asked" as="element()*" select="$suspects ! local:containers(*[1])"/>
    <xsl:for-each-group select="$asked" group-by="string-join(descendant-or-self::* ! (local-name(), text(), @op), ' ')">
      <xsl:variable name="copy" as="element()">
        <xsl:apply-templates select="." mode="unsuspected"/>
      </xsl:variable>
      <xsl:sequence select="build:passive('adm_check_called', $copy)"/>
    </xsl:for-each-group>
  </xsl:function>

  <xsl:function name="local:containers" as="element()+">
    <xsl:param name="it" as="element()"/>
    <xsl:sequence select="if ($it/self::var) then $it else (local:containers($it/*[1]), $it)"/>
  </xsl:function>

  <xsl:mode name="unsuspected" on-no-match="shallow-copy"/>
  <xsl:template match="@ada:suspect" mode="unsuspected" as="empty-sequence()"/>
</xsl:stylesheet>
