<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xmlns:local="urn:adjoinery:name-native-values"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="*@ada:temporary" guard="none" needs="ada:temporary ada:temporary-kind ada:held-kind ada:mask"
      ends="*[@ada:temporary]" outdates="ada:temporary ada:temporary-kind ada:mask" writes="ada:kind ada:native">
    <c:purpose>Values that native code cannot compute within an expression get names of their own, before the statement that uses
      them: what is left are loops over elements, and calls of functions of arrays.</c:purpose>
    <c:case options="pipeline=adjoint-c target=c">
      <c:before>
        function z = f(x, k)
          if ~iscolumn(x), error('no'); end
          if ~isscalar(k), error('no'); end
          z = sum(sin(x) .* x) * k;
        end
      </c:before>
      <c:after>
        function [a_x, a_k, nr_z] = a_f(x, k, a_z)
          header();
          % recording sweep
          if ~iscolumn(x)
            error('no');
          end
          if ~isscalar(k)
            error('no');
          end
          t1 = sin(x);
          tmpvalue1 = t1 .* x;
          t2 = sum(tmpvalue1);
          z = t2 * k;
          nr_z = z;
          if nargin &lt; 3
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || isinteger(z)
            adm_check_seed(a_z, z);
          end
          % reverse sweep
          a_t1 = a_z .* k;
          a_k = a_z .* t2;
          a_x = a_t1 .* t1 + a_t1 .* x .* cos(x);
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="pipeline=adjoint-c target=c">
      <c:before>
        function z = f(x)
          n = 0;
          z = x(1);
          while sum(x(1:n)) &lt; 9
            n = n + 1;
          end
          if n == 1
            z = z * 2;
          elseif any(x(x &gt; 1))
            z = z * 3;
          end
        end
      </c:before>
      <c:after>
        function [a_x, nr_z] = a_f(x, a_z)
          header();
          % recording sweep
          n = 0;
          z = x(1);
          while true
            tmpvalue4 = 1:n;
            tmpvalue3 = x(tmpvalue4);
            tmpvalue2 = sum(tmpvalue3);
            tmpvalue1 = tmpvalue2 &lt; 9;
            if ~tmpvalue1, break; end
            n = n + 1;
          end
          branch1 = 0;
          if n == 1
            branch1 = 1;
            z = z * 2;
          else
            tmpmask7 = x &gt; 1;
            tmpvalue7 = find(tmpmask7);
            tmpvalue6 = x(tmpvalue7);
            tmpvalue5 = any(tmpvalue6);
            if tmpvalue5
              branch1 = 2;
              z = z * 3;
            end
          end
          nr_z = z;
          if nargin &lt; 2
            a_z = adm_seed(z);
          elseif numel(a_z) ~= 1 || isinteger(z)
            adm_check_seed(a_z, z);
          end
          tmpvalue8 = size(x);
          a_x = zeros(tmpvalue8);
          % reverse sweep
          if branch1 == 1
            a_z = a_z .* 2;
          elseif branch1 == 2
            a_z = a_z .* 3;
          end
          a_x(1) = a_z;
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="statement-list/*" as="node()*" priority="1">
    <xsl:apply-templates mode="local:before" select="local:expressions(.)"/>
    <xsl:next-match/>
    <xsl:apply-templates mode="local:behind" select="self::binary[@op = '=']/*[1]/self::unary//var[@ada:temporary]"/>
  </xsl:template>

  <!-- The condition is computed in each iteration. -->
  <xsl:template match="while[exists(*[1]/descendant-or-self::*/@ada:temporary)]" as="element(while)">
    <while>
      <xsl:copy-of select="@*"/>
      <literal ada:kind="integer" ada:native="literal 1">true</literal>
      <statement-list>
        <xsl:apply-templates mode="local:before" select="*[1]"/>
        <loop-exit>
          <unary op="~" ada:kind="integer" ada:native="element ~">
            <xsl:apply-templates select="*[1]"/>
          </unary>
        </loop-exit>
        <xsl:apply-templates select="statement-list/node()"/>
      </statement-list>
    </while>
  </xsl:template>

  <!-- Further conditions are computed only where those before do not hold. -->
  <xsl:template match="choose[exists(tail(when)/*[1]/descendant-or-self::*/@ada:temporary)]" as="element(choose)">
    <xsl:sequence select="local:nested(@*, child::when, child::otherwise)"/>
  </xsl:template>

  <xsl:function name="local:nested" as="element(choose)">
    <xsl:param name="attributes" as="attribute()*"/>
    <xsl:param name="whens" as="element(when)+"/>
    <xsl:param name="otherwise" as="element(otherwise)?"/>
    <choose>
      <xsl:sequence select="$attributes"/>
      <xsl:apply-templates select="$whens[1]"/>
      <xsl:choose>
        <xsl:when test="count($whens) gt 1">
          <otherwise>
            <statement-list>
              <xsl:apply-templates mode="local:before" select="$whens[2]/*[1]"/>
              <xsl:sequence select="local:nested((), tail($whens), $otherwise)"/>
            </statement-list>
          </otherwise>
        </xsl:when>
        <xsl:otherwise>
          <xsl:apply-templates select="$otherwise"/>
        </xsl:otherwise>
      </xsl:choose>
    </choose>
  </xsl:function>

  <!-- The expressions that are computed before a statement. -->
  <xsl:function name="local:expressions" as="element()*">
    <xsl:param name="statement" as="element()"/>
    <xsl:for-each select="$statement">
      <xsl:sequence select="if (self::choose) then when[1]/*[1] else if (self::for) then *[2] else if (self::while) then ()
          else if (self::binary[@op = '=']/*[1]/self::unary) then *[2] else ."/>
    </xsl:for-each>
  </xsl:function>

  <xsl:template match="*[@ada:temporary]" as="element()">
    <xsl:sequence select="local:temporary(., 'value')"/>
  </xsl:template>

  <xsl:mode name="local:before" on-no-match="shallow-skip" on-multiple-match="fail"/>

  <!-- Operands come first. -->
  <xsl:template mode="local:before" match="*[@ada:temporary]" as="element(binary)*">
    <xsl:apply-templates mode="local:before" select="*"/>
    <xsl:variable name="at" as="attribute()?" select="ancestor::*[@at][1]/@at"/>
    <xsl:variable name="itself" as="element()">
      <xsl:call-template name="local:itself"/>
    </xsl:variable>
    <xsl:variable name="mask" as="element()" select="if ($itself/self::var) then $itself else local:temporary(., 'mask')"/>
    <xsl:if test="@ada:mask and not($itself/self::var)">
      <xsl:sequence select="local:assign($at, $mask, $itself)"/>
    </xsl:if>
    <xsl:choose>
      <xsl:when test="@ada:mask">
        <xsl:variable name="places" as="element(call)">
          <call ada:kind="matrix" ada:native="array adj_find a">
            <id>find</id>
            <param-list>
              <xsl:sequence select="$mask"/>
            </param-list>
          </call>
        </xsl:variable>
        <xsl:sequence select="local:assign($at, local:temporary(., 'value'), $places)"/>
      </xsl:when>
      <xsl:otherwise>
        <xsl:sequence select="local:assign($at, local:temporary(., 'value'), $itself)"/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <xsl:function name="local:assign" as="element(binary)">
    <xsl:param name="at" as="attribute()?"/>
    <xsl:param name="target" as="element()"/>
    <xsl:param name="value" as="element()"/>
    <binary op="=">
      <xsl:sequence select="$at, $target, $value"/>
    </binary>
  </xsl:function>

  <xsl:mode name="local:behind" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template mode="local:behind" match="*" as="element(binary)">
    <binary op="=">
      <xsl:call-template name="local:itself"/>
      <xsl:sequence select="local:temporary(., 'value')"/>
    </binary>
  </xsl:template>

  <xsl:template name="local:itself" as="element()">
    <xsl:copy copy-namespaces="no">
      <xsl:apply-templates select="@* except (@ada:temporary, @ada:temporary-kind, @ada:mask), node()"/>
    </xsl:copy>
  </xsl:template>

  <xsl:function name="local:temporary" as="element(var)">
    <xsl:param name="value" as="element()"/>
    <xsl:param name="kind" as="xs:string"/>
    <var ada:kind="{$value/@ada:temporary-kind}" ada:native="variable">
      <xsl:copy-of select="$value/@ada:held-kind"/>
      <tmp kind="{$kind}">
        <id>
          <xsl:value-of select="$value/@ada:temporary"/>
        </id>
      </tmp>
    </var>
  </xsl:function>
</xsl:stylesheet>
