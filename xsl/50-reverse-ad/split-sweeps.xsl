<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:build="urn:adjoinery:build" xmlns:key="urn:adjoinery:key" xmlns:local="urn:adjoinery:split-sweeps" xmlns:sweep="urn:adjoinery:sweep"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="function@ada:products" guard="none"
      needs="ada:active ada:active-inputs ada:active-outputs ada:adjoint ada:beside ada:container ada:exact ada:is ada:made
        ada:original ada:outer ada:patterned ada:products ada:scalars ada:usual" adds="ada:role"
      writes="ada:container ada:is ada:shape ada:sparse">
    <c:purpose>A function that is to be reversed becomes its recording sweep followed by the statements to be reversed,
      in one function (`joint`) or as a pair of functions (`recording` and `returning`); where the plain function is
      called too, it stays (`plain`). All adjoints begin as zero at the turning point (Willkomm 2020, 2.7 and chapter 4).</c:purpose>
    <c:case>
      <c:before>
        function z = f(x, y)
          z = x * y;
        end
      </c:before>
      <c:after>
        function [a_x, a_y, result(z)] = f(x, y, a_z)
          header();
          section();
          z = mtimes(x, y);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_y);
          section();
          adjoint_of(z = mtimes(x, y));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function [n, z] = f(x)
          n = {numel(x)};
          z = sin(x);
        end
      </c:before>
      <c:after>
        function [a_x, result(n), result(z)] = f(x, a_n, a_z)
          header();
          section();
          n = {numel(x)};
          z = sin(x);
          result(n) = n;
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_of(z = sin(x));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="inline=no independents=x">
      <c:before>
        function z = f(x, y)
          z = g(x * y);
        end
        function b = g(a)
          b = sin(a);
        end
      </c:before>
      <c:after>
        function [a_x, result(z)] = f(x, y, a_z)
          header();
          section();
          tmpca1 = mtimes(x, y);
          z = g(tmpca1);
          result(z) = z;
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_tmpca1);
          initialize_adjoint(a_x);
          section();
          adjoint_of(z = g(tmpca1));
          adjoint_of(tmpca1 = mtimes(x, y));
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
          adjoint_of(b = sin(a));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="results=no">
      <c:before>
        function z = f(x)
          z = exp(x);
        end
      </c:before>
      <c:after>
        function a_x = f(x, a_z)
          header();
          section();
          z = exp(x);
          missing_seed(a_z, z);
          turning_point();
          initialize_adjoint(a_x);
          section();
          adjoint_of(z = exp(x));
        end
        helper_list();
      </c:after>
    </c:case>
    <c:case options="output-mode=split-all" reports="W214">
      <c:before>
        function z = f(x, varargin)
          z = x .* nargin;
        end
      </c:before>
      <c:after>
        function [a_x, a_varargin, result(z)] = f(x, varargin)
          header();
          a_z = varargin{numel(varargin)};
          varargin = varargin(1:numel(varargin) - 1);
          section();
          overwrite(tmpnx1);
          tmpnx1 = nargin - 1;
          tmpda1 = tmpnx1;
          z = times(x, tmpda1);
          result(z) = z;
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_varargin);
          section();
          adjoint_of(z = times(x, tmpda1));
          adjoint_of(overwrite(tmpnx1));
        end

        function z = f(x, varargin)
          header();
          overwrite(tmpnx1);
          tmpnx1 = nargin;
          tmpda1 = tmpnx1;
          z = times(x, tmpda1);
          pack_tape();
        end

        function [a_x, a_varargin] = f(a_z)
          header();
          unpack_tape();
          turning_point();
          initialize_adjoint(a_x);
          initialize_adjoint(a_varargin);
          section();
          adjoint_of(z = times(x, tmpda1));
          adjoint_of(overwrite(tmpnx1));
        end
        helper_list();
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../lib/build.xsl"/>
  <xsl:include href="../lib/build-lists.xsl"/>
  <xsl:include href="../lib/key.xsl"/>
  <xsl:include href="../lib/reversed.xsl"/>
  <xsl:include href="../lib/sweep.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="joint" on-no-match="fail" on-multiple-match="fail"/>
  <xsl:mode name="recording" on-no-match="fail" on-multiple-match="fail"/>
  <xsl:mode name="returning" on-no-match="fail" on-multiple-match="fail"/>
  <xsl:mode name="plain" on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:param name="independents" as="xs:string"/>
  <xsl:param name="dependents" as="xs:string"/>
  <xsl:param name="entry" as="xs:string"/>
  <xsl:param name="output-mode" as="xs:string" select="'plain'"/>
  <xsl:param name="results" as="xs:string" select="'yes'"/>

  <!-- The joint function comes first, wherever the function stood: MATLAB calls the first one of a file. -->
  <xsl:template match="function" as="element()*">
    <xsl:variable name="products" as="xs:string*" select="tokenize(@ada:products)"/>
    <xsl:if test="empty(preceding-sibling::function)">
      <xsl:apply-templates mode="joint" select="../function[tokenize(@ada:products) = 'joint']"/>
    </xsl:if>
    <xsl:if test="$products = 'pair'">
      <xsl:apply-templates mode="recording" select="."/>
      <xsl:apply-templates mode="returning" select="."/>
    </xsl:if>
    <xsl:if test="$products = 'plain'">
      <function ada:role="plain">
        <xsl:sequence select="local:place(.)"/>
        <xsl:copy-of select="@ada:made"/>
        <xsl:copy-of select="@ada:original"/>
        <xsl:choose>
          <xsl:when test="descendant::*/@ada:beside">
            <xsl:apply-templates mode="plain" select="node()"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:copy-of select="node()" copy-namespaces="no"/>
          </xsl:otherwise>
        </xsl:choose>
      </function>
    </xsl:if>
    <xsl:if test="empty(following-sibling::function)">
      <helper-list/>
    </xsl:if>
  </xsl:template>

  <xsl:template mode="joint" match="function" as="element(function)">
    <xsl:variable name="inputs" as="element(var)*" select="param-list/var[string() = tokenize($independents, ',')]"/>
    <xsl:variable name="seeded" as="element(var)*" select="outvars/var[string() = tokenize($dependents, ',')]"/>
    <!-- Results that depend on no independent have no adjoint: what stands for it is never read. -->
    <xsl:variable name="active" as="element(var)*" select="$seeded intersect key:chosen(outvars, @ada:active-outputs)"/>
    <!-- Behind arguments of any number, seeds must all be there. -->
    <xsl:variable name="open" as="xs:boolean" select="param-list/*[last()]/id = 'varargin'"/>
    <function ada:role="joint">
      <xsl:sequence select="local:place(.)"/>
      <xsl:copy-of select="@ada:exact, @ada:usual"/>
      <outvars>
        <xsl:sequence select="$inputs ! sweep:adjoint(.)"/>
        <xsl:sequence select="outvars/var[$results = 'yes'] ! local:result(.)"/>
      </outvars>
      <xsl:sequence select="local:name(., 'joint')"/>
      <param-list>
        <xsl:copy-of select="param-list/*" copy-namespaces="no"/>
        <xsl:sequence select="$seeded[not($open)] ! sweep:adjoint(.)"/>
      </param-list>
      <statement-list>
        <header>
          <xsl:if test="$open and exists($seeded)">
            <xsl:attribute name="seeds" select="$seeded"/>
          </xsl:if>
        </header>
        <xsl:if test="$open and exists($seeded)">
          <xsl:sequence select="sweep:last-arguments(param-list/*[last()], $seeded)"/>
        </xsl:if>
        <section name="recording sweep"/>
        <xsl:choose>
          <xsl:when test="$open">
            <xsl:sequence select="statement-list/node() ! (if (sweep:counts(.)) then sweep:uncounted(., count($seeded)) else .)"/>
          </xsl:when>
          <xsl:otherwise>
            <xsl:copy-of select="statement-list/node()" copy-namespaces="no"/>
          </xsl:otherwise>
        </xsl:choose>
        <xsl:for-each select="outvars/var[$results = 'yes']">
          <binary op="=">
            <xsl:sequence select="local:result(.)"/>
            <xsl:copy-of select="." copy-namespaces="no"/>
          </binary>
        </xsl:for-each>
        <xsl:variable name="containers" as="xs:string*" select="tokenize(@ada:container)"/>
        <xsl:sequence select="sweep:missing-seeds($seeded, $active[not($open) or id = 'varargout'], count(param-list/*),
            tokenize(@ada:scalars)[not(. = $containers)])"/>
        <xsl:call-template name="sweep:reverse">
          <xsl:with-param name="f" select="."/>
          <xsl:with-param name="inputs" select="$inputs"/>
          <xsl:with-param name="seeded" select="$active"/>
        </xsl:call-template>
      </statement-list>
    </function>
  </xsl:template>

  <!-- Patterns are useless without a derivative, and so is what other functions pass to them. -->
  <xsl:template mode="plain" match="*[@ada:beside]" as="empty-sequence()"/>

  <xsl:template mode="plain" match="binary[unary/row-list/item-list/*/@ada:beside]" as="element(binary)">
    <xsl:variable name="targets" as="element()+" select="unary/row-list/item-list/*[not(@ada:beside)]"/>
    <xsl:copy>
      <xsl:copy-of select="@*"/>
      <xsl:sequence select="if (count($targets) eq 1) then $targets else build:outputs($targets)"/>
      <xsl:apply-templates mode="plain" select="call"/>
    </xsl:copy>
  </xsl:template>

  <!-- Where the function stands. -->
  <xsl:function name="local:place" as="attribute()*">
    <xsl:param name="f" as="element(function)"/>
    <xsl:sequence select="$f/@*[name() = 'at' or name() = 'file']"/>
  </xsl:function>

  <xsl:template mode="recording" match="function" as="element(function)">
    <function ada:role="recording">
      <xsl:sequence select="local:place(.)"/>
      <outvars tape="yes">
        <xsl:copy-of select="outvars/*" copy-namespaces="no"/>
      </outvars>
      <xsl:sequence select="local:name(., 'recording')"/>
      <xsl:copy-of select="param-list" copy-namespaces="no"/>
      <statement-list>
        <xsl:sequence select="local:header(.)"/>
        <xsl:copy-of select="statement-list ! node()" copy-namespaces="no"/>
        <pack-tape/>
      </statement-list>
    </function>
  </xsl:template>

  <xsl:template mode="returning" match="function" as="element(function)">
    <xsl:variable name="inputs" as="element(var)*" select="key:chosen(param-list, @ada:active-inputs)"/>
    <xsl:variable name="seeded" as="element(var)*" select="key:chosen(outvars, @ada:active-outputs)"/>
    <function ada:role="returning">
      <xsl:sequence select="local:place(.)"/>
      <outvars>
        <xsl:sequence select="$inputs ! sweep:adjoint(.)"/>
      </outvars>
      <xsl:sequence select="local:name(., 'returning')"/>
      <param-list tape="yes">
        <xsl:sequence select="$seeded ! sweep:adjoint(.)"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="local:header(.)"/>
        <unpack-tape/>
        <xsl:call-template name="sweep:reverse">
          <xsl:with-param name="f" select="."/>
          <xsl:with-param name="inputs" select="$inputs"/>
          <xsl:with-param name="seeded" select="$seeded"/>
        </xsl:call-template>
      </statement-list>
    </function>
  </xsl:template>

  <!-- Sweeps that the user calls say what they are. -->
  <xsl:function name="local:header" as="element(header)?">
    <xsl:param name="f" as="element(function)"/>
    <xsl:if test="$output-mode = 'split-all' and $f/id = $entry and tokenize($f/@ada:products) = 'joint'">
      <header/>
    </xsl:if>
  </xsl:function>

  <xsl:function name="local:name" as="element(id)">
    <xsl:param name="f" as="element(function)"/>
    <xsl:param name="role" as="xs:string"/>
    <id role="{$role}">
      <xsl:value-of select="$f/id"/>
    </id>
  </xsl:function>

  <xsl:function name="local:result" as="element(var)">
    <xsl:param name="variable" as="element(var)"/>
    <var>
      <result>
        <xsl:copy-of select="$variable/*" copy-namespaces="no"/>
      </result>
    </var>
  </xsl:function>
</xsl:stylesheet>
