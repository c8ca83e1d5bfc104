<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-whole-reductions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call:sum call:prod call:mean call:median call:var call:std call:max call:min"
      needs="ada:is" writes="ada:is">
    <c:purpose>Reduces a column of all elements in the place of the option 'all': that is the same in MATLAB, and Octave
      knows it everywhere.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(x, 'all') + mean(x .^ 2, "all") * var(x, 0, 'all');
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sum(x(:)) + mean(reshape(x.^2, [], 1)) * var(x(:), 0);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, w)
          [z, k] = max(x, [], 'all');
          z = z + std(x(2, :), w, 'all') + sum(x, 'native') + sum(x, 'all', 'native');
        end
      </c:before>
      <c:after>
        function z = f(x, w)
          [z, k] = max(x(:));
          z = z + std(reshape(x(2, :), [], 1), w) + sum(x, 'native') + sum(x, 'all', 'native');
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- How many arguments stand in front of 'all'. -->
  <xsl:variable name="before" as="map(xs:string, xs:integer)" select="map{
      'sum': 1, 'prod': 1, 'mean': 1, 'median': 1, 'var': 2, 'std': 2, 'max': 2, 'min': 2}"/>

  <xsl:template match="call[local:is-whole(.)]" as="element(call)">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:copy-of select="id" copy-namespaces="no"/>
      <param-list>
        <xsl:apply-templates mode="local:column" select="param-list/*[1]"/>
        <xsl:apply-templates select="param-list/*[position() gt 1][position() lt last()][not(local:is-empty(.))]"/>
      </param-list>
    </xsl:copy>
  </xsl:template>

  <xsl:mode name="local:column" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:column" match="var" as="element(array)">
    <array>
      <xsl:copy-of select="." copy-namespaces="no"/>
      <param-list>
        <colon/>
      </param-list>
    </array>
  </xsl:template>

  <xsl:template mode="local:column" match="element()" priority="-1" as="element(call)">
    <xsl:variable name="argument" as="element()">
      <xsl:apply-templates mode="#default" select="."/>
    </xsl:variable>
    <call ada:is="rule">
      <xsl:sequence select="build:call('reshape', ($argument, build:brackets(()), build:literal('1')))/*"/>
    </call>
  </xsl:template>

  <xsl:function name="local:is-whole" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:sequence select="not($call/@ada:is = 'user') and count($arguments) eq $before($call/id) + 1
        and $arguments[last()]/self::literal = ('''all''', '&quot;all&quot;')
        and empty($arguments[1]/self::array/cell-index/param-list/(colon, range, unary))
        and (not($call/id = ('max', 'min')) or local:is-empty($arguments[2]))"/>
  </xsl:function>

  <xsl:function name="local:is-empty" as="xs:boolean">
    <xsl:param name="argument" as="element()"/>
    <xsl:sequence select="exists($argument/self::unary[@op = '[]'][empty(row-list/*)])"/>
  </xsl:function>
</xsl:stylesheet>
