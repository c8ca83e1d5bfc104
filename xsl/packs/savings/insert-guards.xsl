<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:key="urn:adjoinery:key"
    xmlns:build="urn:adjoinery:build"
    xmlns:template="urn:adjoinery:template"
    xmlns:local="urn:adjoinery:insert-guards"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call:adm_used call:adm_finite" guard="none" needs="ada:container ada:first ada:from ada:role" writes="ada:from ada:is">
    <c:purpose>Computes adjoints in loops first as if all partial derivatives were finite, and once more with the helpers that
      mind infinity only where the result is not finite: one product and one test take less than the call of a helper.</c:purpose>
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
            adjoint_increment(target(a_z), increment(a_y .* y ./ tmpca1 .* tmpca2));
            if ~isfinite(a_z(:)' * a_z(:))
              a_z = a_y .* y ./ tmpca1 .* adm_finite(tmpca2);
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
          tmptape1 = empty_tape(k, 1:3);
          for k = 1:3
            tmpca1 = exp(c);
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
          initialize_adjoint(a_c);
          section();
          z = tmpt9;
          adjoint_increment(target(a_z), increment(a_z .* (z == tmpsa2) ./ ((z == tmpsa2) + (0 == tmpsa2))));
          reversed_loop k, 1:3
            iteration_restore(tmptape1, tmpt7);
            adjoint_increment(target(a_tmpsa1), increment(a_z));
            z = tmpt7;
            adjoint_increment(target(a_z), increment(a_tmpsa1 .* tmpca1));
            if ~isfinite(a_z(:)' * a_z(:))
              a_z = adm_used(a_tmpsa1 .* tmpca1, a_tmpsa1);
            end
            adjoint_increment(target(a_tmpca1), increment(a_tmpsa1 .* z));
            if ~isfinite(a_tmpca1(:)' * a_tmpca1(:))
              a_tmpca1 = adm_used(a_tmpsa1 .* z, a_tmpsa1);
            end
            adjoint_increment(target(a_c), increment(adm_used(a_tmpca1 .* tmpca1, a_tmpca1)));
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

  <xsl:template match="adjoint-increment[local:is-guarded(.)]" as="element()+">
    <xsl:variable name="adjoint" as="element(var)" select="target/var"/>
    <xsl:copy>
      <xsl:copy-of select="@*, target" copy-namespaces="no"/>
      <increment>
        <xsl:apply-templates mode="local:plain" select="increment/*"/>
      </increment>
    </xsl:copy>
    <xsl:if test="not(local:is-told(.))">
      <xsl:sequence select="build:from(@ada:from, template:where-not-finite($adjoint, local:chain(.) ! build:assign(target/var, increment/*)))"/>
    </xsl:if>
  </xsl:template>

  <!-- A guarded increment, behind those in front of it that only it tells about. -->
  <xsl:function name="local:chain" as="element(adjoint-increment)+">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:sequence select="$statement/preceding-sibling::*[1]/self::adjoint-increment[local:is-guarded(.)][local:is-told(.)] ! local:chain(.),
        $statement"/>
  </xsl:function>

  <!-- Whether the next statement is a guarded increment that is finite nowhere where this adjoint is not, and leaves what was
    read until then as it is. -->
  <xsl:function name="local:is-told" as="xs:boolean">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:variable name="next" as="element(adjoint-increment)?" select="$statement/following-sibling::*[1]/self::adjoint-increment[local:is-guarded(.)]"/>
    <xsl:variable name="key" as="xs:string" select="key:of($statement/target/var)"/>
    <xsl:sequence select="exists($next/increment/descendant::var[key:of(.) eq $key][local:shows(.)])
        and not(local:chain($statement)/increment/descendant::var ! key:of(.) = $next/target/var ! key:of(.))"/>
  </xsl:function>

  <!-- Whether an increment in a loop, or in the adjoint of a function that is called, gives an adjoint its first value, which
    is finite nowhere where something is not that helpers look at. -->
  <xsl:function name="local:is-guarded" as="xs:boolean">
    <xsl:param name="statement" as="element(adjoint-increment)"/>
    <xsl:variable name="calls" as="element(call)*" select="$statement/increment/descendant::call[id = $guards]"/>
    <xsl:variable name="key" as="xs:string?" select="$statement/target/var ! key:of(.)"/>
    <xsl:sequence select="exists($calls) and exists($key) and $statement/@ada:first = 'yes' and not($statement/@ada:container)
        and not($statement/increment/descendant::var ! key:of(.) = $key)
        and exists(($statement/ancestor::reversed-loop, $statement/ancestor::function[@ada:role = 'returning']))
        and (every $call in $calls satisfies local:shows($call))"/>
  </xsl:function>

  <!-- Whether an expression without guards is finite nowhere where a part of it is not: a factor, a term, or what is divided or
    summed. -->
  <xsl:function name="local:shows" as="xs:boolean">
    <xsl:param name="part" as="element()"/>
    <xsl:variable name="whole" as="element()" select="$part/.."/>
    <xsl:variable name="is-first" as="xs:boolean" select="empty($part/preceding-sibling::*)"/>
    <xsl:sequence select="
        if ($whole/self::increment) then true()
        else if ($whole/self::binary[@op = ('.*', '+', '-')] or $whole/self::unary[@op = '-']) then local:shows($whole)
        else if ($whole/self::binary[@op = './'] or $whole/self::adjoint-sum or $whole/self::adjoint-reduction)
          then $is-first and local:shows($whole)
        else $is-first and exists($whole/self::param-list/parent::call[id = $guards]) and local:shows($whole/..)"/>
  </xsl:function>

  <xsl:variable name="guards" as="xs:string+" select="'adm_used', 'adm_finite'"/>

  <xsl:mode name="local:plain" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="local:plain" match="call[id = $guards]" as="element()">
    <xsl:apply-templates mode="local:plain" select="param-list/*[1]"/>
  </xsl:template>
</xsl:stylesheet>
