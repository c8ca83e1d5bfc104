<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-assignment-flags"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:flags" guard="none"
      ends="*[@ada:unassigned] | *[@ada:assigns] | function[@ada:flags] | function[@ada:unset]"
      needs="ada:assigns ada:flags ada:unassigned ada:unset" outdates="ada:assigns ada:flags ada:unassigned ada:unset">
    <c:purpose>Variables that may be read without a value where a try would notice get flags that tell whether they have
      one, and what reads them fails without: later they are given empty values where they must be recorded. So do outputs
      of functions that a try calls, if they are wanted.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, n)
          for i = 1:n
            r = x(i);
          end
          try
            z = r * x(1);
          catch
            z = x(1);
          end
        end
      </c:before>
      <c:after>
        function z = f(x, n)
          tmphasr = false;
          for i = 1:n
            r = x(i);
            tmphasr = true;
          end
          tmpfailed2 = false;
          try
            try
              adm_check_assigned(tmphasr, 'r');
              z = r * x(1);
            catch tmperr2
              tmpfailed2 = true;
              rethrow(tmperr2);
            end
          catch
          end
          if tmpfailed2
            z = x(1);
          end
        end
      </c:after>
    </c:case>
    <!-- The condition is computed where that may fail. -->
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          try
            if x &lt; u
              z = 2 * x;
            end
            u = 3;
          catch
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmphasu = false;
          z = x;
          tmpfailed1 = false;
          try
            try
              adm_check_assigned(tmphasu, 'u');
              tmptc2 = x &lt; u;
            catch tmperr1
              tmpfailed1 = true;
              rethrow(tmperr1);
            end
            if tmptc2
              try
                z = 2 * x;
              catch tmperr1
                tmpfailed1 = true;
                rethrow(tmperr1);
              end
            end
            u = 3;
            tmphasu = true;
          catch
          end
        end
      </c:after>
    </c:case>
    <!-- Calls in a try may fail for want of a value, too, also of one that the caller leaves out. -->
    <c:case>
      <c:before>
        function z = f(x)
          try
            z = g(x);
          catch
            z = x;
          end
        end
        function z = g(x, n)
          if x > 0
            r = x;
          end
          for k = 1:r
            z = x * k * n;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          tmpfailed1 = false;
          try
            try
              z = g(x);
            catch tmperr1
              tmpfailed1 = true;
              rethrow(tmperr1);
            end
          catch
          end
          if tmpfailed1
            z = x;
          end
        end

        function z = g(x, n)
          tmphasr = false;
          tmphasn = nargin &gt;= 2;
          tmphasz = false;
          if x > 0
            r = x;
            tmphasr = true;
          end
          adm_check_assigned(tmphasr, 'r');
          for k = 1:r
            adm_check_assigned(tmphasn, 'n');
            z = x * k * n;
            tmphasz = true;
          end
          adm_check_assigned(tmphasz, 'z');
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          z = x;
          try
            [z, n] = g(x);
          catch
          end
        end
        function [a, b] = g(x)
          if x &lt; 0
            return;
          end
          a = x;
          for k = 1:x
            b = k;
          end
        end
      </c:before>
      <c:after>
        function z = f(x)
          z = x;
          tmpfailed1 = false;
          try
            try
              [z, n] = g(x);
            catch tmperr1
              tmpfailed1 = true;
              rethrow(tmperr1);
            end
          catch
          end
        end

        function [a, b] = g(x)
          tmphasa = false;
          tmphasb = false;
          if x &lt; 0
            adm_check_assigned(tmphasa, 'a');
            if nargout &gt;= 2
              adm_check_assigned(tmphasb, 'b');
            end
            return;
          end
          a = x;
          tmphasa = true;
          for k = 1:x
            b = k;
            tmphasb = true;
          end
          adm_check_assigned(tmphasa, 'a');
          if nargout &gt;= 2
            adm_check_assigned(tmphasb, 'b');
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="function[@ada:flags]/statement-list" as="element(statement-list)">
    <statement-list>
      <xsl:variable name="parameters" as="xs:string*" select="../param-list/var/string(id)"/>
      <xsl:sequence select="tokenize(../@ada:flags) ! build:assign(build:temporary('has', .), local:given(index-of($parameters, .)))"/>
      <xsl:apply-templates/>
      <xsl:sequence select="local:given-back(..)"/>
    </statement-list>
  </xsl:template>

  <xsl:template match="return[ancestor::function[1]/@ada:unset]" as="element()+">
    <xsl:sequence select="local:given-back(ancestor::function[1])"/>
    <xsl:next-match/>
  </xsl:template>

  <xsl:template match="statement-list/*[@ada:assigns or local:unassigned(.)]" as="element()+">
    <xsl:for-each select="distinct-values(local:unassigned(.) ! tokenize(.))">
      <xsl:sequence select="local:check(.)"/>
    </xsl:for-each>
    <xsl:next-match/>
    <xsl:sequence select="local:flagged(@ada:assigns)"/>
  </xsl:template>

  <!-- The variable of a loop has values in it, and an empty one behind it if there were none. -->
  <xsl:template match="for[@ada:assigns]/statement-list" as="element(statement-list)">
    <statement-list>
      <xsl:sequence select="local:flagged(../@ada:assigns)"/>
      <xsl:apply-templates/>
    </statement-list>
  </xsl:template>

  <xsl:template match="@ada:unassigned | @ada:assigns | @ada:flags | @ada:unset" as="empty-sequence()"/>

  <xsl:function name="local:check" as="element(array)">
    <xsl:param name="variable" as="xs:string"/>
    <xsl:sequence select="build:named-call('adm_check_assigned', (build:temporary('has', $variable), build:text($variable)))"/>
  </xsl:function>

  <!-- The checks of outputs that may have no value where a function ends: those behind the first may not be wanted. -->
  <xsl:function name="local:given-back" as="element()*">
    <xsl:param name="function" as="element(function)"/>
    <xsl:for-each select="tokenize($function/@ada:unset)">
      <xsl:variable name="check" as="element(array)" select="local:check(substring-before(., '='))"/>
      <xsl:variable name="place" as="xs:string" select="substring-after(., '=')"/>
      <xsl:choose>
        <xsl:when test="$place = '0'">
          <xsl:sequence select="$check"/>
        </xsl:when>
        <xsl:otherwise>
          <choose>
            <when>
              <xsl:sequence select="build:binary('&gt;=', build:variable(build:name('nargout')), build:literal($place))"/>
              <statement-list>
                <xsl:sequence select="$check"/>
              </statement-list>
            </when>
          </choose>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:for-each>
  </xsl:function>

  <!-- The variables that a statement itself, or its condition, reads. -->
  <xsl:function name="local:unassigned" as="attribute()*">
    <xsl:param name="statement" as="element()"/>
    <xsl:sequence select="$statement/@ada:unassigned, $statement/self::choose/when[1]/*[1]/@ada:unassigned,
        $statement/(self::while, self::switch, self::loop-exit)/*[1]/@ada:unassigned,
        $statement/self::for/*[2]/descendant-or-self::*/@ada:unassigned"/>
  </xsl:function>

  <!-- Whether a variable has a value from the beginning: no parameter has, or one that the caller gave. -->
  <xsl:function name="local:given" as="element()">
    <xsl:param name="position" as="xs:integer?"/>
    <xsl:sequence select="if (empty($position)) then build:literal('false')
        else build:binary('&gt;=', build:variable(build:name('nargin')), build:literal(string($position)))"/>
  </xsl:function>

  <xsl:function name="local:flagged" as="element(binary)*">
    <xsl:param name="variables" as="attribute()?"/>
    <xsl:sequence select="tokenize($variables) ! build:assign(build:temporary('has', .), build:literal('true'))"/>
  </xsl:function>
</xsl:stylesheet>
