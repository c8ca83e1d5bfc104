<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:modes="urn:adjoinery:modes"
    xmlns:companions="urn:adjoinery:companions"
    xmlns:local="urn:adjoinery:insert-mode-companions"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="binary@ada:mode-step" ends="binary[@ada:mode-step]"
      needs="ada:companions ada:mode-from ada:mode-other ada:mode-read ada:mode-site ada:mode-step ada:mode-watch
        ada:modes" reads="ada:mode-product" writes="ada:is"
      outdates="ada:active ada:active-inputs ada:active-outputs ada:adjoint ada:call ada:mode-step ada:products
        ada:reflexive ada:suspect ada:trusted ada:unvaried-outputs ada:varied">
    <c:purpose>Beside what is made of eigenvectors, singular vectors and values stands what products of them need: the
      numbers of the modes, what the same function makes of equal values, and vectors and weights by themselves.</c:purpose>
    <c:case options="independents=S">
      <c:before>
        function B = f(S, c)
          [V, D] = eig((S + S') / 2);
          [d, i] = sort(diag(D));
          V = V(:, i);
          B = V * diag(1 ./ (d + c)) * V';
        end
      </c:before>
      <c:after>
        function B = f(S, c)
          tmpca3 = ctranspose(S);
          tmpca2 = plus(S, tmpca3);
          tmpca1 = mrdivide(tmpca2, 2);
          [V, D] = eig(tmpca1);
          tmpca4 = diag(D);
          [d, i] = sort(tmpca4);
          modes_d = modes(i);
          tmpsa1 = V(:, i);
          modes_2 = modes_V(i);
          V = tmpsa1;
          modes_V = modes_2;
          tmpca8 = plus(d, c);
          twins_3 = adm_twin_constant(c, modes_d, pairs);
          twins_2 = plus(twins, twins_3);
          tmpca7 = rdivide(1, tmpca8);
          twins_4 = rdivide(1, twins_2);
          tmpca6 = diag(tmpca7);
          tmpca5 = mtimes(V, tmpca6);
          modes_3 = adm_same_modes(modes_V, modes_d);
          twins_5 = twins_4;
          vectors = V;
          weights = adm_weights(tmpca6);
          tmpca9 = ctranspose(V);
          modes_4 = modes_V;
          value_2 = mtimes(tmpca5, tmpca9);
          B = adm_mode_product(value_2, vectors, weights, tmpca9, twins_5, twins, pairs, modes_3, modes_4, 'orthogonal');
        end
      </c:after>
    </c:case>
    <c:case options="independents=S">
      <c:before>
        function B = f(S)
          [V, d] = eig((S + S') / 2, 'vector');
          B = V * diag(exp(d)) * V';
        end
      </c:before>
      <c:after>
        function B = f(S)
          tmpca3 = ctranspose(S);
          tmpca2 = plus(S, tmpca3);
          tmpca1 = mrdivide(tmpca2, 2);
          [V, d] = eig(tmpca1, 'vector');
          tmpca6 = exp(d);
          twins_2 = exp(twins);
          tmpca5 = diag(tmpca6);
          tmpca4 = mtimes(V, tmpca5);
          modes_2 = adm_same_modes(modes, modes);
          twins_3 = twins_2;
          vectors = V;
          weights = adm_weights(tmpca5);
          tmpca7 = ctranspose(V);
          value_2 = mtimes(tmpca4, tmpca7);
          B = adm_mode_product(value_2, vectors, weights, tmpca7, twins_3, twins, pairs, modes_2, modes, 'orthogonal');
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/mode-companions.xsl"/>
  <xsl:include href="../../lib/modes.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <!-- Functions of diagonal matrices, and scalings, as they act element by element. -->
  <xsl:variable name="elementwise" as="map(xs:string, xs:string)" select="map{
      'mtimes': 'times', 'mrdivide': 'rdivide', 'mpower': 'power', 'sqrtm': 'sqrt', 'expm': 'exp', 'logm': 'log'}"/>

  <xsl:template match="binary[@ada:mode-step]" as="element(binary)+">
    <xsl:variable name="target" as="element(var)" select="companions:root(if (*[1]/self::unary) then *[1]/row-list/item-list/*[1] else *[1])"/>
    <xsl:variable name="of" as="element(binary)" select="."/>
    <!-- A write may change the indices that find its place, and so comes last; values that are written to stay those of the same modes. -->
    <xsl:variable name="is-written" as="xs:boolean" select="starts-with(@ada:mode-step, 'write')"/>
    <xsl:variable name="assignment" as="element(binary)" select="modes:plain(.)"/>
    <xsl:sequence select="$assignment[not($is-written)]"/>
    <xsl:sequence select="modes:beside($target, 'modes')[not($is-written and $target/@ada:modes = 'values')] ! local:modes($of, .)"/>
    <xsl:sequence select="modes:beside($target, 'twins') ! local:twins($of, $target, .)"/>
    <xsl:sequence select="modes:beside($target, 'vectors') ! build:assign(., companions:vectors($of))"/>
    <xsl:sequence select="modes:beside($target, 'others') ! build:assign(., local:others($of))"/>
    <xsl:sequence select="modes:beside($target, 'weights') ! companions:weights($of, .)"/>
    <xsl:sequence select="$assignment[$is-written]"/>
  </xsl:template>

  <xsl:function name="local:modes" as="element(binary)">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:param name="name" as="element(var)"/>
    <xsl:variable name="source" as="element(var)?" select="companions:operands($of)[@ada:modes][1] ! companions:source($of)"/>
    <xsl:variable name="given" as="element(var)?" select="$source ! modes:beside(., 'modes')"/>
    <xsl:choose>
      <xsl:when test="starts-with($of/@ada:mode-step, 'write')">
        <xsl:sequence select="build:assign(modes:part(local:target($of), $of/*[1]/param-list), $given)"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'part'">
        <xsl:sequence select="build:assign($name, modes:part($source, $of/*[2]/param-list))"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'order'">
        <xsl:variable name="part" as="element(array)">
          <array>
            <xsl:sequence select="$given"/>
            <param-list>
              <xsl:copy-of select="$of/*[1]/row-list/item-list/*[2]" copy-namespaces="no"/>
            </param-list>
          </array>
        </xsl:variable>
        <xsl:sequence select="build:assign($name, $part)"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'flip'">
        <xsl:sequence select="build:assign($name, build:ruled('fliplr', $given))"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = ('weigh', 'divide')">
        <xsl:sequence select="build:assign($name, build:ruled('adm_same_modes', ($given, companions:weighing($of) ! modes:beside(., 'modes'))))"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'square'">
        <xsl:sequence select="build:assign($name, build:ruled('adm_same_modes', ($given, local:second($of) ! modes:beside(., 'modes'))))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:assign($name, $given)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- The other factor of squares. -->
  <xsl:function name="local:second" as="element(var)">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:sequence select="companions:operands($of)[@ada:modes][last()]"/>
  </xsl:function>

  <xsl:function name="local:others" as="element(var)">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:sequence select="if ($of/@ada:mode-step = 'square') then modes:plain(local:second($of)) else modes:beside(companions:source($of), 'others')"/>
  </xsl:function>

  <xsl:function name="local:target" as="element(var)">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:sequence select="companions:root($of/*[1])"/>
  </xsl:function>

  <xsl:function name="local:twins" as="element(binary)+">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:param name="target" as="element(var)"/>
    <xsl:param name="name" as="element(var)"/>
    <xsl:variable name="source" as="element(var)?" select="companions:operands($of)[@ada:modes][1] ! companions:source($of)"/>
    <xsl:variable name="given" as="element(var)?" select="$source ! modes:beside(., 'twins')"/>
    <xsl:choose>
      <xsl:when test="$of/@ada:mode-step = 'part'">
        <xsl:sequence select="build:assign($name, build:ruled('adm_twins', ($given, modes:plain($target),
            modes:part($source, $of/*[2]/param-list), modes:beside($source, 'pairs'))))"/>
      </xsl:when>
      <xsl:when test="starts-with($of/@ada:mode-step, 'write')">
        <xsl:variable name="value" as="element()" select="$of/*[2]"/>
        <xsl:variable name="given" as="element()" select="
            if ($value/@ada:mode-other) then build:variable(build:name(tokenize($value/@ada:mode-other)[2]))
            else if ($value/@ada:modes) then modes:beside($value, 'twins') else $value"/>
        <xsl:variable name="part" as="element()" select="modes:part($target, $of/*[1]/param-list)"/>
        <xsl:sequence select="local:other($of, $part)"/>
        <xsl:variable name="written" as="element(var)" select="build:variable(build:name(tokenize($of/@ada:mode-step)[2]))"/>
        <xsl:sequence select="build:assign($written, build:ruled('adm_written_twins', ($name, $given, $part, modes:beside($target, 'pairs'))))"/>
        <xsl:sequence select="build:assign($name, $written)"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'fill'">
        <xsl:sequence select="build:assign($name, build:passive($of/*[2]/id, build:passive('size', $given)))"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = 'elementwise'">
        <xsl:sequence select="local:other($of, modes:beside($source, 'modes'))"/>
        <xsl:sequence select="build:assign($name, local:of-twins($of/*[2]))"/>
      </xsl:when>
      <xsl:when test="$of/@ada:mode-step = ('weigh', 'divide')">
        <xsl:variable name="by" as="element(var)" select="companions:weighing($of) ! modes:beside(., 'twins')"/>
        <xsl:variable name="is-divided" as="xs:boolean" select="$of/@ada:mode-step = 'divide'"/>
        <xsl:sequence select="build:assign($name,
            if ($given and not($is-divided)) then build:ruled('times', ($given, $by))
            else if ($is-divided) then build:ruled('rdivide', (($given, build:literal('1'))[1], $by))
            else $by)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="build:assign($name, $given)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- The same function of the twins. -->
  <xsl:function name="local:of-twins" as="element()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="operands" as="element()+" select="$call/param-list/* ! (
        if (@ada:mode-other) then build:variable(build:name(tokenize(@ada:mode-other)[2]))
        else if (@ada:modes) then modes:beside(., 'twins') else .)"/>
    <xsl:sequence select="
        if ($call/id = 'adm_spread') then $operands[1]
        else if ($call/id = 'inv') then build:ruled('rdivide', (build:literal('1'), $operands))
        else local:called($call, $operands)"/>
  </xsl:function>

  <!-- The call with other operands, of the elementwise function that it stands for. -->
  <xsl:function name="local:called" as="element(call)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="operands" as="element()+"/>
    <xsl:variable name="name" as="xs:string?" select="$elementwise($call/id)"/>
    <xsl:for-each select="if ($name) then build:ruled($name, $operands) else $call">
      <xsl:copy copy-namespaces="no">
        <xsl:copy-of select="@* except @at except @ada:active, id" copy-namespaces="no"/>
        <param-list>
          <xsl:copy-of select="$operands" copy-namespaces="no"/>
        </param-list>
      </xsl:copy>
    </xsl:for-each>
  </xsl:function>

  <!-- Other operands for the twins: one that is the same for all modes, or of which two have the same. -->
  <xsl:function name="local:other" as="element(binary)*">
    <xsl:param name="of" as="element(binary)"/>
    <xsl:param name="modes" as="element()"/>
    <xsl:for-each select="$of/*[2]/(if (self::call) then param-list/* else .)[@ada:mode-other]">
      <xsl:variable name="words" as="xs:string+" select="tokenize(@ada:mode-other)"/>
      <xsl:variable name="pairs" as="element(var)" select="(companions:operands($of), local:target($of))[@ada:companions][1] ! modes:beside(., 'pairs')"/>
      <xsl:sequence select="build:assign(build:variable(build:name($words[2])),
          if ($words[1] = 'operand') then build:ruled('adm_twin_operand', (modes:plain(.), $modes, $pairs))
          else build:passive('adm_twin_constant', (modes:plain(.), $modes, $pairs)))"/>
    </xsl:for-each>
  </xsl:function>
</xsl:stylesheet>
