<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:r="urn:adjoinery:rules"
    xmlns:build="urn:adjoinery:build"
    xmlns:rule="urn:adjoinery:rule"
    xmlns:second="urn:adjoinery:second"
    xmlns:tangent="urn:adjoinery:tangent"
    xmlns:formula="urn:adjoinery:tangent-formula"
    xmlns:local="urn:adjoinery:expand-ruled-tangents"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="tangent-of@of=rule-call" ends="tangent-of[@of = 'rule-call']"
      needs="ada:active ada:adjoint ada:container ada:derived ada:dropped ada:factored ada:facts ada:fit ada:flat ada:masked ada:rule ada:shape">
    <c:purpose>A call of a function that has a rule has the tangent that the rule says: the sum of what the active arguments
      give, in the size of the result.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x, y)
          z = x .* y;
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, g_y, y)
          header();
          g_z = g_x .* y + g_y .* x;
          z = times(x, y);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x, y)
          z = exp(y - x);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, y)
          header();
          g_tmpca1 = -g_x + zeros(size(y));
          tmpca1 = minus(y, x);
          z = exp(tmpca1);
          g_z = g_tmpca1 .* z;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          z = max(-5, log(x));
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          g_tmpca1 = g_x ./ x;
          tmpca1 = log(x);
          z = max(-5, tmpca1);
          g_z = adm_used(g_tmpca1, tmpca1 == z) .* (tmpca1 == z) ./ ((-5 == z) + (tmpca1 == z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          z = 1 ./ (1 + exp(-x));
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          g_tmpca3 = -g_x;
          tmpca3 = uminus(x);
          tmpca2 = exp(tmpca3);
          g_tmpca2 = g_tmpca3 .* adm_finite(tmpca2);
          g_tmpca1 = g_tmpca2;
          tmpca1 = plus(1, tmpca2);
          z = rdivide(1, tmpca1);
          g_z = -g_tmpca1 .* z .* z;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x)
          c = [x, -Inf];
          z = exp(c);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          g_c = horzcat(g_x, zeros(size(-Inf)));
          c = horzcat(x, -Inf);
          z = exp(c);
          g_z = adm_used(g_c, z) .* z;
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function [y, n] = f(x)
          [y, n] = log2(x);
        end
      </c:before>
      <c:after>
        function [g_y, y, g_n, n] = f(g_x, x)
          header();
          [y, n] = log2(x);
          g_y = g_x ./ 2.^n;
          g_n = zeros(size(n));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=tangent-source mode=forward">
      <c:before>
        function z = f(x, y, t)
          p = pchip(x, y);
          z = ppval(p, t);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, g_y, y, g_t, t)
          header();
          p = pchip(x, y);
          g_p = adm_add(adm_pieces_forward(g_x, 'x', x, y, p, 'pchip'), adm_pieces_forward(g_y, 'y', x, y, p, 'pchip'));
          g_z = adm_add(adm_ppval_pieces_forward(g_p, p, t), adm_ppval_forward(g_t, p, t));
          z = ppval(p, t);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/rule.xsl"/>
  <xsl:include href="../lib/second.xsl"/>
  <xsl:include href="../lib/tangent-formula.xsl"/>
  <xsl:include href="../lib/tangent.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="tangent-of[@of = 'rule-call']" as="element(binary)+">
    <xsl:variable name="call" as="element(call)" select="binary/call"/>
    <xsl:variable name="targets" as="element()+" select="tangent:targets(binary)"/>
    <xsl:variable name="tangents" as="element(binary)*">
      <xsl:for-each select="$targets">
        <xsl:if test="tangent:is-kept(.)">
          <xsl:sequence select="build:assign(tangent:of(.), local:tangent($call, $targets, position()))"/>
        </xsl:if>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="late" as="xs:boolean" select="@late or (some $it in $tangents/*[2]/descendant-or-self::var
        satisfies (some $target in $targets satisfies deep-equal($it/*, $target/*)))"/>
    <xsl:sequence select="$tangents[not($late)]"/>
    <xsl:copy-of select="binary" copy-namespaces="no"/>
    <xsl:sequence select="$tangents[$late]"/>
  </xsl:template>

  <!-- The tangent of one of the results. -->
  <xsl:function name="local:tangent" as="element()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="targets" as="element()+"/>
    <xsl:param name="position" as="xs:integer"/>
    <xsl:variable name="rule" as="element(r:rule)" select="rule:of($call/@ada:rule)"/>
    <xsl:variable name="names" as="xs:string*" select="tokenize($rule/@args) ! replace(., '\.\.\.$', '')"/>
    <xsl:variable name="results" as="xs:string+" select="tokenize(($rule/@results, 'z')[1])"/>
    <xsl:variable name="result" as="xs:string" select="$results[$position]"/>
    <xsl:variable name="arguments" as="element()*" select="$call/param-list/*"/>
    <xsl:variable name="formulas" as="map(*)*">
      <xsl:for-each select="$arguments">
        <xsl:variable name="of" as="xs:string" select="subsequence($names, min((position(), count($names))), 1)"/>
        <xsl:variable name="formula" as="element()?" select="$rule/(r:partial[$result = $results[not(. = tokenize($rule/@passive))][1]]
            | r:forward[(@result, $results[1])[1] = $result])[@of = $of]"/>
        <xsl:if test="tangent:is-active(.) and exists($formula)">
          <xsl:sequence select="map{'formula': $formula, 'position': position()}"/>
        </xsl:if>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="terms" as="element()*">
      <xsl:for-each select="$formulas">
        <xsl:variable name="place" as="xs:integer" select="?position"/>
        <xsl:apply-templates mode="formula:tangent" select="local:masked($call, $place, ?formula/*)">
          <xsl:with-param name="tangent" tunnel="yes" select="local:taken($call, $arguments[$place], $targets[1])"/>
          <xsl:with-param name="arguments" tunnel="yes" select="$arguments"/>
          <xsl:with-param name="targets" tunnel="yes" select="$targets"/>
          <xsl:with-param name="overflows" tunnel="yes" select="$call/@ada:dropped = 'overflow'"/>
          <xsl:with-param name="factored" tunnel="yes" select="exists($call/@ada:factored)"/>
        </xsl:apply-templates>
      </xsl:for-each>
    </xsl:variable>
    <xsl:variable name="expanding" as="element()*" select="if ($rule/@kind = 'elementwise' and not($rule/@shape[. != 'broadcast']))
        then tangent:uncovered($formulas, $names, $results, $arguments) else ()"/>
    <!-- Nothing is taken to be zero because nobody has written down that it is not. -->
    <xsl:variable name="untold" as="element()*" select="for $place in 1 to count($arguments) return
        $arguments[$place][tangent:is-active(.)][not($place = $formulas?position)]
            [not($names[min(($place, count($names)))] = tokenize($rule/@passive))]"/>
    <xsl:if test="exists($untold) and not($result = tokenize($rule/@passive)) or $formulas?formula//var = subsequence($results, count($targets) + 1)">
      <xsl:message>
        <diagnostic code="E405" what="'{$call/id}', called like this" file="{$call/ancestor::function[last()]/@file}"
            at="{($call/@at, $call/ancestor::binary/@at)[1]}"/>
      </xsl:message>
    </xsl:if>
    <xsl:sequence select="if (exists($terms)) then second:tangent($rule, $call, $targets[$position], local:sum($rule, ($terms, $expanding ! tangent:zero(.)))) else tangent:zero-of-target($targets[$position])"/>
  </xsl:function>

  <!-- The tangent of an argument, without what is infinite or no number where its value is not chosen, or comes to nothing. -->
  <xsl:function name="local:taken" as="element()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="argument" as="element()"/>
    <xsl:param name="target" as="element()"/>
    <xsl:sequence select="if ($call/@ada:dropped = 'chosen')
        then build:call('adm_used', (tangent:of($argument), build:binary('==', $argument, $target)))
        else if ($call[id = 'exp']/@ada:dropped = ('vanishing', 'yes')) then build:call('adm_used', (tangent:of($argument), $target))
        else if (($call/id, rule:of($call/@ada:rule)/@name) = ('times', 'dot') and $argument/@ada:masked)
          then build:call('adm_used', (tangent:of($argument), subsequence($call/param-list/*, 1, 2) except $argument))
        else tangent:of($argument)"/>
  </xsl:function>

  <!-- The product of a matrix and what its zeros leave out. -->
  <xsl:function name="local:masked" as="element()">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="place" as="xs:integer"/>
    <xsl:param name="formula" as="element()"/>
    <xsl:sequence select="if ($call[id = 'mtimes']/param-list/*[$place]/@ada:masked and $formula/self::binary[@op = '*'])
        then build:call('adm_masked_product', ($formula/*, build:literal(string(3 - $place)))) else $formula"/>
  </xsl:function>

  <xsl:function name="local:sum" as="element()">
    <xsl:param name="rule" as="element(r:rule)"/>
    <xsl:param name="terms" as="element()+"/>
    <xsl:sequence select="fold-left(tail($terms), $terms[1], if ($rule/@kind = 'container')
        then function($sum, $term) { build:call('adm_add', ($sum, $term)) } else build:binary('+', ?, ?))"/>
  </xsl:function>
</xsl:stylesheet>
