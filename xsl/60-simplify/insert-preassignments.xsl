<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-preassignments"
    xmlns:key="urn:adjoinery:key"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:preassigned" guard="none" needs="ada:preassigned" writes="ada:is"
      outdates="ada:preassigned">
    <c:purpose>Variables that generated code reads although the program may not have reached their assignments begin as
      empty; so do parameters that are not given.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          if x &gt; 0
            z = x;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = [];
          tmpba1 = 0;
          if x &gt; 0
            tmpba1 = 1;
            z = x;
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          if tmpba1 == 1
            adjoint_increment(target(a_x), increment(a_z));
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          if x &gt; 0
            z = x;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = 0;
          tmpba1 = 0;
          if x &gt; 0
            tmpba1 = 1;
            overwrite(z);
            z = x;
          end
          push_control(tmpba1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          pop_control(tmpba1);
          if tmpba1 == 1
            restore(z);
            adjoint_increment(target(a_x), increment(a_z));
            initialize_adjoint(a_z);
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = g(x);
        end
        function b = g(a, k)
          b = a;
          if nargin &gt; 1
            b = k * a;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          [z, tmptapec1] = g(x);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          section();
          adjoint_increment(target(a_x), increment(g(tmptapec1, a_z)));
        end

        function b = g(a, k)
          missing_parameter(k);
          tmpt4 = [];
          b = a;
          tmpba1 = 0;
          if nargin &gt; 1
            tmpba1 = 1;
            tmpt4 = b;
            b = mtimes(k, a);
          end
          pack_tape(a, k, tmpba1, tmpt4);
        end

        function a_a = g(a_b)
          unpack_tape(a, k, tmpba1, tmpt4);
          turning_point();
          initialize_adjoint(a_a);
          section();
          if tmpba1 == 1
            adjoint_increment(target(a_a), increment(adm_product_right(a_b, k, isscalar(a))));
            b = tmpt4;
            initialize_adjoint(a_b);
          end
          adjoint_increment(target(a_a), increment(a_b));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:template match="function[@ada:preassigned]/statement-list" as="element(statement-list)">
    <xsl:copy>
      <!-- The comments that the function begins with are its help text. -->
      <xsl:variable name="first" as="element()?" select="*[not(self::header or self::section or self::adc:comment)][1]"/>
      <xsl:variable name="head" as="element()*" select="*[self::header or self::section or self::adc:comment][empty($first) or . &lt;&lt; $first]"/>
      <xsl:apply-templates select="$head"/>
      <!-- Variables that are written in part begin empty: a zero would be one of their elements. -->
      <xsl:variable name="parts" as="xs:string*" select="descendant::binary[@op = '=']/*[1]
          ! (if (self::unary) then row-list/item-list/* else .)[self::array or self::struct-ref or self::dyn-struct-ref]
          ! key:of((descendant::var)[1])"/>
      <xsl:variable name="parameters" as="xs:string*" select="../param-list/* ! key:of(.)"/>
      <xsl:for-each select="tokenize(../@ada:preassigned)">
        <xsl:sort select="if ($style = 'classic') then replace(., '^tmp:(\D+:)', ' $1') else 0"/>
        <xsl:variable name="key" as="xs:string" select="replace(., '=.*', '')"/>
        <xsl:variable name="constant" as="xs:string?" select="substring-after(., '=')[. ne '']"/>
        <xsl:variable name="position" as="xs:integer?" select="index-of($parameters, $key)"/>
        <xsl:choose>
          <xsl:when test="exists($position)">
            <missing-parameter position="{$position}">
              <xsl:sequence select="local:variable($key)"/>
            </missing-parameter>
          </xsl:when>
          <xsl:otherwise>
            <xsl:sequence select="build:assign(local:variable($key), if ($constant = '{}') then build:cell(())
                else if ($constant = 'logical') then build:passive('logical', build:brackets(()))
                else if (exists($constant)) then build:literal($constant)
                else if ($style = 'classic' and not($key = $parts)) then build:literal('0') else build:brackets(()))"/>
          </xsl:otherwise>
        </xsl:choose>
      </xsl:for-each>
      <xsl:apply-templates select="node() except $head"/>
    </xsl:copy>
  </xsl:template>

  <!-- A variable from the name by which analyses know it. -->
  <xsl:function name="local:variable" as="element(var)">
    <xsl:param name="key" as="xs:string"/>
    <xsl:variable name="parts" as="xs:string*" select="tokenize($key, ':')"/>
    <xsl:choose>
      <xsl:when test="$parts[1] = 'tmp' and count($parts) gt 1">
        <xsl:sequence select="build:temporary($parts[2], $parts[3])"/>
      </xsl:when>
      <xsl:otherwise>
        <var>
          <id>
            <xsl:value-of select="$key"/>
          </id>
        </var>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:function>
</xsl:stylesheet>
