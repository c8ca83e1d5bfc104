<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build"
    xmlns:local="urn:adjoinery:insert-rethrows"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="try call:eval call:evalc array:eval array:evalc" needs="ada:made" reads="ada:role">
    <c:purpose>Raises again, in a try of the program, the errors with which a derivative refuses while it runs: the handler
      would hide them and give a result that the function does not have.</c:purpose>
    <c:case options="pipeline=tangent-source mode=forward independents=x">
      <c:before>
        function z = f(x)
          try
            z = norm(x, 3);
          catch
            z = x(1);
          end
          try
            z = sin(z);
          end
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x)
          header();
          try
            z = norm(x, 3);
            g_z = real(sum(sum(adm_norm(1, x, z, 3) .* g_x)));
          catch tmperr0
            adm_pass_on(tmperr0);
            g_z = g_x(1);
            z = x(1);
          end
          try
            g_tmpsa1 = g_z .* cos(z);
            z = sin(z);
            g_z = g_tmpsa1;
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          try
            z = g(x);
          catch e
            z = numel(e.message) * x;
          end
        end
        function b = g(a)
          try
            b = sin(a);
          catch
            b = a;
          end
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, a_z)
          header();
          % recording sweep
          z = [];
          tmpfailed1 = false;
          tmppr1 = 0;
          try
            [z, tmptapec1] = g(x);
            tmppr1 = 1;
          catch tmperr1
            adm_pass_on(tmperr1);
            tmpfailed1 = true;
          end
          tmpba1 = 0;
          if tmpfailed1
            tmpba1 = 1;
            e = tmperr1;
            tmpda1 = numel(e.message);
            z = tmpda1 * x;
          end
          result(z) = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || numel(z) ~= 1 || ~isfloat(z)
            adm_check_seed(a_z, z);
          end
          a_x = zeros(size(x));
          % reverse sweep
          if tmpba1 == 1
            a_x = a_z .* tmpda1;
            a_z(:) = 0;
          end
          if tmppr1 &gt;= 1
            a_x = a_x + g(tmptapec1, a_z);
          end
        end

        function [b, tmptape] = g(a)
          tmpfailed1 = false;
          tmppr1 = 0;
          try
            b = sin(a);
            tmppr1 = 1;
          catch
            tmpfailed1 = true;
          end
          tmpba1 = 0;
          if tmpfailed1
            tmpba1 = 1;
            b = a;
          end
          tmptape = {a, tmppr1, tmpba1};
        end

        function a_a = g(tmptape, a_b)
          [a, tmppr1, tmpba1] = tmptape{:};
          a_a = zeros(size(a));
          % reverse sweep
          if tmpba1 == 1
            a_a = a_b;
            a_b(:) = 0;
          end
          if tmppr1 &gt;= 1
            a_a = a_a + a_b .* cos(a);
          end
        end
        helper_list();
      </c:after>
    </c:case>
    <!-- Unchanged copies refuse names in text, too. -->
    <c:case options="pipeline=tangent-source mode=forward independents=x" reports="W206">
      <c:before>
        function z = f(x, k)
          z = x + g_size(x, k);
        end
        function n = g_size(x, k)
          n = 0;
          try
            n = g_of(x, k);
          end
        end
        function n = g_of(x, k)
          n = feval(['g_' k], x);
        end
      </c:before>
      <c:after>
        function [g_z, z] = f(g_x, x, k)
          header();
          tmpda1 = g_size(x, k);
          g_z = g_x + zeros(size(tmpda1));
          z = x + tmpda1;
        end

        function n = g_size(x, k)
          n = 0;
          try
            n = g_of(x, k);
          catch tmperr0
            adm_pass_on(tmperr0);
          end
        end

        function n = g_of(x, k)
          n = g_of_call_named(['g_', k], x);
        end

        function value = g_of_call_named(name, argument1)
          if strcmp(name, 'g_size')
            value = g_size(argument1);
          elseif strcmp(name, 'g_of')
            value = g_of(argument1);
          else
            error('Adjoinery:functionName', '%s is none of the functions that text in the program names.', name);
          end
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="stopping" tunnel="yes" select="local:stopping(.)"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <!-- A handler that only notes its error and raises it again lets all through. -->
  <xsl:template match="try[not(catch/statement-list/call/id = 'adm_pass_on')]
      [not(catch/statement-list[call/id = 'rethrow'][not(*[not(self::binary or self::call/id = 'rethrow')])])]" as="element(try)">
    <xsl:param name="stopping" as="xs:string*" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="statement-list//call[@role or starts-with(id, 'adm_') or id = $stopping or local:refuses(.)]">
        <xsl:variable name="caught" as="element()"
            select="(catch/*[not(self::statement-list)], build:temporary('err', '0')/*)[1]"/>
        <try>
          <xsl:copy-of select="@*"/>
          <xsl:apply-templates select="statement-list"/>
          <catch>
            <xsl:copy-of select="$caught" copy-namespaces="no"/>
            <statement-list>
              <xsl:sequence select="build:call('adm_pass_on', build:variable($caught))"/>
              <xsl:apply-templates select="catch/statement-list/node()"/>
            </statement-list>
          </catch>
        </try>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Text that is run where other text fails. -->
  <xsl:template match="param-list[local:runs-text(..)]" as="element(param-list)">
    <xsl:param name="stopping" as="xs:string*" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="*[1]"/>
      <xsl:choose>
        <xsl:when test="exists($stopping)">
          <xsl:sequence select="*[2] ! build:row('[]', (build:literal('''adm_pass_on(lasterror()); '''), .))"/>
        </xsl:when>
        <xsl:otherwise>
          <xsl:apply-templates select="*[2]"/>
        </xsl:otherwise>
      </xsl:choose>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:runs-text" as="xs:boolean">
    <xsl:param name="call" as="element()"/>
    <xsl:sequence select="($call/self::call/id, $call/self::array/*[1]/self::var/id) = ('eval', 'evalc')"/>
  </xsl:function>

  <!-- Functions that compute plain values, where some of these end runs. -->
  <xsl:function name="local:stopping" as="xs:string*">
    <xsl:param name="adimat" as="element(adimat)"/>
    <xsl:variable name="plain" as="element(function)*" select="$adimat//function[@ada:role = 'plain']"/>
    <xsl:if test="$plain[@ada:made]//call[local:refuses(.)]">
      <xsl:sequence select="$plain/string(id)"/>
    </xsl:if>
  </xsl:function>

  <!-- Ends the run, as text names another function than those of the program, or as a place is reached that is not differentiated. -->
  <xsl:function name="local:refuses" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="$call/id = 'error'
        and $call/param-list/literal[1] = ('''Adjoinery:functionName''', '''Adjoinery:notDifferentiated''')"/>
  </xsl:function>
</xsl:stylesheet>
