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
  <c:contract on="call:adm_used call:adm_finite" guard="none" needs="ada:active ada:first ada:from" reads="ada:dead" writes="ada:from ada:is">
    <c:purpose>Adjoints in loops mind infinity only where a factor is not finite: a test takes less than the calls of helpers.
      Where adjoints are assigned, they are computed without helpers first, and once more if they are not finite: a product is
      finite only if its factors are. Otherwise the factors are tested.</c:purpose>
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
            y = rdivide(1, plus(1, tmpca2));
            z = y;
            iteration_record(tmptape1, tmpca2, y);
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          reversed_loop k, 1:3
            iteration_restore(tmptape1, tmpca2, y);
            adjoint_increment(target(a_y), increment(a_z));
            adjoint_increment(target(a_z), increment(a_y .* y .* y .* tmpca2));
            if ~isfinite(sum(a_z(:)))
              adjoint_increment(target(a_z), increment(a_y .* y .* y .* adm_finite(tmpca2)));
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
          z = rdivide(1, plus(1, tmpca2));
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(a_z .* z .* z .* adm_finite(tmpca2)));
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
      <xsl:choose>
        <xsl:when test="local:can-repeat($run)">
          <xsl:variable name="tested" as="element(var)+" select="local:different(local:telling($run, ()) ! local:variable(.))"/>
          <xsl:sequence select="$plain, build:from($run/@ada:from, template:unless-finite(local:added($tested ! template:sum-of-elements(.)), $run))"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="build:from($run/@ada:from, template:where-finite(local:sum($run ! local:tested-factors(.)), $plain, $run))"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:if>
  </xsl:template>

  <!-- Whether statements can be run twice, and their results tell whether all factors were finite: each is an assignment, of a whole
    adjoint or of parts of one that each iteration sets to zero as a whole, and reads nothing that it or one behind it assigns. -->
  <xsl:function name="local:can-repeat" as="xs:boolean">
    <xsl:param name="run" as="element(adjoint-increment)+"/>
    <xsl:sequence select="every $statement in $run satisfies exists($statement/@ada:first) and local:tells($statement)
        and (exists($statement/target/var) or local:is-zeroed-around($statement))
        and not($statement/descendant::var[not(. is local:variable($statement))]/key:of(.) = (($statement, $statement/following-sibling::*) intersect $run) ! key:of(local:variable(.)))"/>
  </xsl:function>

  <!-- Whether an adjoint that is computed without helpers is not finite where one of their factors is not: they stand in products, and in
    sums of these, but in no divisor. -->
  <xsl:function name="local:tells" as="xs:boolean">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:sequence select="every $part in $statement/increment/descendant::call[id = $guards]/(. | ancestor::*)[ancestor::increment[. is $statement/increment]]
        satisfies exists($part/self::call[id = $guards] | $part/self::param-list[../id = $guards] | $part/self::unary[@op = '-'] | $part/self::binary[@op = ('.*', './', '+', '-')])
          and not($part/parent::binary[@op = './'] and $part/preceding-sibling::*)"/>
  </xsl:function>

  <xsl:function name="local:is-zeroed-around" as="xs:boolean">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:sequence select="$statement/../*/(self::initialize-adjoint | self::initialize-adjoint-part)[not(@ada:dead)]/var/key:of(.) = key:of(local:variable($statement))"/>
  </xsl:function>

  <!-- The adjoint that gets an increment, or parts of it do. -->
  <xsl:function name="local:variable" as="element(var)">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:sequence select="$statement/target/descendant-or-self::var[1]"/>
  </xsl:function>

  <!-- Of statements those that tell of all factors, the last ones first: a product of an adjoint tells what that one does. -->
  <xsl:function name="local:telling" as="element(adjoint-increment)*">
    <xsl:param name="run" as="element(adjoint-increment)*"/>
    <xsl:param name="told" as="xs:string*"/>
    <xsl:variable name="last" as="element(adjoint-increment)?" select="$run[last()]"/>
    <xsl:if test="$last">
      <xsl:variable name="before" as="element(adjoint-increment)*" select="$run[position() lt last()]"/>
      <xsl:variable name="own" as="xs:string*" select="local:told-by($last, $before)"/>
      <xsl:sequence select="$last[not(every $factor in $own satisfies $factor = $told)], local:telling($before, ($told, $own))"/>
    </xsl:if>
  </xsl:function>

  <!-- The factors that a statement tells of, itself and by the adjoints before it that its products begin with. -->
  <xsl:function name="local:told-by" as="xs:string*">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:param name="before" as="element(adjoint-increment)*"/>
    <xsl:variable name="seeds" as="xs:string*" select="$statement/increment/*[self::call]/param-list/*[2]/self::var/key:of(.)"/>
    <xsl:variable name="maker" as="element(adjoint-increment)?" select="$before[target/var/key:of(.) = $seeds][last()]"/>
    <xsl:sequence select="local:tested-factors($statement) ! local:key(.), $maker ! local:told-by(., $before[. &lt;&lt; $maker])"/>
  </xsl:function>

  <xsl:function name="local:tested-factors" as="element(var)*">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:sequence select="$statement/increment/descendant::call[id = $guards] ! local:factors(.)"/>
  </xsl:function>

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
    <xsl:sequence select="exists($calls) and exists($statement/ancestor::reversed-loop) and empty($statement/ancestor::when[*[1]/descendant-or-self::call/id = 'isfinite'] | $statement/ancestor::otherwise[../when/*[1]/descendant-or-self::call/id = 'isfinite'])
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
    <xsl:variable name="different" as="element(var)+" select="local:different($factors)"/>
    <xsl:sequence select="let $single := count($different) eq 1 return local:added($different ! (
        if (local:divides(.)) then (if ($single) then template:sum-of-reciprocals(.) else template:sum-of-reciprocal-elements(.))
        else if ($single) then template:sum-of(.)
        else template:sum-of-elements(.)))"/>
  </xsl:function>

  <xsl:function name="local:different" as="element(var)+">
    <xsl:param name="variables" as="element(var)+"/>
    <xsl:for-each-group select="$variables" group-by="local:key(.)">
      <xsl:sequence select="."/>
    </xsl:for-each-group>
  </xsl:function>

  <!-- The key of a factor; a divisor is another one. -->
  <xsl:function name="local:key" as="xs:string">
    <xsl:param name="factor" as="element(var)"/>
    <xsl:sequence select="(if (local:divides($factor)) then '1/' else '') || key:of($factor)"/>
  </xsl:function>

  <xsl:function name="local:added" as="element()">
    <xsl:param name="numbers" as="element()+"/>
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
