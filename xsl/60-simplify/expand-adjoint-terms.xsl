<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:r="urn:adjoinery:rules"
    xmlns:adjoint="urn:adjoinery:adjoint"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-adjoint-terms"
    xmlns:rule="urn:adjoinery:rule"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-term" ends="adjoint-term"
      needs="ada:adjoint ada:container ada:dropped ada:factored ada:facts ada:pattern ada:repeats ada:steep" adds="ada:total"
      writes="ada:is">
    <c:purpose>Turns the rule for an argument into an expression over the arguments, the results and their adjoints: the
      first formula whose conditions are known to hold here.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          if ~iscolumn(x), error('x'); end
          z = sum(x) * x;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpba1 = 0;
          if ~iscolumn(x)
            tmpba1 = 1;
            error('x');
          end
          push_control(tmpba1);
          tmpca1 = sum(x);
          z = mtimes(tmpca1, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(adjoint_reduction(a_z .* x, tmpca1)));
          adjoint_increment(target(a_x), increment(adjoint_reduction(a_z .* tmpca1, x)));
          adjoint_increment(target(a_x), increment(adm_spread(a_tmpca1, x)));
          pop_control(tmpba1);
          if tmpba1 == 1
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x ./ y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = rdivide(x, y);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          adjoint_increment(target(a_x), increment(adjoint_reduction(a_z ./ y, x)));
          adjoint_increment(target(a_y), increment(adjoint_reduction(-a_z .* z ./ y, y)));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [z, b] = meshgrid(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          [z, b] = meshgrid(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_x), increment(reshape(ones(1, size(a_z, 1)) * a_z, size(x)) + reshape(sum(zeros(size(b)), 2), size(x))));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          y = 1 ./ x;
          z = y(x ~= 0);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          y = rdivide(1, x);
          z = y(x ~= 0);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_y);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_y(x ~= 0)), increment(a_z));
          adjoint_increment(target(a_x), increment(adjoint_reduction(adm_used(-a_y .* y .* y, a_y), x)));
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
          tmpca3 = uminus(x);
          tmpca2 = exp(tmpca3);
          tmpca1 = plus(1, tmpca2);
          z = rdivide(1, tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_tmpca2);
          initialize_adjoint(a_tmpca3);
          initialize_adjoint(a_x);
          section();
          adjoint_increment(target(a_tmpca1), increment(adjoint_reduction(-a_z .* z .* z, tmpca1)));
          adjoint_increment(target(a_tmpca2), increment(adjoint_reduction(a_tmpca1, tmpca2)));
          adjoint_increment(target(a_tmpca3), increment(a_tmpca2 .* adm_finite(tmpca2)));
          adjoint_increment(target(a_x), increment(-a_tmpca3));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x, y)
          z = x * sin(y);
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          tmpca1 = sin(y);
          z = mtimes(x, tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          adjoint_increment(target(a_x), increment(adimat_adjmultl(x, a_z, tmpca1)));
          adjoint_increment(target(a_tmpca1), increment(adimat_adjmultr(tmpca1, x, a_z)));
          adjoint_increment(target(a_y), increment(a_tmpca1 .* cos(y)));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/build-subscripts.xsl"/>
  <xsl:include href="../lib/rule.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:template match="adjoint-term" as="element()">
    <xsl:variable name="rule" as="element(r:rule)" select="rule:of(@rule)"/>
    <!-- The last name stands for all arguments that are left. -->
    <xsl:variable name="argument" as="xs:string" select="string(if (xs:integer(@of) lt xs:integer($rule/@arity)) then @of else $rule/@arity)"/>
    <xsl:variable name="facts" as="xs:string*" select="tokenize(@ada:facts)"/>
    <xsl:variable name="formulas" as="element()*" select="$rule/*[@argument = $argument][not(self::r:forward)]"/>
    <!-- Helpers of ADiMat know nothing of zeros that factors have made. -->
    <xsl:variable name="is-factored" as="xs:boolean" select="exists(@ada:factored)"/>
    <xsl:variable name="joint" as="element()?" select="if (@joint and not($is-factored)) then $rule/r:adjoint[@style = $style][contains(@of, ' ')][1] else ()"/>
    <xsl:variable name="styled" as="element()?" select="if (exists($joint)) then $joint else $formulas[@style = $style][not($is-factored)][1]"/>
    <xsl:variable name="formula" as="element()" select="if (exists($styled)) then $styled
        else $formulas[not(@style)][every $fact in tokenize(@when) satisfies $fact = $facts][1]"/>
    <!-- Partial derivatives that are dropped where they are NaN do not exist there; linear functions have one everywhere. -->
    <xsl:variable name="guard" as="element(var)?" select="if (@ada:dropped = 'yes' and empty($joint) and exists($formula//var[not(@seed)]) and not($rule/@name = 'mrdivide')) then ($formula//var[@seed])[1] else ()"/>
    <xsl:variable name="argument-given" as="element()?" select="subsequence(arguments ! *, xs:integer(@of), 1)[@ada:steep][empty($guard)]"/>
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates mode="local:formula" select="$formula/*, if (exists($argument-given)) then ($formula//var[@seed])[1] else $guard">
        <xsl:with-param name="term" select="." tunnel="yes"/>
      </xsl:apply-templates>
    </xsl:variable>
    <!-- A number that is written down is finite, and times zero gives zero. -->
    <xsl:sequence select="if (exists($guard)) then ($parts[1][not(descendant-or-self::*[self::call, self::array, self::var[not(a)]])], build:call('adm_used', $parts))[1]
        else if ($argument-given/@ada:steep = 'marked') then build:call('adm_steep_mark', $parts)
        else if (exists($argument-given)) then build:call('adm_steep', ($parts, $argument-given))
        else $parts"/>
  </xsl:template>

  <xsl:mode name="local:formula" on-no-match="shallow-copy" on-multiple-match="fail"/>

  <!-- The slope of what overflows on the way to a value that does not. -->
  <xsl:template mode="local:formula" match="binary[@op = '.*'][local:is-scaled(.)]" as="element(binary)">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="$term/@ada:dropped = 'overflow'">
        <xsl:variable name="factors" as="element()+">
          <xsl:apply-templates mode="local:formula"/>
        </xsl:variable>
        <xsl:sequence select="build:binary('.*', $factors[1], build:call('adm_finite', $factors[2]))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Whether a product has the seed in its first factor, and variables in the second, which only asks whether the seed is zero. -->
  <xsl:function name="local:is-scaled" as="xs:boolean">
    <xsl:param name="product" as="element(binary)"/>
    <xsl:variable name="slope" as="element(var)*" select="$product/*[2]/descendant-or-self::var"/>
    <xsl:sequence select="exists($slope) and empty($slope[@seed][not(parent::binary/@op = '==')]) and exists($product/*[1]/descendant-or-self::var[@seed])"/>
  </xsl:function>

  <!-- Whether a sum has a second term that asks whether the seed is zero. -->
  <xsl:function name="local:is-guarded" as="xs:boolean">
    <xsl:param name="sum" as="element(binary)"/>
    <xsl:sequence select="exists($sum/*[2]/self::binary[@op = '&amp;']/descendant::var[@seed])"/>
  </xsl:function>

  <!-- A zero that a factor has made leaves nothing out: what the formula does for zeros of the adjoint, it does not do. -->
  <xsl:template mode="local:formula" match="binary[@op = '+'][local:is-guarded(.)] | call[id = 'adm_used'][param-list/var[@seed]]" as="element()">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="$term[@ada:factored][not(@ada:dropped)]">
        <xsl:apply-templates mode="local:formula" select="(self::binary/*, param-list/*)[1]"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- These helpers find out themselves whether an operand is a number. -->
  <xsl:template mode="local:formula" match="call[id = ('adm_mpower_left', 'adm_mrdivide_left', 'adm_mrdivide_right')]" as="element(call)">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates mode="local:formula" select="param-list/*"/>
    </xsl:variable>
    <xsl:variable name="way" as="attribute()?" select="if (id = 'adm_mpower_left') then $term[not(@ada:dropped)]/@ada:factored else $term/@ada:dropped[. = 'yes']"/>
    <xsl:sequence select="build:call(string(id), ($parts, $way ! build:literal('''' || local-name() || '''')))"/>
  </xsl:template>

  <!-- The position among the arguments that an open pattern takes. -->
  <xsl:template mode="local:formula" match="call[@bare][id = 'k']" as="element(literal)">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <literal>
      <xsl:value-of select="xs:integer($term/@of) - xs:integer(rule:of($term/@rule)/@arity) + 1"/>
    </literal>
  </xsl:template>

  <!-- An expansion is left out where all that takes the adjoint expands it anyway, as an assignment of a number to elements does. -->
  <xsl:template mode="local:formula" match="call[id = 'adm_spread']" as="element()">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="tokenize($term/@ada:facts) = ('absorbed', 'total'[local:goes-to-elements($term)])">
        <xsl:apply-templates mode="local:formula" select="param-list/*[1]"/>
      </xsl:when>
      <xsl:otherwise>
        <call>
          <xsl:if test="tokenize($term/@ada:facts) = 'total'">
            <xsl:attribute name="ada:total">yes</xsl:attribute>
          </xsl:if>
          <xsl:apply-templates mode="local:formula" select="@*, node()"/>
        </call>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- a_z .* (numel(a_z) ./ numel(x)), where a_z may be one number. -->
  <xsl:template mode="local:formula" match="binary[@op = '.*'][local:is-averaged(.)]" as="element(binary)">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:variable name="parts" as="element()+">
      <xsl:apply-templates mode="local:formula" select="*[1], *[2]/*[2]"/>
    </xsl:variable>
    <xsl:variable name="whole" as="element(binary)">
      <xsl:next-match/>
    </xsl:variable>
    <xsl:sequence select="if (tokenize($term/@ada:facts) = 'total') then build:binary('./', $parts[1], $parts[2]) else $whole"/>
  </xsl:template>

  <!-- Whether a product has the seed in its first factor, and its share of a number of elements in the second. -->
  <xsl:function name="local:is-averaged" as="xs:boolean">
    <xsl:param name="product" as="element(binary)"/>
    <xsl:sequence select="exists($product/*[2]/self::binary[@op = './']/*[1]/self::call[id = 'numel']/param-list/var[@seed])"/>
  </xsl:function>

  <!-- Whether a term is all that is added to elements of a variable that are named once. -->
  <xsl:function name="local:goes-to-elements" as="xs:boolean">
    <xsl:param name="term" as="element(adjoint-term)"/>
    <xsl:sequence select="exists($term/parent::increment/parent::adjoint-increment[not(@ada:container)]/target/array[@ada:repeats = 'no'][*[1]/self::var][*[2]/self::param-list])"/>
  </xsl:function>

  <xsl:template mode="local:formula" match="var[@argument]" as="element()">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:copy-of select="subsequence($term/arguments ! *, xs:integer(@argument), 1)" copy-namespaces="no"/>
  </xsl:template>

  <xsl:template mode="local:formula" match="var[@rest]" as="element()+">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:copy-of select="subsequence($term/arguments ! *, xs:integer(@rest))" copy-namespaces="no"/>
  </xsl:template>

  <xsl:template mode="local:formula" match="var[@result]" as="element()">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:copy-of select="subsequence($term/results ! *, xs:integer(@result), 1)" copy-namespaces="no"/>
  </xsl:template>

  <xsl:template mode="local:formula" match="var[@pattern]" as="element()">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:variable name="argument" as="element()" select="subsequence($term/arguments ! *, xs:integer(@pattern), 1)"/>
    <xsl:variable name="pattern" as="element(var)" select="build:variable(build:name(($argument/self::var, $argument/self::array/var)/@ada:pattern))"/>
    <xsl:sequence select="
        if ($argument/self::array) then build:passive('adm_pattern_part', ($pattern, build:cell(build:subscripts($argument/param-list))))
        else $pattern"/>
  </xsl:template>

  <xsl:template mode="local:formula" match="var[@seed]" as="element()?">
    <xsl:param name="term" as="element(adjoint-term)" tunnel="yes"/>
    <xsl:variable name="seeded" as="element()?" select="subsequence($term/results ! *, xs:integer(@seed), 1)"/>
    <xsl:choose>
      <!-- A result that nobody reads has no adjoint. -->
      <xsl:when test="$seeded/self::var[not(@ada:adjoint)]">
        <xsl:sequence select="build:call('zeros', build:call('size', $seeded))"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:apply-templates mode="adjoint" select="$seeded"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
