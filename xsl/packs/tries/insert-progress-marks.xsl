<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:adc="http://www.sc.rwth-aachen.de/ns/adimat/comments"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:numbers="urn:adjoinery:numbers"
    xmlns:build="urn:adjoinery:build"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="part" on="try">
    <c:purpose>Behind every assignment of a try stands how far it has come, so that the reverse sweep takes back what was
      done, and nothing else. In classic style the temporaries count too, and so does the height of the stack, down to
      which the handler takes what was pushed for the statement that failed.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          try
            z = exp(x(3));
            z = sin(2 * z);
          catch
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          tmpfailed1 = false;
          tmppr1 = 0;
          try
            z = exp(x(3));
            tmppr1 = 1;
            tmpca1 = mtimes(2, z);
            z = sin(tmpca1);
            tmppr1 = 2;
          catch
            tmpfailed1 = true;
          end
          push_control(tmppr1);
        end
      </c:after>
    </c:case>
    <c:case options="style=classic">
      <c:before>
        function z = f(x)
          z = x;
          try
            z = sin(2 * x);
          catch
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          tmpfailed1 = false;
          tmppr1 = 0;
          tmpsh1 = adimat_stack_size;
          try
            tmpca1 = mtimes(2, x);
            tmppr1 = 1;
            tmpsh1 = adimat_stack_size;
            z = sin(tmpca1);
            tmppr1 = 2;
            tmpsh1 = adimat_stack_size;
          catch
            adm_unwind_stack(tmpsh1);
            tmpfailed1 = true;
          end
          push_control(tmppr1);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/numbers.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="style" as="xs:string" select="'fast'"/>

  <xsl:mode name="prepare" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="prepare" match="function" as="map(xs:string, xs:integer)">
    <xsl:sequence select="numbers:of(.//try)"/>
  </xsl:template>

  <xsl:template match="try" as="element()+">
    <xsl:param name="prepared" as="map(*)" tunnel="yes"/>
    <xsl:variable name="number" as="xs:string" select="string($prepared(generate-id()))"/>
    <xsl:variable name="progress" as="element(var)" select="build:temporary('pr', $number)"/>
    <xsl:variable name="height" as="element(var)" select="build:temporary('sh', $number)"/>
    <xsl:variable name="measured" as="element(binary)?">
      <xsl:if test="$style = 'classic'">
        <xsl:sequence select="build:assign($height, build:call('adimat_stack_size', ()))"/>
      </xsl:if>
    </xsl:variable>
    <xsl:sequence select="build:assign($progress, build:literal('0')), $measured"/>
    <try>
      <xsl:copy-of select="@*"/>
      <statement-list>
        <xsl:for-each-group select="statement-list/node()" group-ending-with="binary[@op = '='][$style = 'classic'
            or not(*[1]/tmp)]">
          <xsl:variable name="behind" as="element(adc:comment)?"
              select="current-group()[last()]/following-sibling::*[1][self::adc:comment[@place = 'trailing']]"/>
          <xsl:copy-of select="current-group()[position() gt 1 or not(self::adc:comment[@place = 'trailing'])], $behind"
              copy-namespaces="no"/>
          <xsl:if test="current-group()/self::binary[@op = '=']">
            <xsl:sequence select="build:assign($progress, build:literal(string(position()))), $measured"/>
          </xsl:if>
        </xsl:for-each-group>
      </statement-list>
      <catch>
        <xsl:copy-of select="catch/tmp" copy-namespaces="no"/>
        <statement-list>
          <xsl:sequence select="$measured ! build:call('adm_unwind_stack', $height)"/>
          <xsl:copy-of select="catch/statement-list/node()" copy-namespaces="no"/>
        </statement-list>
      </catch>
    </try>
    <push-control>
      <xsl:sequence select="$progress"/>
    </push-control>
  </xsl:template>
</xsl:stylesheet>
