<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adjoint="urn:adjoinery:adjoint"
    xmlns:local="urn:adjoinery:reverse-user-calls"
    xmlns:build="urn:adjoinery:build"
    xmlns:feeds="urn:adjoinery:feeds"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="adjoint-of@of=user-call call@ada:call" guard="none" ends="adjoint-of[binary/call]"
      needs="ada:active ada:active-inputs ada:active-outputs ada:call ada:container ada:feeds ada:from ada:is ada:joint
        ada:role ada:accuracy" writes="ada:feeds" outdates="ada:joint">
    <c:purpose>A call of a user function becomes, in the recording sweep, one of its recording version, and in
      the reverse sweep one of its returning version, whose outputs are added to the adjoints of the arguments. In joint mode the recording sweep calls the plain function, and the reverse
      sweep both versions.</c:purpose>
    <c:case options="inline=no">
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          b = a;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmpadjc1_1 = g(a_z);
          adjoint_increment(target(a_x), increment(tmpadjc1_1));
        end

        function b = g(a)
          b = a;
          pack_tape();
        end

        function a_a = g(a_b)
          unpack_tape();
          turning_point();
          initialize_adjoint(a_a);
          section();
          adjoint_increment(target(a_a), increment(a_b));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="inline=no independents=x">
      <c:before>
        function z = f(x, y)
          [z, w] = g(y, x);
        end
        function [c, d] = g(a, b)
          c = b;
          d = a;
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          [z, w] = g(y, x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          tmpadjc1_2 = g(a_z);
          adjoint_increment(target(a_x), increment(tmpadjc1_2));
        end

        function [c, d] = g(a, b)
          c = b;
          d = a;
          pack_tape();
        end

        function a_b = g(a_c)
          unpack_tape();
          turning_point();
          initialize_adjoint(a_b);
          section();
          adjoint_increment(target(a_b), increment(a_c));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="calls=joint">
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a)
          b = sin(a);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          z = g(x);
          tmpadjc1_1 = g(a_z);
          adjoint_increment(target(a_x), increment(tmpadjc1_1));
        end

        function b = g(a)
          b = sin(a);
          pack_tape();
        end

        function a_a = g(a_b)
          unpack_tape();
          turning_point();
          initialize_adjoint(a_a);
          section();
          adjoint_increment(target(a_a), increment(adjoint_term(results(b), arguments(a))));
        end

        function b = g(a)
          b = sin(a);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/adjoint.xsl"/>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/feeds.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:template as="element(call)" match="function[@ada:role = 'joint' or @ada:role = 'recording']//statement-list/binary[@ada:active]
      /call[@ada:is = 'user'][not(@ada:joint)]">
    <call role="recording">
      <xsl:copy-of select="@* except (@ada:feeds, @ada:accuracy)"/>
      <xsl:apply-templates/>
    </call>
  </xsl:template>

  <!-- The plain function gives what was asked for: it need not give more. -->
  <xsl:template as="element(binary)" match="function[@ada:role = 'joint' or @ada:role = 'recording']//statement-list/binary[@ada:active]
      [call/@ada:joint][unary/row-list/item-list/var/tmp/@kind = 'of']">
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="build:asked-outputs(unary)"/>
      <xsl:copy-of select="call" copy-namespaces="no"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="adjoint-of[binary/call[@ada:is = 'user']]" as="element()+">
    <xsl:variable name="targets" as="element()*" select="binary/*[1] ! (if (self::unary) then row-list/item-list/* else self::var)"/>
    <xsl:variable name="call" as="element(call)" select="binary/call"/>
    <xsl:variable name="inputs" as="xs:integer*" select="tokenize($call/@ada:active-inputs) ! xs:integer(.)"/>
    <xsl:variable name="from" as="attribute()?" select="binary/@ada:from"/>
    <!-- Made again, the call gives its targets the values that they have. -->
    <xsl:if test="$call/@ada:joint">
      <binary op="=">
        <xsl:copy-of select="$from"/>
        <xsl:copy-of select="binary/*[1]" copy-namespaces="no"/>
        <call role="recording">
          <xsl:copy-of select="$call/@* except $call/@ada:joint"/>
          <xsl:copy-of select="$call/*" copy-namespaces="no"/>
        </call>
      </binary>
    </xsl:if>
    <binary op="=">
      <xsl:copy-of select="$from"/>
      <xsl:choose>
        <xsl:when test="$style != 'classic' and count($inputs) eq 1">
          <xsl:sequence select="local:returned($call, $inputs)"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:sequence select="build:outputs($inputs ! local:returned($call, .))"/>
        </xsl:otherwise>
      </xsl:choose>
      <call role="returning">
        <xsl:copy-of select="$call/@ada:call"/>
        <xsl:sequence select="feeds:of($call, 1 to count($inputs), 1 to count(tokenize($call/@ada:active-outputs)))"/>
        <xsl:copy-of select="$call/id" copy-namespaces="no"/>
        <param-list>
          <xsl:for-each select="for $position in tokenize($call/@ada:active-outputs) return subsequence($targets, xs:integer($position), 1)">
            <xsl:choose>
              <xsl:when test="@ada:active">
                <xsl:apply-templates mode="adjoint" select="."/>
              </xsl:when>
              <xsl:otherwise>
                <zero-adjoint>
                  <xsl:copy-of select="." copy-namespaces="no"/>
                </zero-adjoint>
              </xsl:otherwise>
            </xsl:choose>
          </xsl:for-each>
        </param-list>
      </call>
    </binary>
    <xsl:for-each select="$inputs">
      <xsl:variable name="argument" as="element()?" select="subsequence($call/param-list/*, ., 1)"/>
      <xsl:if test="$argument/descendant-or-self::var/@ada:active">
        <adjoint-increment>
          <xsl:copy-of select="$argument/@ada:container"/>
          <xsl:copy-of select="$from"/>
          <target>
            <xsl:apply-templates mode="adjoint" select="$argument"/>
          </target>
          <increment>
            <xsl:sequence select="local:returned($call, .)"/>
          </increment>
        </adjoint-increment>
      </xsl:if>
    </xsl:for-each>
  </xsl:template>

  <xsl:function name="local:returned" as="element(var)">
    <xsl:param name="call" as="element(call)"/>
    <xsl:param name="position" as="xs:integer"/>
    <var>
      <tmp kind="adjc">
        <id>
          <xsl:value-of select="if ($style = 'classic') then index-of(tokenize($call/@ada:active-inputs) ! xs:integer(.), $position)
              else $call/@ada:call || '_' || $position"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
