<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:expand-stops"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="function" on="*@ada:stop" ends="@ada:stop" needs="ada:sought ada:stop" writes="ada:is" outdates="ada:stop ada:sought">
    <c:purpose>An error takes the place of what cannot be differentiated where runs can pass it by, so that only a run that
      comes to it ends. The statements behind it in its branch are left out.</c:purpose>
    <c:case options='stops=[{"file":"f.m","line":4,"column":9,"code":"E401","message":"E401"}]'>
      <c:before>
        function z = f(x, k)
          z = x;
          if k == 2
            z = unknown(x);
            z = 2 * z;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          z = x;
          if k == 2
            error('Adjoinery:notDifferentiated', '%s', 'E401');
          end
        end
      </c:after>
    </c:case>
    <c:case options='stops=[{"file":"f.m","line":4,"column":11,"code":"E401","message":"E401"}]'>
      <c:before>
        function z = f(x, k)
          z = x;
          try
            z = g(unknown(x));
          end
          if k &amp;&amp; z &gt; 1
            z = 3;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          z = x;
          try
            adm_check_function('unknown');
            error('Adjoinery:notDifferentiated', '%s', 'E401');
          end
          if k &amp;&amp; z &gt; 1
            z = 3;
          end
        end
      </c:after>
    </c:case>
    <c:case options='stops=[{"file":"f.m","line":2,"column":16,"code":"E402","message":"E402"},{"file":"f.m","line":3,"column":11,"code":"E301","message":"E301"}]'>
      <c:before>
        function z = f(x, k)
          g = @(t) x * toy(t);
          if k &amp;&amp; toy(x)
            z = g(x);
          else
            z = x;
          end
        end
      </c:before>
      <c:after>
        function z = f(x, k)
          g = @(t) error('Adjoinery:notDifferentiated', '%s', 'E402');
          if k &amp;&amp; error('Adjoinery:notDifferentiated', '%s', 'E301')
            z = g(x);
          else
            z = x;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list[*/@ada:stop]" as="element(statement-list)">
    <xsl:variable name="stopped" as="element()" select="*[@ada:stop][1]"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()[. &lt;&lt; $stopped]"/>
      <xsl:sequence select="$stopped/@ada:sought ! build:passive('adm_check_function', build:text(.)), local:error($stopped)"/>
    </xsl:copy>
  </xsl:template>

  <!-- The head cannot be differentiated: the function does nothing else than to end the run. -->
  <xsl:template match="function[@ada:stop]/statement-list" as="element(statement-list)" priority="1">
    <xsl:copy>
      <xsl:sequence select="local:error(..)"/>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="function/@ada:stop" as="empty-sequence()"/>

  <!-- An operand, or the body of an anonymous function. -->
  <xsl:template match="*[@ada:stop][not(self::function or parent::statement-list)]" as="element(call)">
    <xsl:sequence select="local:error(.)"/>
  </xsl:template>

  <!-- A variable may have the name of the function. -->
  <xsl:function name="local:error" as="element(call)">
    <xsl:param name="stopped" as="element()"/>
    <call>
      <xsl:copy-of select="$stopped/@at"/>
      <xsl:sequence select="build:passive('error', (build:literal('''Adjoinery:notDifferentiated'''), build:literal('''%s'''),
          build:text($stopped/@ada:stop)))/(@*, *)"/>
    </call>
  </xsl:function>
</xsl:stylesheet>
