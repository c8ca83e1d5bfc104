<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:r="urn:adjoinery:rules"
    xmlns:pattern="urn:adjoinery:pattern"
    xmlns:local="urn:adjoinery:respell-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" on="call@ada:rewritable" ends="call[@ada:rewritable]" needs="ada:is ada:rewritable"
      outdates="ada:rewritable">
    <c:purpose>Calls that fit the pattern of a rewrite (`xsl/rules/rewrites.xml`, or a user's rules file) become its
      replacement.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(x, 'omitnan') * prod(x + 1, 2, "omitnan") + mean(x .^ 2, 'omitnan') - mean(x, 'all', 'omitnan');
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sum(adm_filled(x, 0)) * prod(adm_filled(x + 1, 1), 2) + adm_mean_present(x.^2) - adm_mean_present(reshape(x, [], 1));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          [z, k] = max(x, [], 'omitnan');
          z = z + max(x, y, 'omitnan') - min(x, [], 2, 'omitnan') + median(x, 1, 'includenan');
          z = z + median(x, 'omitnan') + max(x, [], 'includenan');
          z = z + var(x, 'omitnan') + std(x, 1, 'all', 'omitnan') + std(x, [], 2, 'omitnan');
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          [z, k] = max(x);
          z = z + max(x, y) - min(x, [], 2) + median(x, 1);
          z = z + adm_median_present(x) + max(x, [], 'includenan');
          z = z + adm_var_present(x, 0) + adm_std_present(reshape(x, [], 1), 1) + adm_std_present(x, [], 2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          [z, k] = nanmax(x, [], 2);
          z = z + nanmin(x, y) + nansum(x) - nansum(x .^ 2, 1) + nanmean(x, 2) + nanmedian(x);
          z = z + nanvar(x) + nanstd(x, 1) + nanstd(x, [], 2);
        end
      </c:before>
      <c:after>
        function z = f(x, y)
          [z, k] = max(x, [], 2);
          z = z + min(x, y) + sum(adm_filled(x, 0)) - sum(adm_filled(x.^2, 0), 1) + adm_mean_present(x, 2) + adm_median_present(x);
          z = z + adm_var_present(x, 0) + adm_std_present(x, 1) + adm_std_present(x, [], 2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = cumsum(x .^ 2, 'reverse') + cumprod(x, 2, "reverse");
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = flip(cumsum(flip(x.^2))) + flip(cumprod(flip(x, 2), 2), 2);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = cummax(x, 'forward') - cumsum(x, 1, 'forward');
          [z, k] = cummax(x, 'reverse');
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = cummax(x) - cumsum(x, 1);
          [z, k] = cummax(x, 'reverse');
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [q, r] = f(x)
          [q, r] = qr(x + 1, 'econ');
        end
      </c:before>
      <c:after>
        function [q, r] = f(x)
          [q, r] = qr(x + 1, 0);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [q, r, p] = f(x, y)
          [q, r] = qr(x, y, "econ");
          [q, r, p] = qr(x, 'econ');
          r = qr(x, 'econ');
        end
      </c:before>
      <c:after>
        function [q, r, p] = f(x, y)
          [q, r] = qr(x, y, 0);
          [q, r, p] = qr(x, 'econ');
          r = qr(x, 'econ');
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function s = f(x, y)
          s = triu(qr([x; y].', 0)).' * y;
        end
      </c:before>
      <c:after>
        function s = f(x, y)
          s = adm_qr_triangle([x; y].', 0).' * y;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function s = f(x, y)
          s = triu(qr(x));
          r = qr(x);
          s = triu(s) + triu(qr(x, y)) + triu(qr(x), 1) + r;
        end
      </c:before>
      <c:after>
        function s = f(x, y)
          s = adm_qr_triangle(x);
          r = qr(x);
          s = triu(s) + triu(qr(x, y)) + triu(qr(x), 1) + r;
        end
      </c:after>
    </c:case>
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
    <c:case>
      <c:before>
        function z = f(x, k)
          c = {x, [x, 2]};
          z = sum(cellfun('size', c, 2)) * x + all(cellfun("isclass", c, 'double'));
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          c = {x, [x, 2]};
          z = sum(cellfun(@(it) size(it, 2), c)) * x + all(cellfun(@(it) isa(it, 'double'), c));
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = sum(cellfun('length', {x, [x, 2]})) * x + sum(cellfun(@size, {x, 1}, {1, 2}));
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = sum(cellfun('length', {x, [x, 2]})) * x + sum(cellfun(@size, {x, 1}, {1, 2}));
        end
      </c:after>
    </c:case>
    <!-- Only some expressions may be computed several times; lists may be any number of arguments. -->
    <c:case>
      <c:before>
        function z = f(x, c, k)
          z = cumsum(x, ndims(x) - k, 'reverse') + cumsum(x, g(k), 'reverse');
          z = z + sum(c{:}, 'all') + prod(x, c{:}, 'omitnan') + flip(cumsum(sum(x, 'all', 'omitnan'), 'reverse'));
          [c{1:k}] = qr(x, 'econ');
          max(x, [], 'all')
        end
        function d = g(k)
          d = k;
        end
      </c:before>
      <c:after>
        function z = f(x, c, k)
          z = flip(cumsum(flip(x, ndims(x) - k), ndims(x) - k), ndims(x) - k) + cumsum(x, g(k), 'reverse');
          z = z + sum(c{:}, 'all') + prod(adm_filled(x, 1), c{:}) + flip(flip(cumsum(flip(sum(reshape(adm_filled(x, 0), [], 1))))));
          [c{1:k}] = qr(x, 'econ');
          max(x(:))
        end

        function d = g(k)
          d = k;
        end
      </c:after>
    </c:case>
    <!-- Variables and functions of the program have names of library functions. -->
    <c:case>
      <c:before>
        function z = f(x, mean, flip)
          z = mean(x, 'all') + median(x, 'all') + sum(x, 'all') + triu(qr(x)) + cumsum(x, 'reverse') + flip(2);
        end
        function b = sum(a, how)
          b = qr(a);
        end
        function b = qr(a)
          b = a;
        end
      </c:before>
      <c:after>
        function z = f(x, mean, flip)
          z = mean(x, 'all') + median(x(:)) + sum_2(x, 'all') + triu(qr_2(x)) + flip(cumsum(flip(x))) + flip(2);
        end

        function b = sum_2(a, how)
          b = qr_2(a);
        end

        function b = qr_2(a)
          b = a;
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/pattern.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <!-- By the functions whose calls they rewrite. -->
  <xsl:param name="rewrites" as="map(*)"/>

  <!-- A replacement is rewritten again, by no rewrite twice: that comes to an end. -->
  <xsl:template match="call[map:contains($rewrites, string(id))]" as="element()">
    <xsl:param name="used" as="element(r:rewrite)*" tunnel="yes"/>
    <xsl:param name="outputs" as="xs:integer" select="local:outputs(.)"/>
    <xsl:variable name="call" as="element(call)" select="."/>
    <xsl:variable name="rewrite" as="element(r:rewrite)?"
        select="$rewrites(string(id))[not($used ! generate-id() = generate-id())][tokenize(@outputs) = ('any', string($outputs))]
        [exists(pattern:match(*[1], $call))][1]"/>
    <xsl:choose>
      <xsl:when test="$rewrite">
        <xsl:variable name="replacement" as="element()">
          <xsl:apply-templates mode="fill" select="$rewrite/*[2]">
            <xsl:with-param name="arguments" select="pattern:match($rewrite/*[1], .)" tunnel="yes"/>
            <xsl:with-param name="at" select="@at" tunnel="yes"/>
          </xsl:apply-templates>
        </xsl:variable>
        <!-- As a statement it is displayed, or not, as before. -->
        <xsl:variable name="statement" as="element()">
          <xsl:copy select="$replacement">
            <xsl:copy-of select="$call/@* except $call/(@at, @ada:is, @ada:rewritable, @bare), @*, node()"/>
          </xsl:copy>
        </xsl:variable>
        <xsl:apply-templates select="$statement">
          <xsl:with-param name="used" select="$used, $rewrite" tunnel="yes"/>
          <xsl:with-param name="outputs" select="$outputs"/>
        </xsl:apply-templates>
      </xsl:when>
      <xsl:otherwise>
        <xsl:copy>
          <xsl:copy-of select="@* except @ada:rewritable"/>
          <xsl:apply-templates select="*"/>
        </xsl:copy>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:mode name="fill" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template mode="fill" match="r:hole | r:holes" as="element()*">
    <xsl:param name="arguments" as="map(xs:string, element()*)" tunnel="yes"/>
    <xsl:apply-templates mode="#default" select="$arguments(string(@name))">
      <xsl:with-param name="used" select="()" tunnel="yes"/>
    </xsl:apply-templates>
  </xsl:template>

  <!-- Messages about a call in a replacement name the place of the call that was replaced. -->
  <xsl:template mode="fill" match="call" as="element(call)">
    <xsl:param name="at" as="attribute()?" tunnel="yes"/>
    <xsl:copy>
      <xsl:copy-of select="$at, @*"/>
      <xsl:apply-templates mode="fill" select="*"/>
    </xsl:copy>
  </xsl:template>

  <!-- How many results a call is asked for; 0 where that is not known. -->
  <xsl:function name="local:outputs" as="xs:integer">
    <xsl:param name="call" as="element(call)"/>
    <xsl:variable name="targets" as="element()*"
        select="$call/parent::binary[@op = '=']/*[1]/self::unary[@op = '[]']/row-list/item-list/*"/>
    <xsl:sequence select="if ($targets[pattern:is-list(.)]) then 0 else max((1, count($targets)))"/>
  </xsl:function>
</xsl:stylesheet>
