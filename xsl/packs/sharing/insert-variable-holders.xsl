<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:local="urn:adjoinery:insert-variable-holders"
    xmlns:template="urn:adjoinery:template"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract on="*@ada:holder" ends="*[@ada:holder]" needs="ada:holder" outdates="ada:holder">
    <c:purpose>Variables that outlive a run, global and persistent ones, are held by functions of their own, which give
      them and take them.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          global scale
          z = scale * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          global scale;
          z = scale * x;
        end

        function value = global_scale(value)
          global scale;
          if nargin &gt; 0
            scale = value;
          else
            value = scale;
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x)
          persistent value = 3;
          value = value + 1;
          z = value * x;
        end
      </c:before>
      <c:after>
        function z = f(x)
          persistent value = 3;
          value = value + 1;
          z = value * x;
        end

        function content = persistent_value(content)
          persistent value = 3;
          if nargin &gt; 0
            value = content;
          else
            content = value;
          end
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../templates/parsed/holder.m"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>
  <xsl:mode name="local:holder" on-no-match="fail" on-multiple-match="fail"/>

  <xsl:template match="function" as="element(function)+">
    <xsl:next-match/>
    <xsl:if test="empty(ancestor::function)">
      <xsl:apply-templates mode="local:holder" select=".//*[@ada:holder]"/>
    </xsl:if>
  </xsl:template>

  <xsl:template match="@ada:holder" as="empty-sequence()"/>

  <!-- Gives what it holds, or takes what it is given. -->
  <xsl:template mode="local:holder" match="*[@ada:holder]" as="element(function)">
    <xsl:variable name="held" as="element(var)" select="local:variable(descendant-or-self::var[1]/id)"/>
    <xsl:variable name="value" as="element(var)" select="local:variable(if ($held = 'value') then 'content' else 'value')"/>
    <xsl:variable name="declaration" as="element()">
      <xsl:element name="{local-name(..)}">
        <xsl:copy>
          <xsl:copy-of select="@* except @ada:*, node()" copy-namespaces="no"/>
        </xsl:copy>
      </xsl:element>
    </xsl:variable>
    <function>
      <xsl:copy-of select="ancestor::function[last()]/@file"/>
      <outvars>
        <xsl:sequence select="$value"/>
      </outvars>
      <id>
        <xsl:value-of select="@ada:holder"/>
      </id>
      <param-list>
        <xsl:sequence select="$value"/>
      </param-list>
      <statement-list>
        <xsl:sequence select="template:holder-statements($declaration, $held, $value)"/>
      </statement-list>
    </function>
  </xsl:template>

  <xsl:function name="local:variable" as="element(var)">
    <xsl:param name="name" as="xs:string"/>
    <var>
      <id>
        <xsl:value-of select="$name"/>
      </id>
    </var>
  </xsl:function>
</xsl:stylesheet>
