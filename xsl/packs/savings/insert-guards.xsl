<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:key="urn:adjoinery:key"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:insert-guards"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call:adm_used call:adm_finite" guard="none" needs="ada:active ada:from" writes="ada:from ada:is">
    <c:purpose>Adjoints in loops mind infinity only where a factor is not finite: the test of the factors takes less than
      the calls of helpers. Each formula has a branch of its own, in which it can be differentiated again.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          for k = 1:3
            y = 1 ./ (1 + exp(-z));
            z = y;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          tmptape1 = empty_tape(k, 1:3);
          for k = 1:3
            tmpca2 = exp(uminus(z));
            tmpca1 = plus(1, tmpca2);
            y = rdivide(1, tmpca1);
            z = y;
            iteration_record(tmptape1, tmpca2, tmpca1, y);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          reversed_loop k, 1:3
            iteration_restore(tmptape1, tmpca2, tmpca1, y);
            adjoint_increment(target(a_y), increment(a_z));
            if isfinite(sum(tmpca2))
              adjoint_increment(target(a_z), increment(a_y .* y ./ tmpca1 .* tmpca2));
            else
              adjoint_increment(target(a_z), increment(a_y .* y ./ tmpca1 .* adm_finite(tmpca2)));
            end
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, c)
          if ~isscalar(x) || ~isscalar(c), error('size'); end
          z = x;
          for k = 1:3
            z = z .* exp(c);
          end
          z = max(z, 0);
        end
      </c:before>
      <c:after>
        function [a_x, a_c, result(z)] = f(x, c, a_z)
          header();
          section();
          if ~isscalar(x) || ~isscalar(c)
            error('size');
          end
          z = x;
          tmpca1 = exp(c);
          tmptape1 = empty_tape(k, 1:3);
          for k = 1:3
            tmpt7 = z;
            z = times(z, tmpca1);
            iteration_record(tmptape1, tmpt7);
          end
          tmpsa2 = max(z, 0);
          tmpt9 = z;
          z = tmpsa2;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          section();
          z = tmpt9;
          adjoint_increment(target(a_z), increment(a_z .* (z == tmpsa2) ./ ((z == tmpsa2) + (0 == tmpsa2))));
          reversed_loop k, 1:3
            iteration_restore(tmptape1, tmpt7);
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt7;
            if isfinite(sum(tmpca1(:)) + sum(z(:)))
              adjoint_increment(target(a_z), increment(a_tmpsa1 .* tmpca1));
              adjoint_increment(target(a_tmpca1), increment(a_tmpsa1 .* z));
            else
              adjoint_increment(target(a_z), increment(adm_used(a_tmpsa1 .* tmpca1, a_tmpsa1)));
              adjoint_increment(target(a_tmpca1), increment(adm_used(a_tmpsa1 .* z, a_tmpsa1)));
            end
          end
          adjoint_increment(target(a_c), increment(adm_used(a_tmpca1 .* tmpca1, a_tmpca1)));
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 1 ./ (1 + exp(-x));
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpca2 = exp(uminus(x));
          tmpca1 = plus(1, tmpca2);
          z = rdivide(1, tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* z ./ tmpca1 .* adm_finite(tmpca2)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          for k = 1:3
            z = log(z);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          tmptape1 = empty_tape(k, 1:3);
          for k = 1:3
            tmpt4 = z;
            z = log(z);
            iteration_record(tmptape1, tmpt4);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          reversed_loop k, 1:3
            iteration_restore(tmptape1, tmpt4);
            z = tmpt4;
            adjoint_increment(target(a_z), increment(a_z ./ z));
          end
          adjoint_increment(target(a_x), increment(a_z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/key.xsl"/>
  <xsl:include href="../../templates/resolved/guards.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- Neighbours share a test, where none of them gives a value to what it looks at. -->
  <xsl:template match="adjoint-increment[local:is-guarded(.)]" as="element()?">
    <xsl:if test="not(local:follows(.))">
      <xsl:variable name="run" as="element(adjoint-increment)+" select="local:run(.)"/>
      <xsl:variable name="plain" as="element(adjoint-increment)+">
        <xsl:apply-templates mode="local:plain" select="$run"/>
      </xsl:variable>
      <xsl:sequence select="build:from($run/@ada:from, template:where-finite(local:sum($run/increment/descendant::call[id = $guards] ! local:factors(.)), $plain, $run))"/>
    </xsl:if>
  </xsl:template>

  <!-- A guarded increment, and those that follow it. -->
  <xsl:function name="local:run" as="element(adjoint-increment)+">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:sequence select="$statement, $statement/following-sibling::*[1]/self::adjoint-increment[local:follows(.)] ! local:run(.)"/>
  </xsl:function>

  <xsl:function name="local:follows" as="xs:boolean">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:variable name="previous" as="element(adjoint-increment)?" select="$statement/preceding-sibling::*[1]/self::adjoint-increment"/>
    <xsl:sequence select="local:is-guarded($statement) and $previous ! local:is-guarded(.)"/>
  </xsl:function>

  <!-- Whether all helpers of an increment in a loop are known to do nothing where factors are finite. Without known shapes other
    helpers take the time. -->
  <xsl:function name="local:is-guarded" as="xs:boolean">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:variable name="calls" as="element(call)*" select="$statement/increment/descendant::call[id = $guards]"/>
    <xsl:sequence select="exists($calls) and exists($statement/ancestor::reversed-loop) and empty($statement/ancestor::choose[when/call/id = 'isfinite'])
        and empty($statement/increment/descendant::adjoint-reduction)
        and (every $call in $calls satisfies local:is-chain($call/param-list/*[1], $call/param-list/*[2]) and exists(local:factors($call)))"/>
  </xsl:function>

  <!-- Whether an expression is the seed times factors that can be tested; what `adm_finite` takes is such a factor itself. -->
  <xsl:function name="local:is-chain" as="xs:boolean">
    <xsl:param name="product" as="element()"/>
    <xsl:param name="seed" as="element()?"/>
    <xsl:sequence select="
        if (empty($seed)) then local:is-factor($product)
        else if (deep-equal($product, $seed)) then true()
        else if ($product/self::unary[@op = '-']) then local:is-chain($product/*, $seed)
        else if ($product/self::binary[@op = '.*']) then local:is-factor($product/*[2]) and local:is-chain($product/*[1], $seed)
        else exists($product/self::binary[@op = './']) and local:is-divisor($product/*[2]) and local:is-chain($product/*[1], $seed)"/>
  </xsl:function>

  <!-- A divisor is a factor whose reciprocal must be finite. -->
  <xsl:function name="local:is-divisor" as="xs:boolean">
    <xsl:param name="divisor" as="element()"/>
    <xsl:sequence select="exists($divisor/self::literal[number() gt 0] | $divisor/self::var[@ada:active][not(a)])"/>
  </xsl:function>

  <!-- Active values are no integers, which would make the sum of all one. -->
  <xsl:function name="local:is-factor" as="xs:boolean">
    <xsl:param name="factor" as="element()"/>
    <xsl:sequence select="exists($factor/self::literal | ($factor, $factor/self::call[id = 'adm_finite']/param-list/*)/self::var[@ada:active][not(a)])"/>
  </xsl:function>

  <!-- The factors on which it depends whether a helper has something to do: variables, and divisors as they stand in their quotients. -->
  <xsl:function name="local:factors" as="element(var)*">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="if ($call/id = 'adm_finite') then $call/param-list/* else local:behind($call/param-list/*[1], $call/param-list/*[2])"/>
  </xsl:function>

  <xsl:function name="local:behind" as="element(var)*">
    <xsl:param name="product" as="element()"/>
    <xsl:param name="seed" as="element()"/>
    <xsl:choose>
      <xsl:when test="deep-equal($product, $seed)"/>
      <xsl:otherwise>
        <xsl:sequence select="local:behind($product/*[1], $seed), $product/self::binary/*[2] !
            (if (self::call) then param-list/* else .[not(self::literal)])"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>

  <!-- A sum that is finite only where all elements of the factors are, and none of the divisors is 0. -->
  <xsl:function name="local:sum" as="element()">
    <xsl:param name="factors" as="element(var)+"/>
    <xsl:variable name="different" as="element(var)+">
      <xsl:for-each-group select="$factors" group-by="local:divides(.) || key:of(.)">
        <xsl:sequence select="."/>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:variable name="single" as="xs:boolean" select="count($different) eq 1"/>
    <xsl:variable name="numbers" as="element()+" select="
        $different ! (if (local:divides(.)) then (if ($single) then template:sum-of-reciprocals(.) else template:sum-of-reciprocal-elements(.))
          else if ($single) then template:sum-of(.)
          else template:sum-of-elements(.))"/>
    <xsl:sequence select="fold-left(tail($numbers), head($numbers), function($sum, $number) { build:binary('+', $sum, $number) })"/>
  </xsl:function>

  <xsl:function name="local:divides" as="xs:boolean">
    <xsl:param name="factor" as="element(var)"/>
    <xsl:sequence select="exists($factor/parent::binary[@op = './'][*[2] is $factor])"/>
  </xsl:function>

  <xsl:variable name="guards" as="xs:string+" select="'adm_used', 'adm_finite'"/>

  <xsl:mode name="local:plain" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:plain" match="call[id = $guards]" as="element()">
    <xsl:apply-templates mode="local:plain" select="param-list/*[1]"/>
  </xsl:template>
</xsl:stylesheet>
