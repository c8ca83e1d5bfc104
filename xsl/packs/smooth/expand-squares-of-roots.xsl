<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-squares-of-roots"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="call@ada:square-of" ends="call[@ada:square-of]" needs="ada:root ada:square-of" writes="ada:is"
      outdates="ada:root ada:square-of">
    <c:purpose>The square of a root, a norm or a modulus is given what the root was taken of, so that its derivative is that
      of a smooth function (`adm_square`, element by element `adm_squares`); so is the sum of a polynomial's roots
      (`adm_sum_by_roots`). Its value stays as the program computes it; the
      call is taken back once the derivative is written (`restore-values`).</c:purpose>
    <c:case>
      <c:before>
        function z = f(v)
          r = norm(v);
          z = r^2;
        end
      </c:before>
      <c:after>
        function z = f(v)
          r = norm(v);
          z = adm_squares(mpower(r, 2), r, 'norm', v);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(a, b)
          z = sqrt(b) * sqrt(b) + abs(a).^2;
        end
      </c:before>
      <c:after>
        function z = f(a, b)
          tmpca2 = sqrt(b);
          tmpca3 = sqrt(b);
          tmpca1 = adm_square(mtimes(tmpca2, tmpca3), tmpca2, 'sqrt', b);
          tmpca5 = abs(a);
          tmpca4 = adm_squares(power(tmpca5, 2), tmpca5, 'abs', a);
          z = plus(tmpca1, tmpca4);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(p)
          z = sum(roots(p));
        end
      </c:before>
      <c:after>
        function z = f(p)
          tmpca1 = roots(p);
          z = adm_sum_by_roots(sum(tmpca1), tmpca1, 'roots', p);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:key name="roots" match="call[@ada:root]" use="@ada:root"/>

  <xsl:template match="call[@ada:square-of]" as="element(call)">
    <xsl:variable name="root" as="element(call)" select="key('roots', @ada:square-of, ancestor::function[last()])"/>
    <xsl:variable name="value" as="element(call)">
      <xsl:copy>
        <xsl:copy-of select="@* except @ada:square-of"/>
        <xsl:copy-of select="node()" copy-namespaces="no"/>
      </xsl:copy>
    </xsl:variable>
    <xsl:copy>
      <xsl:copy-of select="@at"/>
      <xsl:sequence select="build:ruled(local:rule(id, $root/id),
          ($value, param-list/*[1], build:literal($quote || local:name($root) || $quote), local:arguments($root)))/(@*, node())"/>
    </xsl:copy>
  </xsl:template>

  <!-- Which rule holds: an operator of matrices is that of their elements where they are scalars. -->
  <xsl:function name="local:rule" as="xs:string">
    <xsl:param name="power" as="xs:string"/>
    <xsl:param name="root" as="xs:string"/>
    <xsl:sequence select="if ($power = 'sum') then 'adm_sum_by_roots'
        else if ($power = ('mpower', 'mtimes') and not($root = ('norm', 'vecnorm', 'std'))) then 'adm_square' else 'adm_squares'"/>
  </xsl:function>

  <xsl:variable name="quote" as="xs:string" select="codepoints-to-string(39)"/>

  <!-- The root: that of a power of a half is the square root. -->
  <xsl:function name="local:name" as="xs:string">
    <xsl:param name="root" as="element(call)"/>
    <xsl:variable name="id" as="xs:string" select="string($root/id)"/>
    <xsl:sequence select="if ($id = ('power', 'realsqrt')) then 'sqrt' else if ($id = 'cbrt') then 'nthroot' else $id"/>
  </xsl:function>

  <xsl:function name="local:arguments" as="element()+">
    <xsl:param name="root" as="element(call)"/>
    <xsl:sequence select="if ($root/id = 'power') then $root/param-list/*[1] else $root/param-list/*"/>
  </xsl:function>
</xsl:stylesheet>
