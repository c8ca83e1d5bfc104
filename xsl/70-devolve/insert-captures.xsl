<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:map="http://www.w3.org/2005/xpath-functions/map"
    xmlns:local="urn:adjoinery:insert-captures"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:products call@ada:rule" needs="ada:active ada:products ada:rule" writes="ada:is">
    <c:purpose>Functions that are differentiated report what they are called with (`adm_note_entry`, which looks at their
      parameters), and so do calls by rules in them, by their numbers in the function: so wrong ones can be located.</c:purpose>
    <c:case options="pipeline=captured-source mode=forward independents=x">
      <c:before>
        function z = f(x, n)
          if x > n
            z = sin(x) * g(x, n);
          end
        end
        function y = g(a, b)
          y = a.^2 + floor(b);
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          adm_note_entry('f', {'x', 'n'});
          if x > n
            adm_note_call('f 1', {x});
            tmpca1 = sin(x);
            tmpca2 = g(x, n);
            adm_note_call('f 2', {tmpca1, tmpca2});
            z = mtimes(tmpca1, tmpca2);
          end
        end

        function y = g(a, b)
          adm_note_entry('g', {'a', 'b'});
          adm_note_call('g 1', {a, 2});
          tmpca1 = power(a, 2);
          tmpda1 = floor(b);
          adm_note_call('g 2', {tmpca1, tmpda1});
          y = plus(tmpca1, tmpda1);
        end
      </c:after>
    </c:case>
    <c:case options="pipeline=captured-source mode=forward">
      <c:before>
        function s = f(x)
          s = exp(norm(x)^2);
        end
      </c:before>
      <c:after>
        function s = f(x)
          adm_note_entry('f', {'x'});
          tmpca2 = norm(x);
          tmpca1 = mpower(tmpca2, 2);
          adm_note_call('f 1', {tmpca1});
          s = exp(tmpca1);
        end
      </c:after>
    </c:case>
    <c:case options="pipeline=captured-source mode=forward">
      <c:before>
        function s = f(x)
          s = 0;
          for k = 1:3
            [q, r] = qr(x);
            s = s + r(k);
          end
        end
      </c:before>
      <c:after>
        function s = f(x)
          adm_note_entry('f', {'x'});
          s = 0;
          for k = 1:3
            adm_note_call('f 1', {x});
            [q, r] = qr(x);
            adm_note_call('f 2', {s, r(k)});
            tmpsa1 = plus(s, r(k));
            s = tmpsa1;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:products]" as="element(function)">
    <xsl:variable name="calls" as="element(binary)*" select="descendant::statement-list/binary[local:is-by-rule(.)]"/>
    <function>
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates select="* except statement-list"/>
      <statement-list>
        <xsl:sequence select="local:report('adm_note_entry', id, param-list/var ! build:text(.))"/>
        <xsl:apply-templates select="statement-list/node()">
          <xsl:with-param name="numbers" tunnel="yes" as="map(xs:string, xs:integer)"
              select="map:merge(for $k in 1 to count($calls) return map:entry(generate-id($calls[$k]), $k))"/>
        </xsl:apply-templates>
      </statement-list>
    </function>
  </xsl:template>

  <xsl:template match="statement-list/binary[local:is-by-rule(.)]" as="element()+">
    <xsl:param name="numbers" tunnel="yes" as="map(xs:string, xs:integer)"/>
    <xsl:sequence select="local:report('adm_note_call', ancestor::function[1]/id || ' ' || $numbers(generate-id()), call/param-list/*), ."/>
  </xsl:template>

  <!-- A statement that assigns what a call of a function with a rule gives, where a derivative flows through it. -->
  <xsl:function name="local:is-by-rule" as="xs:boolean">
    <xsl:param name="statement" as="element(binary)"/>
    <xsl:sequence select="$statement/@op = '=' and exists($statement/call[@ada:rule][@ada:active])"/>
  </xsl:function>

  <xsl:function name="local:report" as="element(call)">
    <xsl:param name="helper" as="xs:string"/>
    <xsl:param name="what" as="xs:string"/>
    <xsl:param name="values" as="element()*"/>
    <xsl:sequence select="build:passive($helper, (build:text($what), build:cell($values)))"/>
  </xsl:function>
</xsl:stylesheet>
