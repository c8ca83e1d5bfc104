<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:reversed="urn:adjoinery:reversed"
    xmlns:local="urn:adjoinery:reverse-control-flow"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part"
      on="adjoint-of@of=for adjoint-of@of=while adjoint-of@of=choose adjoint-of@of=switch
      adjoint-of@of=unwind-protect"
      ends="adjoint-of[choose | switch | for | while | unwind-protect]"
      needs="ada:active ada:choice ada:counted ada:from ada:is ada:loop ada:range ada:replayed ada:sums">
    <c:purpose>Choices and loops are reversed: the branch that was taken by its number, the iterations of a loop from the
      last to the first, a clean-up before what it cleans up. Their contents are still to be reversed.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          if x &gt; 1
            z = sin(x);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          overwrite(z);
          z = x;
          tmpba1 = 0;
          if x &gt; 1
            tmpba1 = 1;
            overwrite(z);
            z = sin(x);
          end
          push_control(tmpba1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_of(push_control(tmpba1));
          if tmpba1 == 1
            adjoint_of(z = sin(x));
            adjoint_of(overwrite(z));
          end
          adjoint_of(z = x);
          adjoint_of(overwrite(z));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic independents=x">
      <c:before>
        function z = f(x, n)
          z = x;
          for i = 1:n
            z = sin(z);
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, n, a_z)
          header();
          section();
          z = x;
          for i = 1:n
            overwrite(tmpsa1);
            tmpsa1 = sin(z);
            overwrite(z);
            z = tmpsa1;
          end
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          reversed_loop i, 1:n
            adjoint_of(z = tmpsa1);
            adjoint_of(overwrite(z));
            adjoint_of(tmpsa1 = sin(z));
            adjoint_of(overwrite(tmpsa1));
          end
          adjoint_of(z = x);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = x;
          while z &gt; 1
            z = z / 2;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          z = x;
          iteration_start(tmpla1);
          while z &gt; 1
            iteration_count(tmpla1);
            overwrite(tmpsa1);
            tmpsa1 = mrdivide(z, 2);
            overwrite(z);
            z = tmpsa1;
          end
          push_control(tmpla1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpsa1);
          initialize_adjoint(a_x);
          section();
          adjoint_of(push_control(tmpla1));
          reversed_loop counter(tmpla1)
            adjoint_of(z = tmpsa1);
            adjoint_of(overwrite(z));
            adjoint_of(tmpsa1 = mrdivide(z, 2));
            adjoint_of(overwrite(tmpsa1));
          end
          adjoint_of(z = x);
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/reversed.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-of" as="element()*">
    <xsl:apply-templates mode="local:reverse" select="*"/>
  </xsl:template>

  <xsl:mode name="local:reverse" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:reverse" match="*" as="element(adjoint-of)" priority="-1">
    <adjoint-of of="{reversed:kind(.)}">
      <xsl:copy-of select="." copy-namespaces="no"/>
    </adjoint-of>
  </xsl:template>

  <xsl:template mode="local:reverse" match="choose | switch" as="element(choose)">
    <choose>
      <xsl:copy-of select="@ada:from"/>
      <xsl:apply-templates mode="local:reverse" select="*[self::when or self::case or self::otherwise]"/>
    </choose>
  </xsl:template>

  <xsl:template mode="local:reverse" match="when | case" as="element(when)">
    <when>
      <binary op="==">
        <var>
          <tmp kind="ba">
            <id>
              <xsl:value-of select="../@ada:choice"/>
            </id>
          </tmp>
        </var>
        <literal>
          <xsl:value-of select="count(preceding-sibling::*[self::when or self::case]) + 1"/>
        </literal>
      </binary>
      <xsl:apply-templates mode="local:reverse" select="statement-list"/>
    </when>
  </xsl:template>

  <xsl:template mode="local:reverse" match="otherwise" as="element(otherwise)">
    <otherwise>
      <xsl:apply-templates mode="local:reverse" select="statement-list"/>
    </otherwise>
  </xsl:template>

  <xsl:template mode="local:reverse" match="for | while" as="element(reversed-loop)">
    <reversed-loop>
      <xsl:copy-of select="@ada:loop | @ada:counted | @ada:range | @ada:replayed | @ada:sums | @ada:from"/>
      <xsl:if test="@ada:counted">
        <counter>
          <var>
            <tmp kind="la">
              <id>
                <xsl:value-of select="@ada:loop"/>
              </id>
            </tmp>
          </var>
        </counter>
      </xsl:if>
      <xsl:copy-of select="self::for/*[not(self::statement-list)]" copy-namespaces="no"/>
      <xsl:apply-templates mode="local:reverse" select="statement-list"/>
    </reversed-loop>
  </xsl:template>

  <xsl:template mode="local:reverse" match="unwind-protect" as="element()*">
    <xsl:apply-templates mode="local:reverse" select="(unwind-cleanup/statement-list, statement-list) ! reversed:statements(.)"/>
  </xsl:template>

  <xsl:template mode="local:reverse" match="statement-list" as="element(statement-list)">
    <statement-list>
      <xsl:apply-templates mode="local:reverse" select="reversed:statements(.)"/>
    </statement-list>
  </xsl:template>
</xsl:stylesheet>
