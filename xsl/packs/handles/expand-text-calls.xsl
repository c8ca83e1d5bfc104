<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="3.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
    xmlns:xs="http://www.w3.org/2001/XMLSchema"
    xmlns:ada="http://www.sc.rwth-aachen.de/ns/adimat/attributes"
    xpath-default-namespace="http://www.sc.rwth-aachen.de/ns/adimat"
    xmlns:free="urn:adjoinery:free-name"
    xmlns:text="urn:adjoinery:text-choice"
    xmlns:local="urn:adjoinery:expand-text-calls"
    xmlns:c="urn:adjoinery:contract" exclude-result-prefixes="#all">
  <c:contract scope="document" guard="none" on="call@ada:names call@ada:patterns"
      needs="ada:active ada:is ada:made ada:names ada:only-text ada:patterns ada:strict" adds="ada:made"
      writes="ada:is">
    <c:purpose>Where only the run knows the text that names a function to `feval`, a function of the program calls it: that of
      the functions that text in the program names.</c:purpose>
    <c:case>
      <c:before>
        function z = f(x)
          names = {'sin', 'g'};
          z = x;
          for k = 1:2
            z = feval(names{k}, z);
          end
        end
        function b = g(a)
          b = a ^ 2;
        end
      </c:before>
      <c:after>
        function z = f(x)
          names = {'sin', 'g'};
          z = x;
          for k = 1:2
            z = f_call_named(names{k}, z);
          end
        end

        function b = g(a)
          b = a^2;
        end

        function value = f_call_named(name, argument1)
          if strcmp(name, 'sin')
            value = sin(argument1);
          elseif strcmp(name, 'g')
            value = g(argument1);
          else
            error('Adjoinery:functionName', '%s is none of the functions that text in the program names.', name);
          end
        end
      </c:after>
    </c:case>
    <c:case>
      <c:before>
        function z = f(x, name)
          z = feval(name, x);
        end
      </c:before>
      <c:after>
        function z = f(x, name)
          z = feval(name, x);
        end
      </c:after>
    </c:case>
  </c:contract>
  <xsl:include href="../../lib/build.xsl"/>
  <xsl:include href="../../lib/build-lists.xsl"/>
  <xsl:include href="../../lib/free-name.xsl"/>
  <xsl:include href="../../lib/text-choice.xsl"/>
  <xsl:mode on-no-match="shallow-copy" on-multiple-match="fail"/>

  <xsl:template match="adimat" as="element(adimat)">
    <xsl:variable name="calls" as="element(call)*" select="let $holds := local:holds-handles(.) return .//call[local:is-named(.)][@ada:only-text or not($holds)]"/>
    <xsl:copy copy-namespaces="yes">
      <xsl:copy-of select="@*"/>
      <xsl:apply-templates>
        <xsl:with-param name="calls" tunnel="yes" select="$calls"/>
        <xsl:with-param name="names" tunnel="yes" select="text:names($calls, free:taken(.//id), '_call_named')"/>
      </xsl:apply-templates>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="master-tree/function-list" as="element(function-list)">
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:copy>
      <xsl:apply-templates select="@*, node()"/>
      <xsl:for-each-group select="$calls" group-by="text:key(.)">
        <xsl:call-template name="text:function">
          <xsl:with-param name="name" select="$names(current-grouping-key())"/>
          <xsl:with-param name="calls" select="true()"/>
        </xsl:call-template>
      </xsl:for-each-group>
    </xsl:copy>
  </xsl:template>

  <xsl:template match="call[local:is-named(.)]" as="element(call)">
    <xsl:param name="names" as="map(*)" tunnel="yes"/>
    <xsl:param name="calls" as="element(call)*" tunnel="yes"/>
    <xsl:choose>
      <xsl:when test="exists(. intersect $calls)">
        <xsl:call-template name="text:call">
          <xsl:with-param name="name" select="$names(text:key(.))"/>
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise>
        <xsl:next-match/>
      </xsl:otherwise>
    </xsl:choose>
  </xsl:template>

  <!-- Of what nothing fits, nothing can be called. -->
  <xsl:template match="call[@ada:patterns][not(@ada:names)][local:is-active(.)]" as="element(call)">
    <xsl:sequence select="text:report(.)"/>
    <xsl:next-match/>
  </xsl:template>

  <xsl:function name="local:is-named" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="exists($call/@ada:names) and local:is-active($call)"/>
  </xsl:function>

  <!-- Calls without active values stay as they were, unless they may use variables that functions share. -->
  <xsl:function name="local:is-active" as="xs:boolean">
    <xsl:param name="call" as="element(call)"/>
    <xsl:sequence select="exists($call[id = 'feval'][@ada:strict or param-list/*[position() gt 1]/descendant-or-self::var/@ada:active])"/>
  </xsl:function>

  <!-- Whether handles are left that may come where the text does: those are not that are made of text. -->
  <xsl:function name="local:holds-handles" as="xs:boolean">
    <xsl:param name="tree" as="element(adimat)"/>
    <xsl:sequence select="exists($tree//(function-handle | anonymous-function)[not(ancestor::function[@ada:names])][not(parent::param-list/parent::call[not(@ada:is = 'user')])])"/>
  </xsl:function>
</xsl:stylesheet>
