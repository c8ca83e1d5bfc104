<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:reversed="urn:adjoinery:reversed"
    xmlns:local="urn:adjoinery:reverse-tries"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="adjoint-of@of=try" ends="adjoint-of[try]" needs="ada:active ada:from ada:is">
    <c:purpose>Of the statements of a try those are reversed that were reached, by the marks of progress behind them.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          try
            z = sin(x);
          catch
            z = 0;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          tmpfailed1 = false;
          tmppr1 = 0;
          try
            overwrite(z);
            z = sin(x);
            tmppr1 = 1;
          catch
            tmpfailed1 = true;
          end
          push_control(tmppr1);
          tmpba1 = 0;
          if tmpfailed1
            tmpba1 = 1;
            overwrite(z);
            z = 0;
          end
          push_control(tmpba1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_of(push_control(tmpba1));
          if tmpba1 == 1
            adjoint_of(overwrite(z));
          end
          adjoint_of(push_control(tmppr1));
          if tmppr1 &gt;= 1
            adjoint_of(z = sin(x));
            adjoint_of(overwrite(z));
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          try
            z(3) = sin(x);
            k = x(2);
          catch
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          section();
          overwrite(z);
          z = x;
          tmpfailed1 = false;
          tmppr1 = 0;
          try
            tmplia1 = sin(x);
            overwrite_size(z);
            overwrite_part(z(3));
            z(3) = tmplia1;
            tmppr1 = 1;
            k = x(2);
            tmppr1 = 2;
          catch
            tmpfailed1 = true;
          end
          push_control(tmppr1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmplia1);
          initialize_adjoint(a_x);
          section();
          adjoint_of(push_control(tmppr1));
          if tmppr1 &gt;= 2
          end
          if tmppr1 &gt;= 1
            adjoint_of(z(3) = tmplia1);
            adjoint_of(overwrite_part(z(3)));
            adjoint_of(overwrite_size(z));
            adjoint_of(tmplia1 = sin(x));
          end
          adjoint_of(z = x);
          adjoint_of(overwrite(z));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/reversed.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adjoint-of[try]" as="element(choose)*">
    <xsl:variable name="from" as="attribute()?" select="try/@ada:from"/>
    <xsl:variable name="steps" as="element(choose)*">
      <xsl:for-each-group select="try/statement-list/*" group-ending-with="binary[local:is-mark(.)]">
        <xsl:variable name="mark" as="element(binary)?" select="current-group()[self::binary][local:is-mark(.)]"/>
        <xsl:if test="$mark">
          <xsl:variable name="list" as="element(statement-list)">
            <statement-list>
              <xsl:copy-of select="current-group()[not(. is $mark)]" copy-namespaces="no"/>
            </statement-list>
          </xsl:variable>
          <choose>
            <xsl:copy-of select="$from"/>
            <when>
              <binary op="&gt;=">
                <xsl:copy-of select="$mark/*" copy-namespaces="no"/>
              </binary>
              <statement-list>
                <xsl:apply-templates mode="reversed:list" select="$list"/>
              </statement-list>
            </when>
          </choose>
        </xsl:if>
      </xsl:for-each-group>
    </xsl:variable>
    <xsl:sequence select="reverse($steps)"/>
  </xsl:template>

  <xsl:function name="local:is-mark" as="xs:boolean">
    <xsl:param name="assignment" as="element(binary)"/>
    <xsl:sequence select="$assignment/*[1]/tmp/@kind = 'pr'"/>
  </xsl:function>
</xsl:stylesheet>
