<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:local="urn:adjoinery:fill-call-outputs"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="statement" needs="ada:active ada:is" on="call@ada:is=user">
    <c:purpose>An active call of a user function takes all its outputs: the returning version wants the adjoints
      of all of them.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function [a, b] = g(c)
          a = sin(c);
          b = cos(c);
        end
      </c:before>
      <c:after>
        function z = f(x)
          [z, tmpof1_1] = g(x);
        end

        function [a, b] = g(c)
          a = sin(c);
          b = cos(c);
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          [~, z] = g(x);
        end
        function [a, b, n] = g(c)
          a = sin(c);
          b = cos(c);
          n = 2 * c;
        end
      </c:before>
      <c:after>
        function z = f(x)
          [tmpo1, z, tmpof1_1] = g(x);
        end

        function [a, b, n] = g(c)
          a = sin(c);
          b = cos(c);
          n = 2 * c;
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = 0;
          for v = g(x)
            z = z + v;
          end
        end
        function [a, b] = g(c)
          a = sin(c);
          b = cos(c);
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = 0;
          [tmpiv1, tmpof1_1] = g(x);
          tmpfra1_2 = size(tmpiv1(:, :), 2) * (size(tmpiv1, 1) > 0);
          for tmpic1 = 1:tmpfra1_2
            v = tmpiv1(:, tmpic1);
            z = plus(z, v);
          end
        end

        function [a, b] = g(c)
          a = sin(c);
          b = cos(c);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(descendant::binary[local:missing(.) gt 0])"/>
  </xsl:template>

  <xsl:template match="binary[local:missing(.) gt 0]" as="element(binary)">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:integer" select="$prepared(generate-id())"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="build:outputs((*[1] ! (self::unary/row-list/item-list/*, self::*[not(self::unary)]),
          (1 to local:missing(.)) ! build:temporary('of', $number || '_' || .)))"/>
      <xsl:copy-of select="*[2]" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <!-- How many outputs the called function has that are not taken. -->
  <xsl:function name="local:missing" as="xs:integer">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:variable name="call" as="element(call)?" select="$assignment[@op = '=']/*[2]/self::call[@ada:is = 'user'][@ada:active]"/>
    <xsl:variable name="callee" as="element(function)?" select="
        ($call/ancestor::function-list/function[id = $call/id])[1]"/>
    <xsl:sequence select="if (empty($callee)) then 0 else count($callee/outvars/*)
        - count($assignment/*[1]/(self::unary/row-list/item-list/* | self::*[not(self::unary)]))"/>
  </xsl:function>
</xsl:stylesheet>
